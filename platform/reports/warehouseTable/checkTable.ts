import { InvalidInput } from '../../base/invalidInput';
import type { Days } from '../../base/dates/namedPeriods';
import { firstDayOfUnit } from '../../base/dates/calendarUnits';
import { listOf, isRecord, textOf } from '../../base/json/json';
import type { BatchBody, ReportItem, TimeScale } from '../types';
import { readTimeScale } from '../types';
import { UNIT_OF } from '../request/finality';
import type { WarehouseTable } from './warehouseTable';

/** The option's label. */
export const FOR_DATABASE = 'For a Database';

/** Other settings for the rows. */
export interface TableArrangement {
	readonly compares: boolean;
	/** Which rows are left, in words; undefined for all. */
	readonly only?: string | undefined;
	readonly top?: object | undefined;
	readonly totals?: 'row' | 'facts' | undefined;
}

/** How to write rows for a database. */
interface TableOptions {
	readonly lookBack: number;
	/** The user's name for the report; empty for a default name. */
	readonly name: string;
}

/**
 * The table of a request whose rows are written to a database.
 *
 * @throws InvalidInput when its rows could not be identified, or would not stand for themselves
 */
export function tableFor(
	{ reports: [report] }: BatchBody,
	{ compares, only, top, totals }: TableArrangement,
	{ lookBack, name }: TableOptions,
): WarehouseTable {
	if (compares || listOf(report.dateRanges).length > 1) {
		throw refused(
			'requires a single period',
			'Set Compare With to Nothing, and request a single date range',
		);
	}
	if (top) throw refused('requires all rows', 'Set Limit to 0');
	if (totals === 'row') {
		throw refused(
			'cannot be used with a row of totals',
			'Remove the option Sum of All Rows, or set it to In the Job Details',
		);
	}
	const scale = readTimeScale(report.dateScale);
	if (scale === undefined || report.dateRangeSplitPerScale !== true) {
		throw refused(
			'requires a date in each row',
			'Add "dateScale": "D" and "dateRangeSplitPerScale": true to the report',
		);
	}
	const ownName = defaultName(report, scale);
	const defaulted = only === undefined ? ownName : `${ownName} where ${only}`;
	return { report: name || defaulted, scale, lookBack };
}

function refused(need: string, advice: string): InvalidInput {
	return new InvalidInput(FOR_DATABASE, `The option ${FOR_DATABASE} ${need}`, advice);
}

/**
 * Whether the days of a report must be known, so that no part of a week or month replaces the whole
 * one.
 */
export function needsWholeUnits({ scale }: WarehouseTable): boolean {
	return UNIT_OF[scale] !== 'day';
}

/**
 * Refuses a period that begins within a week or month: the part would replace the row of the whole.
 * An incomplete unit at the end is replaced by the next fetch.
 *
 * @throws InvalidInput when a period may not begin with a week or month
 */
export function checkWholeUnits(table: WarehouseTable, days: Days | undefined): void {
	if (!needsWholeUnits(table)) return;
	const unit = UNIT_OF[table.scale];
	const advice =
		'Set Period to Days That May Still Change or to Between Two Dates, or, in Request (JSON), enter dates as dateFrom and dateTo';
	if (days === undefined)
		throw refused(
			`in a report by ${unit} requires a period whose days are known before the request`,
			advice,
		);
	const first = firstDayOfUnit(unit, days.from);
	if (first === days.from) return;
	throw new InvalidInput(
		'Period',
		`The period begins on ${days.from}, in the middle of a ${unit}, so the row of this ${unit} would be incomplete`,
		`Set Period to Between Two Dates with ${first} as First Day, or to Days That May Still Change`,
	);
}

/**
 * The default name of a report in a shared table: its request without days and metrics, such as
 * "rt#insummary D media_key".
 */
export function defaultName(report: ReportItem, scale: TimeScale): string {
	const { kind, path, dimensions, metrics, segments, segmentFilterClauses } = report;
	const splits = recordsIn(metrics).flatMap(({ segment }) => (isRecord(segment) ? [segment] : []));
	const filters = recordsIn(segmentFilterClauses).map(
		({ field, value }) => `${textOf(field)}=${listOf(value).map(textOf).sort().join(',')}`,
	);
	return [
		...[kind, textOf(path) ?? '', scale],
		...textsIn(recordsIn(dimensions), 'field'),
		...textsIn(recordsIn(segments), 'type'),
		...textsIn(splits, 'by'),
		...filters.sort(),
	]
		.filter((part) => part !== '')
		.join(' ');
}

function recordsIn(list: unknown) {
	return listOf(list).filter(isRecord);
}

/** The texts in a canonical order, without duplicates. */
function textsIn(records: ReturnType<typeof recordsIn>, member: string): string[] {
	return [...new Set(records.flatMap((record) => textOf(record[member]) ?? []))].sort();
}
