import type { Stream } from '../../../../platform/http/readBody';
import type { ErrorFacts } from '../../../../platform/http/errors/errorFacts';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import { resultCall } from '../../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../../platform/http/connection/connection';
import type { PageSigns } from '../../../../platform/http/reply/pageSigns';
import { requestStream } from '../../../../platform/http/request';
import { reportRuns } from '../../../../platform/reports/request/reportJob';
import { receiveReport } from '../../../../platform/reports/response/receiveReport';
import type { ReceivedReports } from '../../../../platform/reports/response/shapes/reportSource';
import type { Store } from '../../run/store';

/** Downloads the result of a report into n8n's store, whatever its size. */
export async function downloadReport(
	{ keep }: Store,
	platform: Connection,
	job: JobRun,
): Promise<ReceivedReports> {
	const { secrets, signal } = platform;
	return await requestStream(
		platform,
		resultCall(reportRuns, job),
		async (stream, facts, page) =>
			await receiveReport(stream, facts, { keep, secrets, signal }, page),
	);
}

/**
 * Downloads the result of a report into memory; an unreadable result is requested again.
 *
 * @throws Fault `tooLarge`
 */
export async function readDownload<T>(
	platform: Connection,
	job: JobRun,
	read: (received: ReceivedReports) => Promise<T>,
): Promise<T> {
	const { secrets, signal } = platform;
	const receiveAll = async (stream: Stream, facts: ErrorFacts, page: PageSigns) =>
		await read(await receiveReport(stream, facts, { keep: undefined, secrets, signal }, page));
	return await requestStream(platform, resultCall(reportRuns, job), receiveAll, true);
}
