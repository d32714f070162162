import type { JsonRecord } from '../../base/json/json';
import type { Lines } from '../response/reportFiles';
import type { ReportResult } from '../response/streamingReport';
import { withReportTable } from '../response/streamingReport';
import type { Layout } from '../response/layout';
import type { ReceivedReply } from '../../http/streaming/envelope';
import type { Shortfall } from '../response/shortfall';
import type { TableStep, Table, TableColumn } from '../table/reportTable';
import { arrivesAsReport, readWholeReply } from './readJourney';
import { isJourneyResult } from './recognizeJourney';
import { isRecord } from '../../base/json/json';
import type { Row } from '../table/tableCell';
import { toCell } from '../table/tableCell';

/** How to turn the rows of a result into a file. */
export interface JourneyFile {
	readonly layout: Layout;
	/** Transformations of the rows, in order. */
	readonly steps: readonly TableStep[];
	/** Whether the result is known to be an analysis. If not, the reply decides. */
	readonly isAnalysis: boolean;
}

/**
 * Passes the rows of a received report or analysis to `work`. An analysis that cannot be read as a
 * report is read whole, and the steps do not apply to it.
 *
 * @throws Fault as `withTable` does
 */
export async function withLines<T>(
	received: ReceivedReply,
	{ layout, steps, isAnalysis }: JourneyFile,
	work: (lines: Lines) => Promise<T>,
): Promise<ReportResult<T>> {
	const isOne = isAnalysis || isJourneyResult(received.envelope);
	if (!isOne || (await arrivesAsReport(received))) {
		return await withReportTable(received, layout, steps, work);
	}
	const records = readWholeReply(await received.whole());
	return { value: await work(linesOf(records)), shortfall: undefined };
}

/**
 * As `withLines`, with a table that describes its columns; undefined where an analysis cannot be
 * read as a table.
 *
 * @throws Fault as `withTable` does
 */
export async function withTypedTable<T>(
	received: ReceivedReply,
	{ layout, steps, isAnalysis }: JourneyFile,
	work: (table: Table, shortfall: () => Shortfall | undefined) => Promise<T>,
): Promise<ReportResult<T> | undefined> {
	const isOne = isAnalysis || isJourneyResult(received.envelope);
	if (!isOne || (await arrivesAsReport(received))) {
		return await withReportTable(received, layout, isOne ? [] : steps, work);
	}
	const table = tableOfRecords(readWholeReply(await received.whole()));
	return table && { value: await work(table, () => undefined), shortfall: undefined };
}

const ROWS_AT_ONCE = 1_000;

function linesOf(records: readonly JsonRecord[]): Lines {
	const names = new Set(records.flatMap((record) => Object.keys(record)));
	return {
		columns: [...names].map((name) => ({ name })),
		batches: async function* () {
			for (let at = 0; at < records.length; at += ROWS_AT_ONCE) {
				yield await Promise.resolve(records.slice(at, at + ROWS_AT_ONCE));
			}
		},
	};
}

/**
 * Turns records into a table; columns of numbers only are metrics. Undefined where a value is a
 * list or an object (docs/platform.md, Response specifics of customer-journey kinds).
 */
function tableOfRecords(records: readonly JsonRecord[]): Table | undefined {
	const values = records.flatMap((record) => Object.values(record));
	if (values.some((value) => isRecord(value) || Array.isArray(value))) return undefined;
	const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const columns = names.map((name): TableColumn => {
		const role = isFigure(name, records) ? 'metric' : 'dimension';
		return { name, field: '', role, affinity: '' };
	});
	const rows = records.map((record): Row => {
		const row: Row = {};
		for (const { name } of columns) row[name] = toCell(record[name]);
		return row;
	});
	return {
		columns,
		batches: async function* () {
			yield await Promise.resolve(rows);
		},
	};
}

/**
 * Whether a column is a metric. Numbers that arrive as text may be names of steps, so they do not
 * count.
 */
function isFigure(name: string, records: readonly JsonRecord[]): boolean {
	const given = records.map((record) => record[name] ?? null).filter((value) => value !== null);
	return given.length > 0 && given.every((value) => typeof value === 'number');
}
