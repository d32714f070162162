import { truncate } from '../../base/text/truncate';
import { keptLetters, withoutAccents } from '../../base/text/accents';
import type { ImportCell, CellRules, FigureRules } from './importCell';
import { readCell } from './importCell';
import type { MappedColumn } from '../columns/importColumns';
import type { CsvLine } from '../file/csvRecords';
import type { LineNote } from '../rules/reasons';
import type { DuplicateCheck } from './duplicateIndex';
import { DuplicateIndex } from './duplicateIndex';

/** A line that can be imported, as it is sent. */
export interface CheckedRow {
	readonly line: number;
	/** What tells it from others: of two rows with one key the platform keeps the later. */
	readonly key: string;
	/** The dimensions: what names it, and what is attached to it. */
	readonly names: readonly string[];
	/** The metrics: digits, with a point in amounts. */
	readonly values: readonly string[];
}

/** What a check found beside the rows. */
export interface CheckFindings {
	readonly rows: number;
	readonly rejected: number;
	/** The first of the lines that cannot be imported. */
	readonly rejections: readonly LineNote[];
	/** The rules that would take some of them. */
	readonly remedies: ReadonlySet<keyof FigureRules>;
	readonly repeated: number;
	/** The first of the lines that replace an earlier one with the same names. */
	readonly repetitions: readonly LineNote[];
	/** Names that lose their accents, as they are and as they will be; the first of them. */
	readonly accents: ReadonlyMap<string, string>;
	/**
	 * Names with letters that have no accent to lose, and these letters; the first of them. The
	 * specification says nothing of them, so they are sent as they are.
	 */
	readonly sentAsTheyAre: ReadonlyMap<string, string>;
}

const MOST_NOTES = 10_000;
const MOST_ACCENTS = 100;

/** Checks line by line, and hands on the rows that can be imported. */
export class LineCheck {
	private rows = 0;
	private rejected = 0;
	private repeated = 0;
	private readonly rejections: LineNote[] = [];
	private readonly repetitions: LineNote[] = [];
	private readonly remedies = new Set<keyof FigureRules>();
	private readonly accents = new Map<string, string>();
	private readonly sentAsTheyAre = new Map<string, string>();

	/**
	 * @param dimensions how many of the columns, the first ones, name a row
	 */
	constructor(
		private readonly columns: readonly MappedColumn[],
		private readonly dimensions: number,
		private readonly rules: CellRules,
		private readonly width: number,
		private readonly seen: DuplicateCheck = new DuplicateIndex(),
	) {}

	/** The row of a line, or undefined when it cannot be imported. */
	read({ cells: entered, number: line, broken }: CsvLine): CheckedRow | undefined {
		if (broken !== undefined) {
			const why = { code: 'broken', of: { why: broken } } as const;
			return this.reject({ line, column: null, target: null, value: quoted(entered), why });
		}
		if (entered.length !== this.width) {
			const of = { columns: entered.length, expected: this.width };
			const value = quoted(entered);
			return this.reject({ line, column: null, target: null, value, why: { code: 'width', of } });
		}
		const cells: string[] = [];
		for (const { target, index } of this.columns) {
			const value = entered[index] ?? '';
			const cell: ImportCell = readCell(target, value, this.rules, this.rules.columns?.[index]);
			if (typeof cell !== 'string') {
				if (cell.remedy) this.remedies.add(cell.remedy);
				return this.reject({
					line,
					column: index + 1,
					target: target.name,
					value: short(value),
					why: cell.why,
				});
			}
			if (cells.length < this.dimensions) this.noteLetters(value, cell);
			cells.push(cell);
		}
		this.rows += 1;
		const names = cells.slice(0, this.dimensions);
		const key = keyOf(names.filter((_, at) => !this.isExtra(at)));
		this.noteRepetition(key, names, line);
		return { line, key, names, values: cells.slice(this.dimensions) };
	}

	/** What was found so far. */
	findings(): CheckFindings {
		const { rows, rejected, rejections, remedies } = this;
		const { repeated, repetitions, accents, sentAsTheyAre } = this;
		return {
			...{ rows, rejected, rejections, remedies },
			...{ repeated, repetitions, accents, sentAsTheyAre },
		};
	}

	private reject(note: LineNote): undefined {
		this.rejected += 1;
		if (this.rejections.length < MOST_NOTES) this.rejections.push(note);
	}

	/** Whether a column is attached to rows, and does not name them. */
	private isExtra(at: number): boolean {
		return this.columns[at]?.target.optional === true;
	}

	private noteLetters(entered: string, sent: string): void {
		const kept = this.sentAsTheyAre.size < MOST_ACCENTS ? keptLetters(sent) : '';
		if (kept !== '') this.sentAsTheyAre.set(sent, kept);
		const name = entered.trim();
		if (name === sent || this.accents.size >= MOST_ACCENTS) return;
		if (withoutAccents(name) === sent) this.accents.set(name, sent);
	}

	/**
	 * Of two rows with the same names the platform keeps the later
	 * (docs/platform.md, Import rules 3).
	 */
	private noteRepetition(key: string, names: readonly string[], line: number): void {
		const before = this.seen.note(key, line);
		if (before === undefined) return;
		this.repeated += 1;
		if (this.repetitions.length >= MOST_NOTES) return;
		const hasUrl = names.some((_, at) => this.isExtra(at));
		this.repetitions.push({
			line,
			column: null,
			target: null,
			value: short(names.join(', ')),
			why: { code: 'replaces', of: { line: before, hasUrl } },
		});
	}
}

// No name holds a line break.
const BETWEEN_NAMES = '\n';

function keyOf(names: readonly string[]): string {
	return names.join(BETWEEN_NAMES);
}

/** The names of which a row's key is made. */
export function nameColumnsOf(key: string): string[] {
	return key.split(BETWEEN_NAMES);
}

const LONGEST_VALUE = 200;

function short(text: string): string {
	return detached(truncate(text, LONGEST_VALUE));
}

/** The same text on its own: a part of a text keeps all of it in memory. */
function detached(text: string): string {
	return text.split('').join('');
}

function quoted(cells: readonly string[]): string {
	return short(cells.slice(0, 50).join(', '));
}
