import type { Stream } from '../readBody';
import type { SplitPiece } from './jsonArraySplitter';
import type { StoreBytes } from './spool';
import { PART_BYTES, MemorySpool, GzipSpool } from './spool';
import { takeTurns } from '../../base/async/eventLoop';

/** The text of some elements of a list of rows, with commas between. */
export interface RowText {
	readonly list: number;
	readonly text: string;
}

// So few that their rows are soon forgotten, before they count as what stays, and nobody waits long for a turn.
const BYTES_AT_ONCE = 2 ** 15;
const COMMA = Buffer.from(',');

/** A part of the spool: the list it is from, and the bytes of what is read at once. */
interface Part {
	readonly list: number;
	readonly lengths: number[];
}

/** Rows that wait to be read, once or several times, as the text that they came as. */
export class RowBuffer {
	private readonly spool: GzipSpool | MemorySpool;
	private readonly parts: Part[] = [];
	private partBytes = 0;

	/** @param keep where they wait; without it they stay in memory as they are */
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
		const isMore = open < BYTES_AT_ONCE;
		let length = isMore ? open : 0;
		for (const bytes of isMore ? [COMMA, ...parts] : parts) {
			await this.spool.write(bytes);
			this.partBytes += bytes.length;
			length += bytes.length;
		}
		if (isMore) part.lengths.pop();
		part.lengths.push(length);
	}

	/** Called when all was written. */
	async end(): Promise<void> {
		this.partBytes = 0;
		await this.spool.endPart();
	}

	/** All that was written, some elements at a time. */
	async *texts(): AsyncGenerator<RowText> {
		const giveWay = takeTurns();
		let index = 0;
		for await (const bytes of this.spool.read()) {
			const { list = 0, lengths = [] } = this.parts[index++] ?? {};
			for await (const some of inLengths(bytes, lengths)) {
				yield { list, text: some.toString() };
				await giveWay();
			}
		}
	}
}

/** The same bytes in pieces of these lengths. */
async function* inLengths(
	stream: Stream | Iterable<Uint8Array>,
	lengths: readonly number[],
): AsyncGenerator<Buffer> {
	let waiting: Uint8Array[] = [];
	let missing = 0;
	let index = 0;
	for await (const chunk of stream) {
		let from = 0;
		while (from < chunk.length) {
			if (waiting.length === 0) missing = lengths[index++] ?? chunk.length;
			const some = chunk.subarray(from, from + missing);
			waiting.push(some);
			from += some.length;
			missing -= some.length;
			if (missing > 0) continue;
			yield Buffer.concat(waiting);
			waiting = [];
		}
	}
}
