import { Fault } from '../http/errors/fault';
import type { JsonRecord } from '../base/json/json';
import { settle } from '../base/async/settle';
import type { Phase } from '../http/jobPhase';
import { seenKeyOf, readSeenKeys, writeSeenKeys } from './seenKeys';
import { limits } from './pollingLimits';
import type { PollResult } from './pollResult';
import { failed } from './pollResult';
import type { LatestRuns, RunRows } from './runPages';
import { identityOf, readBack } from './runPages';
import type { RunState } from './runState';
import {
	NOTHING_YET,
	phaseOfRun,
	runPlaceOf,
	unfinishedKey,
	withEnded,
	withUnfinished,
} from './runState';

/** A job in a list of jobs. */
export interface ListedJob {
	readonly id: string;
	readonly row: JsonRecord;
}

/** The jobs of a list, and whether the platform has more than it sent. */
interface JobList {
	readonly jobs: readonly ListedJob[];
	readonly isPart?: boolean;
}

/** Where runs are listed: in one list, or for each job of a list. */
export interface RunSource {
	/** Lists the jobs; undefined if there is a single list of runs. */
	readonly listJobs?: () => Promise<JobList>;
	/** The maximum number of jobs in the list. */
	readonly mostJobs: number;
	/** Lists a page of runs from an offset, newest first; `job` is undefined for a single list. */
	readonly listRuns: (job: string | undefined, start: number) => Promise<RunRows>;
	/** The maximum number of runs per page. */
	readonly pageRuns: number;
	/** The deadline of the first poll, by the clock of `performance.now()`. */
	readonly endsAt: number;
}

/** A run that has ended. */
export interface RunNews {
	readonly run: JsonRecord;
	readonly phase: Phase;
	readonly job: ListedJob | undefined;
}

type Result = PollResult<RunState, readonly RunNews[]>;

/**
 * One poll of a list of runs, or of all jobs of a list. A list takes one request, unless it ran
 * more often than a page holds.
 */
export async function pollRuns(before: RunState | undefined, source: RunSource): Promise<Result> {
	if (source.listJobs) return await pollJobs(before, source, source.listJobs);
	const latest = await settle(readLatest(undefined, before, source));
	if ('error' in latest) return failed(before, latest.error);
	const { runs, recent, isCut } = latest.value;
	const news = before ? newRuns(endedIn(recent, undefined), before) : [];
	const errors = before && isCut ? [limits.runs(runs.length, undefined)] : [];
	return {
		state: withUnfinished(
			withEnded(before ?? NOTHING_YET, undefined, runs, source.pageRuns),
			undefined,
			runs,
		),
		news: news.length > 0 ? news : undefined,
		errors,
		isSettled: errors.length > 0,
	};
}

/**
 * Polls all jobs of a list. It reads the runs of jobs whose row has changed, of jobs that were
 * running, and of one quiet job in rotation, as a list may not show when its jobs run.
 */
async function pollJobs(
	before: RunState | undefined,
	source: RunSource,
	listJobs: () => Promise<JobList>,
): Promise<Result> {
	const listed = await settle(listJobs());
	if ('error' in listed) return failed(before, listed.error);
	const { jobs, isPart = false } = listed.value;
	const start = before ?? { ...NOTHING_YET, unread: jobs.map(({ id }) => id) };
	const isFull = jobs.length >= source.mostJobs;
	const tooManyJobsReported = isFull || isPart;
	const read = await readJobs(
		jobs,
		{ ...start, tooManyJobsReported, turn: start.turn + 1 },
		source,
	);
	const { state, news, fault } = read;
	const ofJobs =
		tooManyJobsReported && !start.tooManyJobsReported
			? [isFull ? limits.jobs(source.mostJobs) : limits.someJobs(jobs.length)]
			: [];
	const errors = [...ofJobs, ...read.errors];
	// n8n always persists the state after the first poll.
	const hasRead = before !== undefined && state.unread.length < before.unread.length;
	return {
		state,
		news: news.length > 0 ? news : undefined,
		errors: [...errors, ...(fault?.errors ?? [])],
		trouble: fault?.trouble,
		isSettled: hasRead || errors.length > 0,
	};
}

interface JobsRead {
	readonly state: RunState;
	readonly news: readonly RunNews[];
	/** The errors of jobs that ran too often. */
	readonly errors: readonly Error[];
	/** The error that ended the reading. */
	readonly fault?: Result;
}

async function readJobs(
	jobs: readonly ListedJob[],
	start: RunState,
	source: RunSource,
): Promise<JobsRead> {
	let state = start;
	const rows = readSeenKeys(start.jobs);
	const news: RunNews[] = [];
	const errors: Error[] = [];
	for (const job of selectJobs(jobs, state, rows)) {
		const isUnread = state.unread.includes(job.id);
		if (isUnread && performance.now() > source.endsAt) break;
		const latest = await settle(runsOf(job, isUnread ? undefined : state, source));
		if ('error' in latest) return { state, news, errors, fault: failed(state, latest.error) };
		if (!latest.value) continue;
		const { runs, recent, isCut } = latest.value;
		if (!isUnread) for (const one of newRuns(endedIn(recent, job), state)) news.push(one);
		if (!isUnread && isCut) errors.push(limits.runs(runs.length, job.id));
		rows.set(seenKeyOf(job.id), seenKeyOf(JSON.stringify(job.row)));
		state = { ...withRuns(state, job, runs, source), jobs: writeSeenKeys(new Map(), rows) };
	}
	return { state, news, errors };
}

function withRuns(
	state: RunState,
	job: ListedJob,
	runs: readonly JsonRecord[],
	source: RunSource,
): RunState {
	const isRunning = runs.some((run) => phaseOfRun(run) === 'running');
	const others = state.running.filter((id) => id !== job.id);
	return {
		...withUnfinished(withEnded(state, job.id, runs, source.pageRuns), job.id, runs),
		unread: state.unread.filter((id) => id !== job.id),
		running: isRunning ? [...others, job.id] : others,
	};
}

/**
 * Reads the runs of a job; undefined if the job no longer exists, which must not hide the runs of
 * other jobs.
 */
async function runsOf(
	{ id }: ListedJob,
	before: RunState | undefined,
	source: RunSource,
): Promise<RunCheck | undefined> {
	const runs = await settle(readLatest(id, before, source));
	if ('value' in runs) return runs.value;
	if (runs.error instanceof Fault && runs.error.kind === 'notFound') return undefined;
	throw runs.error;
}

/** The runs that a poll found for a job. */
interface RunCheck extends LatestRuns {
	/** The runs without those that ended before all known ones (except for the first page). */
	readonly recent: readonly JsonRecord[];
}

/**
 * Reads back to the latest run that was emitted, or, at the first poll, to the latest that has
 * ended.
 */
async function readLatest(
	job: string | undefined,
	before: RunState | undefined,
	{ listRuns, pageRuns }: RunSource,
): Promise<RunCheck> {
	const seenKeys = readSeenKeys(before?.known ?? []);
	const pages = { read: async (start: number) => await listRuns(job, start), size: pageRuns };
	const isKnown = (run: JsonRecord) =>
		before ? seenKeys.has(seenKeyOf(identityOf(run))) : phaseOfRun(run) !== 'running';
	const awaited = (before?.unfinished ?? []).filter((one) => one.startsWith(runPlaceOf(job)));
	const latest = await readBack(pages, isKnown, (runs) => {
		const seen = new Set(runs.map((run) => unfinishedKey(job, run)));
		return awaited.every((one) => seen.has(one));
	});
	const isRelevant = (run: JsonRecord) => isKnown(run) || awaited.includes(unfinishedKey(job, run));
	const relevantCount = latest.runs.map(isRelevant).lastIndexOf(true) + 1;
	return {
		...latest,
		recent: latest.runs.slice(0, relevantCount > 0 ? Math.max(relevantCount, pageRuns) : undefined),
	};
}

function selectJobs(
	jobs: readonly ListedJob[],
	state: RunState,
	rows: ReadonlyMap<string, string>,
) {
	const isBusy = ({ id, row }: ListedJob) =>
		state.unread.includes(id) ||
		state.running.includes(id) ||
		rows.get(seenKeyOf(id)) !== seenKeyOf(JSON.stringify(row));
	const quiet = jobs.filter((job) => !isBusy(job));
	const next = quiet[state.turn % Math.max(quiet.length, 1)];
	return [...jobs.filter(isBusy), ...(next ? [next] : [])];
}

function newRuns(ended: readonly RunNews[], { known }: RunState): RunNews[] {
	const seenKeys = readSeenKeys(known);
	// The platform lists the newest first; they are emitted in order of time.
	return ended.filter(({ run }) => !seenKeys.has(seenKeyOf(identityOf(run)))).reverse();
}

function endedIn(runs: readonly JsonRecord[], job: ListedJob | undefined): RunNews[] {
	return runs.flatMap((run) => {
		const phase = phaseOfRun(run);
		return phase === 'running' ? [] : [{ run, phase, job }];
	});
}
