import type { Connection } from '../../http/connection/connection';
import type { JobRun } from '../../http/jobs/jobRuns';
import { resultCall } from '../../http/jobs/jobRuns';
import type { StoreBytes } from '../../http/streaming/spool';
import { PageTrail, readUnlessRefused } from '../../http/reply/nextPage';
import type { PageSigns } from '../../http/reply/pageSigns';
import type { Call } from '../../http/call';
import { requestFacts } from '../../http/callFaults';
import { requestReply, requestStream } from '../../http/request';
import { reportRuns } from '../request/reportJob';
import { findReports, ROW_PLACES } from '../response/shapes/findReports';
import type { ReceivedReports } from '../response/shapes/reportSource';
import { reportsOfPage } from './reportPage';
import type { Stream } from '../../http/readBody';
import type { ErrorFacts } from '../../http/errors/errorFacts';
import type { ReceiveOptions } from '../../http/streaming/envelope';
import { receive as receiveRows } from '../../http/streaming/envelope';

/**
 * Downloads the result of a report with the pages that it leads to.
 *
 * @param keep where rows are stored; undefined to keep them in memory
 * @throws Fault
 */
export async function downloadPages(
	platform: Connection,
	job: JobRun,
	keep: StoreBytes | undefined,
): Promise<ReceivedReports> {
	const read = async (call: Call) => await receivePage(platform, call, keep);
	return await followReportPages(platform, job, await read(resultCall(reportRuns, job)), {
		read,
		isInMemory: keep === undefined,
	});
}

/**
 * Downloads the result of a report and reads it; a result of one page that is unreadable is requested again.
 *
 * @throws Fault `tooLarge`
 */
export async function readReportPages<T>(
	platform: Connection,
	job: JobRun,
	read: (received: ReceivedReports) => Promise<T>,
): Promise<T> {
	const { secrets, signal } = platform;
	const call = resultCall(reportRuns, job);
	const first = await requestStream(
		platform,
		call,
		async (stream, facts, page) => {
			const options = { keep: undefined, secrets, signal };
			const received = await receiveReport(stream, facts, options, page);
			const isOnly = nextCall(new PageTrail(platform, call), received) === undefined;
			return isOnly ? { isOnly, value: await read(received) } : { isOnly, received };
		},
		true,
	);
	if (first.isOnly) return first.value;
	return await read(
		await followReportPages(platform, job, first.received, {
			read: async (next) => await receivePage(platform, next, undefined),
			isInMemory: true,
		}),
	);
}

/** Downloads the result of a report with its pages into memory, as one reply. @throws Fault */
export async function requestReport(
	platform: Connection,
	job: JobRun,
): Promise<{ readonly body: unknown; readonly page: PageSigns | undefined }> {
	const read = async (call: Call) => {
		const { body, page } = await requestReply(platform, call);
		return inMemory(body, page);
	};
	const first = await read(resultCall(reportRuns, job));
	const all = await followReportPages(platform, job, first, { read, isInMemory: true });
	return { body: all.envelope, page: all.page };
}

/** A report whose rows are all in the envelope. */
function inMemory(body: unknown, page: PageSigns | undefined): ReceivedReports {
	return {
		envelope: body,
		isInMemory: true,
		page,
		whole: async () => await Promise.resolve(body),
		batches: async function* () {},
	};
}

async function receivePage(
	platform: Connection,
	call: Call,
	keep: StoreBytes | undefined,
): Promise<ReceivedReports> {
	const { secrets, signal } = platform;
	return await requestStream(
		platform,
		call,
		async (stream, facts, page) =>
			await receiveReport(stream, facts, { keep, secrets, signal }, page),
		keep === undefined,
	);
}

interface PageReading {
	readonly read: (call: Call) => Promise<ReceivedReports>;
	readonly isInMemory: boolean;
}

/**
 * Reads the pages that a result leads to, as long as each has new rows of the same reports. Where that
 * ends early, the result keeps the sign that there is more.
 */
async function followReportPages(
	platform: Connection,
	job: JobRun,
	first: ReceivedReports,
	{ read, isInMemory }: PageReading,
): Promise<ReceivedReports> {
	const call = resultCall(reportRuns, job);
	const trail = new PageTrail(platform, call);
	let next = nextCall(trail, first);
	if (!next) return first;
	const { JoinedPages } = await import('./joinedPages');
	const joined = await JoinedPages.startWith(first, {
		isInMemory,
		facts: requestFacts(platform, call),
	});
	while (next) {
		const following: Call = next;
		const page = await readUnlessRefused(async () => await read(following), 'named');
		if (!page || !(await joined.add(page))) break;
		next = nextCall(trail, page);
	}
	return await joined.result();
}

/** The call of the page after this one, if its reports have lists of rows that can be continued. */
function nextCall(trail: PageTrail, received: ReceivedReports): Call | undefined {
	if (reportsOfPage(received).length === 0) return undefined;
	const { envelope, page } = received;
	return trail.next(envelope, page, findReports(envelope));
}

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
	return inMemory(await received.whole(), page);
}
