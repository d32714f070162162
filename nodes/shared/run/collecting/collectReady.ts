import type { INodeExecutionData } from 'n8n-workflow';

import { Fault, mayPass } from '../../../../platform/http/errors/fault';
import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { JobCheck } from '../../../../platform/http/jobs/awaitJobs';
import { WAITING_SETTINGS } from '../../../../platform/http/jobs/awaitJobs';
import { settle } from '../../../../platform/base/async/settle';
import { continues, isTool } from '../agents';
import type { ItemProgress } from '../eachItem';
import { eachItem } from '../eachItem';
import { failedItems } from '../errors';
import type { Work } from '../readThenRun';
import type { ExecutionContext } from '../executionContext';
import { hintInSubWorkflow, isWiredBack } from './connections';
import { noteAllEnded, noteSleep, sleepsInVain } from './sleeps';
import { MINUTE_MS } from '../../../../platform/base/dates/durations';

// n8n looks for executions to wake once a minute, so a nearer date would not be met.
const SHORTEST_SLEEP_MS = 70_000;
const LONGEST_SLEEP_MS = 15 * MINUTE_MS;

/** The index of the output with the results. */
const DONE = 1;

/** A submitted job, and for how long it may run. */
export interface JobToCollect {
	readonly job: { readonly id: string; readonly site?: string };
	readonly giveUpMs: number;
}

/** How jobs of a kind are collected. */
interface Collecting<Request, Result> {
	/** The operation, as the user finds it: "Report > Collect". */
	readonly collect: string;
	readonly look: (request: Request) => Promise<JobCheck>;
	readonly fetch: (request: Request, item: number) => Promise<Result>;
	/** A failure in the words for this job. */
	readonly named?: (fault: Fault, request: Request) => Fault;
	/** How many results are downloaded at the same time, if that differs from other requests. */
	readonly fetchesAtOnce?: number | undefined;
	/** The output items of what was fetched; undefined for a job that goes on. */
	readonly toItems: (
		results: ItemProgress<Result | undefined>,
	) => INodeExecutionData[] | Promise<INodeExecutionData[]>;
}

/**
 * Returns the results of jobs that are ready. With Still Running connected back to this node the
 * execution sleeps in n8n's database while any of them is not, and holds no worker. Otherwise the
 * handles of the unfinished ones leave through Still Running.
 * A result that is refused for a reason that may pass, such as "not ready", counts as still running.
 */
export async function collectReady<Request extends JobToCollect, Result>(
	{ node, requests, common }: Work<{ readonly concurrency: number }, Request, unknown>,
	{
		collect,
		look,
		fetch,
		named = (fault) => fault,
		fetchesAtOnce,
		toItems,
	}: Collecting<Request, Result>,
): Promise<INodeExecutionData[][]> {
	const looks = await eachItem(node, requests, common, async (one, item) => {
		const seen = await look(one);
		return { ...one, look: seen.ended ? seen : giveUpOld(node, one, seen, item, collect) };
	});
	const isRunning = looks.map((one) => 'value' in one && !one.value.look.ended);

	if (isRunning.includes(true) && isWiredBack(node)) return await sleep(node);
	const notReady = new Map<number, JobCheck>();
	const pace = { concurrency: fetchesAtOnce ?? common.concurrency };
	const results = await eachItem(node, looks, pace, async (one, item) => {
		if (one.look.fault) throw named(one.look.fault, one);
		if (!one.look.ended) return undefined;
		const fetched = await settle(fetch(one, item));
		if ('value' in fetched) return fetched.value;
		if (!(fetched.error instanceof Fault)) throw fetched.error;
		if (!mayPass(fetched.error)) throw named(fetched.error, one);
		const state = `not ready: ${fetched.error.message}`;
		const seen = giveUpOld(node, one, { state, ended: false }, item, collect);
		if (seen.fault) throw named(seen.fault, one);
		notReady.set(item, seen);
		return undefined;
	});
	if (notReady.size > 0 && isWiredBack(node)) return await sleep(node);
	noteAllEnded(node);
	const done = await toItems(results);
	const running = stillRunning(node, looks, notReady);
	// An agent that uses the node as a tool reads the first output only.
	if (isTool(node)) return [[...done, ...running]];
	if (done.length > 0) hintInSubWorkflow(node, DONE);
	return [running, done];
}

/** Puts the execution to sleep until the next look at its jobs. */
async function sleep(node: ExecutionContext): Promise<INodeExecutionData[][]> {
	await node.putExecutionToWait(new Date(Date.now() + sleepMs(node)));
	noteSleep(node);
	// What n8n shows while it sleeps; on waking it passes the input on by itself. A copy, as the
	// error output would empty the input.
	return [[...node.getInputData()], []];
}

/** Runs such an operation so that nothing that fails can go round for ever. */
export async function collectSafely(
	context: ExecutionContext,
	collect: () => Promise<INodeExecutionData[][]>,
): Promise<INodeExecutionData[][]> {
	const collected = await settle(unlessFedForEver(context, collect));
	if ('value' in collected) return collected.value;
	if (isTool(context) || !continues(context)) throw collected.error;
	// Still Running leads back: what failed would come again for ever. Nor may anything be thrown,
	// as n8n then passes the input on through it.
	if (isFedForEver(context)) {
		await context.putExecutionToWait(new Date(Date.now() + LONGEST_SLEEP_MS));
	}
	return [[], failedItems(context, collected.error)];
}

/** Whether n8n puts an empty item into Still Running whenever nothing is running. */
function isFedForEver(node: ExecutionContext): boolean {
	return node.getNode().alwaysOutputData === true && isWiredBack(node);
}

async function unlessFedForEver(
	node: ExecutionContext,
	collect: () => Promise<INodeExecutionData[][]>,
): Promise<INodeExecutionData[][]> {
	if (!isFedForEver(node)) return await collect();
	throw new InvalidInput(
		'Always Output Data',
		'With Always Output Data, an empty item would go back through Still Running endlessly',
		'Turn off Always Output Data under Settings of this node, stop this execution, and run it again',
	);
}

/** Sleeps longer each time it looks in vain. */
function sleepMs(node: ExecutionContext): number {
	return Math.min(SHORTEST_SLEEP_MS * 1.5 ** sleepsInVain(node), LONGEST_SLEEP_MS);
}

/** A job in no state that anybody knows must not be waited for forever. */
function giveUpOld(
	node: ExecutionContext,
	{ job, giveUpMs }: JobToCollect,
	look: JobCheck,
	item: number,
	collect: string,
): JobCheck {
	const waitedMs = Date.now() - waitingSince(node, job, item);
	if (waitedMs < giveUpMs) return look;
	const facts = { job: job.id, state: look.state, seconds: Math.round(waitedMs / 1_000) };
	return {
		...look,
		ended: true,
		fault: new Fault('jobTooSlow', { ...facts, collect, setting: WAITING_SETTINGS.giveUpAfter }),
	};
}

/**
 * When the job was submitted; if the item does not contain it, when this execution first checked
 * it.
 */
function waitingSince(
	node: ExecutionContext,
	{ site, id }: JobToCollect['job'],
	item: number,
): number {
	const submittedAt = Date.parse(String(node.getInputData()[item]?.json.submittedAt));
	if (!Number.isNaN(submittedAt)) return submittedAt;
	// n8n keeps this with the execution, also while it sleeps.
	const firstLooks = node.getContext('node');
	const job = ['first look at', site, id].filter((part) => part !== undefined).join(' ');
	const known = Number(firstLooks[job] ?? Date.now());
	firstLooks[job] = known;
	return known;
}

function stillRunning(
	node: ExecutionContext,
	looks: ItemProgress<JobToCollect & { readonly look: JobCheck }>,
	notReady: ReadonlyMap<number, JobCheck>,
): INodeExecutionData[] {
	return looks.flatMap((one, item) => {
		if ('error' in one) return [];
		const { job } = one.value;
		const look = notReady.get(item) ?? one.value.look;
		if (look.ended) return [];
		const handle = { jobId: job.id, ...(job.site === undefined ? {} : { site: job.site }) };
		const json = { ...node.getInputData()[item]?.json, ...handle, status: look.state };
		return [{ json, pairedItem: { item } }];
	});
}
