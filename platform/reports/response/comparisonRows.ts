import type { Row } from '../table/tableCell';
import { exactNumberOf } from '../table/tableCell';
import { isAdditive } from '../table/metricKinds';
import type { ReportColumns } from './reportColumns';
import { rangeEntries, mostMoments } from './rangeEntries';
import { describeRow, fillLong, fillPlain, fillWide } from './fillCells';
import type { HeaderRange } from './dateRanges';
import type { TableReading } from './layout';
import type { ElementParts } from './shapes/element';
import { isSegmented } from '../table/segments';
import { largest } from '../../base/calculations';

/**
 * Reads an element whose two date ranges are compared: the figures of the second stand in the same
 * row.
 */
export function readComparison(reading: TableReading, parts: ElementParts, rows: Row[]): void {
	const { header, layout, columns } = reading;
	const { metrics } = parts;
	const read = [0, 1].map((range) => rangeEntries(metrics, range, header, layout.byHour));
	const both = read.map(({ entries }) => entries);
	const counts = read.map(
		({ entries, dates }, range) => dates?.length ?? momentsIn(header.ranges[range], entries),
	);
	const dates = read.map((one, range) => one.dates ?? header.ranges[range]?.dates ?? []);
	const moments = largest(counts);
	for (let moment = 0; moment < moments; moment++) {
		const row = describeRow(parts, columns);
		if (layout.isSplit === true || moments > 1) addDates(row, counts, moment, dates, columns);
		const made = fillBoth(row, both, moment, reading);
		const isInBoth = counts.every((count) => moment < count);
		// Pushed one by one: spread arguments have a limit.
		for (const one of made) {
			if (isInBoth) fillGaps(one, columns);
			rows.push(one);
		}
	}
}

function fillBoth(
	row: Row,
	both: ReadonlyArray<readonly unknown[]>,
	moment: number,
	{ layout, columns }: TableReading,
): Row[] {
	const segmented = both.some((entries) => entries.some(isSegmented));
	if (segmented && layout.segmentsAs === 'rows') {
		return fillLong(row, both, moment, columns, layout.totals);
	}
	const fill = segmented ? fillWide : fillPlain;
	for (const [range, entries] of both.entries()) fill(row, entries, moment, columns, range > 0);
	return [row];
}

/**
 * Adds the dates of both periods. A position that a period lacks, such as the 31st of a shorter
 * month, has no date.
 */
function addDates(
	row: Row,
	counts: readonly number[],
	moment: number,
	dates: ReadonlyArray<ReadonlyArray<string | undefined>>,
	columns: ReportColumns,
): void {
	for (const [range, name] of DATES.entries()) {
		const isThere = moment < (counts[range] ?? 0);
		const date = dates[range]?.[moment] ?? `#${moment + 1}`;
		row[columns.extra(name, 'date')] = isThere ? date : null;
	}
}

const DATES = ['date', 'date before'];

/** The number of moments in a date range; 0 where the reply lacks the range. */
function momentsIn(range: HeaderRange | undefined, entries: readonly unknown[]): number {
	if (range && range.dates.length > 0) return range.dates.length;
	return range || entries.some((entry) => entry !== undefined) ? mostMoments(entries) : 0;
}

/** Sets metrics to 0 that only one of two compared periods has. */
function fillGaps(row: Row, columns: ReportColumns): void {
	for (const { value, before, ...column } of columns.pairs) {
		const [now, then] = [row[value] ?? null, row[before] ?? null];
		if ((now === null) === (then === null) || !isAdditive(column)) continue;
		if (now === null && exactNumberOf(then) !== null) row[value] = 0;
		if (then === null && exactNumberOf(now) !== null) row[before] = 0;
	}
}
