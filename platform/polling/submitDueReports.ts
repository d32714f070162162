import { Fault, mayPass } from '../http/errors/fault';
import type { JobRun } from '../http/jobs/jobRuns';
import { settle } from '../base/async/settle';
import { OUTAGE_MS } from './incidents';
import { askAgainAt, isEndOfJob, isDue, isUpstreamError } from './pollResult';
import type { PollResult } from './pollResult';
import type { PendingReport, ReportSource, ReportState, UnsentReport } from './pendingReport';
import { dueSlots, slotText } from './schedule';
import { MINUTE_MS } from '../base/dates/durations';

type Submitted = PollResult<ReportState, never> & { readonly state: ReportState };

/** The maximum number of missed slots that are made up for. */
const MOST_MISSED = 31;

/**
 * Submits the report that is due: the first of several missed slots, or only the latest one. It
 * sends at most one report request, and none while the report of an earlier missed slot is pending.
 */
export async function submitDue(
	state: ReportState,
	source: ReportSource<unknown>,
	now: number,
): Promise<Submitted> {
	const { schedule, isOnTime } = source;
	if (schedule.every === 'poll') {
		return isOnTime ? await submitSlot(state, source, now, now) : unchanged(state);
	}
	const catchesUp = source.missed === 'all' && !source.isActivated;
	const due = dueSlots(schedule, state.slot, now, catchesUp ? MOST_MISSED + 1 : 1);
	const selected = due.slice(-MOST_MISSED);
	const [slot] = selected;
	// If the last slot got no answer, it is unknown whether the problem is over.
	if (slot === undefined)
		return { ...unchanged(state), isInconclusive: state.unsent?.slot === state.slot };
	const [leftOut] = due.length > MOST_MISSED ? due : [];
	if (leftOut !== undefined) {
		const days = `after ${slotText(schedule, state.slot)}, up to ${slotText(schedule, leftOut)},`;
		const notice = new Fault('timesLeftOut', { days });
		const rest = { ...state, slot: leftOut, unsent: undefined };
		return { state: rest, errors: [notice], isSettled: true };
	}
	if (selected.length > 1 && state.pending.length > 0) return unchanged(state);
	return await submitSlot(state, source, slot, now);
}

function unchanged(state: ReportState): Submitted {
	return { state, errors: [], isSettled: false };
}

/**
 * A report changes nothing but costs a calculation, so it is sent once more after an unknown
 * outcome.
 */
const MOST_UNANSWERED = 2;

async function submitSlot(
	state: ReportState,
	source: ReportSource<unknown>,
	slot: number,
	now: number,
): Promise<Submitted> {
	const isEveryPoll = source.schedule.every === 'poll';
	const unsentBefore = isEveryPoll || state.unsent?.slot === slot ? state.unsent : undefined;
	const unsent = unsentBefore ?? { slot, since: now, notBefore: now, tries: 0, unanswered: 0 };
	if (!isEveryPoll && unsent.unanswered >= MOST_UNANSWERED) return awaitEnd(state, unsent, now);
	if (!isDue(unsent.notBefore, now)) return { ...unchanged(state), isInconclusive: true };
	if (unsent.unanswered > 0) {
		const availability = await settle(source.isThere());
		if ('error' in availability && isUpstreamError(availability.error)) {
			return { ...unchanged(state), trouble: availability.error };
		}
	}
	const job = await settle(source.submit(slot));
	if ('value' in job) return accepted(state, job.value, slot, now);
	return rejected({ ...state, unsent }, source, job.error, now);
}

function accepted(
	state: ReportState,
	job: JobRun & Pick<PendingReport, 'askedAt' | 'lastDay'>,
	slot: number,
	now: number,
): Submitted {
	const pending = [...state.pending, { ...job, slot, submittedAt: now }];
	return { state: { ...state, slot, pending, unsent: undefined }, errors: [], isSettled: true };
}

/** A slot whose outcome is unknown ends with one error for the whole outage. */
function awaitEnd(state: ReportState, unsent: UnsentReport, now: number): Submitted {
	if (now >= unsent.since && now - unsent.since < OUTAGE_MS)
		return { ...unchanged(state), isInconclusive: true };
	const trouble = new Fault('requestUnanswered', { what: 'the report request' });
	return { ...unchanged({ ...state, slot: unsent.slot }), trouble };
}

function rejected(
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
		return { ...unchanged({ ...state, unsent: { ...unsent, tries, unanswered } }), trouble };
	}
	const isOpen = error instanceof Fault && mayPass(error);
	if ((isOpen && now - unsent.since < giveUpMs) || (!isOpen && isUpstreamError(error))) {
		const pauseMs = isOpen ? pauseAfter(tries) : 0;
		const notBefore = Math.max(askAgainAt(error, now), now + pauseMs);
		return { ...unchanged({ ...state, unsent: { ...unsent, tries, notBefore } }), trouble: error };
	}
	// The platform rejects this report, and would do so at the next poll.
	const isOver = isOpen || isEndOfJob(error);
	const slot = schedule.every === 'poll' ? now : unsent.slot;
	const rest = isOver ? { ...state, slot, unsent: undefined } : { ...state, unsent: undefined };
	return { state: rest, errors: [error], isSettled: isOver };
}

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** Pauses grow, as each refused report costs the platform a calculation. */
function pauseAfter(tries: number): number {
	return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}
