import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { Fault, InvalidInput } from '../../../platform/client/faults';
import type { Look } from '../../../platform/client/jobs/wait';
import { lookAt } from '../../../platform/client/jobs/wait';
import { textOf } from '../../../platform/client/values/json';
import { continues, isTool } from '../../shared/run/agents';
import { failedItems } from '../../shared/run/errors';
import type { Running, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { isWiredBack } from '../../shared/run/wiring';
import { jobRuns } from '../../../platform/client/jobs/runs';
import { settle } from '../../../platform/client/values/settle';
import { reportRuns } from '../../../platform/reports/contract';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import type { JobRun } from '../../../platform/client/jobs/runs';
import type { Progress } from '../../shared/run/eachItem';
import { step } from '../../shared/run/eachItem';
import { readOption } from '../../shared/form/settings';
import { giveUpAfter } from '../../shared/report/options';
import { readHandle } from './handle';
import { fetchedItems } from '../../shared/report/fetched';
import type { Output } from '../../shared/report/output';
import { fetchReport, readOutput } from '../../shared/report/output';
import { readPace } from './submit';

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
	return await readThenRun(context, {
		readCommon: readPace,
		readItem: (form, item) => ({
			job: readHandle(form, item),
			giveUpMs: readOption(form, giveUpAfter, item),
			output: readOutput(form, item, { isAnalysis: isAnalysis(context, item) }),
		}),
		run: collectReady,
	});
}

/** What one item asks for. */
interface Wanted {
	readonly job: JobRun;
	readonly giveUpMs: number;
	readonly output: Output;
}

async function collectReady({
	node,
	platform,
	wanted,
	common,
}: Work<{ readonly atOnce: number }, Wanted>): Promise<INodeExecutionData[][]> {
	const looks = await step(node, wanted, common, async (one, item) => {
		const look = await lookAt(jobRuns(platform, reportRuns), one.job);
		return { ...one, look: look.ended ? look : giveUpOld(node, one, look, item) };
	});
	const isRunning = looks.map((one) => 'value' in one && !one.value.look.ended);

	if (isRunning.includes(true) && isWiredBack(node)) {
		await node.putExecutionToWait(new Date(Date.now() + sleepMs(node)));
		// What n8n shows while it sleeps; on waking it passes the input on by itself. A copy, as the
		// error output would empty the input.
		return [[...node.getInputData()], []];
	}
	const results = await step(node, looks, common, async ({ job, look, output }, item) => {
		if (look.fault) throw look.fault;
		if (!look.ended) return { items: [], jobId: job.id };
		return await fetchReport(node, platform, job, output, item);
	});
	const done = fetchedItems(node, results);
	const running = stillRunning(node, looks);
	// An agent that uses the node as a tool reads the first output only.
	return isTool(node) ? [[...done, ...running]] : [running, done];
}

/** What Submit Analysis said of the job, if this item still has it. */
function isAnalysis(node: Running, item: number): boolean {
	return isJourney(textOf(node.getInputData()[item]?.json.kind) ?? '');
}

/** Whether n8n puts an empty item into Still Running whenever nothing is running. */
function isFedForEver(node: Running): boolean {
	return node.getNode().alwaysOutputData === true && isWiredBack(node);
}

/** Sleeps longer each time it looks in vain. */
function sleepMs(node: Running): number {
	const looks = Number(node.getWorkflowDataProxy(0).$runIndex);
	return Math.min(SHORTEST_SLEEP_MS * 1.5 ** looks, LONGEST_SLEEP_MS);
}

/** A job in no state that anybody knows must not be waited for forever. */
function giveUpOld(node: Running, { job, giveUpMs }: Wanted, look: Look, item: number): Look {
	const waitedMs = Date.now() - waitingSince(node, job, item);
	if (waitedMs < giveUpMs) return look;
	const facts = { job: job.id, state: look.state, seconds: Math.round(waitedMs / 1_000) };
	const fault = new Fault('jobTooSlow', { ...facts, collect: 'Report > Collect' });
	return { ...look, ended: true, fault };
}

/** When the job was submitted; when this execution first looked at it, if the item does not say. */
function waitingSince(node: Running, { site, id }: JobRun, item: number): number {
	const submittedAt = Date.parse(String(node.getInputData()[item]?.json.submittedAt));
	if (!Number.isNaN(submittedAt)) return submittedAt;
	// n8n keeps this with the execution, also while it sleeps.
	const firstLooks = node.getContext('node');
	const job = `first look at ${site} ${id}`;
	const known = Number(firstLooks[job] ?? Date.now());
	firstLooks[job] = known;
	return known;
}

function stillRunning(
	node: Running,
	looks: Progress<{ readonly job: JobRun; readonly look: Look }>,
): INodeExecutionData[] {
	return looks.flatMap((one, item) => {
		if ('error' in one || one.value.look.ended) return [];
		const { job, look } = one.value;
		const handle = { jobId: job.id, site: job.site, status: look.state };
		const json = { ...node.getInputData()[item]?.json, ...handle };
		return [{ json, pairedItem: { item } }];
	});
}
