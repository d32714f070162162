import { effectOf } from '../endpointEffect';
import { catalogue } from '../index';
import type { EndpointOperation, Resource, SpecialOperation } from '../endpointRow';
import type { KnownEndpoint } from './endpoint';
import { callOf, endpointId, placesIn } from './endpoint';

/**
 * The endpoints that operations of the catalogue call, without duplicates; an operation with a
 * single call describes its endpoint best.
 */
export function declaredEndpoints(): KnownEndpoint[] {
	const called = catalogue.flatMap((resource) =>
		resource.operations.flatMap((one) => ('run' in one ? callsOf(resource, one) : [])),
	);
	const single = catalogue.flatMap((resource) =>
		resource.operations.flatMap((one) => ('run' in one ? [] : endpointsOf(resource, one))),
	);
	// The first entry of an endpoint counts. If one of several operations changes something with a
	// call, the call changes something.
	const byPriority = [...single, ...called.filter((one) => effectOf(one).changes), ...called];
	return [...new Map(byPriority.reverse().map((one) => [one.id, one])).values()];
}

/** The endpoints of an operation with several calls, by method and path. */
function callsOf(
	{ label }: Resource<string>,
	{ label: done, calls, changes, sendsFile }: SpecialOperation<string>,
): KnownEndpoint[] {
	const own = sendsFile ? { ownOperation: `${label} > ${done}` } : {};
	return calls.map((id) => {
		const { method, path } = callOf(id);
		const name = `${label}: ${lastWord(path)}`;
		const effect =
			method === 'GET'
				? changes === true && { idempotent: false }
				: changes === false && { startsJob: true as const };
		return {
			id,
			name,
			method,
			path,
			what: `"${name}"`,
			reply: 'either',
			isBeyond: false,
			...own,
			...effect,
		};
	});
}

/** The last word of a path, or the value after it: `analyticsimport/website.json` is "website". */
function lastWord(path: string): string {
	const [, last = '', place] = /(?<![^/{}])([^/{}]+)(?:\/\{(\w+)\})?$/.exec(path) ?? [];
	const word = last.replace('.json', '').replaceAll('_', ' ');
	return place === undefined ? word : `${word} by ${place}`;
}

/** A label within a sentence: in lower case, except for abbreviations. */
function inSentence(label: string): string {
	return label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}

/**
 * The endpoints of an operation with a single call, one for each choice that is part of the path.
 */
function endpointsOf({ label }: Resource<string>, operation: EndpointOperation): KnownEndpoint[] {
	const { fields, by = {}, label: done, ...row } = operation;
	const words = Object.values(by).map((word) => ({ as: word, labels: word }));
	return filledPaths(row.path, (place) => {
		if (place === 'by') return words;
		const field = fields.find((one) => one.kind === 'choice' && one.as === place);
		const options = field?.kind === 'choice' ? field.options : [];
		return options.map(({ value, sends, label: labels }) => ({ as: sends ?? value, labels }));
	}).map(({ path, labels: names }) => ({
		...row,
		path,
		id: endpointId(row.method, path),
		name: [`${label}: ${inSentence(done)}`, ...names].join(', '),
		isBeyond: row.isBeyond === true,
	}));
}

interface Choice {
	/** The word in the path. */
	readonly as: string;
	/** The label of the choice for users. */
	readonly labels: string;
}

interface FilledPath {
	readonly path: string;
	readonly labels: readonly string[];
}

/** A path with every combination of the choices that fill it; places for users' values stay. */
function filledPaths(path: string, choicesOf: (place: string) => readonly Choice[]): FilledPath[] {
	return placesIn(path).reduce<FilledPath[]>(
		(paths, place) => {
			const choices = choicesOf(place);
			if (choices.length === 0) return paths;
			return paths.flatMap((one) =>
				choices.map(({ as, labels }) => ({
					path: one.path.replace(`{${place}}`, as),
					labels: [...one.labels, labels],
				})),
			);
		},
		[{ path, labels: [] }],
	);
}
