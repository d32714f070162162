const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const LIST = [91, 93] as const;
const OBJECT = [123, 125] as const;

// The rows of a report: `$.data.reports[0].data`, or `$.reports[0].data`.
const ROW_LIST = /(?<!\\)"data"\s*:\s*$/;
const ROW_LIST_DEPTHS = new Set([4, 5]);
const NONE = -1;

/** JSON text: whole elements of the nth list of rows, with commas between. */
export interface Piece {
	readonly list: number;
	readonly text: string;
}

/**
 * Splits the text of a result into its frame and the elements of its lists of rows. It only looks
 * for where texts, lists and objects end; what lies between is left to JSON.parse, which is many
 * times as fast as any parser that is fed bit by bit.
 */
export class Splitter {
	private outside = '';
	private lists = 0;
	private depth = 0;
	/** The depth of the list of rows that is being read, or NONE. */
	private listDepth = NONE;
	private inText = false;
	private isEscaped = false;
	/** The beginning of an element whose end is yet to come. */
	private rest = '';

	/** The result without its rows: each list of rows holds its own number instead. */
	get frame(): string {
		return this.outside;
	}

	/** Takes the next part of the text, and returns what has become complete with it. */
	write(text: string): Piece[] {
		const pieces: Piece[] = [];
		let start = 0;
		let lastComma = -1;
		for (let i = this.inText ? this.skipText(text, 0) + 1 : 0; i < text.length; i++) {
			const code = text.charCodeAt(i);
			if (code === QUOTE) i = this.skipText(text, i + 1);
			else if (code === COMMA) {
				if (this.depth === this.listDepth) lastComma = i;
			} else if (code === LIST[0] || code === OBJECT[0]) {
				this.depth++;
				if (code === LIST[0] && this.opensRows(text, start, i)) start = i + 1;
			} else if (code === LIST[1] || code === OBJECT[1]) {
				if (this.depth-- !== this.listDepth) continue;
				pieces.push({ list: this.lists++, text: this.rest + text.slice(start, i) });
				this.rest = '';
				this.listDepth = NONE;
				start = i;
				lastComma = -1;
			}
		}
		if (lastComma >= 0) {
			pieces.push({ list: this.lists, text: this.rest + text.slice(start, lastComma) });
			this.rest = '';
			start = lastComma + 1;
		}
		if (this.listDepth !== NONE) this.rest += text.slice(start);
		else this.outside += text.slice(start);
		return pieces;
	}

	/** Whether the list that begins at `end` holds the rows of a report. */
	private opensRows(text: string, start: number, end: number): boolean {
		if (this.listDepth !== NONE || !ROW_LIST_DEPTHS.has(this.depth)) return false;
		const before = text.slice(start, end);
		if (!ROW_LIST.test(this.outside + before)) return false;
		this.outside += `${before}[${this.lists}`;
		this.listDepth = this.depth;
		return true;
	}

	/** Returns where the text in quotes that goes on at `from` ends. */
	private skipText(text: string, from: number): number {
		this.inText = true;
		for (let i = from; i < text.length; i++) {
			if (this.isEscaped) {
				this.isEscaped = false;
				continue;
			}
			const code = text.charCodeAt(i);
			if (code === BACKSLASH) this.isEscaped = true;
			else if (code === QUOTE) {
				this.inText = false;
				return i;
			}
		}
		return text.length;
	}
}
