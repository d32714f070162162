import type { IDataObject } from 'n8n-workflow';

import type { JobRun } from '../../../../../platform/http/jobs/jobRuns';
import type { Connection } from '../../../../../platform/http/connection/connection';
import type { FileContext } from '../../../run/store';
import type { Fetched } from '../fetched';
import { noticeFacts, reportFileName, shortfallFacts } from '../fetched';
import type { ReportTableRequest, TableResult } from '../readReportTable';
import { readReportTable } from '../readReportTable';
import type { Presenting } from './presenting';
import { present } from './present';

/** A request for a message or a chart. */
interface PresentationRequest
	extends
		ReportTableRequest,
		Pick<Presenting, 'format' | 'field' | 'fileName' | 'saysAnswer' | 'page'> {
	readonly hasJobFacts: boolean;
}

/**
 * Downloads a finished report and returns a single item with its message or chart; undefined if an
 * analysis does not have the form of a table.
 */
export async function fetchPresented(
	context: FileContext,
	platform: Connection,
	job: JobRun,
	request: PresentationRequest,
	item: number,
): Promise<Fetched | undefined> {
	const { site, id } = job;
	const opened = await readReportTable(context, platform, job, request, async (report) => {
		const { plan, presentation, overview, about, days, facts } = report;
		const fileName = request.fileName || reportFileName(site, days, id);
		const presenting: Presenting = {
			...request,
			presentation,
			top: plan.top,
			overview,
			about,
			facts,
			fileName,
		};
		return await present(context, report.table, presenting, item);
	});
	if (opened === undefined) return undefined;
	const { value, jobId, shortfall, notes, doubts, facts } = opened;
	const json = { ...value.json, ...memberFacts(request, { site, jobId: id }, opened) };
	return { jobId, shortfall, notes, doubts, facts, items: [{ ...value, json }] };
}

/**
 * The members of the item in addition to the message or chart: what is missing, and facts on the
 * job.
 */
function memberFacts(
	{ format, hasJobFacts }: PresentationRequest,
	job: IDataObject,
	{ facts, shortfall, notices }: TableResult<unknown>,
): IDataObject {
	const short = { ...shortfallFacts(shortfall), ...noticeFacts(notices) };
	if (format !== 'message' && format !== 'messageWithChart') return short;
	const jobMember = hasJobFacts ? { reportJob: { ...job, ...facts, ...short } } : {};
	return { ...(shortfall ? { complete: false } : {}), ...jobMember };
}
