import type { Stream } from '../client/body';
import type { FaultFacts } from '../client/faults';
import type { Reception } from '../client/received';
import { receive as receiveRows } from '../client/received';
import type { PageSigns } from '../client/replies/pageSigns';
import { findReports, ROW_PLACES } from './response/reports';
import type { ReceivedReports } from './response/source';

/**
 * Takes the result of a report apart while it comes. What has its rows where nobody could know them before is
 * read into memory whole.
 *
 * @param page what the headers of the reply say of how much it holds
 * @throws Fault as the client's `receive` does
 */
export async function receiveReport(
	stream: Stream,
	facts: FaultFacts,
	reception: Omit<Reception, 'rows'>,
	page?: PageSigns,
): Promise<ReceivedReports> {
	const received = await receiveRows(stream, facts, { ...reception, rows: ROW_PLACES });
	const reports = findReports(received.frame);
	const isKnown = reports.length > 0 && reports.every(({ data }) => Array.isArray(data));
	if (isKnown) return { ...received, page };
	const body = await received.whole();
	return {
		frame: body,
		isInMemory: true,
		page,
		whole: async () => await Promise.resolve(body),
		// All rows are in the frame.
		batches: async function* () {},
	};
}
