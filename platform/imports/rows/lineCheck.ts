import { truncate } from '../../base/text/truncate';
import type { CellRules, FigureRules, ImportCell } from './cellRules';
import type { CheckedRow, CheckFindings } from './checkFindings';
import { readCell } from './importCell';
import type { MappedColumn } from '../columns/foundColumns';
import type { CsvLine } from '../file/csvRecords';
import type { ImportTarget } from '../rules/importKinds';
import { currencyOf } from '../../base/text/figureText';
import type { LineNote, Reason } from '../rules/reasons';
import type { DuplicateCheck } from './duplicateIndex';
import { DuplicateIndex } from './duplicateIndex';
import { LetterNotes } from './letterNotes';
import type { AverageTimeAt } from './averageTimes';
import { averageTimeAt, totalTime } from './averageTimes';
import { RowNaming } from './naming';

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
	/** The column that says in which currency the amounts of a line are. */
	readonly currency?: CurrencyColumn | undefined;
}

/** A column of currencies, of which only one can be imported. */
export interface CurrencyColumn {
	readonly index: number;
	/** The most frequent one. */
	readonly code: string;
}

/** The columns of the lines that are checked. */
interface CheckedTable {
	readonly columns: readonly MappedColumn[];
	/** How many of them, from the first, are dimensions. */
	readonly dimensions: number;
	/** How many cells each line has. */
	readonly width: number;
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
	private readonly averageTime: AverageTimeAt | undefined;

	constructor(
		private readonly table: CheckedTable,
		private readonly rules: CellRules,
		private readonly seen: DuplicateCheck = new DuplicateIndex(),
		private readonly lines: LineRules = {},
	) {
		const { columns, dimensions } = table;
		this.naming = new RowNaming(columns.slice(0, dimensions));
		if (rules.hasAverageTimes) this.averageTime = averageTimeAt(columns.slice(dimensions));
	}

	/** Checks a line; returns undefined if it is refused. */
	read({ cells: entered, number: line, broken }: CsvLine): CheckedRow | undefined {
		const why = this.whyUnreadable(entered, broken);
		if (why) return this.rejectLine(line, entered, why);
		const day = this.dayOf(entered, line);
		if (day === null || this.isInOtherCurrency(entered, line)) return undefined;
		const cells = this.cellsOf(entered, line);
		if (!cells) return undefined;
		const { names, values, losesAccents } = cells;
		if (this.averageTime) this.multiply(values, this.averageTime);
		if (this.rules.mayLackFigures && values.every((value) => value === '')) {
			this.remedies.add('emptyFigures');
			return this.rejectLine(line, entered, { code: 'noFigures', of: null });
		}
		this.rows += 1;
		const key = this.naming.keyOf(names, day);
		this.noteRepetition(key, names, line, losesAccents);
		if (day === undefined) return { line, key, names, values };
		this.rowsByDay.set(day, (this.rowsByDay.get(day) ?? 0) + 1);
		return { line, key, names, values, day };
	}

	private whyUnreadable(
		{ length }: readonly string[],
		broken: CsvLine['broken'],
	): Reason | undefined {
		if (broken !== undefined) return { code: 'broken', of: { why: broken } };
		if (length === this.table.width) return undefined;
		return { code: 'width', of: { columns: length, expected: this.table.width } };
	}

	/** Reads the cells of a line; undefined if one of them is refused. */
	private cellsOf(entered: readonly string[], line: number) {
		const names: string[] = [];
		const values: string[] = [];
		let losesAccents = false;
		for (const column of this.table.columns) {
			const { target, index, text } = column;
			const value = text ?? entered[index] ?? '';
			const cell = readCell(target, value, this.rules, this.rules.columns?.[index]);
			if (typeof cell !== 'string') return this.rejectCell(column, line, value, cell);
			if (names.length === this.table.dimensions) values.push(cell);
			else {
				if (isLetters(target) && this.letters.note(value, cell)) losesAccents = true;
				if (this.naming.ignoresAccents(column, cell)) losesAccents = true;
				names.push(cell);
			}
		}
		return { names, values, losesAccents };
	}

	private multiply(values: string[], { time, visits }: AverageTimeAt): void {
		values[time] = totalTime(values[time] ?? '', values[visits] ?? '');
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

	private isInOtherCurrency(entered: readonly string[], line: number): boolean {
		const { currency } = this.lines;
		if (!currency) return false;
		const { index, code } = currency;
		const value = entered[index]?.trim() ?? '';
		if ((currencyOf(value) ?? code) === code) return false;
		const target = this.table.columns.find((column) => column.target.type === 'amount')?.target
			.name;
		const why = { code: 'otherCurrency', of: { currency: code } } as const;
		this.reject({ line, column: index + 1, target: target ?? null, value: short(value), why });
		return true;
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

	private rejectLine(line: number, entered: readonly string[], why: Reason): undefined {
		return this.reject({ line, column: null, target: null, value: quoted(entered), why });
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
