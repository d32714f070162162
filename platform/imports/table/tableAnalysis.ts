import { isPlaceholder } from '../../base/text/figureText';
import type { CsvLine } from '../file/csvRecords';
import { ColumnStatistics } from './columnStatistics';
import { PeriodColumns } from './periodColumns';
import { RowLook } from './rowLook';
import type { OfferedDays } from './tableLayout';
import type { TotalLine } from './totalLines';
import { TotalFinder } from './totalLines';
import { headerWordsOf } from '../columns/headerWordsOf';
import { dayRulesOf } from '../rows/dayCell';
import { ENDS, STARTS, isOneDay } from './periodsAsDays';

/** The names of the periods that a table compares. */
interface PeriodComparison {
	readonly periods: readonly string[];
}

const MOST_PERIODS = 4;

/** Analyses the rows of a table: what its columns hold, and which lines are totals or changes. */
export class TableAnalysis {
	readonly columns: readonly ColumnStatistics[];
	private readonly totals: TotalFinder;
	private readonly ofRows: PeriodColumns;
	private readonly singleDays: SingleDays;
	private readonly rowLook: RowLook;
	private readonly periods = new Set<string>();
	private changes = 0;
	private isBelowParent = false;

	constructor(header: readonly string[] | undefined, width: number) {
		this.columns = Array.from({ length: width }, () => new ColumnStatistics());
		this.totals = new TotalFinder(header, width);
		this.ofRows = new PeriodColumns(header);
		this.singleDays = new SingleDays(header);
		this.rowLook = RowLook.ofWidth(width);
	}

	/** Analyses a row. */
	see(line: CsvLine): void {
		const { cells, number } = line;
		const { columns, rowLook } = this;
		if (cells.length < columns.length) return;
		const { looks, names } = rowLook;
		names.length = 0;
		rowLook.indent = 0;
		for (let at = 0; at < columns.length; at++) {
			const cell = cells[at] ?? '';
			const column = columns[at];
			const look = !column || column.isNames() ? 'text' : column.see(cell, rowLook, at);
			looks[at] = look;
			if (look === 'text' || (look === 'empty' && !column?.isFigures())) {
				if (names.length === 0) rowLook.indent = indentOf(cell);
				names.push(nameOf(cell));
			}
		}
		if (cells.length > columns.length && !this.takeBeyond(cells)) return;
		if (this.compares(names[0] ?? '', rowLook)) return;
		this.totals.see(number, rowLook);
		this.ofRows.see(cells);
		this.singleDays.see(line, rowLook);
	}

	/**
	 * Records texts beyond the last column, such as "Grand total".
	 *
	 * @returns whether the rest of the line is empty
	 */
	private takeBeyond(cells: readonly string[]): boolean {
		const others = cells.slice(this.columns.length);
		// A quick check, as a broken line may have very many cells.
		const areFigures = !others.some((cell) => TOTAL.test(cell));
		if (areFigures && others.some((cell) => nameOf(cell) !== '')) return false;
		const beyond = others.map(nameOf);
		for (const name of beyond) this.rowLook.names.push(name);
		return beyond.every((cell) => cell === '') || beyond.some((cell) => TOTAL.test(cell));
	}

	/** Whether a line holds the change between two periods. */
	private compares(name: string, { looks }: RowLook): boolean {
		const areNoShares = looks.includes('figure');
		if (!areNoShares && !looks.includes('share')) {
			this.isBelowParent = name !== '';
			return false;
		}
		const isChange = !areNoShares && CHANGE.test(name);
		if (isChange) {
			this.changes += 1;
			this.isBelowParent = false;
		} else if (this.isBelowParent && this.periods.size < MOST_PERIODS) this.periods.add(name);
		return isChange;
	}

	/** The lines with totals. */
	totalLines(): TotalLine[] {
		return this.totals.find();
	}

	/**
	 * The period that columns name.
	 *
	 * @param is1904 whether a workbook counts its days from 1904
	 */
	period(is1904: boolean): OfferedDays | undefined {
		return this.ofRows.offered(is1904);
	}

	/**
	 * The column with the first days, if they are also the last ones.
	 *
	 * @param omitted the lines that are not read
	 */
	dayColumn(omitted: ReadonlySet<number>): number | undefined {
		return this.singleDays.column(omitted);
	}

	/** The periods that the file compares, if it has lines with changes. */
	comparison(): PeriodComparison | undefined {
		return this.changes > 0 ? { periods: [...this.periods] } : undefined;
	}
}

const CHANGE =
	/%|^(change|variation|difference|änderung|veränderung|cambio|variazione|wijziging)\b/i;
const TOTAL = /\p{L}/u;

function indentOf(cell: string): number {
	return cell.search(NO_BLANK);
}

// A byte order mark within a file is no blank.
const NO_BLANK = /(?![\t \xA0\u2000-\u200A\u202F\u3000])/u;

/** The text of a cell; empty for a placeholder that names nothing, as `(not set)` and `NA` may do. */
function nameOf(cell: string): string {
	const text = cell.trim();
	return isPlaceholder(text) && !NAMED.test(text) ? '' : text;
}

const NAMED = /^(?!null$).*\p{L}/iu;

/** A file with more lines of longer periods has no single days, whatever these lines are. */
const MOST_LONGER = 20;
const ANY_DAYS = dayRulesOf([], undefined, undefined, false);

/** Finds out whether two columns name the first and the last day of each line, which are the same. */
class SingleDays {
	private readonly first: number;
	private readonly last: number;
	/** Whether the file has the two columns. */
	private readonly isThere: boolean;
	/** The numbers of the lines whose period is longer than a day. */
	private readonly longer: number[] = [];
	private rows = 0;
	/** The cells of the latest row, as a day has many rows. */
	private before = '';
	private isLonger = false;

	constructor(header: readonly string[] | undefined) {
		const names = (header ?? []).map(headerWordsOf);
		const positions = (words: ReadonlySet<string>) =>
			names.flatMap((name, at) => (words.has(name) ? [at] : []));
		const [[first = -1, ...others], [last = -1, ...more]] = [positions(STARTS), positions(ENDS)];
		[this.first, this.last] = [first, last];
		this.isThere = first >= 0 && last >= 0 && others.length + more.length === 0;
	}

	/** Adds a row; one without figures, such as a note, is of no day. */
	see({ cells, number }: CsvLine, { looks }: RowLook): void {
		if (!this.isThere || this.longer.length > MOST_LONGER || !looks.includes('figure')) return;
		const [first, last] = [cells[this.first]?.trim() ?? '', cells[this.last]?.trim() ?? ''];
		this.rows += 1;
		const both = `${first}\n${last}`;
		if (both !== this.before) this.isLonger = first === '' || !isOneDay([first, last], ANY_DAYS);
		this.before = both;
		if (this.isLonger) this.longer.push(number);
	}

	/**
	 * The position of the column with the day of each line; undefined if there is none.
	 *
	 * @param omitted the lines that are not read, such as a total of all days
	 */
	column(omitted: ReadonlySet<number>): number | undefined {
		const rows = this.rows - this.longer.length;
		const areSingle = this.longer.every((line) => omitted.has(line));
		return this.isThere && rows > 0 && areSingle ? this.first : undefined;
	}
}
