import type { Stream } from '../../http/readBody';
import type { ErrorFacts } from '../../http/errors/errorFacts';
import type { ReceiveOptions } from '../../http/streaming/envelope';
import { receive as receiveRows } from '../../http/streaming/envelope';
import type { PageSigns } from '../../http/reply/pageSigns';
import { findReports, ROW_PLACES } from './shapes/findReports';
import type { ReceivedReports } from './shapes/reportSource';

/**
 * Splits the result of a report while it arrives. A reply whose rows lie in an unexpected place is
 * read into memory whole.
 *
 * @param page what the headers of the reply say about its completeness
 * @throws Fault as the client's `receive` does
 */
export async function receiveReport(
	stream: Stream,
	facts: ErrorFacts,
	reception: Omit<ReceiveOptions, 'rows'>,
	page?: PageSigns,
): Promise<ReceivedReports> {
	const received = await receiveRows(stream, facts, { ...reception, rows: ROW_PLACES });
	const reports = findReports(received.envelope);
	const isKnown = reports.length > 0 && reports.every(({ data }) => Array.isArray(data));
	if (isKnown) return { ...received, page };
	const body = await received.whole();
	return {
		envelope: body,
		isInMemory: true,
		page,
		whole: async () => await Promise.resolve(body),
		// All rows are in the envelope.
		batches: async function* () {},
	};
}
