import { roundedPercent } from '../../base/calculations';
import { listOf } from '../../base/json/json';
import { readColumns } from '../response/shapes/headerColumns';
import type { BatchBody } from '../types';
import type { SegmentStep } from '../table/segments';
import type { ColumnStep, RateColumns, TableColumn } from '../table/reportTable';
import type { Row } from '../table/tableCell';
import { numberOf } from '../table/tableCell';
import { divideCells, roundedQuotient } from './arithmetic';
import type { ColumnNameStyle } from '../table/columnNames';
import { ColumnNames, codeOf, comparisonName } from '../table/columnNames';
import type { Rate } from './readyRates';
import type { ReportNotes } from './reportNotes';

/** Adds the fields of rates to a request; those that were not requested are hidden. */
export function withFieldsOf(
	rates: readonly Rate[],
	body: BatchBody,
): { readonly body: BatchBody; readonly hidden: readonly string[] } {
	const [report] = body.reports;
	const metrics = listOf(report.metrics);
	// A request without metrics returns all of them.
	if (metrics.length === 0) return { body, hidden: [] };
	const known = readColumns(metrics).map(({ field }) => field);
	const needed = rates.flatMap(({ numerator, denominator }) => [numerator, denominator]);
	const hidden = [...new Set(needed)].filter((field) => !known.includes(field));
	const added = hidden.map((field) => ({ name: field, field }));
	return { body: { ...body, reports: [{ ...report, metrics: [...metrics, ...added] }] }, hidden };
}

/** Adds a column for each rate, for each segment of its numerator and each compared period. */
export function addRates(
	rates: readonly Rate[],
	naming: ColumnNameStyle,
	notes: ReportNotes,
): ColumnStep {
	return (columns) => {
		const names = new ColumnNames(columns.map(({ name }) => name));
		return [...columns, ...rates.flatMap((one) => columnsOf(one, columns, names, naming, notes))];
	};
}

function columnsOf(
	one: Rate,
	columns: readonly TableColumn[],
	names: ColumnNames,
	naming: ColumnNameStyle,
	notes: ReportNotes,
): TableColumn[] {
	const given = new Map<string, string>();
	return columns
		.filter(({ role, field }) => role === 'metric' && field === one.numerator)
		.flatMap((numerator): TableColumn[] => {
			const denominator = denominatorFor(numerator, one.denominator, columns);
			if (denominator === undefined) return [];
			const parts = { numerator: numerator.name, denominator: denominator.name, as: one.as };
			const name = names.claim(nameOf(one, numerator, naming));
			given.set(numerator.name, name);
			return [
				{
					name,
					field: codeOf(one.name),
					role: 'metric',
					affinity: one.as === 'percent' ? 'pct' : 'float',
					segment: numerator.segment,
					part: numerator.part,
					baseColumn: numerator.baseColumn && given.get(numerator.baseColumn),
					rate: parts,
					from: (row) => shownRate(parts, row, notes),
				},
			];
		});
}

function nameOf({ name, as }: Rate, numerator: TableColumn, naming: ColumnNameStyle): string {
	const unit = as === 'percent' && naming === 'words' ? ' (%)' : '';
	const start = naming === 'words' ? name : codeOf(name);
	const whole = `${start}${unit}${withinOf(numerator)}`;
	return numerator.part === 'before' ? comparisonName(whole, 'Before', naming) : whole;
}

/** The segment part of a metric's name, in words or as a column of a database. */
function withinOf({ name, field, segment = [] }: TableColumn): string {
	if (segment.length === 0) return '';
	if (name.startsWith(`${field}_`)) return name.slice(field.length);
	return ` (${segment.map(({ item }) => item).join(', ')})`;
}

/**
 * The denominator of the same segment, or of the next larger one: sales of a type are divided by
 * all visits.
 */
function denominatorFor(
	{ segment = [], part }: TableColumn,
	field: string,
	columns: readonly TableColumn[],
): TableColumn | undefined {
	const fitting = columns.filter(
		(one) =>
			one.role === 'metric' &&
			one.field === field &&
			isOfSamePeriod(one.part, part) &&
			beginsWith(segment, one.segment ?? []),
	);
	return fitting.reduce<TableColumn | undefined>(
		(best, one) => ((one.segment?.length ?? 0) > (best?.segment?.length ?? -1) ? one : best),
		undefined,
	);
}

function beginsWith(steps: readonly SegmentStep[], start: readonly SegmentStep[]): boolean {
	return start.every(({ segment, id }, depth) => {
		const step = steps[depth];
		return step?.segment === segment && step.id === id;
	});
}

/** A figure that is not compared is of the period now, as the value of one that is. */
function isOfSamePeriod(one: TableColumn['part'], other: TableColumn['part']): boolean {
	return (one ?? 'value') === (other ?? 'value');
}

/** The unrounded rate; it is rounded where it is shown. */
export function exactRate({ numerator, denominator, as }: RateColumns, row: Row): number | null {
	const share = divideCells(row[numerator], row[denominator]);
	return share === null ? null : share * (as === 'percent' ? 100 : 1);
}

function shownRate(columns: RateColumns, row: Row, notes: ReportNotes): number | null {
	const exact = exactRate(columns, row);
	if (exact !== null)
		return columns.as === 'percent' ? roundedPercent(exact, 2) : roundedQuotient(exact, columns.as);
	if (numberOf(row[columns.denominator]) === 0) notes.add('noRate');
	return null;
}
