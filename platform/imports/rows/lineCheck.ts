import { truncate } from '../../base/text/truncate';
import type { CellRules, FigureRules, ImportCell } from './cellRules';
import { readCell } from './importCell';
import type { MappedColumn } from '../columns/foundColumns';
import type { CsvLine } from '../file/csvRecords';
import type { ImportTarget } from '../rules/importKinds';
import type { LineNote } from '../rules/reasons';
import type { DuplicateCheck } from './duplicateIndex';
import { DuplicateIndex } from './duplicateIndex';
import { LetterNotes } from './letterNotes';

/** A line that can be imported, as it is sent. */
export interface CheckedRow {
	readonly line: number;
	/** What tells it from others: of two rows with one key the platform keeps the later. */
	readonly key: string;
	/** Its day, YYYY-MM-DD, where the file has a column of days. */
	readonly day?: string;
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
	/** How many rows share their names, and their day, with an earlier one. */
	readonly repeated: number;
	/** The first of them. */
	readonly repetitions: readonly LineNote[];
	/** What tells the rows apart that share their names; empty where they stop the import. */
	readonly repeatedKeys: ReadonlySet<string>;
	/** The days of the file and how many rows each of them has, where it has a column of days. */
	readonly rowsByDay: ReadonlyMap<string, number>;
	/** How many lines are of days outside the period. */
	readonly otherDays: number;
	/** Names that lose their accents, as they are and as they will be; the first of them. */
	readonly accents: ReadonlyMap<string, string>;
	/**
	 * Names with letters that have no accent to lose, and these letters; the first of them. The
	 * specification says nothing of them, so they are sent as they are.
	 */
	readonly sentAsTheyAre: ReadonlyMap<string, string>;
}

const MOST_NOTES = 10_000;

/** What becomes of lines that share their names: the import stops, or they are merged. */
export const SHARED_NAMES = ['stop', 'add', 'last'] as const;
export type SharedNames = (typeof SHARED_NAMES)[number];

/** What holds for whole lines. */
export interface LineRules {
	/** The column with the day of each line, from 0. */
	readonly dayColumn?: number | undefined;
	/** Whether a day of that column is one of the period. */
	readonly isInPeriod?: (day: string) => boolean;
	readonly sharedNames?: SharedNames | undefined;
}

/** Checks line by line, and hands on the rows that can be imported. */
export class LineCheck {
	private rows = 0;
	private rejected = 0;
	private repeated = 0;
	private otherDays = 0;
	private readonly repeatedKeys = new Set<string>();
	private readonly rowsByDay = new Map<string, number>();
	private readonly rejections: LineNote[] = [];
	private readonly repetitions: LineNote[] = [];
	private readonly remedies = new Set<keyof FigureRules>();
	private readonly letters = new LetterNotes();
	/** The names of a row that tell it from others are the cells of these columns. */
	private readonly naming: readonly number[];
	private readonly hasExtra: boolean;

	/**
	 * @param dimensions how many of the columns, the first ones, name a row
	 */
	constructor(
		private readonly columns: readonly MappedColumn[],
		private readonly dimensions: number,
		private readonly rules: CellRules,
		private readonly width: number,
		private readonly seen: DuplicateCheck = new DuplicateIndex(),
		private readonly lines: LineRules = {},
	) {
		const all = columns.slice(0, dimensions).map((_, at) => at);
		this.naming = all.filter((at) => columns[at]?.target.optional !== true);
		this.hasExtra = this.naming.length < all.length;
	}

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
		const day = this.dayOf(entered, line);
		if (day === null) return undefined;
		const names: string[] = [];
		const values: string[] = [];
		let losesAccents = false;
		for (const column of this.columns) {
			const { target, index, text } = column;
			const value = text ?? entered[index] ?? '';
			const cell = readCell(target, value, this.rules, this.rules.columns?.[index]);
			if (typeof cell !== 'string') return this.rejectCell(column, line, value, cell);
			if (names.length === this.dimensions) values.push(cell);
			else {
				if (isLetters(target) && this.letters.note(value, cell)) losesAccents = true;
				names.push(cell);
			}
		}
		this.rows += 1;
		const key = this.keyOf(names, day);
		this.noteRepetition(key, names, line, losesAccents);
		if (day === undefined) return { line, key, names, values };
		this.rowsByDay.set(day, (this.rowsByDay.get(day) ?? 0) + 1);
		return { line, key, names, values, day };
	}

	/** What tells a row from others. */
	private keyOf(names: readonly string[], day: string | undefined): string {
		const { naming } = this;
		let key = names[naming[0] ?? 0] ?? '';
		for (let at = 1; at < naming.length; at++) {
			key += BETWEEN_NAMES + (names[naming[at] ?? 0] ?? '');
		}
		return day === undefined ? key : key + BETWEEN_NAMES + day;
	}

	private rejectCell(
		{ target, index, text }: MappedColumn,
		line: number,
		value: string,
		{ why, remedy }: Exclude<ImportCell, string>,
	): undefined {
		if (remedy) this.remedies.add(remedy);
		const column = text === undefined ? index + 1 : null;
		return this.reject({ line, column, target: target.name, value: short(value), why });
	}

	/** The day of a line, undefined where lines have none; null where the line is not imported. */
	private dayOf(entered: readonly string[], line: number): string | null | undefined {
		const { dayColumn, isInPeriod } = this.lines;
		if (dayColumn === undefined) return undefined;
		const value = entered[dayColumn] ?? '';
		const day = readCell(DAY, value, this.rules);
		if (typeof day !== 'string') {
			const note = { line, column: dayColumn + 1, target: DAY.name, value: short(value) };
			this.reject({ ...note, why: day.why });
			return null;
		}
		if (isInPeriod?.(day) === false) {
			this.otherDays += 1;
			return null;
		}
		return day;
	}

	/** What was found so far. */
	findings(): CheckFindings {
		const { rows, rejected, rejections, remedies } = this;
		const { repeated, repetitions, repeatedKeys } = this;
		const { accents, sentAsTheyAre } = this.letters;
		const { rowsByDay, otherDays } = this;
		return {
			...{ rows, rejected, rejections, remedies },
			...{ repeated, repetitions, repeatedKeys, accents, sentAsTheyAre },
			...{ rowsByDay, otherDays },
		};
	}

	private reject(note: LineNote): undefined {
		this.rejected += 1;
		if (this.rejections.length < MOST_NOTES) this.rejections.push(note);
	}

	/**
	 * Of two rows with the same names the platform keeps the later
	 * (docs/platform.md, Import rules 3).
	 */
	private noteRepetition(
		key: string,
		names: readonly string[],
		line: number,
		losesAccents: boolean,
	): void {
		// With each line, whether its names lost accents.
		const noted = this.seen.note(key, 2 * line + Number(losesAccents));
		if (noted === undefined) return;
		const before = Math.floor(noted / 2);
		const hasAccents = losesAccents || noted % 2 === 1;
		const { sharedNames = 'stop' } = this.lines;
		this.repeated += 1;
		if (sharedNames !== 'stop') this.repeatedKeys.add(key);
		if (this.repetitions.length >= MOST_NOTES) return;
		this.repetitions.push({
			line,
			column: null,
			target: null,
			value: short(names.join(', ')),
			why: {
				code: SHARED_CODES[sharedNames],
				of: { line: before, hasUrl: this.hasExtra, hasAccents },
			},
		});
	}
}

const SHARED_CODES = { stop: 'shares', add: 'addedTo', last: 'replaces' } as const;

const DAY: ImportTarget = { name: 'date', label: 'Day', type: 'date' };

// No name holds a line break.
const BETWEEN_NAMES = '\n';

/** The names of which a row's key is made. */
export function nameColumnsOf(key: string): string[] {
	return key.split(BETWEEN_NAMES);
}

/** Whether a target takes any letters, of which the platform removes accents. */
function isLetters({ type }: ImportTarget): boolean {
	return type === 'name' || type === 'url';
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
