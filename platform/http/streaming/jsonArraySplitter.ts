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
// Space, tab, line feed and carriage return: JSON allows no other white space.
const BLANKS = [32, 9, 10, 13];

// Longer than any name on a path to rows, even with every letter escaped.
const LONGEST_NAME = 100;
const NONE = -1;

/** JSON text with whole elements of one list of rows, separated by commas. */
export interface SplitPiece {
	readonly list: number;
	/** The consecutive parts of the text; the first may have arrived earlier. */
	readonly parts: readonly Buffer[];
}

/**
 * Splits the text of a result into its envelope and the elements of its lists of rows. It tracks
 * the names of the envelope, and within rows only the ends of strings, lists and objects. The
 * pieces are parsed with JSON.parse, which is many times faster than any incremental parser.
 */
export class JsonArraySplitter {
	/** The envelope before the first list of rows, between them, and after the last. */
	readonly around: string[] = [''];
	/** The number of buffered bytes: the envelope, and an incomplete element. */
	heldBytes = 0;
	private readonly decoder = new TextDecoder();
	private lists = 0;
	/** The current name or index of each open list and object of the envelope. */
	private readonly path: Array<string | typeof WILDCARD> = [];
	/** The number of open lists and objects within a list of rows; NONE outside of one. */
	private depth = NONE;
	private inString = false;
	private isEscaped = false;
	/** The beginning of the last string of the envelope, which is a name if a colon follows. */
	private lastString = '';
	/** The beginning of an incomplete element. */
	private incomplete: Buffer[] = [];
	/** Whether the current list of rows has elements so far. */
	private hasElements = false;

	/** @param places the paths of the lists of rows */
	constructor(
		private readonly places: readonly JsonPath[],
		private readonly facts: ErrorFacts,
	) {}

	/**
	 * Reads the next part of the text, and returns the elements that it completes.
	 *
	 * @throws Fault `brokenReply` if an element is missing, or `tooDeep`
	 */
	write(bytes: Buffer): SplitPiece[] {
		const pieces: SplitPiece[] = [];
		let at = 0;
		while (at < bytes.length) {
			at = this.depth === NONE ? this.readEnvelope(bytes, at) : this.readRows(bytes, at, pieces);
		}
		return pieces;
	}

	/** Flushes the decoder at the end of the text, as a character may be split between parts. */
	end(): void {
		this.addToEnvelope(this.decoder.decode());
	}

	/** @returns where rows begin, or the end of the bytes */
	private readEnvelope(bytes: Buffer, from: number): number {
		let end = bytes.length;
		let opensRows = false;
		for (let i = this.inString ? this.readString(bytes, from) + 1 : from; i < end; i++) {
			const code = bytes[i];
			if (code === QUOTE) {
				this.lastString = '';
				i = this.readString(bytes, i + 1);
			} else if (code === COLON) {
				if (this.path.length > 0) this.path[this.path.length - 1] = readName(this.lastString);
			} else if (code === LIST[0]) {
				opensRows = this.places.some((place) => matchesPath(place, this.path));
				if (opensRows) end = i + 1;
				this.enter(WILDCARD);
			} else if (code === OBJECT[0]) this.enter('');
			else if (code === LIST[1] || code === OBJECT[1]) this.path.pop();
		}
		this.addToEnvelope(this.decoder.decode(bytes.subarray(from, end), { stream: true }));
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

	private addToEnvelope(lastString: string): void {
		this.around.push((this.around.pop() ?? '') + lastString);
	}

	private readString(bytes: Buffer, from: number): number {
		const end = this.skipString(bytes, from);
		const most = LONGEST_NAME - this.lastString.length;
		if (most > 0) this.lastString += bytes.toString('latin1', from, Math.min(end, from + most));
		return end;
	}

	/** @returns where rows end, or the end of the bytes */
	private readRows(bytes: Buffer, from: number, pieces: SplitPiece[]): number {
		let start = from;
		let lastComma = NONE;
		for (let i = this.inString ? this.skipString(bytes, from) + 1 : from; i < bytes.length; i++) {
			const code = bytes[i];
			if (code === QUOTE) i = this.skipString(bytes, i + 1);
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
		this.incomplete.push(bytes.subarray(start));
		return bytes.length;
	}

	/**
	 * Emits the complete elements. Two commas, or a comma and an end, without an element between them
	 * are invalid JSON.
	 */
	private complete(end: Buffer, pieces: SplitPiece[], isLast = false): void {
		for (const { length } of this.incomplete) this.heldBytes -= length;
		const parts = [...this.incomplete, end].filter(({ length }) => length > 0);
		this.incomplete = [];
		if (!parts.every(isBlank)) pieces.push({ list: this.lists, parts });
		else if (this.hasElements || !isLast) throw new Fault('brokenReply', this.facts);
		this.hasElements = true;
	}

	/** Returns the end of the string that continues at `from`. */
	private skipString(bytes: Buffer, from: number): number {
		this.inString = true;
		for (let i = from; i < bytes.length; i++) {
			if (this.isEscaped) {
				this.isEscaped = false;
				continue;
			}
			const code = bytes[i];
			if (code === BACKSLASH) this.isEscaped = true;
			else if (code === QUOTE) {
				this.inString = false;
				return i;
			}
		}
		return bytes.length;
	}
}

function isBlank(bytes: Buffer): boolean {
	return bytes.every((code) => BLANKS.includes(code));
}
