import { createHash } from 'node:crypto';

import type { Content } from '../http/bodyContent';
import { Fault } from '../http/errors/fault';
import { ImportProblem } from './rules/problems';

/** What was written once to be checked, and is written anew whenever it is opened: the same, or no whole. */
export interface ChecksummedContent extends Content {
	/** How often all of it was handed on. */
	readonly timesWhole: () => number;
}

interface Seal {
	readonly bytes: number;
	readonly digest: string;
}

const HASH = 'sha256';

/**
 * Writes something for the first time, and remembers its length and its hash.
 *
 * @param again writes it anew
 */
export async function checksummedContent(
	first: AsyncIterable<string>,
	again: () => AsyncIterable<string>,
): Promise<ChecksummedContent> {
	const hash = createHash(HASH);
	let bytes = 0;
	for await (const piece of first) {
		const chunk = Buffer.from(piece);
		bytes += chunk.length;
		hash.update(chunk);
	}
	const seal = { bytes, digest: hash.digest('hex') };
	let whole = 0;
	const open = async function* () {
		yield* unbroken(again(), seal);
		whole += 1;
	};
	return { bytes, open, timesWhole: () => whole };
}

/**
 * Holds each piece back until the next byte is there, so that the last byte follows the verdict. A piece
 * without a byte shows nothing and is skipped.
 */
async function* unbroken(
	pieces: AsyncIterable<string>,
	{ bytes, digest }: Seal,
): AsyncGenerator<Uint8Array> {
	const hash = createHash(HASH);
	let left = bytes;
	let held: Uint8Array | undefined;
	try {
		for await (const piece of pieces) {
			const chunk = Buffer.from(piece);
			if (chunk.length === 0) continue;
			left -= chunk.length;
			if (left < 0) break;
			hash.update(chunk);
			if (held) yield held;
			held = chunk;
		}
	} catch (error) {
		// What could be read before cannot be any more.
		throw error instanceof Fault ? error : changed();
	}
	if (left !== 0 || hash.digest('hex') !== digest) throw changed();
	if (held) yield held;
}

function changed(): ImportProblem {
	return ImportProblem.of({ code: 'changed', of: null });
}
