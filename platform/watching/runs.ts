import { Fault } from '../client/faults';
import type { JsonRecord } from '../client/json';
import { textOf } from '../client/json';
import { settle } from '../client/settle';
import type { Phase } from '../client/states';
import { phaseOf } from '../client/states';
import { keyOf, readKnown, writeKnown } from './known';
import type { Round } from './round';
import { failed } from './round';

/** What a trigger remembers of the runs of jobs. */
export interface RunState {
	/** Runs that have ended. */
	readonly known: readonly string[];
	/** What the list of jobs said of each, where all of them are watched. */
	readonly jobs: readonly string[];
	/** Jobs whose runs of the past are not known yet: they are not new. */
	readonly unread: readonly string[];
	/** Jobs that were running at the last look. */
	readonly running: readonly string[];
	/** How many polls there were: each takes the next of the quiet jobs. */
	readonly turn: number;
}

/** A job in a list of jobs. */
export interface ListedJob {
	readonly id: string;
	readonly row: JsonRecord;
}

/** What there is to watch: the runs of one list, or those of every job of a list. */
export interface RunWatch {
	/** All jobs; left out where there is one list of runs. */
	readonly listJobs?: () => Promise<ListedJob[]>;
	/** The latest runs, of a job where there are several. */
	readonly listRuns: (job: string | undefined) => Promise<JsonRecord[]>;
	/** Until when the first poll may go on, on the clock of `performance.now()`. */
	readonly endsAt: number;
}

/** A run that has ended. */
export interface RunNews {
	readonly run: JsonRecord;
	readonly phase: Phase;
	readonly job: ListedJob | undefined;
}

type Result = Round<RunState, readonly RunNews[]>;

const NOTHING_YET: RunState = { known: [], jobs: [], unread: [], running: [], turn: 0 };

/** One poll of a job, or of a list of runs: one request. */
export async function watchRuns(before: RunState | undefined, watch: RunWatch): Promise<Result> {
	if (watch.listJobs) return await watchJobs(before, watch, watch.listJobs);
	const runs = await settle(watch.listRuns(undefined));
	if ('error' in runs) return failed(before, runs.error);
	const ended = endedIn(runs.value, undefined);
	const news = before ? fresh(ended, before) : [];
	return {
		state: withEnded(before ?? NOTHING_YET, ended),
		news: news.length > 0 ? news : undefined,
		told: [],
		isSettled: false,
	};
}

/**
 * One poll of all jobs of a list: asks for the runs of those whose row has changed, of those that
 * were running, and of one quiet job in turn, as a list need not say when its jobs run.
 */
async function watchJobs(
	before: RunState | undefined,
	watch: RunWatch,
	listJobs: () => Promise<ListedJob[]>,
): Promise<Result> {
	const listed = await settle(listJobs());
	const start = before ?? NOTHING_YET;
	if ('error' in listed) return failed(before, listed.error);
	const jobs = listed.value;
	let state: RunState = {
		...start,
		turn: start.turn + 1,
		unread: before ? start.unread : jobs.map(({ id }) => id),
	};
	const rows = readKnown(start.jobs);
	const news: RunNews[] = [];
	// n8n stores what the first poll leaves by itself.
	const hasRead = ({ unread }: RunState) =>
		before !== undefined && unread.length < before.unread.length;
	for (const job of chosen(jobs, state, rows)) {
		const isUnread = state.unread.includes(job.id);
		if (isUnread && performance.now() > watch.endsAt) break;
		const runs = await settle(runsOf(job, watch));
		if ('error' in runs) {
			const rest = failed(state, runs.error);
			return { ...rest, news: news.length > 0 ? news : undefined, isSettled: hasRead(state) };
		}
		if (!runs.value) continue;
		const ended = endedIn(runs.value, job);
		if (!isUnread) news.push(...fresh(ended, state));
		const isRunning = runs.value.some((run) => phaseOfRun(run) === 'running');
		const others = state.running.filter((id) => id !== job.id);
		rows.set(keyOf(job.id), keyOf(JSON.stringify(job.row)));
		state = {
			...withEnded(state, ended),
			jobs: writeKnown(new Map(), rows),
			unread: state.unread.filter((id) => id !== job.id),
			running: isRunning ? [...others, job.id] : others,
		};
	}
	return {
		state,
		news: news.length > 0 ? news : undefined,
		told: [],
		isSettled: hasRead(state),
	};
}

/** Undefined for a job that is gone by now, which must not hide the runs of the others. */
async function runsOf(
	{ id }: ListedJob,
	{ listRuns }: RunWatch,
): Promise<JsonRecord[] | undefined> {
	const runs = await settle(listRuns(id));
	if ('value' in runs) return runs.value;
	if (runs.error instanceof Fault && runs.error.kind === 'notFound') return undefined;
	throw runs.error;
}

function chosen(jobs: readonly ListedJob[], state: RunState, rows: ReadonlyMap<string, string>) {
	const isBusy = ({ id, row }: ListedJob) =>
		state.unread.includes(id) ||
		state.running.includes(id) ||
		rows.get(keyOf(id)) !== keyOf(JSON.stringify(row));
	const quiet = jobs.filter((job) => !isBusy(job));
	const next = quiet[state.turn % Math.max(quiet.length, 1)];
	return [...jobs.filter(isBusy), ...(next ? [next] : [])];
}

function withEnded(state: RunState, ended: readonly RunNews[]): RunState {
	const seen = new Map(ended.map(({ run }) => [keyOf(identityOf(run)), '']));
	return { ...state, known: writeKnown(readKnown(state.known), seen) };
}

function fresh(ended: readonly RunNews[], { known }: RunState): RunNews[] {
	const before = readKnown(known);
	// The platform lists the newest first.
	return ended.filter(({ run }) => !before.has(keyOf(identityOf(run)))).reverse();
}

function endedIn(runs: readonly JsonRecord[], job: ListedJob | undefined): RunNews[] {
	return runs.flatMap((run) => {
		const phase = phaseOfRun(run);
		return phase === 'running' ? [] : [{ run, phase, job }];
	});
}

/** What the state of a run means. Observed practice: `jobrun_status`. */
export function phaseOfRun(run: JsonRecord): Phase {
	const state = [run.jobrun_status, run.status, run.state].map(textOf).find(Boolean);
	return phaseOf(state ?? '');
}

/** Observed practice: `jobrun_id`. */
function identityOf(run: JsonRecord): string {
	const id = [run.jobrun_id, run.run_id, run.uuid, run.id].map(textOf).find(Boolean);
	return id ?? JSON.stringify(run);
}
