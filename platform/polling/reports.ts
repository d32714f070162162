import { Fault } from '../client/faults';
import type { JobContract } from '../client/jobs/wait';
import { lookOf, WAITING_SETTINGS } from '../client/jobs/wait';
import type { JobRun } from '../client/jobs/runs';
import { settle } from '../client/values/settle';
import type { Schedule } from './schedule';
import { latestSlot } from './schedule';
import type { PollResult } from './pollResult';
import { isEndOfJob, isTrouble, LOOK_MS } from './pollResult';

/** A report that was submitted and is not there yet. Moments are Unix milliseconds. */
export interface PendingReport extends JobRun {
	/** When it was due. */
	readonly slot: number;
	readonly submittedAt: number;
	/** What time it was on the platform when it was asked, where it says. */
	readonly askedAt?: number;
}

/** What a trigger remembers of its reports. */
export interface ReportState {
	/** The schedule that `slot` belongs to, as JSON. */
	readonly schedule: string;
	/** The last moment for which a report was submitted, or need not be. */
	readonly slot: number;
	/** The one to look at first comes first. */
	readonly pending: readonly PendingReport[];
}

/** When to submit a report, and how. */
export interface ReportSource<News> {
	readonly schedule: Schedule;
	/** False where a poll happens for another reason than that its time has come. */
	readonly isOnTime: boolean;
	/** After how many milliseconds a report is given up. */
	readonly giveUpMs: number;
	readonly contract: JobContract<JobRun>;
	submit(): Promise<JobRun & Pick<PendingReport, 'askedAt'>>;
	fetch(report: PendingReport): Promise<News>;
}

type Result<News> = PollResult<ReportState, News> & { readonly state: ReportState };

/**
 * One poll: picks up a report that is ready, at most one, and submits another when it is due. A slot
 * that was missed is made up for once, and never used twice: a submission whose fate is unknown is
 * shown and not repeated.
 *
 * @param now Unix milliseconds
 */
export async function pollReport<News>(
	before: ReportState | undefined,
	source: ReportSource<News>,
	now: number,
): Promise<Result<News>> {
	const schedule = JSON.stringify(source.schedule);
	const start = startOf(source.schedule, now);
	const last = before ?? { schedule, slot: start, pending: [] };
	const isKept = last.schedule === schedule && !isFarAhead(source.schedule, last.slot, now);
	const state = isKept ? last : { ...last, schedule, slot: start };
	const picked = await pickUp(state, source, now);
	const submitted = await submitDue(picked.state, source, now);
	return {
		state: submitted.state,
		news: picked.news,
		errors: [...picked.errors, ...submitted.errors],
		trouble: picked.trouble ?? submitted.trouble,
		isSettled: picked.isSettled || submitted.isSettled,
	};
}

/** Nothing is due for what lies before the trigger was set. */
function startOf(schedule: Schedule, now: number): number {
	return schedule.every === 'poll' ? 0 : latestSlot(schedule, now);
}

/** A slot beyond the next one was used by a clock that has been set back: nothing would be due for long. */
function isFarAhead(schedule: Schedule, slot: number, now: number): boolean {
	return schedule.every !== 'poll' && latestSlot(schedule, slot - 1) > now;
}

const LOOKS = 2;

async function pickUp<News>(
	start: ReportState,
	source: ReportSource<News>,
	now: number,
): Promise<Result<News>> {
	let state = start;
	const errors: unknown[] = [];
	for (const report of start.pending.slice(0, LOOKS)) {
		const others = state.pending.filter(({ id }) => id !== report.id);
		const found = await settle(tryFetch(report, source, now));
		if ('value' in found && found.value.isReady) {
			const news = found.value.news;
			return { state: { ...state, pending: others }, news, errors, isSettled: true };
		}
		if ('error' in found && isTrouble(found.error)) {
			return { state, errors, trouble: found.error, isSettled: errors.length > 0 };
		}
		if ('error' in found && !isEndOfJob(found.error)) {
			return { state, errors: [...errors, found.error], isSettled: errors.length > 0 };
		}
		if ('error' in found) errors.push(found.error);
		const stays = 'error' in found ? [] : [report];
		state = { ...state, pending: [...others, ...stays] };
	}
	return { state, errors, isSettled: errors.length > 0 };
}

type Found<News> = { readonly isReady: false } | { readonly isReady: true; readonly news: News };

async function tryFetch<News>(
	report: PendingReport,
	{ contract, giveUpMs, fetch }: ReportSource<News>,
	now: number,
): Promise<Found<News>> {
	const { fault, ended, state } = lookOf(report, await contract.status(report, LOOK_MS));
	if (fault) throw fault;
	if (ended) return { isReady: true, news: await fetch(report) };
	const waitedMs = now - report.submittedAt;
	if (waitedMs < giveUpMs) return { isReady: false };
	const seconds = Math.round(waitedMs / 1_000);
	throw new Fault('jobTooSlow', {
		job: report.id,
		state,
		seconds,
		collect: contract.collect,
		setting: WAITING_SETTINGS.giveUpAfter,
	});
}

async function submitDue<News>(
	state: ReportState,
	{ schedule, isOnTime, submit }: ReportSource<News>,
	now: number,
): Promise<Result<never>> {
	const slot = schedule.every === 'poll' ? now : latestSlot(schedule, now);
	const isDue = schedule.every === 'poll' ? isOnTime : slot > state.slot;
	if (!isDue) return { state, errors: [], isSettled: false };
	const job = await settle(submit());
	if ('value' in job) {
		const report = { ...job.value, slot, submittedAt: now };
		return {
			state: { ...state, slot, pending: [...state.pending, report] },
			errors: [],
			isSettled: true,
		};
	}
	const { error } = job;
	const fault = asUsed(error);
	if (fault) return { state: { ...state, slot }, errors: [fault], isSettled: true };
	if (isTrouble(error)) return { state, errors: [], trouble: error, isSettled: false };
	return { state, errors: [error], isSettled: false };
}

/** The fault with which the slot is over: the platform may have the request, or does not want it. */
function asUsed(error: unknown): Fault | undefined {
	if (!(error instanceof Fault)) return undefined;
	const isOver = error.kind === 'outcomeUnknown' || (isEndOfJob(error) && !isTrouble(error));
	return isOver ? error : undefined;
}
