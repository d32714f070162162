import { tryParseJson } from '../../base/json/json';

/** Stands for any element of a list. */
export const WILDCARD = null;

/** Where in a reply something is: the names that lead to it, and EACH for the element of a list. */
export type JsonPath = ReadonlyArray<string | typeof WILDCARD>;

/** Whether a path leads to a place. */
export function matchesPath(place: JsonPath, path: JsonPath): boolean {
	if (place.length !== path.length) return false;
	for (let i = 0; i < place.length; i++) if (place[i] !== path[i]) return false;
	return true;
}

/** The name that JSON writes so between its quotes, where escapes may stand for any of its letters. */
export function readName(written: string): string {
	if (!written.includes('\\')) return written;
	const name = tryParseJson(`"${written}"`);
	return typeof name === 'string' ? name : '';
}
