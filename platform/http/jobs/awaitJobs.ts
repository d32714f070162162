import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';

import { Fault, mayPass } from '../errors/fault';
import { pause } from '../pause';
import { settle } from '../../base/async/settle';
import { phaseOf } from '../jobPhase';
import { MINUTE_MS } from '../../base/dates/durations';

/** A job's state in the platform's words, and the message that came with it. */
export interface JobStatus {
	readonly state: string;
	readonly upstreamMessage?: string | undefined;
}

/** How a kind of asynchronous job is checked, and how messages name it. */
export interface JobContract<Job extends { readonly id: string }> {
	/** What the job makes, as a noun for messages: "the report". */
	readonly what: string;
	/** The operation that fetches a result later, as the user finds it: "Report > Collect". */
	readonly collect: string;
	/** Checks a job once, within `totalMs` milliseconds. */
	status(job: Job, totalMs?: number): Promise<JobStatus>;
}

/** The settings that limit the wait, as users see them. */
export const WAITING_SETTINGS = {
	waitLimit: 'Wait Limit (Minutes)',
	giveUpAfter: 'Give Up After (Hours)',
} as const;

/** How to wait for a set of jobs. All times are in milliseconds. */
interface WaitOptions {
	readonly limitMs: number;
	/** The number of concurrent requests. */
	readonly concurrency: number;
	readonly signal: AbortSignal | undefined;
	/** The setting that the limit comes from, as the user sees it. */
	readonly setting?: string;
}

// The times of the first checks: most jobs take a moment and some take minutes, so checks are
// frequent at first and few in all.
const FIRST_CHECKS_MS = [250, 1_000, 2_750, 6_500];
// A job is seen at most 5 s or 15 % of its time after its end, and never more than a minute after it.
const SHORTEST_GAP_MS = 5_000;
const LONGEST_GAP_MS = MINUTE_MS;
const GAP_OF_TIME = 0.15;

/** The time of the next check after one at `ms`, in milliseconds since the wait began. */
function nextCheck(ms: number): number {
	const gap = Math.min(Math.max(SHORTEST_GAP_MS, ms * GAP_OF_TIME), LONGEST_GAP_MS);
	return FIRST_CHECKS_MS.find((first) => first > ms) ?? ms + gap;
}

const MIN_CHECK_TIMEOUT_MS = 1_000;
// A check that hangs must not keep the other jobs waiting.
const MAX_CHECK_TIMEOUT_MS = 30_000;

/**
 * Waits for all jobs concurrently: twenty take as long as the slowest, not as their sum. Checks are
 * frequent at first, then ever rarer, down to one per minute.
 *
 * @returns for each job, in the given order: undefined if its result is ready, otherwise the fault
 */
export async function awaitJobs<Job extends { readonly id: string }>(
	contract: JobContract<Job>,
	jobs: readonly Job[],
	waiting: WaitOptions,
): Promise<Array<Fault | undefined>> {
	const endsAt = performance.now() + waiting.limitMs;
	const limit = pLimit(waiting.concurrency);
	// Each job has its own schedule, so that a slow check does not delay the others.
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
	for (let at = 0, next = nextCheck(0); ; at = next, next = nextCheck(at)) {
		const remainingMs = endsAt - performance.now();
		if (signal?.aborted || remainingMs <= 0) break;
		await pause(Math.min(Math.max(next - at, hintMs), remainingMs), signal);
		const check = await limit(async () => {
			if (signal?.aborted) return undefined;
			const checkMs = Math.min(
				MAX_CHECK_TIMEOUT_MS,
				Math.max(MIN_CHECK_TIMEOUT_MS, endsAt - performance.now()),
			);
			return await checkJob(contract, job, checkMs);
		});
		if (check?.ended) return check.fault;
		state = check?.state ?? state;
		hintMs = check?.retryAfterMs ?? 0;
	}
	const cause = signal?.aborted ? 'stopped' : 'jobTooSlow';
	const seconds = Math.round(limitMs / 1_000);
	return new Fault(cause, { ...jobFacts(contract, job), state, seconds, setting });
}

/** The result of one check of a job. */
export interface JobCheck {
	readonly state: string;
	/** Whether the job has ended. */
	readonly ended: boolean;
	/** Why there is no result, if the job ended without one. */
	readonly fault?: Fault;
	/** How long the platform asks to wait before the next check, in milliseconds. */
	readonly retryAfterMs?: number | undefined;
}

/**
 * Checks a job once. Only the platform's statement about the job ends the wait: neither an
 * unavailable platform nor a temporary refusal does.
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
	const { facts } = error;
	if (facts.state !== undefined)
		return toJobCheck(job, { state: facts.state, upstreamMessage: facts.upstreamMessage });
	const state = `unknown: ${error.message}`;
	if (leavesOpen(error)) return { state, ended: false, retryAfterMs: facts.retryAfterMs };
	const ownFacts = { ...facts, requestedJob: undefined, ...jobFacts(contract, job) };
	const fault = new Fault(error.kind, ownFacts);
	return { state, ended: true, fault };
}

/** Whether a failed check says nothing about the job, so that it may still be running. */
function leavesOpen(fault: Fault): boolean {
	const saysNothing = ['stopped', 'unexpectedReply'].includes(fault.kind);
	return fault.transient || mayPass(fault) || saysNothing;
}

/** Converts the state of a job into the result of a check. */
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
