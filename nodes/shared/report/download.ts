import type { JobRun } from '../../../platform/client/jobs/runs';
import { resultCall } from '../../../platform/client/jobs/runs';
import type { Platform } from '../../../platform/client/platform';
import type { Received } from '../../../platform/client/received';
import { requestStream } from '../../../platform/client/request';
import { reportRuns } from '../../../platform/reports/contract';
import { receive } from '../../../platform/reports/stream';
import type { Store } from '../run/store';

/** Downloads the result of a report into n8n's store, whatever its size. */
export async function downloadReport(
	{ keep }: Store,
	platform: Platform,
	job: JobRun,
): Promise<Received> {
	const { secrets, signal } = platform;
	return await requestStream(
		platform,
		resultCall(reportRuns, job),
		async (stream, facts) => await receive(stream, facts, { keep, secrets, signal }),
	);
}
