import { headerWordsOf } from '../columns/headerWordsOf';
import { dayRulesOf } from '../rows/dayCell';
import { ENDS, STARTS, isOneDay } from './periodsAsDays';

/** Finds out whether two columns name the first and the last day of each line, which are the same. */
export class SingleDays {
	private readonly first: number;
	private readonly last: number;
	private isSingle: boolean;
	private rows = 0;
	/** The cells of the latest row, as a day has many rows. */
	private before = '';

	constructor(header: readonly string[] | undefined) {
		const names = (header ?? []).map(headerWordsOf);
		const positions = (words: ReadonlySet<string>) =>
			names.flatMap((name, at) => (words.has(name) ? [at] : []));
		const [[first = -1, ...others], [last = -1, ...more]] = [positions(STARTS), positions(ENDS)];
		[this.first, this.last] = [first, last];
		this.isSingle = first >= 0 && last >= 0 && others.length + more.length === 0;
	}

	/** Adds a row. */
	see(cells: readonly string[]): void {
		if (!this.isSingle) return;
		const [first, last] = [cells[this.first]?.trim() ?? '', cells[this.last]?.trim() ?? ''];
		this.rows += 1;
		const both = `${first}\n${last}`;
		if (both === this.before) return;
		this.before = both;
		this.isSingle =
			first !== '' && isOneDay([first, last], dayRulesOf([], undefined, undefined, false));
	}

	/** The position of the column with the day of each line; undefined if there is none. */
	column(): number | undefined {
		return this.isSingle && this.rows > 0 ? this.first : undefined;
	}
}
