import { Fault, mayPass } from '../http/errors/fault';
import type { JobRun } from '../http/jobs/jobRuns';
import { settle } from '../base/async/settle';
import { OUTAGE_MS } from './incidents';
import { askAgainAt, isEndOfJob, isTimeFor, isUpstreamError } from './pollResult';
import type { PollResult } from './pollResult';
import type { PendingReport, ReportSource, ReportState, UnsentReport } from './reportSource';
import { dueSlots, slotText } from './schedule';

type Submitted = PollResult<ReportState, never> & { readonly state: ReportState };

/** How many times that were missed are made up for. */
export const MOST_MISSED = 31;

/**
 * Submits the report that is due: of several times that were missed the first, one after the other, or the
 * latest only. One request at most, and none while an earlier one that was missed is under way.
 */
export async function submitDue(
	state: ReportState,
	source: ReportSource<unknown>,
	now: number,
): Promise<Submitted> {
	const { schedule, isOnTime } = source;
	if (schedule.every === 'poll') {
		return isOnTime ? await submitSlot(state, source, now, now) : nothing(state);
	}
	const catchesUp = source.missed === 'all' && !source.isActivated;
	const due = dueSlots(schedule, state.slot, now, catchesUp ? MOST_MISSED + 1 : 1);
	const kept = due.slice(-MOST_MISSED);
	const [slot] = kept;
	// Where nobody answered for the last slot, nobody knows that the trouble is over.
	if (slot === undefined)
		return { ...nothing(state), isInconclusive: state.unsent?.slot === state.slot };
	const [leftOut] = due.length > MOST_MISSED ? due : [];
	if (leftOut !== undefined) {
		const days = `after ${slotText(schedule, state.slot)}, up to ${slotText(schedule, leftOut)},`;
		const notice = new Fault('timesLeftOut', { days });
		const rest = { ...state, slot: leftOut, unsent: undefined };
		return { state: rest, errors: [notice], isSettled: true };
	}
	if (kept.length > 1 && state.pending.length > 0) return nothing(state);
	return await submitSlot(state, source, slot, now);
}

function nothing(state: ReportState): Submitted {
	return { state, errors: [], isSettled: false };
}

/** A report changes nothing but costs a calculation: after an answer that did not come it is sent once more. */
const MOST_UNANSWERED = 2;

async function submitSlot(
	state: ReportState,
	source: ReportSource<unknown>,
	slot: number,
	now: number,
): Promise<Submitted> {
	const isEveryPoll = source.schedule.every === 'poll';
	const last = isEveryPoll || state.unsent?.slot === slot ? state.unsent : undefined;
	const unsent = last ?? { slot, since: now, notBefore: now, tries: 0, unanswered: 0 };
	if (!isEveryPoll && unsent.unanswered >= MOST_UNANSWERED) return awaitEnd(state, unsent, now);
	if (!isTimeFor(unsent.notBefore, now)) return { ...nothing(state), isInconclusive: true };
	if (unsent.unanswered > 0) {
		const back = await settle(source.isThere());
		if ('error' in back && isUpstreamError(back.error)) {
			return { ...nothing(state), trouble: back.error };
		}
	}
	const job = await settle(source.submit(slot));
	if ('value' in job) return taken(state, job.value, slot, now);
	return notTaken({ ...state, unsent }, source, job.error, now);
}

function taken(
	state: ReportState,
	job: JobRun & Pick<PendingReport, 'askedAt' | 'lastDay'>,
	slot: number,
	now: number,
): Submitted {
	const pending = [...state.pending, { ...job, slot, submittedAt: now }];
	return { state: { ...state, slot, pending, unsent: undefined }, errors: [], isSettled: true };
}

/** A slot that nobody has answered is over when that is told, once for all that goes wrong at this time. */
function awaitEnd(state: ReportState, unsent: UnsentReport, now: number): Submitted {
	if (now >= unsent.since && now - unsent.since < OUTAGE_MS)
		return { ...nothing(state), isInconclusive: true };
	const trouble = new Fault('requestUnanswered', { what: 'the report request' });
	return { ...nothing({ ...state, slot: unsent.slot }), trouble };
}

function notTaken(
	state: ReportState & { readonly unsent: UnsentReport },
	{ giveUpMs, schedule }: ReportSource<unknown>,
	error: unknown,
	now: number,
): Submitted {
	const { unsent } = state;
	const tries = unsent.tries + 1;
	if (error instanceof Fault && error.kind === 'outcomeUnknown') {
		const trouble = new Fault('requestUnanswered', error.facts);
		const unanswered = unsent.unanswered + 1;
		return { ...nothing({ ...state, unsent: { ...unsent, tries, unanswered } }), trouble };
	}
	const isOpen = error instanceof Fault && mayPass(error);
	if ((isOpen && now - unsent.since < giveUpMs) || (!isOpen && isUpstreamError(error))) {
		const pauseMs = isOpen ? pauseAfter(tries) : 0;
		const notBefore = Math.max(askAgainAt(error, now), now + pauseMs);
		return { ...nothing({ ...state, unsent: { ...unsent, tries, notBefore } }), trouble: error };
	}
	// The platform does not want it, and would not at the next poll.
	const isOver = isOpen || isEndOfJob(error);
	const slot = schedule.every === 'poll' ? now : unsent.slot;
	const rest = isOver ? { ...state, slot, unsent: undefined } : { ...state, unsent: undefined };
	return { state: rest, errors: [error], isSettled: isOver };
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** Ever longer, as what is refused costs the platform a calculation each time. */
function pauseAfter(tries: number): number {
	return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}
