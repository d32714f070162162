import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { Platform } from '../../../platform/client/platform';
import { openChosen } from '../../shared/run/openPlatform';
import { submitReport } from '../../../platform/reports/contract';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import type { JobRun } from '../../../platform/client/jobs/runs';
import type { ReportRequest } from '../../../platform/reports/types';
import type { Progress } from '../../shared/run/eachItem';
import { allItems, step, toItems, valuesOf } from '../../shared/run/eachItem';
import { checkKinds } from './kinds';
import { readOption } from '../../shared/form/settings';
import { concurrency } from '../../shared/report/options';
import { readReport } from '../../shared/report/read';

/** Report > Submit: one job handle per item, small enough to travel through a long wait. */
export async function submitReports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const atOnce = readOption(context, concurrency, 0);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readReport(context, item),
	);
	const platform = await openChosen(context);
	const checked = await checkKinds(context, platform, wanted, atOnce);
	const jobs = await submitAll(context, platform, checked, atOnce);
	return await toHandles(context, jobs);
}

/** The handles by which Report > Collect fetches the results; that of an analysis names its kind. */
export async function toHandles(
	context: IExecuteFunctions,
	jobs: Progress<Submitted<ReportRequest>>,
): Promise<INodeExecutionData[][]> {
	const handles = await step(context, jobs, { atOnce: 1 }, ({ job, body }, item) => {
		const [{ kind }] = body.reports;
		const json = {
			jobId: job.id,
			site: job.site,
			...(isJourney(kind) ? { kind } : {}),
			submittedAt: new Date().toISOString(),
		};
		return [{ json, pairedItem: { item } }];
	});
	return [toItems(context, handles)];
}

/** A request that the platform has taken as a job. */
export type Submitted<Request> = Request & { readonly job: JobRun };

/** Submits the reports of all items; one that may have been received is never sent again. */
export async function submitAll<Request extends ReportRequest>(
	context: IExecuteFunctions,
	platform: Platform,
	wanted: Progress<Request>,
	atOnce: number,
): Promise<Progress<Submitted<Request>>> {
	const pace = { atOnce, note: jobsNote };
	return await step(context, wanted, pace, async (request) => ({
		...request,
		job: await submitReport(platform, request),
	}));
}

/** Tells which jobs go on in the platform although the node has ended. */
export function jobsNote(progress: Progress<{ readonly job: JobRun }>): string {
	const ids = valuesOf(progress).map(({ job }) => job.id);
	if (ids.length === 0) return '';
	return `Submitted in this run: ${ids.join(', ')}. Report > Collect can fetch them by job ID`;
}
