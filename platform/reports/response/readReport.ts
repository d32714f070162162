import { inBatches, takeTurns } from '../../base/async/eventLoop';
import { listOf } from '../../base/json/json';
import { ReportColumns } from './reportColumns';
import type { HeaderRange } from './dateRanges';
import type { HeaderContext, ReportHeader } from './header';
import { readHeader } from './header';
import type { Row } from '../table/tableCell';
import { findReports } from './shapes/findReports';
import { readReports } from './shapes/reportSource';
import type { Layout } from './layout';
import { rowReader } from './rowReader';
import type { TableStep, Table } from '../table/reportTable';

/** A report whose rows are in memory, and its date ranges. */
export interface BufferedReport {
	readonly table: Table;
	readonly rows: readonly Row[];
	readonly ranges: readonly HeaderRange[];
	/** How many of the elements are totals of the platform, kept or left out. */
	readonly totals: number;
}

/** The reports of a downloaded result as tables. @throws Fault as `readReports` */
export function bufferReports(body: unknown, layout: Layout): BufferedReport[] {
	return readReports(body).map(({ data, columnHeader }) => {
		const elements = listOf(data);
		const report = bufferReport(columnHeader, { ...layout, first: elements[0] });
		for (const element of elements) report.take(element);
		return report.finish();
	});
}

/** Reads the rows of a report into memory, element by element. */
interface ElementReader {
	/** Reads the next element of its `data`. */
	readonly take: (element: unknown) => void;
	/** Called after the last element. */
	readonly finish: () => BufferedReport;
}

/** Starts to read a report with this header. */
export function bufferReport(columnHeader: unknown, layout: Layout & HeaderContext): ElementReader {
	const header = readHeader(columnHeader, layout);
	const columns = new ReportColumns(header, layout);
	const read = rowReader(header, layout, columns);
	const rows: Row[] = [];
	let totals = 0;
	const take = (element: unknown) => {
		if (read(element, rows)) totals += 1;
	};
	const finish = () => {
		const names = rows.length > 0 ? namesIn(rows, columns.known.size) : columns.always();
		const known = [...names].flatMap((name) => columns.known.get(name) ?? []);
		return {
			table: { columns: known, batches: () => inBatches(rows) },
			rows,
			ranges: header.ranges,
			totals,
		};
	};
	return { take, finish };
}

/** The columns that occur in the rows, until `most` of them, which are all, have been seen. */
function namesIn(rows: readonly Row[], most: number): Set<string> {
	const names = new Set<string>();
	for (const row of rows) {
		if (names.size === most) break;
		for (const name in row) names.add(name);
	}
	return names;
}

/** The transformations for a report with these date ranges. */
export type RowSteps = (ranges: readonly HeaderRange[]) => readonly TableStep[];

/** The rows of reports in the platform's order, after their transformations. */
export async function transformReports(
	reports: readonly BufferedReport[],
	steps: RowSteps,
): Promise<Row[]> {
	const all: Row[] = [];
	const giveWay = takeTurns();
	for (const { table, ranges } of reports) {
		let now = table;
		for (const step of steps(ranges)) now = await step(now);
		for await (const rows of now.batches()) {
			// Pushed one by one: spread arguments have a limit.
			for (const row of rows) all.push(row);
			await giveWay();
		}
	}
	return all;
}

/** As `transformReports`, for a result that is in memory. @throws Fault as `bufferReports` */
export async function transformInMemory(
	body: unknown,
	layout: Layout,
	steps: RowSteps,
): Promise<Row[]> {
	return await transformReports(bufferReports(body, layout), steps);
}

/** The date ranges that a result covers by its header, or by its request. */
export function rangesIn(body: unknown, requested?: ReportHeader): HeaderRange[] {
	return findReports(body).flatMap(
		({ columnHeader }) => readHeader(columnHeader, { requested }).ranges,
	);
}
