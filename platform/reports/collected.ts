import type { Received } from '../client/received';
import { listOf } from '../client/values/json';
import type { Layout } from './layout';
import type { OpenReport } from './result';
import { collecting, readReports } from './result';
import type { Shortfall } from './shortfall';
import { countIn, shortfall } from './shortfall';

/** The reports of a received result, with all their rows. */
export interface OpenedReports {
	readonly reports: readonly OpenReport[];
	/** Set where the platform has more rows than it sent. */
	readonly shortfall: Shortfall | undefined;
}

/**
 * Reads all rows of a received result into memory, a few elements at a time: what these were made of
 * is soon forgotten, and n8n has its turns.
 *
 * @throws Fault when the result holds no report or its rows are broken
 */
export async function openReceived(
	{ frame, batches }: Received,
	layout: Layout,
): Promise<OpenedReports> {
	const reports = readReports(frame).map(({ data, columnHeader }) => ({
		list: listOf(data)[0],
		...collecting(columnHeader, layout),
	}));
	const byList = new Map(reports.map((report) => [report.list, report]));
	let count = 0;
	for await (const { list, elements } of batches()) {
		const report = byList.get(list);
		// Of a list that comes twice, only the last one counts.
		if (report === undefined) continue;
		for (const element of elements) report.take(element);
		count += elements.length;
	}
	return {
		reports: reports.map(({ open }) => open()),
		shortfall: shortfall(count, countIn(frame)),
	};
}
