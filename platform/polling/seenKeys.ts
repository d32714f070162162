import { createHash } from 'node:crypto';

const KEY_LENGTH = 10;

/** The most entries that are remembered; about 400 KB of n8n's data of a workflow. */
export const MOST_KEYS = 20_000;

/**
 * What a trigger has seen already: a short key for each thing, and a word about it. Written as
 * texts, the key first, the latest last.
 */
export type SeenKeys = ReadonlyMap<string, string>;

/** A key that stands for a text of any length. */
export function keyOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, KEY_LENGTH);
}

/** Reads what was written before. */
export function readSeenKeys(written: readonly string[]): Map<string, string> {
	return new Map(written.map((text) => [text.slice(0, KEY_LENGTH), text.slice(KEY_LENGTH)]));
}

/**
 * What is known after something was seen, ready to be stored. What was not seen this time stays as
 * long as there is room: it may come back, and is not new then.
 */
export function writeSeenKeys(before: SeenKeys, seen: SeenKeys): string[] {
	const missing = [...before].filter(([key]) => !seen.has(key));
	return [...missing, ...seen].slice(-MOST_KEYS).map(([key, word]) => key + word);
}
