import type { BrokenCsv } from '../rules/problemKinds';

/** The separator and the quote of a CSV text. */
interface Marks {
	readonly separator: string;
	readonly quote: string;
}

/** A record of a CSV text. */
export interface SplitRecord {
	readonly cells: string[];
	/** How many line breaks its values contain. */
	readonly breaks: number;
	/** Why the record cannot be read unambiguously. */
	readonly broken?: BrokenCsv;
}

/**
 * Splits a CSV text into records. A value is quoted if it begins with a quote; blanks around the
 * quotes are dropped, and a quote in any other position belongs to the value. A record is broken if
 * text follows a closing quote, as that is ambiguous; it ends with its line.
 */
export function splitRecords(text: string, { separator, quote }: Marks): SplitRecord[] {
	if (!text.includes(quote)) return plainRecords(text, separator);
	const records: SplitRecord[] = [];
	const reader = new RecordReader(text, separator, quote);
	while (!reader.isAtEnd()) records.push(reader.next());
	return records;
}

const LINE_BREAK = /\r\n|\n|\r/;

function plainRecords(text: string, separator: string): SplitRecord[] {
	const lines = text.split(text.includes('\r') ? LINE_BREAK : '\n');
	if (lines.at(-1) === '') lines.pop();
	return lines.map((line) => ({ cells: line.split(separator), breaks: 0 }));
}

class RecordReader {
	private at = 0;
	private readonly hasReturns: boolean;
	/** The position of the next carriage return; the length of the text if there is none. */
	private nextReturn = -1;

	constructor(
		private readonly text: string,
		private readonly separator: string,
		private readonly quote: string,
	) {
		this.hasReturns = text.includes('\r');
	}

	isAtEnd(): boolean {
		return this.at >= this.text.length;
	}

	next(): SplitRecord {
		const { text } = this;
		const end = this.endOfLine(this.at);
		const line = text.slice(this.at, end);
		if (!line.includes(this.quote)) {
			this.at = this.behindBreak(end);
			return { cells: line.split(this.separator), breaks: 0 };
		}
		return this.quotedRecord();
	}

	private quotedRecord(): SplitRecord {
		const cells: string[] = [];
		const start = this.at;
		for (;;) {
			const end = this.value(cells);
			if (typeof end === 'string') return this.brokenRecord(cells, end, start);
			if (this.text[end] === this.separator) {
				this.at = end + 1;
				if (!this.isAtEnd()) continue;
				cells.push('');
			}
			this.at = this.behindBreak(this.at > end ? this.at : end);
			return { cells, breaks: breaksIn(cells) };
		}
	}

	/** Reads a value. Returns where it ends, or what is wrong with it. */
	private value(cells: string[]): number | BrokenCsv {
		const { text, quote, separator } = this;
		let first = this.at;
		while (text[first] === ' ' && separator !== ' ') first += 1;
		if (text[first] !== quote) return this.plainValue(cells);
		let close = text.indexOf(quote, first + 1);
		while (close >= 0 && text[close + 1] === quote) close = text.indexOf(quote, close + 2);
		if (close < 0) return 'notClosed';
		let behind = close + 1;
		while (text[behind] === ' ' && separator !== ' ') behind += 1;
		if (behind < text.length && text[behind] !== separator && !isBreak(text[behind])) {
			// A quote behind blanks may belong to a plain value; one at the beginning may not.
			return first > this.at ? this.plainValue(cells) : 'behindQuote';
		}
		cells.push(text.slice(first + 1, close).replaceAll(quote + quote, quote));
		return behind;
	}

	private plainValue(cells: string[]): number {
		const end = this.endOfLine(this.at);
		const separator = this.text.indexOf(this.separator, this.at);
		const stop = separator >= 0 && separator < end ? separator : end;
		cells.push(this.text.slice(this.at, stop));
		return stop;
	}

	private brokenRecord(cells: string[], broken: BrokenCsv, start: number): SplitRecord {
		const end = broken === 'notClosed' ? this.text.length : this.endOfLine(this.closeOf(this.at));
		cells.push(this.text.slice(this.at, end));
		const breaks = breaksIn([this.text.slice(start, end)]);
		this.at = this.behindBreak(end);
		return { cells, breaks, broken };
	}

	/** The position of the closing quote of a value. */
	private closeOf(at: number): number {
		const { text, quote } = this;
		let close = text.indexOf(quote, at + 1);
		while (close >= 0 && text[close + 1] === quote) close = text.indexOf(quote, close + 2);
		return close < 0 ? text.length : close;
	}

	private endOfLine(from: number): number {
		const feed = this.text.indexOf('\n', from);
		const end = feed < 0 ? this.text.length : feed;
		if (!this.hasReturns) return end;
		if (this.nextReturn < from) {
			const found = this.text.indexOf('\r', from);
			this.nextReturn = found < 0 ? this.text.length : found;
		}
		return Math.min(end, this.nextReturn);
	}

	private behindBreak(at: number): number {
		return this.text.startsWith('\r\n', at) ? at + 2 : at + 1;
	}
}

function isBreak(letter: string | undefined): boolean {
	return letter === '\n' || letter === '\r';
}

const BREAKS = /\r\n|\n|\r/g;

function breaksIn(cells: readonly string[]): number {
	let breaks = 0;
	for (const cell of cells) {
		// A quick check, as hardly any cell contains a line break.
		if (cell.includes('\n') || cell.includes('\r')) breaks += cell.match(BREAKS)?.length ?? 0;
	}
	return breaks;
}
