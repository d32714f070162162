import type { JsonRecord } from '../../client/values/json';
import type { Lines } from '../files';
import type { Done } from '../opened';
import { withTable } from '../opened';
import type { Layout } from '../layout';
import type { Received } from '../../client/received';
import type { Shortfall } from '../shortfall';
import type { TableStep, Table } from '../table';
import { arrivesAsReport, isJourneyResult, readWhole } from './result';
import { tableOfRecords } from './table';

/** How the rows of a result are wanted. */
export interface Wanted {
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
	received: Received,
	{ layout, steps, isAnalysis }: Wanted,
	work: (lines: Lines) => Promise<T>,
): Promise<Done<T>> {
	const isOne = isAnalysis || isJourneyResult(received.frame);
	if (!isOne || (await arrivesAsReport(received))) {
		return await withTable(received, layout, steps, work);
	}
	const records = readWhole(await received.whole());
	return { value: await work(linesOf(records)), shortfall: undefined };
}

/**
 * The same with a table that says what its columns are; undefined where an analysis does not read as one.
 *
 * @throws Fault as `withTable` does
 */
export async function withTypedTable<T>(
	received: Received,
	{ layout, steps, isAnalysis }: Wanted,
	work: (table: Table, missing: () => Shortfall | undefined) => Promise<T>,
): Promise<Done<T> | undefined> {
	const isOne = isAnalysis || isJourneyResult(received.frame);
	if (!isOne || (await arrivesAsReport(received))) {
		return await withTable(received, layout, isOne ? [] : steps, work);
	}
	const table = tableOfRecords(readWhole(await received.whole()));
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
