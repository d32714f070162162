import type { Top } from '../reports/transform/topRows';
import type { Row } from '../reports/table/tableCell';
import type { Table } from '../reports/table/reportTable';
import { rowLabelOf, numberInRow } from './rowLabels';
import type { Overall, Overview } from './overview';
import type { SummaryFigure, Shape } from './shape';
import { mainFigure, shapeOf } from './shape';
import type { Wording } from './messageWords';

/** One row and what stands out in it. */
export interface Standing {
	readonly label: string;
	readonly value: number;
	/** How many percent it has changed by, where that can be told. */
	readonly percent?: number | null;
}

/** A report as it is told: its first rows, how many there are, and what stands out among all of them. */
export interface Summary {
	readonly shape: Shape;
	/** The figure that it is about. */
	readonly main: SummaryFigure | undefined;
	/** The first rows, in the order of the report. */
	readonly rows: readonly Row[];
	/** Whether the last of them stands for all that are not shown. */
	readonly endsWithRest: boolean;
	/** How many rows there are, kept or not. */
	readonly count: number;
	/** The row with the largest value, where there are several rows. */
	readonly largest?: Standing | undefined;
	readonly gain?: Standing | undefined;
	readonly loss?: Standing | undefined;
	/** The only row, which is its own total. */
	readonly single?: Row | undefined;
	/** All rows of which figures are told. */
	readonly shownRows: readonly Row[];
}

/** What a summary is made by. */
export interface Summarizing {
	/** How many rows to show. */
	readonly most: number;
	/** How many rows the report keeps, if not all. */
	readonly top?: Top | undefined;
	/** What has looked at all rows, be they in the table or not. */
	readonly overview: Overview;
	readonly wording: Wording;
}

/** Reads all rows of a table once, and keeps what is to be told. */
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
	const { count, first, largest, gain, loss } = overall;
	const tells = count > 1 && labelsRows(shape);
	return {
		...{ shape, main, rows, count },
		endsWithRest: restAt(top) < rows.length,
		...(tells && main ? standOuts(overall, main, shape, wording) : {}),
		single: count === 1 ? first : undefined,
		shownRows: [...rows, ...[first, largest, gain, loss].filter((row) => row !== undefined)],
	};
}

/** Where the row would be that stands for all that are not kept: right behind those that are. */
export function restAt(top: Top | undefined): number {
	return top?.others === undefined ? Infinity : top.rows;
}

function labelsRows({ names, date }: Shape): boolean {
	return names.length > 0 || date !== undefined;
}

/** What stands out: of two periods, what has changed most. */
function standOuts(
	{ largest, gain, loss }: Overall,
	{ name, change, percent }: SummaryFigure,
	shape: Shape,
	wording: Wording,
): Pick<Summary, 'largest' | 'gain' | 'loss'> {
	const standing = (row: Row | undefined, column: string): Standing | undefined => {
		const value = row ? numberInRow(row, column) : null;
		if (row === undefined || value === null) return undefined;
		return { label: rowLabelOf(row, shape, wording), value, percent: numberInRow(row, percent) };
	};
	if (change === undefined) return { largest: standing(largest, name) };
	return { gain: standing(gain, change), loss: standing(loss, change) };
}
