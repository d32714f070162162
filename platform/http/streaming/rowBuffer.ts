import type { Stream } from '../readBody';
import type { SplitPiece } from './jsonArraySplitter';
import type { StoreBytes } from './spool';
import { PART_BYTES, MemorySpool, GzipSpool } from './spool';
import { takeTurns } from '../../base/async/eventLoop';

/** The text of some elements of a list of rows, separated by commas. */
interface RowText {
	readonly list: number;
	readonly text: string;
}

// A size at which the rows of a piece are garbage-collected early, and at which other work does not
// wait long.
const BYTES_AT_ONCE = 2 ** 15;
const COMMA = Buffer.from(',');

/** A part of the spool: the list it belongs to, and the lengths of its pieces. */
interface Part {
	readonly list: number;
	readonly lengths: number[];
}

/** Buffers rows as the received text; they can be read repeatedly. */
export class RowBuffer {
	private readonly spool: GzipSpool | MemorySpool;
	private readonly parts: Part[] = [];
	private partBytes = 0;

	/** @param keep where rows are stored; undefined to keep them in memory */
	constructor(keep: StoreBytes | undefined) {
		this.spool = keep ? new GzipSpool(keep) : new MemorySpool();
	}

	async write({ list, parts }: SplitPiece): Promise<void> {
		let part = this.parts.at(-1);
		if (part === undefined || part.list !== list || this.partBytes >= PART_BYTES) {
			await this.end();
			part = { list, lengths: [] };
			this.parts.push(part);
		}
		const open = part.lengths.at(-1) ?? BYTES_AT_ONCE;
		const continues = open < BYTES_AT_ONCE;
		let length = continues ? open : 0;
		for (const bytes of continues ? [COMMA, ...parts] : parts) {
			await this.spool.write(bytes);
			this.partBytes += bytes.length;
			length += bytes.length;
		}
		if (continues) part.lengths.pop();
		part.lengths.push(length);
	}

	/** Ends the writing. */
	async end(): Promise<void> {
		this.partBytes = 0;
		await this.spool.endPart();
	}

	/** Reads all rows, some elements at a time. */
	async *texts(): AsyncGenerator<RowText> {
		const yieldTurn = takeTurns();
		let index = 0;
		for await (const bytes of this.spool.read()) {
			const { list = 0, lengths = [] } = this.parts[index++] ?? {};
			for await (const piece of splitByLengths(bytes, lengths)) {
				yield { list, text: piece.toString() };
				await yieldTurn();
			}
		}
	}
}

/** Splits a stream into pieces of these lengths. */
async function* splitByLengths(
	stream: Stream | Iterable<Uint8Array>,
	lengths: readonly number[],
): AsyncGenerator<Buffer> {
	let pending: Uint8Array[] = [];
	let missing = 0;
	let index = 0;
	for await (const chunk of stream) {
		let from = 0;
		while (from < chunk.length) {
			if (pending.length === 0) missing = lengths[index++] ?? chunk.length;
			const piece = chunk.subarray(from, from + missing);
			pending.push(piece);
			from += piece.length;
			missing -= piece.length;
			if (missing > 0) continue;
			yield Buffer.concat(pending);
			pending = [];
		}
	}
}
