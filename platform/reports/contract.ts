import { Fault } from '../client/faults';
import type { Platform } from '../client/platform';
import { requestJson } from '../client/request';
import type { JobRun, RunKind } from '../client/jobs/runs';
import { readJobId } from '../client/jobs/runs';
import type { ReportRequest } from './types';

/** Reports as job runs (api.md, Batch reporting). */
export const reportRuns: RunKind = {
	folder: '/ea/{site}/report/batch',
	what: 'the report',
	job: 'report job',
	collect: 'Report > Collect',
};

/** Submits a report; the call is never repeated once it may have been received. */
export async function submitReport(
	platform: Platform,
	{ site, body }: ReportRequest,
): Promise<JobRun> {
	const reply = await requestJson(platform, {
		method: 'POST',
		path: `${reportRuns.folder}/query.json`,
		pathValues: { site },
		body,
		what: 'the report request',
	});
	const id = readJobId(reply);
	if (id === undefined) throw new Fault('unexpectedReply', { what: 'the report request' });
	return { id, site };
}
