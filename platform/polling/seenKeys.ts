import { createHash } from 'node:crypto';

const KEY_LENGTH = 10;

/**
 * The maximum number of remembered keys; about 400 KB of the workflow's static data, or 600 KB where
 * records have an ID and a reference.
 */
export const MOST_KEYS = 20_000;

/** The number of remembered keys if unseen ones are unlikely to return; about 45 KB, or 75 KB. */
export const ENOUGH_KEYS = 2_500;

/**
 * What a trigger has seen: a short key for each entry, with a word about it. It is stored as texts
 * that start with the key, the latest last.
 */
export type SeenKeys = ReadonlyMap<string, string>;

/** A short hash of a text. */
export function seenKeyOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, KEY_LENGTH);
}

/** Reads stored keys. */
export function readSeenKeys(stored: readonly string[]): Map<string, string> {
	return new Map(stored.map((text) => [text.slice(0, KEY_LENGTH), text.slice(KEY_LENGTH)]));
}

/**
 * Updates the keys for storage. Keys that were not seen this time stay while there is room: such
 * entries may return, and are then not new.
 *
 * @param room the number of keys to keep; keys that were seen this time always stay
 */
export function writeSeenKeys(before: SeenKeys, seen: SeenKeys, room = MOST_KEYS): string[] {
	const missing = [...before].filter(([key]) => !seen.has(key));
	const most = Math.min(Math.max(room, seen.size), MOST_KEYS);
	return [...missing, ...seen].slice(-most).map(([key, word]) => key + word);
}
