import { tryParseJson } from './values/json';

/** Stands for any element of a list. */
export const EACH = null;

/** Where in a reply something is: the names that lead to it, and EACH for the element of a list. */
export type JsonPlace = ReadonlyArray<string | typeof EACH>;

/** Whether a path leads to a place. */
export function isAt(place: JsonPlace, path: JsonPlace): boolean {
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
