import { isNonAdditive } from '../../base/names/additivity';
import { totalWordIn } from '../../base/names/totalWords';
import type { RowLook } from './rowLook';
import type { ColumnTotals } from './columnTotals';
import { addLine, copyOf, emptySums, minus, withoutRow } from './columnTotals';
import { subtotalsIn } from './subtotalRows';

/** A line that certainly or possibly holds totals. */
export interface TotalLine {
	readonly line: number;
	readonly text: string;
	/** Undefined if only the user can decide. */
	readonly why: 'total' | 'subtotal' | undefined;
}

type Look = 'total' | 'maybe' | 'nameless' | 'row';

interface SeenRow {
	readonly line: number;
	/** The index among the rows. */
	readonly at: number;
	readonly text: string;
	readonly names: readonly string[];
	readonly look: Look;
	readonly values: RowLook;
}

interface Candidate extends SeenRow {
	/** The sums of the rows above it, without candidates. */
	readonly above: ColumnTotals;
}

interface Match {
	/** How many digits agree. */
	readonly digits: number;
	readonly columns: number;
	readonly differs: number;
}

const MOST_CANDIDATES = 5_000;
const MOST_ROWS = 5_000;

/** Columns that cannot be added up: budgets, IDs and days. */
const NO_FIGURE = /budget|\bids?\b|\b(day|jahr|year)\b/i;

function isNotAdded(name: string): boolean {
	return NO_FIGURE.test(name) || isNonAdditive(name);
}

/**
 * Finds lines with totals by their names, and by comparing their figures with the sums of other
 * lines.
 */
export class TotalFinder {
	private readonly notAdded: readonly boolean[];
	private readonly running: ColumnTotals;
	private readonly candidates: Candidate[] = [];
	/** The first rows, whatever their names, as any of them may be the sum of the rows around it. */
	private rows: SeenRow[] = [];
	private last: SeenRow | undefined;
	private count = 0;

	constructor(
		header: readonly string[] | undefined,
		private readonly width: number,
	) {
		this.notAdded = Array.from({ length: width }, (_, at) => isNotAdded(header?.[at] ?? ''));
		this.running = emptySums(width);
	}

	/** Adds a row. The object `row` is reused by the caller. */
	see(line: number, row: RowLook): void {
		const look = lookOf(row);
		const at = this.count;
		this.count += 1;
		if (look === 'row') {
			if (at < MOST_ROWS) this.rows.push(seen(line, at, look, row));
			else this.keepLast(line, at, row);
			addLine(this.running, row);
		} else if (this.candidates.length < MOST_CANDIDATES) {
			this.candidates.push({ ...seen(line, at, look, row), above: copyOf(this.running) });
		}
	}

	/** Replaces the stored last row, as any row may be the last. */
	private keepLast(line: number, at: number, row: RowLook): void {
		const values = this.last?.values ?? row.copy();
		values.point.set(row.point);
		values.comma.set(row.comma);
		for (let column = 0; column < this.width; column++) {
			values.looks[column] = row.looks[column] ?? 'empty';
		}
		this.last = { line, at, text: textOf(row), names: [], look: 'row', values };
	}

	/** The lines that hold totals. */
	find(): TotalLine[] {
		const ofGroups = this.subtotalsOfGroups();
		const confirmed = this.confirmedCandidates();
		const rest = this.candidates.filter((one) => !confirmed.has(one));
		const isNextToTotal = ({ at }: Candidate) =>
			[...confirmed].some((one) => one.look === 'total' && Math.abs(one.at - at) === 1);
		for (const one of [...rest, ...[...rest].reverse()]) {
			if (one.look === 'total' && isNextToTotal(one)) confirmed.add(one);
		}
		const found = [...confirmed].map((one): TotalLine => {
			return { line: one.line, text: shown(one), why: one.look === 'maybe' ? 'subtotal' : 'total' };
		});
		const doubts = rest
			.filter((one) => one.look === 'total' && !confirmed.has(one))
			.map((one): TotalLine => ({ line: one.line, text: shown(one), why: undefined }));
		return [...ofGroups, ...found, ...doubts, ...this.rowsThatAreSums(confirmed)].sort(
			(a, b) => a.line - b.line,
		);
	}

	/** Takes the subtotals of groups out of the rows, as the totals do not include them. */
	private subtotalsOfGroups(): TotalLine[] {
		if (this.count > MOST_ROWS) return [];
		const compare = (values: RowLook, sums: ColumnTotals) => this.compare(values, sums, true);
		const found = subtotalsIn(this.rows, compare, CERTAIN);
		const certain = new Set(found.flatMap(({ row, isCertain }) => (isCertain ? [row] : [])));
		for (const { at, values } of certain) {
			addLine(this.running, values, -1);
			for (const one of this.candidates) if (one.at > at) addLine(one.above, values, -1);
		}
		this.rows = this.rows.filter((row) => !certain.has(row));
		return found.map(({ row, isCertain }): TotalLine => {
			return { line: row.line, text: shown(row), why: isCertain ? 'subtotal' : undefined };
		});
	}

	private confirmedCandidates(): Set<Candidate> {
		const { candidates } = this;
		const wholes = this.wholes();
		return new Set(
			candidates.filter((one, at) => {
				const before = candidates[at - 1]?.above ?? emptySums(this.width);
				const after = candidates[at + 1]?.above ?? this.running;
				const others = wholes.map(({ looks, sums }) => {
					return looks.includes(one.look) ? withoutRow(sums, one.values) : sums;
				});
				const blocks = [...others, minus(one.above, before), minus(after, one.above), one.above];
				return blocks.some((sums) => isTotal(one, this.compare(one.values, sums, true), sums.rows));
			}),
		);
	}

	/** The sums of all rows, with and without the lines that may be rows. */
	private wholes(): Array<{ readonly looks: readonly Look[]; readonly sums: ColumnTotals }> {
		const withLook = (...looks: Look[]) => {
			const sums = copyOf(this.running);
			for (const { look, values } of this.candidates)
				if (looks.includes(look)) addLine(sums, values);
			return { looks, sums };
		};
		return [withLook(), withLook('maybe'), withLook('nameless'), withLook('maybe', 'nameless')];
	}

	/** Rows with ordinary names that equal the sum of all others or of adjacent rows. */
	private rowsThatAreSums(confirmed: ReadonlySet<Candidate>): TotalLine[] {
		const found: TotalLine[] = [];
		const ends = [this.rows[0], this.last ?? this.rows.at(-1)];
		for (const one of new Set(ends)) {
			if (!one || this.running.rows < 3) continue;
			const others = withoutRow(this.running, one.values);
			const match = this.compare(one.values, others, false);
			const verdict = verdictOnRow(match);
			if (verdict) found.push({ line: one.line, text: shown(one), why: verdict.why });
		}
		// If totals were found, only subtotals remain to be looked for.
		if (found.length > 0 || this.count > MOST_ROWS) return found;
		return this.sumsOfRuns(confirmed.size > 0);
	}

	/** Rows that equal the sum of the rows directly below them, as in a breakdown. */
	private sumsOfRuns(isPart: boolean): TotalLine[] {
		const column = this.strongest();
		if (column < 0 || isPart) return [];
		const found: TotalLine[] = [];
		let next = 0;
		while (next < this.rows.length) {
			const end = this.endOfRun(next, column);
			const one = this.rows[next];
			if (end < 0 || !one) {
				next += 1;
				continue;
			}
			found.push({ line: one.line, text: shown(one), why: 'subtotal' });
			next = end;
		}
		return found;
	}

	/** The end of the run of rows that a row is the sum of; -1 if it is not a sum. */
	private endOfRun(at: number, column: number): number {
		const one = this.rows[at];
		if (!one) return -1;
		const sums = emptySums(this.width);
		const goal = valueAt(one, column);
		for (let end = at + 1; end < this.rows.length; end++) {
			const row = this.rows[end];
			if (row) addLine(sums, row.values);
			const sum = sums.point[column] ?? 0;
			if (!(sum <= goal * 1.000_001) || goal === 0) return -1;
			if (sums.rows < 2 || sum < goal * 0.999_999) continue;
			const match = this.compare(one.values, sums, false);
			return match.differs === 0 && match.columns >= 2 && match.digits >= CERTAIN_OF_RUN
				? end + 1
				: -1;
		}
		return -1;
	}

	/** The additive column with the largest figures. */
	private strongest(): number {
		let best = -1;
		for (let at = 0; at < this.width; at++) {
			const sum = this.running.point[at] ?? 0;
			if (this.notAdded[at] || !(sum > 0)) continue;
			if (best < 0 || sum > (this.running.point[best] ?? 0)) best = at;
		}
		return best;
	}

	private compare(values: RowLook, sums: ColumnTotals, isLoose: boolean): Match {
		let [digits, columns, differs] = [0, 0, 0];
		for (let at = 0; at < this.width; at++) {
			if (!values.isFigure(at)) continue;
			const [point = NaN, comma = NaN] = [values.point[at], values.comma[at]];
			const isSame =
				isSum(point, sums.point[at] ?? 0, isLoose ? sums.rows : 0) ||
				isSum(comma, sums.comma[at] ?? 0, isLoose ? sums.rows : 0);
			if (isSame) {
				columns += 1;
				digits += digitsOf(Number.isNaN(point) ? comma : point);
			} else if (!this.notAdded[at]) differs += 1;
		}
		return { digits, columns, differs };
	}
}

const CERTAIN = 6;
const CERTAIN_OF_RUN = 8;
const LIKELY = 3.5;

function verdictOnRow({ digits, columns, differs }: Match): Pick<TotalLine, 'why'> | undefined {
	if (differs > 0 || digits < LIKELY) return undefined;
	return { why: columns >= 2 && digits >= CERTAIN ? 'subtotal' : undefined };
}

function isTotal({ look }: Candidate, { columns, differs, digits }: Match, rows: number): boolean {
	if (columns === 0 || rows === 0) return false;
	if (look === 'maybe') return differs === 0 && digits >= 1 && rows >= 2;
	if (digits === 0 && differs > 0) return false;
	return columns >= differs;
}

function isSum(value: number, sum: number, rows: number): boolean {
	if (Number.isNaN(value) || Number.isNaN(sum)) return false;
	const isWhole = Number.isInteger(value) && Number.isInteger(sum);
	const rounding = isWhole ? 0 : 0.005 * Math.min(rows, 200);
	return Math.abs(value - sum) <= rounding + 1e-6 + 1e-9 * Math.abs(sum);
}

/** The number of digits of a figure, including cents. */
function digitsOf(value: number): number {
	return Math.log10(1 + Math.abs(Number.isInteger(value) ? value : value * 100));
}

function lookOf({ names, looks }: RowLook): Look {
	let look: Look = 'nameless';
	for (const name of names) {
		const word = totalWordIn(name);
		if (word === 'total') return 'total';
		if (word === 'maybe') look = 'maybe';
		else if (name !== '' && look === 'nameless') look = 'row';
	}
	return look === 'nameless' && (names.length === 0 || !looks.includes('figure')) ? 'row' : look;
}

function seen(line: number, at: number, look: Look, row: RowLook): SeenRow {
	return { line, at, text: textOf(row), names: [...row.names], look, values: row.copy() };
}

function textOf({ names }: RowLook): string {
	for (const name of names) if (name !== '') return name;
	return '';
}

function valueAt({ values }: SeenRow, at: number): number {
	return values.isFigure(at) ? (values.point[at] ?? NaN) : NaN;
}

function shown({ text }: SeenRow): string {
	return text.slice(0, 100);
}
