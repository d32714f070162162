import { isRecord, listOf } from '../client/values/json';
import type { Row } from './cells';
import { toCell } from './cells';
import { ReportColumns } from './columns';
import type { ReportHeader } from './header';
import type { Leaf, SegmentStep } from './segments';
import { isSegmented, leavesAt, momentsOf } from './segments';
import { totalTest } from './totals';

export type { Row } from './cells';

/** How a result becomes rows. */
export interface Layout {
	/** Whether the platform's total rows (GLOBAL) stay. */
	readonly totals: boolean;
	/** Segments beside each other as columns, or below each other as rows. */
	readonly segmentsAs: 'columns' | 'rows';
	/** Whether the report was split by hour, day ...: each row then has its date, even a single one. */
	readonly isSplit?: boolean | undefined;
}

/** Appends one element of a report's `data` to rows: one per date range, moment and segment. */
export type RowReader = (element: unknown, rows: Row[]) => void;

/**
 * Prepares the reading of a report's `data` (docs/platform.md, Batch job responses).
 *
 * @param columns names the columns, and knows afterwards which there are
 */
export function rowReader(
	header: ReportHeader,
	layout: Layout,
	columns = new ReportColumns(header),
): RowReader {
	const isTotal = totalTest(header);

	return (element, rows) => {
		const parts = isRecord(element) ? element : {};
		const values = listOf(parts.dimensions);
		if (!layout.totals && isTotal(values)) return;
		const metrics = listOf(parts.metrics);
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
					row[columns.extra('date', 'date')] =
						header.ranges[range]?.dates[moment] ?? `#${moment + 1}`;
				}
				if (!segmented) rows.push(fillPlain(row, entries, moment, columns));
				else if (layout.segmentsAs === 'rows') {
					rows.push(...fillLong(row, entries, moment, columns, layout.totals));
				} else rows.push(fillWide(row, entries, moment, columns));
			}
		}
	};
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
): Row {
	for (let i = 0; i < entries.length; i++) {
		const entry = entries[i];
		const { name, numeric } = columns.metric(i);
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
): Row {
	for (const [index, entry] of entries.entries()) {
		const { name, numeric } = columns.metric(index);
		const leaves = leavesAt(entry, moment);
		if (leaves.length === 0) row[name] = null;
		for (const { steps, value } of leaves) {
			row[columns.segmentedMetric(index, steps)] = toCell(value, numeric);
		}
	}
	return row;
}

/**
 * Segments as rows: a column per kind of segment, a row per segment. The value of a metric or
 * segment that is segmented further is a total, and stays only with the totals.
 */
function fillLong(
	start: Row,
	entries: readonly unknown[],
	moment: number,
	columns: ReportColumns,
	totals: boolean,
): Row[] {
	const rows = new Map<string, Row>();
	for (const [index, entry] of entries.entries()) {
		const { name, numeric } = columns.metric(index);
		const leaves = leavesAt(entry, moment);
		for (const leaf of totals ? leaves : leaves.filter((each) => !isSubdivided(each, leaves))) {
			const key = JSON.stringify(leaf.steps);
			const row = rows.get(key) ?? withSegments(start, leaf.steps, columns);
			row[name] = toCell(leaf.value, numeric);
			rows.set(key, row);
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
