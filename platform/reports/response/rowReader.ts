import { readComparison } from './comparisonRows';
import type { Row } from '../table/tableCell';
import { ReportColumns } from './reportColumns';
import { rangeEntries, mostMoments, rangeCount } from './rangeEntries';
import { describeRow, fillLong, fillPlain, fillWide } from './fillCells';
import type { ReportHeader } from './header';
import type { Layout, TableReading } from './layout';
import type { ElementParts } from './shapes/element';
import { readElement } from './shapes/element';
import { readRowMoment, writeMoments } from './shapes/moments';
import { isSegmented } from '../table/segments';
import { totalTest } from './totalRows';
import { isRecord, parseJson } from '../../base/json/json';
import { toCell, toFigure } from '../table/tableCell';

/**
 * Appends the rows of one element of a report's `data`: one per date range, moment and segment. Two
 * compared periods share a row, with their moments matched by position.
 *
 * @returns whether the element is one of the platform's totals, which the layout may leave out
 */
export type RowReader = (element: unknown, rows: Row[]) => boolean;

/** Prepares to read a report's `data` (docs/platform.md, Batch job responses). */
export function rowReader(
	header: ReportHeader,
	layout: Layout,
	columns = new ReportColumns(header, layout),
): RowReader {
	const isTotal = totalTest(header);
	const reading = { header, layout, columns };
	const compares = layout.compares === true;
	const readRows = compares ? readComparison : readBelow;
	const plain: PlainReader = compares ? () => undefined : plainReader(reading);

	return (element, rows) => {
		const parts = readElement(element, header);
		const { values, metrics, more, moment } = parts;
		const isOfAll = isTotal(values);
		if (!layout.totals && isOfAll) return true;
		const row = more === undefined && moment === undefined ? plain(values, metrics) : undefined;
		if (row) rows.push(row);
		else readRows(reading, parts, rows);
		return isOfAll;
	};
}

/** Date ranges that are not compared: each has rows of its own. */
function readBelow({ header, layout, columns }: TableReading, parts: ElementParts, rows: Row[]) {
	const { metrics } = parts;
	const ranges = rangeCount(header, metrics);
	const own = momentOf(parts, header, layout);
	for (let range = 0; range < ranges; range++) {
		const { entries, dates } = rangeEntries(metrics, range, header, layout.byHour);
		const moments = mostMoments(entries);
		const segmented = entries.some(isSegmented);
		for (let moment = 0; moment < moments; moment++) {
			const row = describeRow(parts, columns);
			if (ranges > 1) {
				row[columns.extra('period', 'period')] = header.ranges[range]?.label ?? `#${range + 1}`;
			}
			if (layout.isSplit === true || moments > 1 || own !== undefined) {
				const date = own ?? momentAt(moment, dates ?? header.ranges[range]?.dates);
				row[columns.extra('date', 'date')] = date;
			}
			if (!segmented) rows.push(fillPlain(row, entries, moment, columns));
			else if (layout.segmentsAs === 'rows') {
				const made = fillLong(row, [entries], moment, columns, layout.totals);
				// Pushed one by one: spread arguments have a limit.
				for (const one of made) rows.push(one);
			} else rows.push(fillWide(row, entries, moment, columns));
		}
	}
}

/** The date of a position in a period, or the position where the header gives no dates. */
function momentAt(place: number, dates: ReadonlyArray<string | undefined> | undefined): string {
	return dates?.[place] ?? `#${place + 1}`;
}

/** The moment that a row itself names. */
function momentOf({ moment }: ElementParts, { ranges }: ReportHeader, { byHour }: Layout) {
	if (moment === undefined) return undefined;
	const [{ zone = 'utc', days: expected } = {}] = ranges;
	return writeMoments([readRowMoment(moment, { zone, expected })?.at], byHour === true)[0];
}

/**
 * Reads an element with one plain figure per metric; undefined where the general reader is needed.
 */
type PlainReader = (values: readonly unknown[], metrics: readonly unknown[]) => Row | undefined;

/**
 * Reads elements with one plain figure per metric, which are the most frequent, in half the time of
 * the general reader.
 */
function plainReader({ header, layout, columns }: TableReading): PlainReader {
	if (header.ranges.length > 1 || layout.isSplit === true) return () => undefined;
	const dimensions = header.dimensions.map((_, index) => columns.dimension(index));
	const figures = header.metrics.map((_, index) => columns.metric(index));
	const blank = blankRow([...dimensions, ...figures]);
	return (values, metrics) => {
		if (values.length !== dimensions.length || metrics.length !== figures.length) return undefined;
		const row: Row = { ...blank };
		for (let i = 0; i < dimensions.length; i++) row[dimensions[i] ?? ''] = toCell(values[i]);
		for (let i = 0; i < figures.length; i++) {
			const column = figures[i];
			const value = onlyFigure(metrics[i]);
			if (column === undefined || value === undefined) return undefined;
			row[column] = toFigure(value);
		}
		return row;
	};
}

/** A prototype row with all its columns, so that copies keep one hidden class. */
function blankRow(names: readonly string[]): Row {
	const blank = parseJson(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
	return isBlank(blank) ? blank : {};
}

function isBlank(value: unknown): value is Record<string, null> {
	return isRecord(value) && Object.values(value).every((cell) => cell === null);
}

/** The value of a metric that has exactly one and no segments. */
function onlyFigure(metric: unknown): unknown {
	if (!Array.isArray(metric) || metric.length !== 1) return undefined;
	const entry: unknown = metric[0];
	if (!isRecord(entry) || entry.segments !== undefined) return undefined;
	const { values } = entry;
	if (!Array.isArray(values) || values.length !== 1) return undefined;
	const figure: unknown = values[0];
	return typeof figure === 'object' && figure !== null ? undefined : figure;
}
