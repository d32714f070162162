import { Fault, mayPass } from '../http/errors/fault';
import type { JobContract, JobStatus } from '../http/jobs/awaitJobs';
import { toJobCheck, WAITING_SETTINGS } from '../http/jobs/awaitJobs';
import type { JobRun } from '../http/jobs/jobRuns';
import { settle } from '../base/async/settle';
import type { PendingReport, ReportSource, ReportState } from './pendingReport';
import type { Schedule } from './schedule';
import { latestSlot } from './schedule';
import type { PollResult } from './pollResult';
import { askAgainAt, isEndOfJob, isDue, isUpstreamError, STATUS_TIME_LIMIT_MS } from './pollResult';
import { submitDue } from './submitDueReports';

export type { PendingReport, ReportSource, ReportState, UnsentReport } from './pendingReport';

type Result<News> = PollResult<ReportState, News> & { readonly state: ReportState };

/**
 * One poll: fetches at most one finished report, and submits another one if it is due. A slot is
 * used once; a submission whose outcome is unknown is repeated once.
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
	const fetched = await fetchFinished(state, source, now);
	const submitted = await submitDue(fetched.state, source, now);
	return {
		state: submitted.state,
		news: fetched.news,
		errors: [...fetched.errors, ...submitted.errors],
		trouble: fetched.trouble ?? submitted.trouble,
		isInconclusive: fetched.isInconclusive === true || submitted.isInconclusive === true,
		isSettled: fetched.isSettled || submitted.isSettled,
	};
}

/** The first slot of a trigger: earlier ones are not due. */
function startOf(schedule: Schedule, now: number): number {
	return schedule.every === 'poll' ? 0 : latestSlot(schedule, now);
}

/**
 * Whether a slot lies beyond the next one, because the clock was set back: otherwise nothing would
 * be due for long.
 */
function isFarAhead(schedule: Schedule, slot: number, now: number): boolean {
	return schedule.every !== 'poll' && latestSlot(schedule, slot - 1) > now;
}

const CHECKS_PER_POLL = 2;

async function fetchFinished<News>(
	start: ReportState,
	source: ReportSource<News>,
	now: number,
): Promise<Result<News>> {
	let state = start;
	let trouble: Fault | undefined;
	const errors: unknown[] = [];
	const ready = start.pending.filter(({ notBefore = 0 }) => isDue(notBefore, now));
	const isInconclusive = ready.length < start.pending.length;
	const result = () => ({ state, errors, trouble, isInconclusive, isSettled: errors.length > 0 });
	for (const report of ready.slice(0, CHECKS_PER_POLL)) {
		const others = state.pending.filter(({ id }) => id !== report.id);
		const found = await settle(tryFetch(report, source, now));
		if ('value' in found && found.value.isReady) {
			const news = found.value.news;
			return { ...result(), state: { ...state, pending: others }, news, isSettled: true };
		}
		if ('value' in found) {
			state = { ...state, pending: [...others, report] };
			continue;
		}
		const { error } = found;
		if (error instanceof Fault && mayPass(error)) {
			// The error may be over for the next report, or for this one later.
			trouble = error;
			const later = { ...report, notBefore: askAgainAt(error, now) };
			state = { ...state, pending: [...others, later] };
			continue;
		}
		if (isUpstreamError(error)) return { ...result(), trouble: error };
		if (!isEndOfJob(error)) return { ...result(), errors: [...errors, error] };
		errors.push(error);
		state = { ...state, pending: others };
	}
	return result();
}

type Found<News> =
	| { readonly isReady: false; readonly state: string }
	| { readonly isReady: true; readonly news: News };

async function tryFetch<News>(
	report: PendingReport,
	{ contract, giveUpMs, fetch }: ReportSource<News>,
	now: number,
): Promise<Found<News>> {
	const waitedMs = now - report.submittedAt;
	const tooSlow = (state: string) =>
		new Fault('jobTooSlow', {
			job: report.id,
			state,
			seconds: Math.round(waitedMs / 1_000),
			collect: contract.collect,
			setting: WAITING_SETTINGS.giveUpAfter,
		});
	const found = await settle(checkAndFetch(report, contract, fetch));
	if ('error' in found) {
		const { error } = found;
		const isOpen = error instanceof Fault && mayPass(error);
		throw isOpen && waitedMs >= giveUpMs ? tooSlow(`unknown: ${error.message}`) : error;
	}
	if (found.value.isReady || waitedMs < giveUpMs) return found.value;
	throw tooSlow(found.value.state);
}

async function checkAndFetch<News>(
	report: PendingReport,
	contract: JobContract<JobRun>,
	fetch: ReportSource<News>['fetch'],
): Promise<Found<News>> {
	const { fault, ended, state } = toJobCheck(report, await statusOf(report, contract));
	if (fault) throw fault;
	return ended ? { isReady: true, news: await fetch(report) } : { isReady: false, state };
}

/** The state of a job, even if the platform returns it with an error. @throws Fault */
async function statusOf(report: JobRun, contract: JobContract<JobRun>): Promise<JobStatus> {
	const status = await settle(contract.status(report, STATUS_TIME_LIMIT_MS));
	if ('value' in status) return status.value;
	const { error } = status;
	if (!(error instanceof Fault)) throw error;
	const { state, upstreamMessage } = error.facts;
	if (state !== undefined) return { state, upstreamMessage };
	// An unreadable reply says nothing about the job.
	throw error.kind === 'unexpectedReply' ? new Fault('reported', error.facts) : error;
}
