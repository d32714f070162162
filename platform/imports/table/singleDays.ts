import { headerWordsOf } from '../columns/headerWordsOf';
import type { CsvLine } from '../file/csvRecords';
import { dayRulesOf } from '../rows/dayCell';
import type { RowLook } from './rowLook';
import { ENDS, STARTS, isOneDay } from './periodsAsDays';

/** A file with more lines of longer periods has no single days, whatever these lines are. */
const MOST_LONGER = 20;
const ANY_DAYS = dayRulesOf([], undefined, undefined, false);

/** Finds out whether two columns name the first and the last day of each line, which are the same. */
export class SingleDays {
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
