import type { RowLook } from './rowLook';
import type { ColumnTotals } from './columnTotals';
import { addLine, emptySums } from './columnTotals';
import type { FigureMatch } from './figureComparison';

/** A row with its names, some of which are empty in a subtotal. */
interface NamedRow {
	readonly names: readonly string[];
	readonly values: RowLook;
}

/** A row that is the sum of a group, and has only the first names of that group. */
interface Subtotal<Row> {
	readonly row: Row;
	/** Whether so many digits agree that the sum is no coincidence. */
	readonly isCertain: boolean;
}

type Compare = (values: RowLook, sums: ColumnTotals) => FigureMatch;

/**
 * Finds the subtotals of a pivot table: rows that have the first names of a group, but not the last
 * ones, and are the sum of its rows directly above or below.
 *
 * @param rows all rows of the table, in their order
 * @param certain how many digits of the figures must agree to be sure
 */
export function subtotalsIn<Row extends NamedRow>(
	rows: readonly Row[],
	compare: Compare,
	certain: number,
): Array<Subtotal<Row>> {
	const depths = rows.map(depthOf);
	const levels = [...new Set(depths)].filter((depth) => depth > 0).sort((a, b) => b - a);
	const found = new Map<Row, Subtotal<Row>>();
	for (const level of levels) {
		const matches = rows.flatMap((row, at) => {
			if (depths[at] !== level || level === row.names.length) return [];
			const runs = [adjacentRun(rows, depths, at, -1), adjacentRun(rows, depths, at, 1)];
			const sums = runs.filter((run) => run.length > 0).map((run) => sumOf(run, row.values));
			const same = sums.map((sum) => ({ ...compare(row.values, sum), rows: sum.rows }));
			return [{ row, best: same.find(isSum) }];
		});
		const sums = matches.flatMap(({ row, best }) => (best ? [{ row, ...best }] : []));
		const areAll = sums.length === matches.length && sums.some((one) => one.rows > 1);
		const digits = sums.reduce((all, one) => all + one.digits, 0);
		for (const one of sums) {
			const isCertain = areAll ? digits >= certain : one.rows > 1 && one.digits >= certain;
			if (isCertain || one.rows > 1) found.set(one.row, { row: one.row, isCertain });
		}
	}
	return [...found.values()];
}

function isSum({ columns, differs }: FigureMatch): boolean {
	return columns > 0 && differs === 0;
}

/** How many names a row has before the empty ones; 0 if a name follows an empty one. */
function depthOf({ names }: NamedRow): number {
	const end = names.findIndex((name) => name === '');
	if (end < 0) return names.length;
	return names.slice(end).every((name) => name === '') ? end : 0;
}

/** The rows of the same group directly above or below a row, without subtotals in between. */
function adjacentRun<Row extends NamedRow>(
	rows: readonly Row[],
	depths: readonly number[],
	at: number,
	step: 1 | -1,
): Row[] {
	const group = rows[at]?.names.slice(0, depths[at]) ?? [];
	const run: Row[] = [];
	for (let next = at + step; ; next += step) {
		const row = rows[next];
		if (!row || (depths[next] ?? 0) <= group.length) return run;
		if (!group.every((name, place) => row.names[place] === name)) return run;
		if (depths[next] === row.names.length) run.push(row);
	}
}

function sumOf(rows: readonly NamedRow[], { looks }: RowLook): ColumnTotals {
	const sums = emptySums(looks.length);
	for (const { values } of rows) addLine(sums, values);
	return sums;
}
