import type { Endpoint } from '../endpointRow';
import { declaredEndpoints } from './declared';
import type { KnownEndpoint } from './endpoint';
import { callOf } from './endpoint';
import type { ObservedEffect, ObservedRow } from './observedRow';
import { OBSERVED } from './observed';

let all: ReadonlyMap<string, KnownEndpoint> | undefined;

/** All known endpoints of the platform by method and path, sorted by name. */
export function knownEndpoints(): ReadonlyMap<string, KnownEndpoint> {
	all ??= new Map(
		[...declaredEndpoints(), ...OBSERVED.map(fromObserved)]
			.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
			.map((one) => [one.id, one]),
	);
	return all;
}

/** The endpoint of a method and path, of a name, or of the method and path of an earlier release. */
export function knownEndpoint(input: string): KnownEndpoint | undefined {
	const all = knownEndpoints();
	return all.get(input) ?? endpointNamed(input, [...all.values()]);
}

/** The endpoint with a name, or with the method and path of an earlier release. */
export function endpointNamed(
	input: string,
	endpoints: readonly KnownEndpoint[],
): KnownEndpoint | undefined {
	return (
		endpoints.find(({ name }) => name === input) ??
		endpoints.find(({ renamedFrom }) => renamedFrom === input)
	);
}

/** The endpoints whose name, method and path contain all typed words, in any order. */
export function findEndpoints(typed: string): KnownEndpoint[] {
	const words = typed.toLowerCase().split(/\s+/);
	return [...knownEndpoints().values()].filter(({ id, name, reply }) => {
		const text = `${name} ${id} ${reply === 'records' ? 'list' : ''}`.toLowerCase();
		return words.every((word) => text.includes(word));
	});
}

const EFFECTS: Readonly<Record<ObservedEffect, Partial<Endpoint>>> = {
	reads: { onlyReads: true },
	changes: { idempotent: false },
	starts: { idempotent: false, startsJob: true },
};

/** Completes an observed endpoint with what its path shows. */
export function fromObserved([id, name, effect, history]: ObservedRow): KnownEndpoint {
	const { method, path } = callOf(id);
	return {
		id,
		name,
		method,
		path,
		what: `"${name}"`,
		isBeyond: true,
		...shapeOf(path),
		...EFFECTS[effect],
		...history,
	};
}

/**
 * The reply formats of the standard operations (docs/platform.md, Standard configuration
 * resources).
 */
const SHAPES: ReadonlyArray<readonly [RegExp, Pick<Endpoint, 'reply' | 'paged' | 'givesToken'>]> = [
	[/\/search\.json$/, { reply: 'records', paged: true }],
	[/\/exists\.json$/, { reply: 'verdict' }],
	[/\/remove\.json$/, { reply: 'deleted' }],
	[/\/download\.json$/, { reply: 'file' }],
	[/\/get_\w*token\.json$/, { reply: 'either', givesToken: true }],
];

function shapeOf(path: string): (typeof SHAPES)[number][1] {
	return SHAPES.find(([ending]) => ending.test(path))?.[1] ?? { reply: 'either' };
}
