import type { Stream } from './body';
import { MEGABYTE, MOST_MEGABYTES_OF_TEXT } from './body';
import type { Facts } from './faults';
import { Fault } from './faults';
import { readJsonBody } from './reply';
import type { Keep } from './spool';
import { PART_BYTES, Pile, Spool } from './spool';
import { listOf, parseJson } from './values/json';
import { takeTurns } from './values/turns';
import type { RowLists } from './split';
import { Splitter } from './split';

/** Some elements of a list of rows. */
export interface Batch {
	/** The number of the list they are from, as in the frame. */
	readonly list: number;
	readonly elements: readonly unknown[];
}

/** A downloaded result whose rows wait to be read, once or several times. */
export interface Received {
	/** The result without its rows: each list of rows holds its own number instead. */
	readonly frame: unknown;
	/** @throws Fault `cutReply` when the rows are not JSON, `stopped` when the work was ended */
	readonly batches: () => AsyncGenerator<Batch>;
	/** The result as it came, all of it in memory. @throws Fault `tooLarge`, or as `readJsonBody` does */
	readonly whole: () => Promise<unknown>;
}

/** What reading a result takes beside it. */
export interface Reception {
	/** Where the rows are. */
	readonly rows: RowLists;
	/** Where the rows wait; where little is to come, they wait as they are. */
	readonly keep: Keep | undefined;
	/** What must not show when the reply reports an error. */
	readonly secrets: readonly string[];
	/** Ends the reading. */
	readonly signal?: AbortSignal | undefined;
}

// So few that their rows are soon forgotten, before they count as what stays, and nobody waits long for a turn.
const LETTERS_AT_ONCE = 2 ** 15;
// Between elements, where no JSON can have it.
const SEPARATOR = '\u001e';
const END_OF_PIECE = Buffer.from(SEPARATOR);

/**
 * Takes a result apart while it comes. Headers come after the rows that they describe, so that rows
 * have to wait: memory holds the frame, and a few rows.
 *
 * @throws Fault when the reply ends in the middle, is no JSON or reports an error
 */
export async function receive(
	stream: Stream,
	facts: Facts,
	{ rows, keep, secrets, signal }: Reception,
): Promise<Received> {
	const splitter = new Splitter(rows);
	const spool = keep ? new Spool(keep) : new Pile();
	/** The number of the list that each part of the spool is from. */
	const lists: number[] = [];
	let size = 0;
	for await (const { buffer, byteOffset, length } of stream) {
		for (const { list, parts } of splitter.write(Buffer.from(buffer, byteOffset, length))) {
			if (parts.length === 0) continue;
			if (size >= PART_BYTES || lists.at(-1) !== list) {
				await spool.endPart();
				lists.push(list);
				size = 0;
			}
			for (const part of [...parts, END_OF_PIECE]) {
				await spool.write(part);
				size += part.length;
			}
		}
		checkSize(splitter.heldBytes, facts);
	}
	await spool.endPart();
	const { around } = splitter;
	const frame = around.reduce((text, more, index) => `${text}${index - 1}${more}`);

	async function* texts() {
		let index = 0;
		for await (const part of spool.read()) {
			const list = lists[index++] ?? 0;
			for await (const text of elementsOf(part)) {
				if (signal?.aborted) throw new Fault('stopped', facts);
				yield { list, text };
			}
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
	return { frame: readJsonBody(frame, facts, secrets), batches, whole };
}

/** The text of some elements at a time, with commas between. */
async function* elementsOf(part: Stream | Iterable<Uint8Array>): AsyncGenerator<string> {
	const giveWay = takeTurns();
	const decoder = new TextDecoder();
	let text = '';
	let least = LETTERS_AT_ONCE;
	for await (const chunk of part) {
		text += decoder.decode(chunk, { stream: true });
		if (text.length < least) continue;
		const end = text.lastIndexOf(SEPARATOR);
		// An element as long as that is not looked for its end again and again.
		least = end < 0 ? 2 * text.length : LETTERS_AT_ONCE;
		if (end < 0) continue;
		yield text.slice(0, end).replaceAll(SEPARATOR, ',');
		text = text.slice(end + 1);
		await giveWay();
	}
	yield text.slice(0, -1).replaceAll(SEPARATOR, ',');
}

function elementsIn(text: string, facts: Facts): readonly unknown[] {
	try {
		return listOf(parseJson(`[${text}]`));
	} catch (error) {
		throw error instanceof SyntaxError ? new Fault('cutReply', facts) : error;
	}
}

function checkSize(bytes: number, facts: Facts): void {
	if (bytes <= MOST_MEGABYTES_OF_TEXT * MEGABYTE) return;
	throw new Fault('tooLarge', { ...facts, megabytes: MOST_MEGABYTES_OF_TEXT });
}
