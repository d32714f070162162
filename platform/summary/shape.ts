import { isAdditive, isShare, PLAIN_NUMBER } from '../reports/table/metricKinds';
import { isMoneyColumn } from '../reports/table/siteCurrency';
import type { TableColumn } from '../reports/table/reportTable';

/** The unit of a metric's values. */
export type ValueUnit = 'number' | 'money' | 'percent';

/** A metric of a report, with the columns of its earlier value and its changes. */
export interface SummaryFigure {
	/** The column's name. */
	readonly name: string;
	readonly unit: ValueUnit;
	/** Whether its values may be added up. */
	readonly isAdditive: boolean;
	readonly before?: string | undefined;
	readonly change?: string | undefined;
	/** The change in percent; undefined for shares, which are percentages themselves. */
	readonly percent?: string | undefined;
}

/** The roles of a table's columns. */
export interface Shape {
	/** Columns that name a row. */
	readonly names: readonly string[];
	/** The column of days or hours, where the report was split. */
	readonly date?: string | undefined;
	readonly figures: readonly SummaryFigure[];
}

/** Determines the roles of a table's columns. */
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
	const start = {
		name,
		unit: unitOf(column),
		isAdditive: column.rate === undefined && isAdditive(column),
	};
	if (column.part !== 'value') return start;
	// The changes of a metric follow it, up to the next metric.
	const [, ...after] = metrics.slice(metrics.indexOf(column));
	const end = after.findIndex(({ part }) => part === undefined || part === 'value');
	const following = end < 0 ? after : after.slice(0, end);
	const named = (role: TableColumn['part']) => following.find(({ part }) => part === role)?.name;
	return { ...start, before: named('before'), change: named('change'), percent: named('percent') };
}

function unitOf(column: TableColumn): ValueUnit {
	if (isShare(column) && column.affinity !== PLAIN_NUMBER) return 'percent';
	return isMoneyColumn(column) ? 'money' : 'number';
}

/**
 * The main metric of a report: that of a given column, such as the one it is sorted by, else the
 * first.
 */
export function mainFigure({ figures }: Shape, column?: string): SummaryFigure | undefined {
	const named = figures.find(({ name, before, change, percent }) =>
		[name, before, change, percent].includes(column),
	);
	return (column === undefined ? undefined : named) ?? figures[0];
}
