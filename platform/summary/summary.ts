import type { Row } from '../reports/cells';
import type { Table } from '../reports/table';
import { labelOf, numberIn } from './cells';
import type { Formats } from './formats';
import type { Figure, Shape } from './shape';
import { mainFigure, shapeOf } from './shape';

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
	readonly main: Figure | undefined;
	/** The first rows, in the order of the report. */
	readonly rows: readonly Row[];
	readonly count: number;
	/** The row with the largest value, where there are several rows. */
	readonly largest?: Standing | undefined;
	readonly gain?: Standing | undefined;
	readonly loss?: Standing | undefined;
	/** The only row, which is its own total. */
	readonly single?: Row | undefined;
}

/** What a summary is made by. */
export interface Summarizing {
	/** How many rows to keep. */
	readonly most: number;
	/** The column that the report is sorted by, if any: what it belongs to is what the report is about. */
	readonly sortedBy?: string | undefined;
	/** What the row that stands for the rest is called; it stands out by no figure. */
	readonly others?: string | undefined;
	readonly formats: Formats;
}

/** Reads all rows of a table once, and keeps what is to be told. */
export async function summarize(
	{ columns, batches }: Table,
	{ most, sortedBy, others, formats }: Summarizing,
): Promise<Summary> {
	const shape = shapeOf(columns);
	const main = mainFigure(shape, sortedBy);
	const kept: Row[] = [];
	const extremes = new Extremes();
	let count = 0;
	for await (const rows of batches()) {
		for (const row of rows) {
			if (count++ < most) kept.push(row);
			const isRest = others !== undefined && shape.names.some((name) => row[name] === others);
			if (main && !isRest) extremes.see(row, main);
		}
	}
	const tells = count > 1 && labelsRows(shape);
	return {
		...{ shape, main, rows: kept, count },
		...(tells && main ? extremes.standing(shape, main, formats) : {}),
		single: count === 1 ? kept[0] : undefined,
	};
}

function labelsRows({ names, date }: Shape): boolean {
	return names.length > 0 || date !== undefined;
}

/** The rows that stand out, of all that were seen. */
class Extremes {
	readonly largest = new Extreme(0);
	readonly gain = new Extreme(0);
	readonly loss = new Extreme(0);

	see(row: Row, { name, change }: Figure): void {
		this.largest.see(row, numberIn(row, name));
		const changed = numberIn(row, change);
		this.gain.see(row, changed);
		this.loss.see(row, changed === null ? null : -changed);
	}

	/** What stands out: of two periods, what has changed most. */
	standing(shape: Shape, main: Figure, formats: Formats) {
		const of = (extreme: Extreme, column: string) =>
			standingOf(extreme, column, shape, main, formats);
		if (main.change === undefined) return { largest: of(this.largest, main.name) };
		return { gain: of(this.gain, main.change), loss: of(this.loss, main.change) };
	}
}

function standingOf(
	{ row }: Extreme,
	column: string,
	shape: Shape,
	{ percent }: Figure,
	formats: Formats,
): Standing | undefined {
	const value = row && numberIn(row, column);
	if (row === undefined || value === null || value === undefined) return undefined;
	return { label: labelOf(row, shape, formats), value, percent: numberIn(row, percent) };
}

/** The first row with the largest value above a bound. */
class Extreme {
	row: Row | undefined;

	constructor(private most: number) {}

	see(row: Row, value: number | null): void {
		if (value === null || value <= this.most) return;
		this.most = value;
		this.row = row;
	}
}
