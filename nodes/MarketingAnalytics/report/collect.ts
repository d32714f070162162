import type { IExecuteFunctions, INode, INodeExecutionData } from 'n8n-workflow';
import { NodeConnectionTypes } from 'n8n-workflow';

import { Fault, InvalidInput } from '../../../platform/client/faults';
import type { Look } from '../../../platform/client/jobs/wait';
import { lookAt } from '../../../platform/client/jobs/wait';
import { isRecord, listOf, textOf } from '../../../platform/client/values/json';
import { continues, isTool } from '../../shared/run/agents';
import { failedItems } from '../../shared/run/errors';
import { hintAtFiles } from '../../shared/run/outputFile';
import { openChosen } from '../../shared/run/openPlatform';
import { jobRuns } from '../../../platform/client/jobs/runs';
import { settle } from '../../../platform/client/values/settle';
import { reportRuns } from '../../../platform/reports/contract';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import type { JobRun } from '../../../platform/client/jobs/runs';
import type { Progress } from '../../shared/run/eachItem';
import { allItems, step, toItems } from '../../shared/run/eachItem';
import { readOption } from '../../shared/form/settings';
import { concurrency, giveUpAfter } from '../../shared/report/options';
import { readHandle } from './handle';
import { fetchReport, readOutput } from '../../shared/report/output';

// n8n looks for executions to wake once a minute, so a nearer date would not be met.
const SHORTEST_SLEEP_MS = 70_000;
const LONGEST_SLEEP_MS = 15 * 60_000;

/**
 * Report > Collect: returns reports that are ready. With Still Running connected back to this node
 * the execution sleeps in n8n's database while any of them is not, and holds no worker. Otherwise
 * the handles of the unfinished ones leave through Still Running.
 */
export async function collectReports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const collected = await settle(collect(context));
	if ('value' in collected) return collected.value;
	if (isTool(context) || !continues(context)) throw collected.error;
	// Still Running leads back: what failed would come again for ever. Nor may anything be thrown,
	// as n8n then passes the input on through it.
	if (isFedForEver(context)) {
		await context.putExecutionToWait(new Date(Date.now() + LONGEST_SLEEP_MS));
	}
	return [[], failedItems(context, collected.error)];
}

async function collect(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	if (isFedForEver(context)) {
		throw new InvalidInput(
			'Always Output Data',
			'With Always Output Data, an empty item would go back through Still Running for ever',
			'Turn off Always Output Data under Settings of this node, stop this execution, and run it again',
		);
	}
	const pace = { atOnce: readOption(context, concurrency, 0) };
	const wanted = await step(context, allItems(context), pace, (_, item) => ({
		job: readHandle(context, item),
		giveUpMs: readOption(context, giveUpAfter, item),
		output: readOutput(context, item, { isAnalysis: isAnalysis(context, item) }),
	}));
	const platform = await openChosen(context);
	const looks = await step(context, wanted, pace, async (handle, item) => {
		const look = await lookAt(jobRuns(platform, reportRuns), handle.job);
		return { ...handle, look: look.ended ? look : giveUpOld(context, handle, look, item) };
	});
	const isRunning = looks.map((one) => 'value' in one && !one.value.look.ended);

	if (isRunning.includes(true) && isWiredBack(context)) {
		await context.putExecutionToWait(new Date(Date.now() + sleepMs(context)));
		// What n8n shows while it sleeps; on waking it passes the input on by itself. A copy, as the
		// error output would empty the input.
		return [[...context.getInputData()], []];
	}
	const results = await step(context, looks, pace, async ({ job, look, output }, item) => {
		if (look.fault) throw look.fault;
		if (!look.ended) return [];
		return await fetchReport(context, platform, job, output, item);
	});
	const done = toItems(context, results);
	hintAtFiles(context, done.length);
	const running = stillRunning(context, looks);
	// An agent that uses the node as a tool reads the first output only.
	return isTool(context) ? [[...done, ...running]] : [running, done];
}

/** What Submit Analysis said of the job, if this item still has it. */
function isAnalysis(context: IExecuteFunctions, item: number): boolean {
	return isJourney(textOf(context.getInputData()[item]?.json.kind) ?? '');
}

/** Whether n8n puts an empty item into Still Running whenever nothing is running. */
function isFedForEver(context: IExecuteFunctions): boolean {
	return context.getNode().alwaysOutputData === true && isWiredBack(context);
}

/** Whether an output of this node leads straight back into it. */
function isWiredBack(context: IExecuteFunctions): boolean {
	const node = context.getNode();
	const sources = knowsConnections(context)
		? listOf(context.getConnections(node, NodeConnectionTypes.Main)).flatMap(listOf)
		: [{ node: context.getInputSourceData().previousNode }];
	return sources.some((source) => isRecord(source) && source.node === node.name);
}

/**
 * Every version of n8n has this method although its types do not list it. Without it the way back
 * shows only from the second round on, in the source of the items.
 */
interface KnowsConnections {
	getConnections(node: INode, type: string): unknown;
}

function knowsConnections(context: object): context is KnowsConnections {
	return 'getConnections' in context && typeof context.getConnections === 'function';
}

/** Sleeps longer each time it looks in vain. */
function sleepMs(context: IExecuteFunctions): number {
	const looks = Number(context.getWorkflowDataProxy(0).$runIndex);
	return Math.min(SHORTEST_SLEEP_MS * 1.5 ** looks, LONGEST_SLEEP_MS);
}

/** A job in no state that anybody knows must not be waited for forever. */
function giveUpOld(
	context: IExecuteFunctions,
	{ job, giveUpMs }: { readonly job: JobRun; readonly giveUpMs: number },
	look: Look,
	item: number,
): Look {
	const waitedMs = Date.now() - waitingSince(context, job, item);
	if (waitedMs < giveUpMs) return look;
	const facts = { job: job.id, state: look.state, seconds: Math.round(waitedMs / 1_000) };
	const fault = new Fault('jobTooSlow', { ...facts, collect: 'Report > Collect' });
	return { ...look, ended: true, fault };
}

/** When the job was submitted; when this execution first looked at it, if the item does not say. */
function waitingSince(context: IExecuteFunctions, { site, id }: JobRun, item: number): number {
	const submittedAt = Date.parse(String(context.getInputData()[item]?.json.submittedAt));
	if (!Number.isNaN(submittedAt)) return submittedAt;
	// n8n keeps this with the execution, also while it sleeps.
	const firstLooks = context.getContext('node');
	const job = `first look at ${site} ${id}`;
	const known = Number(firstLooks[job] ?? Date.now());
	firstLooks[job] = known;
	return known;
}

function stillRunning(
	context: IExecuteFunctions,
	looks: Progress<{ readonly job: JobRun; readonly look: Look }>,
): INodeExecutionData[] {
	return looks.flatMap((one, item) => {
		if ('error' in one || one.value.look.ended) return [];
		const { job, look } = one.value;
		const handle = { jobId: job.id, site: job.site, status: look.state };
		const json = { ...context.getInputData()[item]?.json, ...handle };
		return [{ json, pairedItem: { item } }];
	});
}
