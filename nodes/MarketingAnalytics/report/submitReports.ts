import type { INodeExecutionData } from 'n8n-workflow';

import type { Parameters } from '../../shared/form/parameters';
import { concurrency } from '../../shared/form/pagingFields';
import { readOption } from '../../shared/form/readSetting';
import { daysPerJob } from '../../shared/report/form/database';
import type { ReportInput } from '../../shared/report/request/read';
import { readReportOfSites } from '../../shared/report/request/read';
import type { ItemProgress } from '../../shared/run/eachItem';
import { eachItem, toItems, resultValues } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { expandSites } from './sites/expandSites';
import { placedReferences } from './sites/placedItems';
import type { Sliceable } from './submitSlices';
import { hasSeveralSites, submitAll } from './submitAll';
import { jobReferenceOf } from './submitted';

/** Report > Submit: one job reference per item or slice, small enough for a long wait. */
export const submitReports: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readPace,
		readItem: readSliceable,
		run: async (work) => {
			if (!hasSeveralSites(work.requests)) return [toItems(work.node, await submitItems(work))];
			const { work: ofSites, places } = await expandSites(work);
			return [await placedReferences(work.node, await submitItems(ofSites), places)];
		},
	});

async function submitItems(
	work: Work<Pace, Sliceable>,
): Promise<ItemProgress<INodeExecutionData[]>> {
	const isSliced = resultValues(work.requests).some((one) => one.daysPerJob !== undefined);
	if (!isSliced) return await submitWhole(work);
	return await (await import('./submitSlices')).submitSlices(work);
}

async function readSliceable(form: Parameters, item: number): Promise<Sliceable> {
	const days = readOption(form, daysPerJob, item);
	const report = await readReportOfSites(form, item);
	return days === undefined ? report : { ...report, daysPerJob: days, needsDays: true };
}

/** The number of simultaneous requests. */
interface Pace {
	readonly concurrency: number;
}

/** Reads the settings for all items together. @throws InvalidInput */
export function readPace(form: Parameters): Pace {
	return { concurrency: readOption(form, concurrency, 0) };
}

/**
 * Submits all reports and returns the references with which Report > Collect fetches the results.
 */
export async function submitForLater(
	work: Work<Pace, ReportInput>,
): Promise<INodeExecutionData[][]> {
	return [toItems(work.node, await submitWhole(work))];
}

async function submitWhole(
	work: Work<Pace, ReportInput>,
): Promise<ItemProgress<INodeExecutionData[]>> {
	const submitted = await submitAll(work);
	return await eachItem(work.node, submitted, { concurrency: 1 }, (one, item) => [
		{ json: toItem(jobReferenceOf(one)), pairedItem: { item } },
	]);
}
