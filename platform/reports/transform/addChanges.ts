import type { Cell, Row } from '../table/tableCell';
import type { ColumnStep, ColumnPart, TableColumn } from '../table/reportTable';
import { difference, percentChange, roundedQuotient } from './arithmetic';
import type { ColumnNameStyle } from '../table/columnNames';
import { numberOf } from '../table/tableCell';
import { isShare } from '../table/metricKinds';
import { ColumnNames, comparisonName } from '../table/columnNames';
import { exactRate } from './addRates';
import type { ReportNotes } from './reportNotes';

/**
 * Adds the change and the change in percent after each compared metric. The change of a share is in
 * percentage points, without a percent column.
 */
export function addChanges(naming: ColumnNameStyle, notes: ReportNotes): ColumnStep {
	return (columns) => {
		const names = new ColumnNames(columns.map(({ name }) => name));
		const befores = new Map(columns.map((column) => [column.baseColumn, column]));
		return columns
			.filter(({ part, baseColumn }) => part !== 'before' || baseColumn === undefined)
			.flatMap((column) => {
				const before = column.part === 'value' ? befores.get(column.name) : undefined;
				return before ? [column, ...changesOf(column, before, names, naming, notes)] : [column];
			});
	};
}

function changesOf(
	value: TableColumn,
	before: TableColumn,
	names: ColumnNames,
	naming: ColumnNameStyle,
	notes: ReportNotes,
): TableColumn[] {
	const add = (part: ColumnPart, word: string, affinity: string, from: (row: Row) => Cell) => ({
		name: names.claim(comparisonName(bare(value.name), word, naming)),
		field: `${value.field}_${part}`,
		role: 'metric' as const,
		affinity,
		segment: value.segment,
		part,
		from,
		isHidden: value.isHidden,
	});
	if (isShare(value)) {
		return [before, add('change', 'Change (Points)', 'pct', (row) => changeOf(value, before, row))];
	}
	return [
		before,
		add('change', 'Change', value.affinity, (row) => changeOf(value, before, row)),
		add('percent', 'Change (%)', 'pct', (row) => percentOf(value, before, row, notes)),
	];
}

/** A name without its unit: the change of a rate has another unit than the rate. */
function bare(name: string): string {
	return name.replace(' (%)', '');
}

function changeOf(value: TableColumn, before: TableColumn, row: Row): Cell {
	if (!value.rate || !before.rate) return difference(row[value.name], row[before.name]);
	const [now, then] = [exactRate(value.rate, row), exactRate(before.rate, row)];
	return now === null || then === null ? null : roundedQuotient(now - then, value.rate.as);
}

function percentOf(
	value: TableColumn,
	before: TableColumn,
	row: Row,
	notes: ReportNotes,
): number | null {
	const [now, then] = [numberIn(value, row), numberIn(before, row)];
	if (then === 0 && now !== null) notes.add('noPercentOfZero');
	return percentChange(now, then);
}

function numberIn({ name, rate }: TableColumn, row: Row): number | null {
	if (rate) return exactRate(rate, row);
	return numberOf(row[name]);
}
