import type { Endpoint } from '../endpointRow';
import { declaredEndpoints } from './declared';
import type { KnownEndpoint } from './endpoint';
import { endpointId } from './endpoint';
import type { ObservedEffect, Observed } from './observed';
import { observedEndpoints } from './observed';

let all: ReadonlyMap<string, KnownEndpoint> | undefined;

/** All known endpoints of the platform by method and path, sorted by name. */
export function knownEndpoints(): ReadonlyMap<string, KnownEndpoint> {
	all ??= new Map(
		[...declaredEndpoints(), ...observedEndpoints().map(fromObserved)]
			.sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id))
			.map((one) => [one.id, one]),
	);
	return all;
}

/** The endpoint of a method and path, or of a name. */
export function knownEndpoint(input: string): KnownEndpoint | undefined {
	const all = knownEndpoints();
	return all.get(input) ?? [...all.values()].find(({ name }) => name === input);
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
function fromObserved({ method, path, name, effect }: Observed): KnownEndpoint {
	return {
		id: endpointId(method, path),
		name,
		method,
		path,
		what: `"${name}"`,
		isBeyond: true,
		...shapeOf(path),
		...EFFECTS[effect],
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
