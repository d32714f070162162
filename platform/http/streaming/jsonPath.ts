import { tryParseJson } from '../../base/json/json';

/** Matches any element of a list. */
export const WILDCARD = null;

/** A path in a reply: the names that lead to a value, with WILDCARD for the elements of a list. */
export type JsonPath = ReadonlyArray<string | typeof WILDCARD>;

/** Whether a path matches a pattern. */
export function matchesPath(place: JsonPath, path: JsonPath): boolean {
	if (place.length !== path.length) return false;
	for (let i = 0; i < place.length; i++) if (place[i] !== path[i]) return false;
	return true;
}

/** Decodes a name as JSON writes it between quotes, where any letter may be escaped. */
export function readName(written: string): string {
	if (!written.includes('\\')) return written;
	const name = tryParseJson(`"${written}"`);
	return typeof name === 'string' ? name : '';
}
