import type { JsonRecord } from '../../base/json/json';
import type { Lines } from '../response/reportFiles';
import type { ReportResult } from '../response/streamingReport';
import { withReportTable } from '../response/streamingReport';
import type { Layout } from '../response/layout';
import type { ReceivedReply } from '../../http/streaming/envelope';
import type { Truncation } from '../response/truncation';
import type { TableStep, Table } from '../table/reportTable';
import { arrivesAsReport, isJourneyResult, readWholeReply } from './readJourney';
import { tableOfRecords } from './recordTable';

/** How the rows of a result are wanted. */
export interface JourneyFile {
	readonly layout: Layout;
	/** What is done with the rows of a report, one after the other. */
	readonly steps: readonly TableStep[];
	/** Whether it is known to be an analysis; otherwise the reply tells. */
	readonly isAnalysis: boolean;
}

/**
 * Does something with the rows of a received result, be it a report or an analysis. An analysis that
 * does not read as a report is read whole, and no step is for it.
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
 * The same with a table that says what its columns are; undefined where an analysis does not read as one.
 *
 * @throws Fault as `withTable` does
 */
export async function withTypedTable<T>(
	received: ReceivedReply,
	{ layout, steps, isAnalysis }: JourneyFile,
	work: (table: Table, missing: () => Truncation | undefined) => Promise<T>,
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
