// An estimate from the first few rows may be far off.
const FASTEST_GROWTH = 8;
const RESERVE = 1.05;

/** Text that is written bit by bit, in one buffer: joining parts at the end would need it twice. */
export class GrowingFile {
	private buffer: Buffer = Buffer.alloc(0);
	private used = 0;

	/** Appends text; `progress` says how much of the whole is written with it, from 0 to 1. */
	append(text: string, progress: number): void {
		const needed = this.used + Buffer.byteLength(text);
		if (needed > this.buffer.length) this.grow(needed, progress);
		this.used += this.buffer.write(text, this.used);
	}

	/** What is written so far. */
	bytes(): Buffer {
		return this.buffer.subarray(0, this.used);
	}

	private grow(needed: number, progress: number): void {
		const expected = Math.min(needed / progress, needed * FASTEST_GROWTH) * RESERVE;
		const larger = Buffer.allocUnsafeSlow(Math.ceil(expected));
		this.buffer.copy(larger, 0, 0, this.used);
		this.buffer = larger;
	}
}
