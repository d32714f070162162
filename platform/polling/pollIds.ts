import type { JsonRecord } from '../base/json/json';
import { settle } from '../base/async/settle';
import { Fault, mayPass } from '../http/errors/fault';
import type { Phase } from '../http/jobPhase';
import { phaseOf } from '../http/jobPhase';
import { seenKeyOf, readSeenKeys, writeSeenKeys } from './seenKeys';
import type { PollResult } from './pollResult';
import { isEndOfJob, isUpstreamError } from './pollResult';
import type { RunNews } from './runs';
import { phaseOfRun } from './runState';

/** The state of a trigger that polls runs by given IDs. */
export interface IdState {
	/** Keys of the runs that have ended. */
	readonly known: readonly string[];
	/** The number of polls so far. */
	readonly turn: number;
}

type Result = PollResult<IdState, readonly RunNews[]>;

// The maximum number of checks per poll, which keeps a poll short however many IDs there are.
const CHECKS_PER_POLL = 2;

/**
 * Polls runs that no list shows: checks two of the unfinished ones, in rotation.
 *
 * @param look checks a run with one request
 */
export async function pollIds(
	before: IdState | undefined,
	ids: readonly string[],
	look: (id: string) => Promise<JsonRecord>,
): Promise<Result> {
	const { known, turn } = before ?? { known: [], turn: 0 };
	const seenKeys = readSeenKeys(known);
	const news: RunNews[] = [];
	const errors: unknown[] = [];
	let upstreamError: Result['trouble'];
	for (const id of rotated(openIds(before, ids), turn)) {
		const check = await checkRun(id, look);
		const { found } = check;
		if (found === 'ended') news.push({ run: check.run, phase: check.phase, job: undefined });
		if (found === 'ended' || found === 'gone') seenKeys.set(seenKeyOf(id), '');
		if (found === 'gone' || found === 'failed') errors.push(check.error);
		if (found === 'delayed' || found === 'unreachable') upstreamError = check.error;
		if (found === 'failed' || found === 'unreachable') break;
	}
	return {
		state: { known: writeSeenKeys(new Map(), seenKeys), turn: turn + 1 },
		news: news.length > 0 ? news : undefined,
		errors,
		trouble: upstreamError,
		isSettled: seenKeys.size > known.length,
	};
}

/** What a check of a run has found. */
type Check =
	| { readonly found: 'running' }
	| { readonly found: 'ended'; readonly run: JsonRecord; readonly phase: Phase }
	/** The platform has no such run. */
	| { readonly found: 'gone'; readonly error: unknown }
	/** A refusal that may pass, which says nothing about this run or the next one. */
	| { readonly found: 'delayed'; readonly error: Fault }
	/** No run can be checked now. */
	| { readonly found: 'unreachable'; readonly error: Fault }
	| { readonly found: 'failed'; readonly error: unknown };

async function checkRun(id: string, look: (id: string) => Promise<JsonRecord>): Promise<Check> {
	const check = await settle(look(id));
	if ('value' in check) {
		const phase = phaseOfRun(check.value);
		return phase === 'running' ? { found: 'running' } : { found: 'ended', run: check.value, phase };
	}
	const { error } = check;
	const run = runIn(error, id);
	const phase = run && phaseOf(run.jobrun_status);
	if (run && phase && phase !== 'running') return { found: 'ended', run, phase };
	if (error instanceof Fault && mayPass(error)) return { found: 'delayed', error };
	if (isUpstreamError(error)) return { found: 'unreachable', error };
	return { found: isEndOfJob(error) ? 'gone' : 'failed', error };
}

/** The run of a refusal that states the run's state. */
function runIn(error: unknown, id: string) {
	const { state, upstreamMessage } = error instanceof Fault ? error.facts : {};
	if (state === undefined) return undefined;
	return {
		jobrun_id: id,
		jobrun_status: state,
		...(upstreamMessage === undefined ? {} : { error_msg: upstreamMessage }),
	};
}

/** The IDs of runs that have not ended. */
export function openIds(before: IdState | undefined, ids: readonly string[]): readonly string[] {
	const seenKeys = readSeenKeys(before?.known ?? []);
	return ids.filter((id) => !seenKeys.has(seenKeyOf(id)));
}

function rotated(open: readonly string[], turn: number): readonly string[] {
	const first = (turn * CHECKS_PER_POLL) % Math.max(open.length, 1);
	return [...open.slice(first), ...open.slice(0, first)].slice(0, CHECKS_PER_POLL);
}
