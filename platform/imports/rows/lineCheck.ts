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
import { RowNaming } from './naming';

/** A valid row, as it is sent. */
export interface CheckedRow {
	readonly line: number;
	/** The key of the row: of two rows with the same key the platform keeps the later one. */
	readonly key: string;
	/** The day as YYYY-MM-DD, if the file has a column of days. */
	readonly day?: string;
	/** The dimensions: those that identify the row, and its attributes. */
	readonly names: readonly string[];
	/** The metrics: digits, with a decimal point in amounts. */
	readonly values: readonly string[];
}

/** The findings of a check. */
export interface CheckFindings {
	readonly rows: number;
	readonly rejected: number;
	/** The first of the refused lines. */
	readonly rejections: readonly LineNote[];
	/** The rules that would accept some of the refused lines. */
	readonly remedies: ReadonlySet<keyof FigureRules>;
	/** How many rows have the same names and day as an earlier one. */
	readonly repeated: number;
	/** The first of these rows. */
	readonly repetitions: readonly LineNote[];
	/** The keys of rows that occur repeatedly; empty if they stop the import. */
	readonly repeatedKeys: ReadonlySet<string>;
	/** How many rows each day has, if the file has a column of days. */
	readonly rowsByDay: ReadonlyMap<string, number>;
	/** How many lines are of days outside the period. */
	readonly otherDays: number;
	/** Names that lose their accents, mapped to the result; the first of them. */
	readonly accents: ReadonlyMap<string, string>;
	/**
	 * Names with letters that have no base letter, mapped to these letters; the first of them. They
	 * are sent unchanged, as the specification does not mention them.
	 */
	readonly sentAsTheyAre: ReadonlyMap<string, string>;
}

const MOST_NOTES = 10_000;

/** Lines with the same names stop the import, are added up, or are replaced by the last. */
export const SHARED_NAMES = ['stop', 'add', 'last'] as const;
export type SharedNames = (typeof SHARED_NAMES)[number];

/** Rules for whole lines. */
interface LineRules {
	/** The index of the column of days, from 0. */
	readonly dayColumn?: number | undefined;
	/** Whether a day is within the period. */
	readonly isInPeriod?: (day: string) => boolean;
	readonly sharedNames?: SharedNames | undefined;
}

/** Checks one line at a time, and returns the valid rows. */
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
	private readonly naming: RowNaming;

	/** @param dimensions how many columns, from the first, are dimensions */
	constructor(
		private readonly columns: readonly MappedColumn[],
		private readonly dimensions: number,
		private readonly rules: CellRules,
		private readonly width: number,
		private readonly seen: DuplicateCheck = new DuplicateIndex(),
		private readonly lines: LineRules = {},
	) {
		this.naming = new RowNaming(columns.slice(0, dimensions));
	}

	/** Checks a line; returns undefined if it is refused. */
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
				if (this.naming.ignoresAccents(column, cell)) losesAccents = true;
				names.push(cell);
			}
		}
		this.rows += 1;
		const key = this.naming.keyOf(names, day);
		this.noteRepetition(key, names, line, losesAccents);
		if (day === undefined) return { line, key, names, values };
		this.rowsByDay.set(day, (this.rowsByDay.get(day) ?? 0) + 1);
		return { line, key, names, values, day };
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

	/**
	 * The day of a line: undefined if the file has no column of days, null if the line is not
	 * imported.
	 */
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

	/** The findings so far. */
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
	 * Records a repeated key: of two rows with the same names the platform keeps the later one
	 * (docs/platform.md, Import rules 3).
	 */
	private noteRepetition(
		key: string,
		names: readonly string[],
		line: number,
		losesAccents: boolean,
	): void {
		// The lowest bit stores whether the names of the line lost accents.
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
				of: { line: before, hasUrl: this.naming.hasAttached, hasAccents },
			},
		});
	}
}

const SHARED_CODES = { stop: 'shares', add: 'addedTo', last: 'replaces' } as const;

const DAY: ImportTarget = { name: 'date', label: 'Day', type: 'date' };

/** Whether a target takes free text, from which the platform removes accents. */
function isLetters({ type }: ImportTarget): boolean {
	return type === 'name' || type === 'url';
}

const LONGEST_VALUE = 200;

function short(text: string): string {
	return detached(truncate(text, LONGEST_VALUE));
}

/** Copies a text: a substring would keep the whole chunk in memory. */
function detached(text: string): string {
	return text.split('').join('');
}

function quoted(cells: readonly string[]): string {
	return short(cells.slice(0, 50).join(', '));
}
