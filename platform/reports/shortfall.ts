import type { JsonRecord } from '../client/values/json';
import { isRecord, listOf, textOf } from '../client/values/json';
import { reportsIn } from './result';
import { largest } from '../client/values/extremes';

/** A result that holds fewer rows than the platform says there are. */
export interface Shortfall {
	/** Rows that came, as the platform counts them: before a split, and with its totals. */
	readonly rows: number;
	readonly totalRows: number;
}

/** What the whole body of a result lacks; undefined when it lacks nothing, or does not say. */
export function shortfallOf(body: unknown): Shortfall | undefined {
	const reports = reportsIn(body);
	// The shape of an analysis is not shown: what is not a list of rows cannot be counted.
	if (!reports.every(({ data }) => Array.isArray(data))) return undefined;
	const rows = reports.reduce((sum, { data }) => sum + listOf(data).length, 0);
	return shortfall(rows, countIn(body));
}

/** What a result of so many rows lacks of those that it counts. */
export function shortfall(rows: number, totalRows: number): Shortfall | undefined {
	return totalRows > rows ? { rows, totalRows } : undefined;
}

/**
 * How many rows a result says there are (docs/platform.md, Batch job responses): `rowCount`
 * counts those of a report, `totalRowCount` those of the whole response, wherever it stands. 0
 * when it says nothing.
 */
export function countIn(body: unknown): number {
	const reports = reportsIn(body);
	const top = isRecord(body) ? body : {};
	const places: readonly JsonRecord[] = [top, isRecord(top.data) ? top.data : {}, ...reports];
	const ofReports = reports.reduce((sum, { rowCount }) => sum + readCount(rowCount), 0);
	return largest(
		places.map(({ totalRowCount }) => readCount(totalRowCount)),
		ofReports,
	);
}

function readCount(value: unknown): number {
	const count = Number(textOf(value)?.trim() || 0);
	return Number.isSafeInteger(count) ? count : 0;
}

/** For a sentence: "2 of 5,000 rows". */
export function shortfallText({ rows, totalRows }: Shortfall): string {
	return `${rows.toLocaleString('en')} of ${totalRows.toLocaleString('en')} rows`;
}
