import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';
import type { JsonPath } from './jsonPath';
import { WILDCARD, matchesPath, readName } from './jsonPath';
import { MOST_LEVELS } from '../../base/json/nesting';

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const LIST = [91, 93] as const;
const OBJECT = [123, 125] as const;
// Space, tab, line feed and return: no other white space is JSON.
const BLANKS = [32, 9, 10, 13];

// More than any name that leads to rows takes, each of its letters written as an escape.
const LONGEST_NAME = 100;
const NONE = -1;

/** JSON text: whole elements of the nth list of rows, with commas between. */
export interface SplitPiece {
	readonly list: number;
	/** One after the other: the beginning may have come earlier. */
	readonly parts: readonly Buffer[];
}

/**
 * Splits the text of a result into its frame and the elements of its lists of rows. It follows the
 * names of the frame; of rows it only looks for where texts, lists and objects end. All else is left
 * to JSON.parse, which is many times as fast as any parser that is fed bit by bit.
 */
export class JsonArraySplitter {
	/** What stands before the first list of rows, between them, and after the last. */
	readonly around: string[] = [''];
	/** Bytes of what is not handed on: the frame, and an element whose end is yet to come. */
	heldBytes = 0;
	private readonly decoder = new TextDecoder();
	private lists = 0;
	/** What is being read in each list and object of the frame that is open. */
	private readonly path: Array<string | typeof WILDCARD> = [];
	/** How many lists and objects are open within a list of rows; NONE outside of one. */
	private depth = NONE;
	private inText = false;
	private isEscaped = false;
	/** The beginning of the last text in the frame, which is a name if a colon follows. */
	private text = '';
	/** The beginning of an element whose end is yet to come. */
	private rest: Buffer[] = [];
	/** Whether the list of rows has elements so far. */
	private hasElements = false;

	/** @param places where lists of rows are */
	constructor(
		private readonly places: readonly JsonPath[],
		private readonly facts: ErrorFacts,
	) {}

	/**
	 * Takes the next part of the text, and returns what has become complete with it.
	 *
	 * @throws Fault `brokenReply` where an element is missing, or `tooDeep`
	 */
	write(bytes: Buffer): SplitPiece[] {
		const pieces: SplitPiece[] = [];
		let at = 0;
		while (at < bytes.length) {
			at = this.depth === NONE ? this.readFrame(bytes, at) : this.readRows(bytes, at, pieces);
		}
		return pieces;
	}

	/** For when all was written: a letter may have been cut in two. */
	end(): void {
		this.addToFrame(this.decoder.decode());
	}

	/** @returns where rows begin, or the end of the bytes */
	private readFrame(bytes: Buffer, from: number): number {
		let end = bytes.length;
		let opensRows = false;
		for (let i = this.inText ? this.readText(bytes, from) + 1 : from; i < end; i++) {
			const code = bytes[i];
			if (code === QUOTE) {
				this.text = '';
				i = this.readText(bytes, i + 1);
			} else if (code === COLON) {
				if (this.path.length > 0) this.path[this.path.length - 1] = readName(this.text);
			} else if (code === LIST[0]) {
				opensRows = this.places.some((place) => matchesPath(place, this.path));
				if (opensRows) end = i + 1;
				this.enter(WILDCARD);
			} else if (code === OBJECT[0]) this.enter('');
			else if (code === LIST[1] || code === OBJECT[1]) this.path.pop();
		}
		this.addToFrame(this.decoder.decode(bytes.subarray(from, end), { stream: true }));
		this.heldBytes += end - from;
		if (opensRows) {
			this.around.push('');
			this.depth = 0;
			this.hasElements = false;
		}
		return end;
	}

	private enter(reading: string | typeof WILDCARD): void {
		this.path.push(reading);
		this.checkLevels(this.path.length);
	}

	private checkLevels(levels: number): void {
		if (levels > MOST_LEVELS) throw new Fault('tooDeep', { ...this.facts, levels: MOST_LEVELS });
	}

	private addToFrame(text: string): void {
		this.around.push((this.around.pop() ?? '') + text);
	}

	private readText(bytes: Buffer, from: number): number {
		const end = this.skipText(bytes, from);
		const most = LONGEST_NAME - this.text.length;
		if (most > 0) this.text += bytes.toString('latin1', from, Math.min(end, from + most));
		return end;
	}

	/** @returns where rows end, or the end of the bytes */
	private readRows(bytes: Buffer, from: number, pieces: SplitPiece[]): number {
		let start = from;
		let lastComma = NONE;
		for (let i = this.inText ? this.skipText(bytes, from) + 1 : from; i < bytes.length; i++) {
			const code = bytes[i];
			if (code === QUOTE) i = this.skipText(bytes, i + 1);
			else if (code === COMMA) {
				if (this.depth === 0) lastComma = i;
			} else if (code === LIST[0] || code === OBJECT[0]) {
				this.checkLevels(this.path.length + ++this.depth);
			} else if (code === LIST[1] || code === OBJECT[1]) {
				if (this.depth-- > 0) continue;
				this.complete(bytes.subarray(start, i), pieces, true);
				this.lists++;
				return i;
			}
		}
		if (lastComma !== NONE) {
			this.complete(bytes.subarray(start, lastComma), pieces);
			start = lastComma + 1;
		}
		this.heldBytes += bytes.length - start;
		this.rest.push(bytes.subarray(start));
		return bytes.length;
	}

	/** Hands on what is whole. Where two commas, or a comma and an end, have nothing between, it is no JSON. */
	private complete(end: Buffer, pieces: SplitPiece[], isLast = false): void {
		for (const { length } of this.rest) this.heldBytes -= length;
		const parts = [...this.rest, end].filter(({ length }) => length > 0);
		this.rest = [];
		if (!parts.every(isBlank)) pieces.push({ list: this.lists, parts });
		else if (this.hasElements || !isLast) throw new Fault('brokenReply', this.facts);
		this.hasElements = true;
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

function isBlank(bytes: Buffer): boolean {
	return bytes.every((code) => BLANKS.includes(code));
}
