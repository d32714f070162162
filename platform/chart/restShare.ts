import type { Row } from '../reports/table/tableCell';
import { namesIn, cellName, numberInRow } from '../summary/rowLabels';
import { withoutUnit } from '../summary/headline';
import type { SummaryFigure } from '../summary/shape';
import type { ChartOptions, Measure } from './chartOptions';
import type { Grid } from './valueGrid';
import { addToPanel } from './panelData';

/** The rows that a report left out before the chart. */
export interface Cut {
	/** The number of rows left out. */
	readonly rows: number;
	/** The row that sums them up, if there is one. */
	readonly rest: Row | undefined;
	/**
	 * Whether each row has its own category, so that rows and categories can be counted together.
	 */
	readonly isByRow: boolean;
}

/** Adds what the chart shows of a row. */
export function addRow(grid: Grid, row: Row, charting: ChartOptions): void {
	const { kind, figure, measure, shape, wording } = charting;
	if (kind === 'multiples') {
		addToPanel(grid, row, charting);
		return;
	}
	if (figure === undefined || measure === undefined) return;
	const name = namesIn(row, shape, wording)
		.filter((part) => part !== '')
		.join(', ');
	if (kind === 'bars') addBar(grid, row, name, { figure, measure, wording });
	else if (shape.date === undefined) addShares(grid, row, name, charting);
	else {
		const moment = cellName(row[shape.date]);
		addMoment(grid, row, { moment, name }, figure, charting);
	}
}

interface BarOptions extends Pick<ChartOptions, 'wording'> {
	readonly figure: SummaryFigure;
	readonly measure: Measure;
}

function addBar(
	grid: Grid,
	row: Row,
	name: string,
	{ figure, measure, wording }: BarOptions,
): void {
	const { column, label: measured, isAdditive } = measure;
	const { now, before } = wording.words;
	const label = name === '' ? measured : name;
	// Rates of rows with one name cannot be added up: each row stays.
	const taken = isAdditive ? '' : `\n${grid.count}`;
	grid.add(label + taken, label, now, numberInRow(row, column));
	if (figure.before === undefined) return;
	grid.add(label + taken, label, before, numberInRow(row, figure.before));
}

interface Place {
	readonly moment: string;
	readonly name: string;
}

function addMoment(
	grid: Grid,
	row: Row,
	{ moment, name }: Place,
	figure: SummaryFigure,
	charting: ChartOptions,
): void {
	const { now, before } = charting.wording.words;
	const compares = comparesMoments(charting);
	grid.add(moment, moment, compares ? now : name, numberInRow(row, figure.name));
	if (compares) grid.add(moment, moment, before, numberInRow(row, figure.before));
}

/** Whether the period and the period before are the two series, in place of names. */
export function comparesMoments({
	kind,
	figure,
	shape,
}: Pick<ChartOptions, 'kind' | 'figure' | 'shape'>): boolean {
	if (kind === 'shares' || figure?.before === undefined) return false;
	return figure.isAdditive || shape.names.length === 0;
}

/** The key of the rest, which no name can equal. */
export const REST = '\n';

/** Adds a bar per additive metric, and one for the period before. */
export function addShares(
	grid: Grid,
	row: Row,
	name: string,
	{ shape, wording }: ChartOptions,
): void {
	for (const one of shape.figures.filter(({ isAdditive }) => isAdditive)) {
		const label = withoutUnit(one.name);
		grid.add(one.name, label, name, numberInRow(row, one.name));
		if (one.before === undefined) continue;
		const before = `${label}, ${wording.words.before}`;
		grid.add(one.before, before, name, numberInRow(row, one.before));
	}
}
