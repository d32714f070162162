import type { INodeExecutionData } from 'n8n-workflow';

import { Fault } from '../../../platform/http/errors/fault';
import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import { settle, settleAll } from '../../../platform/base/async/settle';
import { submitReport } from '../../../platform/reports/request/reportJob';
import { withDaysInError } from '../../../platform/reports/transform/daysError';
import { cutReport } from '../../../platform/reports/warehouseTable/daySlices';
import type { Dated } from '../../shared/report/request/dated';
import { datesIn } from '../../shared/report/request/dated';
import type { ReportInput } from '../../shared/report/request/read';
import { continues } from '../../shared/run/agents';
import type { ItemProgress } from '../../shared/run/eachItem';
import { eachItem } from '../../shared/run/eachItem';
import { failedItem } from '../../shared/run/errors';
import type { Work } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { checkKinds } from './submitAll';
import type { Submitted } from './submitted';
import { jobReferenceOf, submittedNote } from './submitted';

/** A report that may be split into several jobs. */
export interface Sliceable extends ReportInput {
	/** The number of days of each job. */
	readonly daysPerJob?: number;
}

// The vendor asks for few jobs at a time: simultaneous jobs are calculated simultaneously.
const MOST_AT_ONCE = 2;

/**
 * Submits the slices of all items in order, one item after the other. A failed slice names its
 * days; the other slices are submitted if the node continues on errors.
 */
export async function submitSlices(
	work: Work<{ readonly concurrency: number }, Sliceable>,
): Promise<ItemProgress<INodeExecutionData[]>> {
	const { node, platform, common, startedMs } = work;
	const dated = datesIn(platform, startedMs);
	const jobs: JobRun[] = [];
	const submit = async (one: Dated<ReportInput>): Promise<Submitted<ReportInput>> => {
		const requestedMs = Date.now();
		const job = await submitReport(platform, one);
		jobs.push(job);
		return { ...one, job, requestedMs };
	};
	const pace = { concurrency: 1, note: () => submittedNote(jobs) };
	return await eachItem(node, await checkKinds(work), pace, async (sliceable, item) => {
		const { daysPerJob, ...request } = sliceable;
		const whole = await dated(request);
		const slices = daysPerJob === undefined ? [{}] : cutReport(whole.body, whole.days, daysPerJob);
		const atOnce = Math.min(common.concurrency, MOST_AT_ONCE);
		const done = await settleAll(slices, atOnce, async (slice) => {
			const one = { ...whole, ...slice };
			const sent = await settle(submit(one));
			if ('value' in sent) return sent.value;
			const { error } = sent;
			const { days } = one.days;
			throw days && error instanceof Fault ? withDaysInError(error, days) : error;
		});
		const failed = done.find((one) => 'error' in one);
		if (failed && !continues(node)) throw failed.error;
		return done.map((one, index) => {
			if ('error' in one) return failedItem(node, one.error, item);
			const place = slices.length > 1 ? { slice: index + 1, slices: slices.length } : {};
			return { json: toItem({ ...jobReferenceOf(one.value), ...place }), pairedItem: { item } };
		});
	});
}
