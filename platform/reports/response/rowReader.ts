import { readComparison } from './comparisonRows';
import type { Row } from '../table/tableCell';
import { ReportColumns } from './reportColumns';
import { rangeEntries, mostMoments, rangeCount } from './rangeEntries';
import { describeRow, fillLong, fillPlain, fillWide } from './fillCells';
import type { ReportHeader } from './header';
import type { Layout, TableReading } from './layout';
import type { PlainReader } from './plainRow';
import { plainReader } from './plainRow';
import type { ElementParts } from './shapes/element';
import { readElement } from './shapes/element';
import { readRowMoment, writeMoments } from './shapes/moments';
import { isSegmented } from '../table/segments';
import { totalTest } from './totalRows';

/**
 * Appends the rows of one element of a report's `data`: one per date range, moment and segment. Two
 * compared periods share a row, with their moments matched by position.
 */
export type RowReader = (element: unknown, rows: Row[]) => void;

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
		if (!layout.totals && isTotal(values)) return;
		const row = more === undefined && moment === undefined ? plain(values, metrics) : undefined;
		if (row) rows.push(row);
		else readRows(reading, parts, rows);
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
