import type { Table } from '../reports/table';
import type { About, Wording } from '../summary/headline';
import { placeOf, subjectOf, withoutUnit } from '../summary/headline';
import type { Figure, Shape } from '../summary/shape';
import { mainFigure, shapeOf } from '../summary/shape';
import { limitBars } from './bars';
import type { Charting, ChartWish } from './charting';
import type { ChartData, ChartKind } from './data';
import { Grid } from './grid';
import { comparesMoments, seeRow } from './seen';
import { limitSeries } from './series';

/**
 * Reads all rows of a table once, and keeps what a chart of them shows.
 *
 * @param about what is known of the report once its rows were read
 */
export async function gatherChart(
	{ columns, batches }: Table,
	wish: ChartWish,
	about: () => About,
	wording: Wording,
): Promise<ChartData> {
	const shape = shapeOf(columns);
	const figure = mainFigure(shape, wish.sortedBy);
	const kind = kindFor(shape, figure, wish.kind);
	const charting: Charting = { kind, shape, figure, wish, wording };
	const grid = new Grid();
	for await (const rows of batches()) for (const row of rows) seeRow(grid, row, charting);
	return { ...headOf(about(), charting), ...bodyOf(grid, charting) };
}

/** What stands around the values. */
function headOf(about: About, { kind, shape, figure, wording }: Charting) {
	const showsAll = kind === 'shares' && shape.date === undefined;
	const subject = showsAll ? shape : { ...shape, figures: figure ? [figure] : [] };
	return {
		title: about.title || subjectOf(subject, wording),
		place: placeOf(about, wording),
		measure: figure ? withoutUnit(figure.name) : '',
		unit: figure?.unit ?? 'number',
		empty: wording.words.noRows,
	};
}

function bodyOf(grid: Grid, charting: Charting) {
	const { kind, shape, figure } = charting;
	// A line of one point is none.
	const isOneMoment = kind === 'lines' && grid.count === 1;
	const areParts = figure?.addsUp === true && !comparesMoments(charting);
	return {
		kind: isOneMoment ? ('columns' as const) : kind,
		isStacked: areParts && !isOneMoment,
		areMoments: shape.date !== undefined && kind !== 'bars',
		...(kind === 'bars' ? limitBars(grid, charting) : limitSeries(grid, charting)),
	};
}

/** The kind that was asked for, where the report has what it takes; else what fits best. */
function kindFor(shape: Shape, figure: Figure | undefined, wanted?: ChartKind): ChartKind {
	const hasMoments = shape.date !== undefined;
	// What does not add up has no sum over days, and no share.
	const addsUp = figure?.addsUp === true;
	switch (wanted) {
		case 'lines':
		case 'columns':
			return hasMoments ? wanted : 'bars';
		case 'bars':
			return hasMoments && (!addsUp || shape.names.length === 0) ? 'columns' : 'bars';
		case 'shares':
			if (addsUp && shape.names.length > 0) return 'shares';
			return hasMoments ? 'lines' : 'bars';
		case undefined:
			return hasMoments ? 'lines' : 'bars';
	}
}
