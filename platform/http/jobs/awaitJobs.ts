import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';

import { Fault, mayPass } from '../errors/fault';
import { pause } from '../pause';
import { settle } from '../../base/async/settle';
import { phaseOf } from '../jobStates';

/** A job's state as the platform words it, and what it said beside it. */
export interface JobStatus {
	readonly state: string;
	readonly upstreamMessage?: string | undefined;
}

/** What waiting needs to know of a kind of asynchronous job on the platform. */
export interface JobContract<Job extends { readonly id: string }> {
	/** What the job makes, as a noun for messages: "the report". */
	readonly what: string;
	/** The operation that fetches a result later, as the user finds it: "Report > Collect". */
	readonly collect: string;
	/** One look at a job, within `totalMs` milliseconds. */
	status(job: Job, totalMs?: number): Promise<JobStatus>;
}

/** The settings that say how long to wait, as users see them. */
export const WAITING_SETTINGS = {
	waitLimit: 'Wait Limit (Minutes)',
	giveUpAfter: 'Give Up After (Hours)',
} as const;

/** How to wait for a set of jobs. Times in milliseconds. */
export interface WaitOptions {
	readonly limitMs: number;
	/** Requests at the same time. */
	readonly concurrency: number;
	readonly signal: AbortSignal | undefined;
	/** The setting that the limit comes from, as the user sees it. */
	readonly setting?: string;
}

// Most jobs take a moment, and some take minutes: quick at first, and few in all.
const FIRST_LOOKS_MS = [250, 1_000, 2_750, 6_500, 13_250];
const GROWTH = 1.6;
const LONGEST_GAP_MS = 30_000;

/** When to look again, in milliseconds since the waiting began, after a look at `ms`. */
function nextLook(ms: number): number {
	return FIRST_LOOKS_MS.find((first) => first > ms) ?? Math.min(ms * GROWTH, ms + LONGEST_GAP_MS);
}

const SHORTEST_LOOK_MS = 1_000;
// A look that hangs must not keep the other jobs waiting.
const LONGEST_LOOK_MS = 30_000;

/**
 * Waits for all jobs together: twenty take as long as the slowest, not as their sum. Looks quickly
 * at first, then ever more slowly, up to twice a minute.
 *
 * @returns for each job, in the same order, undefined when its result is ready, else what went wrong
 */
export async function awaitJobs<Job extends { readonly id: string }>(
	contract: JobContract<Job>,
	jobs: readonly Job[],
	waiting: WaitOptions,
): Promise<Array<Fault | undefined>> {
	const endsAt = performance.now() + waiting.limitMs;
	const limit = pLimit(waiting.concurrency);
	// Each at its own pace, as a look that takes long must not hold up the others.
	return await Promise.all(
		jobs.map(async (job) => await awaitJob(contract, job, waiting, endsAt, limit)),
	);
}

async function awaitJob<Job extends { readonly id: string }>(
	contract: JobContract<Job>,
	job: Job,
	{ limitMs, signal, setting }: WaitOptions,
	endsAt: number,
	limit: LimitFunction,
): Promise<Fault | undefined> {
	let state: string | undefined;
	let hintMs = 0;
	for (let at = 0, next = nextLook(0); ; at = next, next = nextLook(at)) {
		const leftMs = endsAt - performance.now();
		if (signal?.aborted || leftMs <= 0) break;
		await pause(Math.min(Math.max(next - at, hintMs), leftMs), signal);
		const look = await limit(async () => {
			if (signal?.aborted) return undefined;
			const lookMs = Math.min(
				LONGEST_LOOK_MS,
				Math.max(SHORTEST_LOOK_MS, endsAt - performance.now()),
			);
			return await checkJob(contract, job, lookMs);
		});
		if (look?.ended) return look.fault;
		state = look?.state ?? state;
		hintMs = look?.retryAfterMs ?? 0;
	}
	const cause = signal?.aborted ? 'stopped' : 'jobTooSlow';
	const seconds = Math.round(limitMs / 1_000);
	return new Fault(cause, { ...jobFacts(contract, job), state, seconds, setting });
}

/** What one look at a job showed. */
export interface JobCheck {
	readonly state: string;
	/** Whether there is nothing more to wait for. */
	readonly ended: boolean;
	/** Why there is no result, once it has ended without one. */
	readonly fault?: Fault;
	/** How long the platform asks to wait before the next look, in milliseconds. */
	readonly retryAfterMs?: number | undefined;
}

/**
 * One look at a job, which is over when the platform says that of the job: neither a platform that is away for
 * a moment nor a refusal that may pass ends the waiting.
 */
export async function checkJob<Job extends { readonly id: string }>(
	contract: JobContract<Job>,
	job: Job,
	totalMs?: number,
): Promise<JobCheck> {
	const status = await settle(contract.status(job, totalMs));
	if ('value' in status) return toJobCheck(job, status.value);
	const { error } = status;
	if (!(error instanceof Fault)) throw error;
	const { facts: known } = error;
	if (known.state !== undefined)
		return toJobCheck(job, { state: known.state, upstreamMessage: known.upstreamMessage });
	const state = `unknown, as ${error.message}`;
	if (leavesOpen(error)) return { state, ended: false, retryAfterMs: known.retryAfterMs };
	const facts = { ...known, requestedJob: undefined, ...jobFacts(contract, job) };
	const fault = new Fault(error.kind, facts);
	return { state, ended: true, fault };
}

/** Whether a look that failed says nothing about the job, which may go on. */
export function leavesOpen(fault: Fault): boolean {
	const saysNothing = ['stopped', 'unexpectedReply'].includes(fault.kind);
	return fault.transient || mayPass(fault) || saysNothing;
}

/** What a job's state means for who waits for it. */
export function toJobCheck(
	job: { readonly id: string },
	{ state, upstreamMessage }: JobStatus,
): JobCheck {
	const phase = phaseOf(state);
	if (phase === 'running') return { state, ended: false };
	if (phase === 'done') return { state, ended: true };
	const kind = phase === 'failed' ? 'jobFailed' : 'jobExpired';
	return { state, ended: true, fault: new Fault(kind, { job: job.id, state, upstreamMessage }) };
}

function jobFacts<Job extends { readonly id: string }>(contract: JobContract<Job>, job: Job) {
	return { what: contract.what, collect: contract.collect, job: job.id };
}
