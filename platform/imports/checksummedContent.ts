import { createHash } from 'node:crypto';

import type { Content } from '../http/bodyContent';
import { Fault } from '../http/errors/fault';
import { ImportProblem } from './rules/problems';

/**
 * Content that is regenerated on each read, and fails if its length or SHA-256 differs from the
 * version that was checked.
 */
export interface ChecksummedContent extends Content {
	/** How many times the content was read to its end. */
	readonly timesWhole: () => number;
}

interface Seal {
	readonly bytes: number;
	readonly digest: string;
}

const HASH = 'sha256';

/**
 * Reads the content once to record its length and SHA-256.
 *
 * @param again regenerates it
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
 * Yields each chunk only after the next one has arrived, so that the last byte is sent after the
 * checksum was verified. Empty chunks are skipped.
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
		// The first pass read the same source without an error, so the source has changed.
		throw error instanceof Fault ? error : changed();
	}
	if (left !== 0 || hash.digest('hex') !== digest) throw changed();
	if (held) yield held;
}

function changed(): ImportProblem {
	return ImportProblem.of({ code: 'changed', of: null });
}
