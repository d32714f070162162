import type { Stream } from '../readBody';
import { MEGABYTE, MOST_MEGABYTES_OF_TEXT } from '../readBody';
import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';
import { readJsonBody } from '../reply/parseReply';
import type { JsonPath } from './jsonPath';
import type { StoreBytes } from './spool';
import { listOf, parseJson } from '../../base/json/json';
import { JsonArraySplitter } from './jsonArraySplitter';
import { RowBuffer } from './rowBuffer';

/** Some elements of a list of rows. */
export interface Batch {
	/** The number of the list they are from, as in the frame. */
	readonly list: number;
	readonly elements: readonly unknown[];
}

/** A downloaded result whose rows wait to be read, once or several times. */
export interface ReceivedReply {
	/** The result without its rows: each list of rows holds its own number instead. */
	readonly envelope: unknown;
	/** @throws Fault `brokenReply` when the rows are not JSON, `stopped` when the work was ended */
	readonly batches: () => AsyncGenerator<Batch>;
	/** The result as it came, all of it in memory. @throws Fault `tooLarge`, or as `readJsonBody` does */
	readonly whole: () => Promise<unknown>;
}

/** What reading a result takes beside it. */
export interface ReceiveOptions {
	/** Where the lists of rows are. */
	readonly rows: readonly JsonPath[];
	/** Where the rows wait; where little is to come, they wait as they are. */
	readonly keep: StoreBytes | undefined;
	/** What must not show when the reply reports an error. */
	readonly secrets: readonly string[];
	/** Ends the reading. */
	readonly signal?: AbortSignal | undefined;
}

/**
 * Takes a result apart while it comes. Headers come after the rows that they describe, so that rows
 * have to wait: memory holds the frame, and a few rows.
 *
 * @throws Fault when the reply ends in the middle, is no JSON, nests too deep or reports an error
 */
export async function receive(
	stream: Stream,
	facts: ErrorFacts,
	{ rows, keep, secrets, signal }: ReceiveOptions,
): Promise<ReceivedReply> {
	const splitter = new JsonArraySplitter(rows, facts);
	const waiting = new RowBuffer(keep);
	for await (const { buffer, byteOffset, length } of stream) {
		const pieces = splitter.write(Buffer.from(buffer, byteOffset, length));
		for (const piece of pieces) await waiting.write(piece);
		checkSize(splitter.heldBytes, facts);
	}
	splitter.end();
	await waiting.end();
	const { around } = splitter;
	const frame = around.reduce((text, more, index) => `${text}${index - 1}${more}`);

	async function* texts() {
		for await (const text of waiting.texts()) {
			if (signal?.aborted) throw new Fault('stopped', facts);
			yield text;
		}
	}
	async function* batches() {
		for await (const { list, text } of texts()) yield { list, elements: elementsIn(text, facts) };
	}
	const whole = async () => {
		const inside = around.map((): string[] => []);
		let length = frame.length;
		for await (const { list, text } of texts()) {
			length += text.length;
			checkSize(length, facts);
			inside[list]?.push(text);
		}
		const text = around.map((before, list) => before + (inside[list]?.join(',') ?? '')).join('');
		return readJsonBody(text, facts, secrets);
	};
	return { envelope: readJsonBody(frame, facts, secrets), batches, whole };
}

function elementsIn(text: string, facts: ErrorFacts): readonly unknown[] {
	try {
		return listOf(parseJson(`[${text}]`));
	} catch (error) {
		throw error instanceof SyntaxError ? new Fault('brokenReply', facts) : error;
	}
}

function checkSize(bytes: number, facts: ErrorFacts): void {
	if (bytes <= MOST_MEGABYTES_OF_TEXT * MEGABYTE) return;
	throw new Fault('tooLarge', { ...facts, megabytes: MOST_MEGABYTES_OF_TEXT });
}
