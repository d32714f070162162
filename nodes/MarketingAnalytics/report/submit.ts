import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { JobRun } from '../../../platform/client/jobs/runs';
import { submitReport } from '../../../platform/reports/contract';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import { daysAsFacts, writeWanted } from '../../../platform/reports/answer/written';
import type { Parameters } from '../../shared/form/parameters';
import { readOption } from '../../shared/form/settings';
import { concurrency } from '../../shared/report/options';
import type { Dated } from '../../shared/report/dated';
import { datesIn } from '../../shared/report/dated';
import type { WantedReport } from '../../shared/report/read';
import { readReport } from '../../shared/report/read';
import type { Progress } from '../../shared/run/eachItem';
import { eachItem, toItems, valuesOf } from '../../shared/run/eachItem';
import type { Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { checkKinds } from './kinds';

/** Report > Submit: one job handle per item, small enough to travel through a long wait. */
export async function submitReports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await readThenRun(context, {
		readCommon: readPace,
		readItem: readReport,
		run: submitForLater,
	});
}

/** How many requests run at the same time. */
interface Pace {
	readonly concurrency: number;
}

/** Reads what counts for all items together. @throws InvalidInput */
export function readPace(form: Parameters): Pace {
	return { concurrency: readOption(form, concurrency, 0) };
}

/** Submits all and returns the handles by which Report > Collect fetches the results. */
export async function submitForLater(
	work: Work<Pace, WantedReport>,
): Promise<INodeExecutionData[][]> {
	const handles = await eachItem(work.node, await submitAll(work), { concurrency: 1 }, handleOf);
	return [toItems(work.node, handles)];
}

/** That of an analysis names its kind, that of a report says what becomes of its rows. */
function handleOf(
	{ job, body, days, answer }: Submitted<WantedReport>,
	item: number,
): INodeExecutionData[] {
	const [{ kind, dateRangeSplitPerScale }] = body.reports;
	const isSplit = dateRangeSplitPerScale === true;
	const report = answer ? writeWanted({ answer, isSplit }) : {};
	const json = {
		jobId: job.id,
		site: job.site,
		...(isJourney(kind) ? { kind } : {}),
		...daysAsFacts(days),
		submittedAt: new Date().toISOString(),
		...(Object.keys(report).length > 0 ? { report } : {}),
	};
	return [{ json: toItem(json), pairedItem: { item } }];
}

/** A request that the platform has taken as a job. */
export type Submitted<Wanted extends WantedReport> = Dated<Wanted> & { readonly job: JobRun };

/** Submits the reports of all items; one that may have been received is never sent again. */
export async function submitAll<Wanted extends WantedReport>(
	work: Work<Pace, Wanted>,
): Promise<Progress<Submitted<Wanted>>> {
	const { node, platform, common } = work;
	const pace = { concurrency: common.concurrency, note: jobsNote };
	const dated = datesIn(platform);
	return await eachItem(node, await checkKinds(work), pace, async (wanted) => {
		const request = await dated(wanted);
		return { ...request, job: await submitReport(platform, request) };
	});
}

/** Tells which jobs go on in the platform although the node has ended. */
export function jobsNote(progress: Progress<{ readonly job: JobRun }>): string {
	const ids = valuesOf(progress).map(({ job }) => job.id);
	if (ids.length === 0) return '';
	return `Submitted in this run: ${ids.join(', ')}. Report > Collect can fetch them by job ID`;
}
