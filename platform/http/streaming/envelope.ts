import type { Stream } from '../readBody';
import { MOST_MEGABYTES_OF_TEXT } from '../readBody';
import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';
import { readJsonBody } from '../reply/parseReply';
import type { JsonPath } from './jsonPath';
import { matchesPath, WILDCARD } from './jsonPath';
import type { StoreBytes } from './spool';
import { isRecord, listOf, parseJson } from '../../base/json/json';
import { JsonArraySplitter } from './jsonArraySplitter';
import { RowBuffer } from './rowBuffer';
import { MEGABYTE } from '../../base/megabyte';

/** Consecutive elements of a list of rows. */
export interface Batch {
	/** The index of their list, as in the envelope. */
	readonly list: number;
	readonly elements: readonly unknown[];
}

/** A downloaded result whose buffered rows can be read repeatedly. */
export interface ReceivedReply {
	/** The result without its rows: each list of rows is replaced by its index. */
	readonly envelope: unknown;
	/** @throws Fault `brokenReply` if the rows are not JSON, `stopped` if the signal was aborted */
	readonly batches: () => AsyncGenerator<Batch>;
	/** The complete result, in memory. @throws Fault `tooLarge`, or as `readJsonBody` does */
	readonly whole: () => Promise<unknown>;
}

/** Options for receiving a result. */
export interface ReceiveOptions {
	/** The paths of the lists of rows. */
	readonly rows: readonly JsonPath[];
	/** Where rows are buffered; undefined for small results, whose rows stay in memory. */
	readonly keep: StoreBytes | undefined;
	/** Secrets to mask if the reply reports an error. */
	readonly secrets: readonly string[];
	/** Aborts the reading. */
	readonly signal?: AbortSignal | undefined;
}

/**
 * Splits a result into its envelope and its rows while it arrives. Column headers follow the rows
 * that they describe, so rows are buffered; memory holds the envelope and a few rows.
 *
 * @throws Fault if the reply is truncated, is no JSON, nests too deep or reports an error
 */
export async function receive(
	stream: Stream,
	facts: ErrorFacts,
	{ rows, keep: store, secrets, signal }: ReceiveOptions,
): Promise<ReceivedReply> {
	const splitter = new JsonArraySplitter(rows, facts);
	const rowBuffer = new RowBuffer(store);
	for await (const { buffer, byteOffset, length } of stream) {
		const pieces = splitter.write(Buffer.from(buffer, byteOffset, length));
		for (const piece of pieces) await rowBuffer.write(piece);
		checkSize(splitter.heldBytes, facts);
	}
	splitter.end();
	await rowBuffer.end();
	const { around: envelopeParts } = splitter;
	const envelopeText = envelopeParts.reduce((text, more, index) => `${text}${index - 1}${more}`);

	async function* texts() {
		for await (const text of rowBuffer.texts()) {
			if (signal?.aborted) throw new Fault('stopped', facts);
			yield text;
		}
	}
	async function* batches() {
		for await (const { list, text } of texts()) yield { list, elements: elementsIn(text, facts) };
	}
	const readAll = async () => {
		const lists = envelopeParts.slice(1).map((): unknown[] => []);
		let length = envelopeText.length;
		for await (const { list, text } of texts()) {
			length += text.length;
			checkSize(length, facts);
			// Pushed one by one: spread arguments have a limit.
			for (const element of elementsIn(text, facts)) lists[list]?.push(element);
		}
		return withLists(readJsonBody(envelopeText, facts, secrets), [], rows, lists);
	};
	return { envelope: readJsonBody(envelopeText, facts, secrets), batches, whole: readAll };
}

function elementsIn(text: string, facts: ErrorFacts): readonly unknown[] {
	try {
		return listOf(parseJson(`[${text}]`));
	} catch (error) {
		throw error instanceof SyntaxError ? new Fault('brokenReply', facts) : error;
	}
}

/** The envelope with the elements of each list of rows in the place of its index. */
function withLists(
	value: unknown,
	path: JsonPath,
	places: readonly JsonPath[],
	lists: readonly unknown[][],
): unknown {
	// No list of rows lies deeper.
	if (places.every(({ length }) => length < path.length)) return value;
	if (Array.isArray(value)) {
		const isList = places.some((place) => matchesPath(place, path));
		if (isList) return lists[Number(value[0])] ?? [];
		return value.map((one) => withLists(one, [...path, WILDCARD], places, lists));
	}
	if (!isRecord(value)) return value;
	const members = Object.entries(value).map(
		([name, member]) => [name, withLists(member, [...path, name], places, lists)] as const,
	);
	return Object.fromEntries(members);
}

function checkSize(bytes: number, facts: ErrorFacts): void {
	if (bytes <= MOST_MEGABYTES_OF_TEXT * MEGABYTE) return;
	throw new Fault('tooLarge', { ...facts, megabytes: MOST_MEGABYTES_OF_TEXT });
}
