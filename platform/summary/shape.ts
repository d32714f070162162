import {
	addsUp,
	isDuration,
	isMoney,
	isShare,
	MONEY,
	PLAIN_NUMBER,
} from '../reports/table/metricKinds';
import type { TableColumn } from '../reports/table/reportTable';

/** What the values of a figure are: numbers, an amount of money, or percent. */
export type ValueUnit = 'number' | 'money' | 'percent';

/** A figure of a report, and the columns that say what it was before and how it has changed. */
export interface SummaryFigure {
	/** Its column. */
	readonly name: string;
	readonly unit: ValueUnit;
	/** Whether its values may be added up. */
	readonly addsUp: boolean;
	readonly before?: string | undefined;
	readonly change?: string | undefined;
	/** The change in percent; of what is a share in percent itself there is none. */
	readonly percent?: string | undefined;
}

/** What the columns of a table stand for. */
export interface Shape {
	/** Columns that say what a row is about. */
	readonly names: readonly string[];
	/** The column of days or hours, where the report was split. */
	readonly date?: string | undefined;
	readonly figures: readonly SummaryFigure[];
}

/** Tells what the columns of a table stand for. */
export function shapeOf(columns: readonly TableColumn[]): Shape {
	const shown = columns.filter(({ isHidden }) => isHidden !== true);
	const metrics = shown.filter(({ role }) => role === 'metric');
	return {
		names: shown
			.filter(({ role }) => role === 'dimension' || role === 'segment' || role === 'period')
			.map(({ name }) => name),
		date: shown.find(({ role }) => role === 'date')?.name,
		figures: metrics
			.filter(({ part }) => part === undefined || part === 'value')
			.map((column) => figureOf(column, metrics)),
	};
}

function figureOf(column: TableColumn, metrics: readonly TableColumn[]): SummaryFigure {
	const { name } = column;
	const start = { name, unit: unitOf(column), addsUp: column.rate === undefined && addsUp(column) };
	if (column.part !== 'value') return start;
	// What has changed stands right behind the figure, up to the next one.
	const [, ...after] = metrics.slice(metrics.indexOf(column));
	const end = after.findIndex(({ part }) => part === undefined || part === 'value');
	const following = end < 0 ? after : after.slice(0, end);
	const named = (wanted: TableColumn['part']) =>
		following.find(({ part }) => part === wanted)?.name;
	return { ...start, before: named('before'), change: named('change'), percent: named('percent') };
}

function unitOf(column: TableColumn): ValueUnit {
	const { field, name, affinity } = column;
	if (affinity === PLAIN_NUMBER) return 'number';
	if (affinity.startsWith(MONEY)) return 'money';
	if (isShare(column)) return 'percent';
	if (isDuration(column)) return 'number';
	return isMoney(field) || isMoney(name) ? 'money' : 'number';
}

/** The figure that a report is about: that of a column, such as the one it is sorted by, else the first. */
export function mainFigure({ figures }: Shape, column?: string): SummaryFigure | undefined {
	const named = figures.find(({ name, before, change, percent }) =>
		[name, before, change, percent].includes(column),
	);
	return (column === undefined ? undefined : named) ?? figures[0];
}
