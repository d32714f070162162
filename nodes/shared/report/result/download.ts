import type { Stream } from '../../../../platform/client/body';
import type { FaultFacts } from '../../../../platform/client/faults';
import type { JobRun } from '../../../../platform/client/jobs/runs';
import { resultCall } from '../../../../platform/client/jobs/runs';
import type { Connection } from '../../../../platform/client/connection';
import type { PageSigns } from '../../../../platform/client/replies/pageSigns';
import { requestStream } from '../../../../platform/client/request';
import { reportRuns } from '../../../../platform/reports/contract';
import { receiveReport } from '../../../../platform/reports/stream';
import type { ReceivedReports } from '../../../../platform/reports/response/source';
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

/** Downloads the result of a report into memory. What cannot be read is asked for again. @throws Fault `tooLarge` */
export async function readDownload<T>(
	platform: Connection,
	job: JobRun,
	read: (received: ReceivedReports) => Promise<T>,
): Promise<T> {
	const { secrets, signal } = platform;
	const receiveAll = async (stream: Stream, facts: FaultFacts, page: PageSigns) =>
		await read(await receiveReport(stream, facts, { keep: undefined, secrets, signal }, page));
	return await requestStream(platform, resultCall(reportRuns, job), receiveAll, true);
}
