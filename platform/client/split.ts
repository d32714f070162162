const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const LIST = [91, 93] as const;
const OBJECT = [123, 125] as const;

/** Which lists of a result hold its rows. */
export interface RowLists {
	/** Matches what stands before one: its name, and a colon. */
	readonly named: RegExp;
	/** How many lists and objects are open in it, with itself. */
	readonly depths: ReadonlySet<number>;
}

// More than the name of a list and the spaces around it take.
const LONGEST_NAME = 200;
const NONE = -1;

/** JSON text: whole elements of the nth list of rows, with commas between. */
export interface Piece {
	readonly list: number;
	/** One after the other: the beginning may have come earlier. */
	readonly parts: readonly Buffer[];
}

/**
 * Splits the text of a result into its frame and the elements of its lists of rows. It only looks
 * for where texts, lists and objects end; what lies between is left to JSON.parse, which is many
 * times as fast as any parser that is fed bit by bit.
 */
export class Splitter {
	/** What stands before the first list of rows, between them, and after the last. */
	readonly around: string[] = [''];
	/** Bytes of what is not handed on: the frame, and an element whose end is yet to come. */
	heldBytes = 0;
	private readonly decoder = new TextDecoder();
	private lists = 0;
	private depth = 0;
	/** The depth of the list of rows that is being read, or NONE. */
	private listDepth = NONE;
	private inText = false;
	private isEscaped = false;
	/** The last of the frame. */
	private tail = '';
	/** The beginning of an element whose end is yet to come. */
	private rest: Buffer[] = [];

	constructor(private readonly rows: RowLists) {}

	/** Takes the next part of the text, and returns what has become complete with it. */
	write(bytes: Buffer): Piece[] {
		const pieces: Piece[] = [];
		let start = 0;
		let lastComma = NONE;
		for (let i = this.inText ? this.skipText(bytes, 0) + 1 : 0; i < bytes.length; i++) {
			const code = bytes[i];
			if (code === QUOTE) i = this.skipText(bytes, i + 1);
			else if (code === COMMA) {
				if (this.depth === this.listDepth) lastComma = i;
			} else if (code === LIST[0] || code === OBJECT[0]) {
				this.depth++;
				if (code === LIST[0] && this.opensRows(bytes, start, i)) start = i + 1;
			} else if (code === LIST[1] || code === OBJECT[1]) {
				if (this.depth-- !== this.listDepth) continue;
				pieces.push(this.complete(bytes.subarray(start, i)));
				this.lists++;
				this.listDepth = NONE;
				start = i;
				lastComma = NONE;
			}
		}
		if (lastComma !== NONE) {
			pieces.push(this.complete(bytes.subarray(start, lastComma)));
			start = lastComma + 1;
		}
		this.heldBytes += bytes.length - start;
		if (this.listDepth === NONE) this.addToFrame(bytes.subarray(start));
		else this.rest.push(bytes.subarray(start));
		return pieces;
	}

	private complete(end: Buffer): Piece {
		for (const { length } of this.rest) this.heldBytes -= length;
		const parts = [...this.rest, end].filter(({ length }) => length > 0);
		this.rest = [];
		return { list: this.lists, parts };
	}

	/** Whether the list that begins at `end` holds rows. */
	private opensRows(bytes: Buffer, start: number, end: number): boolean {
		if (this.listDepth !== NONE || !this.rows.depths.has(this.depth)) return false;
		const before = bytes.toString('latin1', Math.max(start, end - LONGEST_NAME), end);
		if (!this.rows.named.test(this.tail + before)) return false;
		this.addToFrame(bytes.subarray(start, end + 1));
		this.heldBytes += end + 1 - start;
		this.around.push('');
		this.tail = '';
		this.listDepth = this.depth;
		return true;
	}

	private addToFrame(bytes: Buffer): void {
		const text = this.decoder.decode(bytes, { stream: true });
		this.around.push((this.around.pop() ?? '') + text);
		this.tail = (this.tail + text).slice(-LONGEST_NAME);
	}

	/** Returns where the text in quotes that goes on at `from` ends. */
	private skipText(bytes: Buffer, from: number): number {
		this.inText = true;
		for (let i = from; i < bytes.length; i++) {
			if (this.isEscaped) {
				this.isEscaped = false;
				continue;
			}
			const code = bytes[i];
			if (code === BACKSLASH) this.isEscaped = true;
			else if (code === QUOTE) {
				this.inText = false;
				return i;
			}
		}
		return bytes.length;
	}
}
