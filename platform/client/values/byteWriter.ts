import { takeTurns } from './turns';

const BLOCK = 1 << 22;
// For the words around a file.
const ROOM = 1 << 16;

/** Bytes that are written where they stay, as long as there are no more of them than expected. */
export class ByteWriter {
	private readonly full: Buffer[] = [];
	private block: Buffer;
	private length = 0;

	/** @param expected the number of bytes: memory that is not written to is not taken */
	constructor(expected: number) {
		this.block = Buffer.allocUnsafeSlow(expected + ROOM);
	}

	write(content: Buffer | string): void {
		const most = typeof content === 'string' ? content.length * 3 : content.length;
		if (this.length + most > this.block.length) this.begin(most);
		this.length +=
			typeof content === 'string'
				? this.block.write(content, this.length)
				: content.copy(this.block, this.length);
	}

	/** All that was written. */
	async finish(): Promise<Buffer> {
		const last = this.block.subarray(0, this.length);
		return this.full.length === 0 ? last : await join([...this.full, last]);
	}

	private begin(least: number): void {
		this.full.push(this.block.subarray(0, this.length));
		this.block = Buffer.allocUnsafeSlow(Math.max(BLOCK, least));
		this.length = 0;
	}
}

/** Puts buffers together, in turns: to copy a large one takes a while. */
async function join(buffers: readonly Buffer[]): Promise<Buffer> {
	const giveWay = takeTurns();
	const all = Buffer.allocUnsafeSlow(buffers.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const buffer of buffers) {
		for (let from = 0; from < buffer.length; from += BLOCK) {
			at += buffer.copy(all, at, from, from + BLOCK);
			await giveWay();
		}
	}
	return all;
}
