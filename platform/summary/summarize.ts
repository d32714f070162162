import type { Top } from '../reports/transform/topRows';
import type { ExactNumber, Row } from '../reports/table/tableCell';
import { exactNumberOf } from '../reports/table/tableCell';
import type { Table } from '../reports/table/reportTable';
import { rowLabelOf, numberInRow } from './rowLabels';
import type { ChangedParts } from './changedParts';
import type { Overall, Overview } from './overview';
import type { SummaryFigure, Shape } from './shape';
import { mainFigure, shapeOf } from './shape';
import type { Wording } from './messageWords';

/** A row that stands out, with its value and change. */
export interface Standing {
	readonly label: string;
	readonly value: ExactNumber;
	/** The change in percent, where it can be calculated. */
	readonly percent?: number | null;
}

/** A summary of a report: its first rows, their number, and what stands out among all rows. */
export interface Summary {
	readonly shape: Shape;
	/** The main metric. */
	readonly main: SummaryFigure | undefined;
	/** The first rows, in the order of the report. */
	readonly rows: readonly Row[];
	/** Whether the last of them sums up all that are not shown. */
	readonly endsWithRest: boolean;
	/** The number of rows, shown or not. */
	readonly count: number;
	/** The row with the largest value, where there are several rows. */
	readonly largest?: Standing | undefined;
	readonly gain?: Standing | undefined;
	readonly loss?: Standing | undefined;
	/** The rows as parts of the whole, where two periods are compared. */
	readonly parts?: ChangedParts | undefined;
	/** The only row, which is its own total. */
	readonly single?: Row | undefined;
	/** All rows whose figures are shown. */
	readonly shownRows: readonly Row[];
}

/** The settings of a summary. */
interface Summarizing {
	/** How many rows to show. */
	readonly most: number;
	/** How many rows the report keeps; undefined for all. */
	readonly top?: Top | undefined;
	/** The overview of all rows, whether they are in the table or not. */
	readonly overview: Overview;
	readonly wording: Wording;
}

/** Reads all rows of a table once, and keeps what is shown. */
export async function summarize(
	{ columns, batches }: Table,
	{ most, top, overview, wording }: Summarizing,
): Promise<Summary> {
	const shape = shapeOf(columns);
	const main = mainFigure(shape, overview.sortedBy(columns));
	const rows: Row[] = [];
	for await (const some of batches()) {
		for (const row of some.slice(0, most - rows.length)) rows.push(row);
	}
	const { overall } = overview;
	const { count, first, largest, gain, loss, parts } = overall;
	const tells = count > 1 && labelsRows(shape);
	return {
		shape,
		main,
		rows,
		count,
		parts,
		endsWithRest: restAt(top) < rows.length,
		...(tells && main ? standOuts(overall, main, shape, wording) : {}),
		single: count === 1 ? first : undefined,
		shownRows: [...rows, ...[first, largest, gain, loss].filter((row) => row !== undefined)],
	};
}

/** The index of the row that sums up the rest: right after those that are kept. */
export function restAt(top: Top | undefined): number {
	return top?.others === undefined ? Infinity : top.rows;
}

function labelsRows({ names, date }: Shape): boolean {
	return names.length > 0 || date !== undefined;
}

/** What stands out: with two periods, the largest changes. */
function standOuts(
	{ largest, gain, loss }: Overall,
	{ name, change, percent }: SummaryFigure,
	shape: Shape,
	wording: Wording,
): Pick<Summary, 'largest' | 'gain' | 'loss'> {
	const standing = (row: Row | undefined, column: string): Standing | undefined => {
		const value = exactNumberOf(row?.[column]);
		if (row === undefined || value === null) return undefined;
		return { label: rowLabelOf(row, shape, wording), value, percent: numberInRow(row, percent) };
	};
	if (change === undefined) return { largest: standing(largest, name) };
	return { gain: standing(gain, change), loss: standing(loss, change) };
}
