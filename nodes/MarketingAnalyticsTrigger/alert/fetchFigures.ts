import { readReportFigures } from '../../../platform/alerts/expectation/figureSeries';
import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../platform/http/connection/connection';
import { requestReport } from '../../../platform/reports/pages/reportPages';
import { without } from '../../../platform/base/json/json';
import { headerOfRequest } from '../../../platform/reports/response/header';
import type { AlertForm } from './read';

/** Downloads a finished report and reads its figures. @throws Fault */
export async function fetchFigures(
	platform: Connection,
	job: JobRun,
	{ report, filters }: AlertForm,
) {
	const { body, page } = await requestReport(platform, job);
	// Its days are those of the result only.
	const header = headerOfRequest(without(report, 'dateRanges'));
	return await readReportFigures(body, header, page, filters);
}
