import { isRecord, listOf } from '../client/values/json';
import type { Row } from './cells';
import { addsUp, toCell } from './cells';
import type { ColumnStyle } from './columns';
import { ReportColumns } from './columns';
import type { HeaderRange, ReportHeader } from './header';
import type { Leaf, SegmentStep } from './segments';
import { isSegmented, leavesAt, momentsOf } from './segments';
import { totalTest } from './totals';

export type { Row } from './cells';

/** How a result becomes rows. */
export interface Layout extends ColumnStyle {
	/** Whether the platform's total rows (GLOBAL) stay. */
	readonly totals: boolean;
	/** Segments beside each other as columns, or below each other as rows. */
	readonly segmentsAs: 'columns' | 'rows';
	/** Whether the report was split by hour, day ...: each row then has its date, even a single one. */
	readonly isSplit?: boolean | undefined;
}

/**
 * Appends one element of a report's `data` to rows: one per date range, moment and segment. Of two
 * periods that are compared, the figures stand in the same row, moments by their place in the period.
 */
export type RowReader = (element: unknown, rows: Row[]) => void;

/** Prepares the reading of a report's `data` (docs/platform.md, Batch job responses). */
export function rowReader(
	header: ReportHeader,
	layout: Layout,
	columns = new ReportColumns(header, layout),
): RowReader {
	const isTotal = totalTest(header);
	const readElement = layout.compares === true ? readBeside : readBelow;
	const reading = { header, layout, columns };

	return (element, rows) => {
		const parts = isRecord(element) ? element : {};
		const values = listOf(parts.dimensions);
		if (!layout.totals && isTotal(values)) return;
		readElement(reading, values, listOf(parts.metrics), rows);
	};
}

/** What the reading of an element goes by. */
interface Reading {
	readonly header: ReportHeader;
	readonly layout: Layout;
	readonly columns: ReportColumns;
}

/** Date ranges below each other, each with rows of its own. */
function readBelow(
	{ header, layout, columns }: Reading,
	values: readonly unknown[],
	metrics: readonly unknown[],
	rows: Row[],
): void {
	const ranges = rangeCount(header, metrics);
	for (let range = 0; range < ranges; range++) {
		const entries = entriesOf(metrics, range, header.metrics.length);
		const moments = mostMoments(entries);
		const segmented = entries.some(isSegmented);
		for (let moment = 0; moment < moments; moment++) {
			const row = describe(values, columns);
			if (ranges > 1) {
				row[columns.extra('period', 'period')] = header.ranges[range]?.label ?? `#${range + 1}`;
			}
			if (layout.isSplit === true || moments > 1) {
				const date = header.ranges[range]?.dates[moment] ?? `#${moment + 1}`;
				row[columns.extra('date', 'date')] = date;
			}
			if (!segmented) rows.push(fillPlain(row, entries, moment, columns));
			else if (layout.segmentsAs === 'rows') {
				rows.push(...fillLong(row, [entries], moment, columns, layout.totals));
			} else rows.push(fillWide(row, entries, moment, columns));
		}
	}
}

/** The second date range beside the first. */
function readBeside(
	reading: Reading,
	values: readonly unknown[],
	metrics: readonly unknown[],
	rows: Row[],
): void {
	const { header, layout, columns } = reading;
	const both = [0, 1].map((range) => entriesOf(metrics, range, header.metrics.length));
	const counts = both.map((entries, range) => momentsIn(header.ranges[range], entries));
	const moments = Math.max(...counts);
	for (let moment = 0; moment < moments; moment++) {
		const row = describe(values, columns);
		if (layout.isSplit === true || moments > 1) addDates(row, counts, moment, reading);
		const made = fillBoth(row, both, moment, reading);
		if (counts.every((count) => moment < count)) for (const one of made) fillGaps(one, columns);
		rows.push(...made);
	}
}

function fillBoth(
	row: Row,
	both: ReadonlyArray<readonly unknown[]>,
	moment: number,
	{ layout, columns }: Reading,
): Row[] {
	const segmented = both.some((entries) => entries.some(isSegmented));
	if (segmented && layout.segmentsAs === 'rows') {
		return fillLong(row, both, moment, columns, layout.totals);
	}
	const fill = segmented ? fillWide : fillPlain;
	for (const [range, entries] of both.entries()) fill(row, entries, moment, columns, range > 0);
	return [row];
}

/** A place that a period does not have, such as the 31st of a shorter month, has no date. */
function addDates(
	row: Row,
	counts: readonly number[],
	moment: number,
	{ header, columns }: Reading,
): void {
	for (const [range, name] of DATES.entries()) {
		const isThere = moment < (counts[range] ?? 0);
		const date = header.ranges[range]?.dates[moment] ?? `#${moment + 1}`;
		row[columns.extra(name, 'date')] = isThere ? date : null;
	}
}

const DATES = ['date', 'date before'];

/** How many moments a date range has; none where the reply has no such range. */
function momentsIn(range: HeaderRange | undefined, entries: readonly unknown[]): number {
	if (range && range.dates.length > 0) return range.dates.length;
	return range || entries.some((entry) => entry !== undefined) ? mostMoments(entries) : 0;
}

/** What only one of two periods has was 0 in the other one. */
function fillGaps(row: Row, columns: ReportColumns): void {
	for (const { value, before, ...column } of columns.pairs) {
		const [now, then] = [row[value] ?? null, row[before] ?? null];
		if ((now === null) === (then === null) || !addsUp(column)) continue;
		if (now === null && typeof then === 'number') row[value] = 0;
		if (then === null && typeof now === 'number') row[before] = 0;
	}
}

/** A metric is a list with one entry per date range; older replies hold the bare entry. */
function entryOf(metric: unknown, range: number): unknown {
	if (Array.isArray(metric)) return metric[range];
	return range === 0 ? metric : undefined;
}

/** At least one entry for each metric of the header, so that a missing one becomes an empty cell. */
function entriesOf(metrics: readonly unknown[], range: number, least: number): unknown[] {
	const entries = new Array<unknown>(Math.max(metrics.length, least));
	for (let i = 0; i < entries.length; i++) entries[i] = entryOf(metrics[i], range);
	return entries;
}

function rangeCount(header: ReportHeader, metrics: readonly unknown[]): number {
	let count = Math.max(1, header.ranges.length);
	for (const metric of metrics) count = Math.max(count, listOf(metric).length);
	return count;
}

function mostMoments(entries: readonly unknown[]): number {
	let most = 1;
	for (const entry of entries) most = Math.max(most, momentsOf(entry));
	return most;
}

function describe(values: readonly unknown[], columns: ReportColumns): Row {
	const row: Row = {};
	for (let i = 0; i < values.length; i++) row[columns.dimension(i)] = toCell(values[i], false);
	return row;
}

function fillPlain(
	row: Row,
	entries: readonly unknown[],
	moment: number,
	columns: ReportColumns,
	isBefore = false,
): Row {
	for (let i = 0; i < entries.length; i++) {
		const entry = entries[i];
		const { name, numeric } = columns.metric(i, isBefore);
		row[name] = toCell(isRecord(entry) ? listOf(entry.values)[moment] : entry, numeric);
	}
	return row;
}

/** Segments as columns: "Visits", "Visits (Desktop)", "Visits (Phone)" ... */
function fillWide(
	row: Row,
	entries: readonly unknown[],
	moment: number,
	columns: ReportColumns,
	isBefore = false,
): Row {
	for (const [index, entry] of entries.entries()) {
		const leaves = leavesAt(entry, moment);
		if (leaves.length === 0) row[columns.metric(index, isBefore).name] ??= null;
		for (const { steps, value } of leaves) {
			const { name, numeric } = columns.segmentedMetric(index, steps, isBefore);
			row[name] = toCell(value, numeric);
		}
	}
	return row;
}

/**
 * Segments as rows: a column per kind of segment, a row per segment. The value of a metric or
 * segment that is segmented further is a total, and stays only with the totals.
 *
 * @param ranges the entries of one date range, or of two that are compared
 */
function fillLong(
	start: Row,
	ranges: ReadonlyArray<readonly unknown[]>,
	moment: number,
	columns: ReportColumns,
	totals: boolean,
): Row[] {
	const rows = new Map<string, Row>();
	for (const [range, entries] of ranges.entries()) {
		for (const [index, entry] of entries.entries()) {
			const { name, numeric } = columns.metric(index, range > 0);
			const leaves = leavesAt(entry, moment);
			for (const leaf of totals ? leaves : leaves.filter((each) => !isSubdivided(each, leaves))) {
				const key = JSON.stringify(leaf.steps);
				const row = rows.get(key) ?? withSegments(start, leaf.steps, columns);
				row[name] = toCell(leaf.value, numeric);
				rows.set(key, row);
			}
		}
	}
	return [...rows.values()];
}

/** Whether further segments lie within the segment of a value. */
function isSubdivided({ steps }: Leaf, leaves: readonly Leaf[]): boolean {
	return leaves.some(
		(other) =>
			other.steps.length > steps.length &&
			steps.every(({ segment, item }, depth) => {
				const step = other.steps[depth];
				return step?.segment === segment && step.item === item;
			}),
	);
}

function withSegments(start: Row, steps: readonly SegmentStep[], columns: ReportColumns): Row {
	const row = { ...start };
	for (const { segment, item } of steps) row[columns.extra(segment, 'segment')] = item;
	return row;
}
