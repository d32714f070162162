import { createHash } from 'node:crypto';

const KEY_LENGTH = 10;

/** The most entries that are remembered; about 400 KB of n8n's data of a workflow. */
export const MOST_KEYS = 20_000;

/** As many are remembered where what was not seen this time is hardly seen again; about 45 KB. */
export const ENOUGH_KEYS = 2_500;

/**
 * What a trigger has seen already: a short key for each thing, and a word about it. Written as
 * texts, the key first, the latest last.
 */
export type SeenKeys = ReadonlyMap<string, string>;

/** A key that stands for a text of any length. */
export function seenKeyOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, KEY_LENGTH);
}

/** Reads what was written before. */
export function readSeenKeys(written: readonly string[]): Map<string, string> {
	return new Map(written.map((text) => [text.slice(0, KEY_LENGTH), text.slice(KEY_LENGTH)]));
}

/**
 * What is known after something was seen, ready to be stored. What was not seen this time stays as
 * long as there is room: it may come back, and is not new then.
 *
 * @param room for this many there is room; what was seen this time stays in any case
 */
export function writeSeenKeys(before: SeenKeys, seen: SeenKeys, room = MOST_KEYS): string[] {
	const missing = [...before].filter(([key]) => !seen.has(key));
	const most = Math.min(Math.max(room, seen.size), MOST_KEYS);
	return [...missing, ...seen].slice(-most).map(([key, word]) => key + word);
}
