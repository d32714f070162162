import type { Connection } from '../../../../platform/http/connection/connection';
import type { JobRun } from '../../../../platform/http/jobs/jobRuns';
import { downloadPages } from '../../../../platform/reports/pages/reportPages';
import type { ReceivedReports } from '../../../../platform/reports/response/shapes/reportSource';
import type { Store } from '../../run/store';

/** Downloads the result of a report into n8n's store, whatever its size. */
export async function downloadReport(
	{ keep }: Store,
	platform: Connection,
	job: JobRun,
): Promise<ReceivedReports> {
	return await downloadPages(platform, job, keep);
}
