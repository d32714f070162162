import type { INodeExecutionData } from 'n8n-workflow';

import { WAITING_SETTINGS } from '../../../platform/http/jobs/awaitJobs';
import type { Settled } from '../../../platform/base/async/settle';
import { settleAll } from '../../../platform/base/async/settle';
import { submitReport, awaitReports } from '../../../platform/reports/request/reportJob';
import type { TargetJob } from '../../../platform/targets/targetJobs';
import { jobFor, jobKeyOf, readJob } from '../../../platform/targets/targetJobs';
import { nameIn } from '../../../platform/targets/targetName';
import { targetProgress } from '../../../platform/targets/progress';
import type { DailyFigures } from '../../../platform/targets/dailyFigures';
import type { Target } from '../../../platform/targets/target';
import { concurrency, waitLimit } from '../../shared/form/pagingFields';
import { readOption } from '../../shared/form/readSetting';
import { eachItem, toItems, resultValues } from '../../shared/run/eachItem';
import type { ItemForm, NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import type { CheckedTarget, TargetOutput } from './targetOutput';
import { messageItem, readTargetOutput, targetItem } from './targetOutput';
import { readTargets } from './read';
import type { ResolvedTargets, TargetsRequest } from '../../../platform/questions/resolveTargets';
import { targetResolver } from '../../../platform/questions/resolveTargets';

/** Settings for all items together. */
interface Common {
	readonly concurrency: number;
	readonly limitMs: number;
	readonly output: TargetOutput;
}

/** Report > Check Targets: the progress of all targets, from as few jobs as possible. */
export const checkTargets: NodeRun = async (context) =>
	await readThenRun(context, { readCommon, readItem: readTargets, run: checkAll });

function readCommon(form: ItemForm): Common {
	return {
		concurrency: readOption(form, concurrency, 0),
		limitMs: readOption(form, waitLimit, 0),
		output: readTargetOutput(form),
	};
}

async function checkAll(work: Work<Common, TargetsRequest>): Promise<INodeExecutionData[][]> {
	const { node, platform, requests, common, startedMs } = work;
	// In order, so that the second of two equal targets is the one that is refused.
	const resolve = targetResolver(platform, startedMs);
	const resolved = await eachItem(node, requests, { concurrency: 1 }, resolve);
	const found = await runJobs(work, resultValues(resolved));
	const checked = await eachItem(node, resolved, { concurrency: 1 }, (request) =>
		request.targets.map((target) => check(target, request, found)),
	);
	const { output } = common;
	if (output.format !== 'message') {
		const items = await eachItem(node, checked, { concurrency: 1 }, async (targets, item) => {
			const all: INodeExecutionData[] = [];
			for (const one of targets) all.push(await targetItem(node, one, output, item));
			return all;
		});
		return [toItems(node, items)];
	}
	const succeeded = checked.flatMap((one, item) => ('error' in one ? [] : [item]));
	const failed = toItems(
		node,
		checked.map((one) => ('error' in one ? one : { value: [] })),
	);
	const all = resultValues(checked).flat();
	return [[...(all.length > 0 ? [messageItem(all, output, succeeded)] : []), ...failed]];
}

/** A finished job and its figures. */
interface Found {
	readonly id: string;
	readonly readings: DailyFigures;
}

/** Starts all jobs, waits for them together, and reads their results. */
async function runJobs(
	{ platform, common }: Work<Common, TargetsRequest>,
	requests: readonly ResolvedTargets[],
): Promise<ReadonlyMap<string, Settled<Found>>> {
	const jobs = jobsOf(requests);
	const started = await settleAll([...jobs.values()], common.concurrency, async (job) => ({
		job,
		run: await submitReport(platform, job),
	}));
	const runs = started.flatMap((one) => ('value' in one ? one.value.run : []));
	const wait = { ...common, setting: WAITING_SETTINGS.waitLimit };
	const endings = await awaitReports(platform, runs, wait);
	const read = await settleAll(started, common.concurrency, async (one) => {
		if ('error' in one) throw one.error;
		const { job, run } = one.value;
		const ending = endings[runs.indexOf(run)];
		if (ending) throw ending;
		return { id: run.id, readings: await readJob(platform, job, run) };
	});
	return new Map(
		[...jobs.keys()].flatMap((key, index) => {
			const one = read[index];
			return one ? [[key, one] as const] : [];
		}),
	);
}

function jobsOf(requests: readonly ResolvedTargets[]): Map<string, TargetJob> {
	const groups = new Map<string, { request: ResolvedTargets; targets: Target[] }>();
	for (const request of requests) {
		for (const target of request.targets) {
			const key = jobKeyOf(target, request);
			const group = groups.get(key) ?? { request, targets: [] };
			group.targets.push(target);
			groups.set(key, group);
		}
	}
	return new Map([...groups].map(([key, { request, targets }]) => [key, jobFor(targets, request)]));
}

function check(
	target: Target,
	request: ResolvedTargets,
	all: ReadonlyMap<string, Settled<Found>>,
): CheckedTarget {
	const found = all.get(jobKeyOf(target, request));
	if (!found || 'error' in found) throw found?.error ?? new Error('A job was not started');
	const { id, readings } = found.value;
	const name = target.name && nameIn(target.name, readings.names);
	const { numerator, denominator } = target.figure;
	const daily = (field: string) => readings.daily(field, name) ?? new Map<string, number>();
	const days = {
		numerator: daily(numerator),
		denominator: denominator === undefined ? undefined : daily(denominator),
	};
	return { target, progress: targetProgress(target, days, request.end), jobId: id };
}
