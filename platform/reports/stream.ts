import { sleep } from 'n8n-workflow';

import type { Chunks } from '../client/body';
import { listOf, parseJson } from '../client/values/json';
import { Splitter } from './split';

/** Some elements of a report's `data`. */
export interface Batch {
	/** The number of the list they are from, as in the frame. */
	readonly list: number;
	readonly elements: readonly unknown[];
	/** How much of the result is read, from 0 to 1. */
	readonly progress: number;
}

/** The text of a result without its rows: each list of rows holds its own number instead. */
export async function readFrame(chunks: Chunks): Promise<string> {
	const splitter = new Splitter();
	for await (const { text } of partsOf(chunks)) splitter.write(text);
	return splitter.frame;
}

/**
 * Reads the rows of a result, without ever holding more than a few.
 *
 * @throws SyntaxError when they are not JSON
 */
export async function* readElements(chunks: Chunks): AsyncGenerator<Batch> {
	const splitter = new Splitter();
	for await (const { text, progress } of partsOf(chunks)) {
		for (const piece of splitter.write(text)) {
			yield { list: piece.list, elements: listOf(parseJson(`[${piece.text}]`)), progress };
		}
	}
}

const PART_BYTES = 65_536;

// After this many bytes others get their turn: reading is work for the processor, not waiting.
const TURN_BYTES = 1_000_000;

async function* partsOf(chunks: Chunks) {
	const decoder = new TextDecoder();
	const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
	let read = 0;
	let turnEnds = TURN_BYTES;
	for (const chunk of chunks) {
		for (let at = 0; at < chunk.length; at += PART_BYTES) {
			const part = chunk.subarray(at, at + PART_BYTES);
			read += part.length;
			yield { text: decoder.decode(part, { stream: true }), progress: read / size };
			if (read < turnEnds) continue;
			turnEnds = read + TURN_BYTES;
			await sleep(0);
		}
	}
}
