import type { JsonRecord } from '../base/json/json';
import { settle } from '../base/async/settle';
import { Fault, mayPass } from '../http/errors/fault';
import { phaseOf } from '../http/jobStates';
import { seenKeyOf, readSeenKeys, writeSeenKeys } from './seenKeys';
import type { PollResult } from './pollResult';
import { isEndOfJob, isUpstreamError } from './pollResult';
import type { RunNews } from './runs';
import { phaseOfRun } from './runState';

/** What a trigger remembers of runs that it was given by their IDs. */
export interface IdState {
	/** Those that have ended. */
	readonly known: readonly string[];
	/** How many polls there were. */
	readonly turn: number;
}

type Result = PollResult<IdState, readonly RunNews[]>;

// So that a poll stays quick, however many are given.
const LOOKS = 2;

/**
 * One poll of runs that no list shows: looks at two of those that are under way, in turn.
 *
 * @param look one request
 */
export async function pollIds(
	before: IdState | undefined,
	ids: readonly string[],
	look: (id: string) => Promise<JsonRecord>,
): Promise<Result> {
	const { known, turn } = before ?? { known: [], turn: 0 };
	const seenKeys = readSeenKeys(known);
	const open = openIds(before, ids);
	const news: RunNews[] = [];
	const errors: unknown[] = [];
	let trouble: Result['trouble'];
	for (const id of inTurn(open, turn)) {
		const looked = await settle(look(id));
		if ('error' in looked) {
			const { error } = looked;
			const run = runIn(error, id);
			if (run && phaseOf(run.jobrun_status) !== 'running') {
				seenKeys.set(seenKeyOf(id), '');
				news.push({ run, phase: phaseOf(run.jobrun_status), job: undefined });
				continue;
			}
			// A refusal that may pass says nothing about the run, nor about the next one.
			if (error instanceof Fault && mayPass(error)) {
				trouble = error;
				continue;
			}
			if (isUpstreamError(error)) trouble = error;
			else errors.push(error);
			if (!isEndOfJob(error) || isUpstreamError(error)) break;
			seenKeys.set(seenKeyOf(id), '');
			continue;
		}
		const phase = phaseOfRun(looked.value);
		if (phase === 'running') continue;
		seenKeys.set(seenKeyOf(id), '');
		news.push({ run: looked.value, phase, job: undefined });
	}
	return {
		state: { known: writeSeenKeys(new Map(), seenKeys), turn: turn + 1 },
		news: news.length > 0 ? news : undefined,
		errors,
		trouble,
		isSettled: seenKeys.size > known.length,
	};
}

/** The run of which a refusal says the state. */
function runIn(error: unknown, id: string) {
	const { state, upstreamMessage } = error instanceof Fault ? error.facts : {};
	if (state === undefined) return undefined;
	return {
		jobrun_id: id,
		jobrun_status: state,
		...(upstreamMessage === undefined ? {} : { error_msg: upstreamMessage }),
	};
}

/** Those of the runs that have not ended. */
export function openIds(before: IdState | undefined, ids: readonly string[]): readonly string[] {
	const seenKeys = readSeenKeys(before?.known ?? []);
	return ids.filter((id) => !seenKeys.has(seenKeyOf(id)));
}

function inTurn(open: readonly string[], turn: number): readonly string[] {
	const first = (turn * LOOKS) % Math.max(open.length, 1);
	return [...open.slice(first), ...open.slice(0, first)].slice(0, LOOKS);
}
