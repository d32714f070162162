import type { JsonRecord } from '../base/json/json';
import type { Phase } from '../http/jobPhase';
import { phaseOf } from '../http/jobPhase';
import { identityOf, membersOf, MOST_PAGES } from './runPages';
import { seenKeyOf, readSeenKeys, writeSeenKeys } from './seenKeys';

/** The state of a trigger that polls job runs. */
export interface RunState {
	/** Keys of the runs that have ended. */
	readonly known: readonly string[];
	/** Hashes of the rows in the list of jobs, if all jobs are polled. */
	readonly jobs: readonly string[];
	/** Jobs whose past runs were not read yet, so their runs do not count as new. */
	readonly unread: readonly string[];
	/** Jobs that were running at the last poll. */
	readonly running: readonly string[];
	/** Keys of the runs that were unfinished at the last poll, prefixed with their job. */
	readonly unfinished?: readonly string[] | undefined;
	/** The number of polls so far; it selects the next quiet job to check. */
	readonly turn: number;
	/** Whether it was reported that there are more jobs than are polled. */
	readonly tooManyJobsReported?: boolean | undefined;
}

/** The state before the first poll. */
export const NOTHING_YET: RunState = { known: [], jobs: [], unread: [], running: [], turn: 0 };

/** Adds the ended runs of a job, and keeps the latest of those that are no longer listed. */
export function withEnded(
	state: RunState,
	job: string | undefined,
	runs: readonly JsonRecord[],
	pageRuns: number,
): RunState {
	const jobHash = job === undefined ? '' : seenKeyOf(job).slice(0, JOB_HASH_LENGTH);
	// The platform lists the newest first.
	const ended = runs.filter((run) => phaseOfRun(run) !== 'running');
	const listedKeys = ended.map((run) => [seenKeyOf(identityOf(run)), jobHash] as const).reverse();
	const seen = new Map(listedKeys);
	const before = readSeenKeys(state.known);
	const unlisted = [...before].filter(([key, word]) => word === jobHash && !seen.has(key));
	// No poll reads further back.
	for (const [key] of unlisted.slice(0, -MOST_PAGES * pageRuns)) before.delete(key);
	return { ...state, known: writeSeenKeys(before, seen) };
}

// Long enough to distinguish jobs; jobs with the same hash share one limit.
const JOB_HASH_LENGTH = 4;

/** Replaces the unfinished runs of a job. */
export function withUnfinished(
	state: RunState,
	job: string | undefined,
	runs: readonly JsonRecord[],
): RunState {
	const otherJobs = (state.unfinished ?? []).filter((one) => !one.startsWith(runPlaceOf(job)));
	const own = runs.filter((run) => phaseOfRun(run) === 'running');
	const unfinished = [...otherJobs, ...own.map((run) => unfinishedKey(job, run))];
	return { ...state, unfinished: unfinished.length > 0 ? unfinished : undefined };
}

/** The prefix of the keys of a job's runs. */
export const runPlaceOf = (job = '') => `${job} `;

/** The key of an unfinished run. */
export function unfinishedKey(job: string | undefined, run: JsonRecord): string {
	return runPlaceOf(job) + seenKeyOf(identityOf(run));
}

const STATES = ['jobrunstatus', 'status', 'state'];

/** The phase of a run. Observed practice: `jobrun_status`. */
export function phaseOfRun(run: JsonRecord): Phase {
	return phaseOf(membersOf(run, STATES).find(Boolean) ?? '');
}
