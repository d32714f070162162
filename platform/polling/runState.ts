import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import type { Phase } from '../http/jobStates';
import { phaseOf } from '../http/jobStates';
import { identityOf, MOST_PAGES } from './runPages';
import { seenKeyOf, readSeenKeys, writeSeenKeys } from './seenKeys';

/** What a trigger remembers of the runs of jobs. */
export interface RunState {
	/** Runs that have ended. */
	readonly known: readonly string[];
	/** What the list of jobs said of each, where all of them are polled. */
	readonly jobs: readonly string[];
	/** Jobs whose runs of the past are not known yet: they are not new. */
	readonly unread: readonly string[];
	/** Jobs that were running at the last look. */
	readonly running: readonly string[];
	/** Runs that had not ended at the last look, behind the job that they are of. */
	readonly unfinished?: readonly string[] | undefined;
	/** How many polls there were: each takes the next of the quiet jobs. */
	readonly turn: number;
	/** Whether the user was told that there are more jobs than are polled. */
	readonly tooManyJobsReported?: boolean | undefined;
}

/** Before the first look. */
export const NOTHING_YET: RunState = { known: [], jobs: [], unread: [], running: [], turn: 0 };

/** The same, with the runs of a job that have ended, and the latest of those that it does not list any more. */
export function withEnded(
	state: RunState,
	job: string | undefined,
	runs: readonly JsonRecord[],
	pageRuns: number,
): RunState {
	const place = job === undefined ? '' : seenKeyOf(job).slice(0, PLACE_LENGTH);
	// The platform lists the newest first.
	const ended = runs.filter((run) => phaseOfRun(run) !== 'running');
	const listed = ended.map((run) => [seenKeyOf(identityOf(run)), place] as const).reverse();
	const seen = new Map(listed);
	const before = readSeenKeys(state.known);
	const unlisted = [...before].filter(([key, word]) => word === place && !seen.has(key));
	// No look goes back further.
	for (const [key] of unlisted.slice(0, -MOST_PAGES * pageRuns)) before.delete(key);
	return { ...state, known: writeSeenKeys(before, seen) };
}

// Enough to tell a job from others; where two are alike, they share the room of one.
const PLACE_LENGTH = 4;

/** The same, with the runs of a job that go on: the only ones that are awaited of it. */
export function withUnfinished(
	state: RunState,
	job: string | undefined,
	runs: readonly JsonRecord[],
): RunState {
	const ofOthers = (state.unfinished ?? []).filter((one) => !one.startsWith(runPlaceOf(job)));
	const own = runs.filter((run) => phaseOfRun(run) === 'running');
	const unfinished = [...ofOthers, ...own.map((run) => unfinishedKey(job, run))];
	return { ...state, unfinished: unfinished.length > 0 ? unfinished : undefined };
}

/** What the keys of a job's runs begin with. */
export const runPlaceOf = (job = '') => `${job} `;

/** What stands for a run that goes on. */
export function unfinishedKey(job: string | undefined, run: JsonRecord): string {
	return runPlaceOf(job) + seenKeyOf(identityOf(run));
}

/** What the state of a run means. Observed practice: `jobrun_status`. */
export function phaseOfRun(run: JsonRecord): Phase {
	const state = [run.jobrun_status, run.status, run.state].map(textOf).find(Boolean);
	return phaseOf(state ?? '');
}
