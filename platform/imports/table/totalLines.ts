import { totalWordIn } from '../../base/names/totalWords';
import type { RowLook } from './rowLook';
import type { ColumnTotals } from './columnTotals';
import { addLine, copyOf, emptySums, minus, withoutRow } from './columnTotals';
import { totalsOfBreakdowns } from './breakdownTotals';
import type { FigureMatch } from './figureComparison';
import { FigureComparison } from './figureComparison';
import { sumsOfIndentedRows } from './indentedRows';
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
	readonly indent: number;
	readonly values: RowLook;
}

interface Candidate extends SeenRow {
	/** The sums of the rows above it, without candidates. */
	readonly above: ColumnTotals;
}

const MOST_CANDIDATES = 5_000;
const MOST_ROWS = 5_000;

/**
 * Finds lines with totals by their names, and by comparing their figures with the sums of other
 * lines. `openTable` leaves these lines out of the rows.
 */
export class TotalFinder {
	private readonly figures: FigureComparison;
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
		this.figures = new FigureComparison(header, width);
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
		this.last = { line, at, text: textOf(row), names: [], look: 'row', indent: row.indent, values };
	}

	/** The lines that hold totals. */
	find(): TotalLine[] {
		// First, as it takes subtotals out of the sums that the other steps compare with.
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
		const compare = (values: RowLook, sums: ColumnTotals) =>
			this.figures.compare(values, sums, true);
		const outlined = sumsOfIndentedRows(this.rows, compare, CERTAIN);
		const found = outlined.some(({ isCertain }) => isCertain)
			? outlined
			: [...outlined, ...subtotalsIn(this.rows, compare, CERTAIN)];
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
				const parts = [minus(one.above, before), minus(after, one.above), one.above];
				const isSumOf = (sums: ColumnTotals, isWhole: boolean) =>
					isTotal(one, this.figures.compare(one.values, sums, true), sums.rows, isWhole);
				return (
					others.some((sums) => isSumOf(sums, true)) || parts.some((sums) => isSumOf(sums, false))
				);
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
			const match = this.figures.compare(one.values, others, false);
			const verdict = verdictOnRow(match);
			if (verdict) found.push({ line: one.line, text: shown(one), why: verdict.why });
		}
		// If totals were found, only subtotals remain to be looked for.
		if (found.length > 0 || this.count > MOST_ROWS) return found;
		return confirmed.size > 0 ? [] : this.sumsOfBreakdowns();
	}

	private sumsOfBreakdowns(): TotalLine[] {
		return totalsOfBreakdowns(this.rows, this.running, this.figures).map((row) => {
			return { line: row.line, text: shown(row), why: 'subtotal' };
		});
	}
}

const CERTAIN = 6;
const LIKELY = 3.5;

function verdictOnRow({
	digits,
	columns,
	differs,
}: FigureMatch): Pick<TotalLine, 'why'> | undefined {
	if (differs > 0 || digits < LIKELY) return undefined;
	return { why: columns >= 2 && digits >= CERTAIN ? 'subtotal' : undefined };
}

function isTotal(
	{ look }: Candidate,
	{ columns, differs, digits }: FigureMatch,
	rows: number,
	isWhole: boolean,
): boolean {
	if (columns === 0 || rows === 0) return false;
	if (look === 'maybe') return differs === 0 && digits >= 1 && rows >= 2;
	// Two rows with the same small figures are no coincidence only where there are no others.
	if (look === 'nameless' && !isWhole && rows < 2) return false;
	if (look === 'nameless' && differs > 0 && digits < LIKELY) return false;
	if (digits === 0 && differs > 0) return false;
	return columns >= differs;
}

function lookOf({ names, looks }: RowLook): Look {
	let look: Look = 'nameless';
	for (const name of names) {
		const word = totalWordIn(name);
		if (word === 'total') return 'total';
		if (word === 'maybe') look = 'maybe';
		else if (name !== '' && look === 'nameless') look = 'row';
	}
	// Numbers may name the rows, such as hours: a total has none.
	const hasName = names.length === 0 && looks[0] !== 'empty';
	return look === 'nameless' && (hasName || !looks.includes('figure')) ? 'row' : look;
}

function seen(line: number, at: number, look: Look, row: RowLook): SeenRow {
	const { indent, names } = row;
	return { line, at, text: textOf(row), names: [...names], look, indent, values: row.copy() };
}

function textOf({ names }: RowLook): string {
	for (const name of names) if (name !== '') return name;
	return '';
}

function shown({ text }: SeenRow): string {
	return text.slice(0, 100);
}
