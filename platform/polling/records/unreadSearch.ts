import { Fault } from '../../http/errors/fault';
import { isEndOfJob, isUpstreamError } from '../pollResult';
import { limits } from '../pollingLimits';
import { withFailure } from './failingSearches';
import { firstDayToSearch, shortenLookBack } from './lookBack';
import type { CurrentSource, PendingSearch, RecordsPoll, RecordState } from './recordState';
import { withDone } from './recordState';
import { daysCaughtUp } from './searchedDays';

/**
 * Halves the days of the next search if the last one caught up on several days; undefined
 * otherwise.
 */
export function withFewerDays(
	state: RecordState,
	search: PendingSearch,
	{ lookBackDays }: CurrentSource,
): RecordState | undefined {
	const days = daysCaughtUp(search, lookBackDays) ?? 1;
	return days > 1 ? { ...state, mostDays: Math.floor(days / 2) } : undefined;
}

/**
 * The result of a failed request: the next poll repeats it, with a new search if the running one is
 * lost.
 */
export function withoutResult(state: RecordState, error: unknown, now: number): RecordsPoll {
	const troubleSince = state.failing?.since;
	if (isUpstreamError(error)) {
		return { state, errors: [], trouble: error, troubleSince, isSettled: false };
	}
	const isLost = state.search ? isEndOfJob : isOutcomeUnknown;
	if (!isLost(error)) return { state, errors: [error], isSettled: false };
	const failing = withFailure(state.failing, state.search?.startedAt ?? now, now);
	const retryState = { ...state, search: undefined, failing };
	return {
		state: retryState,
		errors: [],
		trouble: isOutcomeUnknown(error) ? new Fault('searchUnanswered', error.facts) : error,
		troubleSince: failing.since,
		isSettled: false,
	};
}

function isOutcomeUnknown(error: unknown): error is Fault {
	return error instanceof Fault && error.kind === 'outcomeUnknown';
}

/** The result of a search whose records cannot be fetched: fewer days are searched where that may help. */
export function withFailedFetch(
	state: RecordState,
	search: PendingSearch,
	source: CurrentSource,
	error: unknown,
	now: number,
): RecordsPoll {
	const fewer = withFewerDays(state, search, source);
	if (!fewer && isTooLarge(error)) return withShorterLookBack(state, search, source, error);
	if (!fewer || !isOutOfTime(error)) return withoutResult(state, error, now);
	return { state: { ...fewer, search: undefined }, errors: [], trouble: error, isSettled: false };
}

/**
 * The result of a search with more records than can be remembered: the look-back is shortened, or a
 * past day is skipped.
 */
export function withoutRecords(
	state: RecordState,
	search: PendingSearch,
	source: CurrentSource,
	count: number,
	isPart: boolean,
): RecordsPoll {
	if (daysCaughtUp(search, source.lookBackDays) !== undefined) {
		const done = withDone(state, search, source, count);
		const { from } = search.days;
		const errors = [isPart ? limits.partOfDay(count, from) : limits.recordsOfDay(count, from)];
		return { state: done, errors, isSettled: true };
	}
	const known = { ...state, search: undefined, failing: undefined };
	if (isPart) return withShorterLookBack(known, search, source, limits.part(count));
	return withShorterLookBack(known, search, source, limits.records(count), count);
}

/** Shortens the look-back and reports it. @param error reported instead if it cannot be shorter */
function withShorterLookBack(
	state: RecordState,
	search: PendingSearch,
	{ lookBackDays, setDays }: CurrentSource,
	error: Error,
	count?: number,
): RecordsPoll {
	const shorter = shortenLookBack(lookBackDays, count, search.startedAt);
	const withoutSearch = { ...state, search: undefined };
	if (!shorter) return { state: withoutSearch, errors: [error], isSettled: false };
	const next = firstDayToSearch(shorter.days, search.startedAt);
	// Records that were skipped must not count as new when the look-back is restored.
	const since = state.since < next ? next : state.since;
	const errors = [limits.lookBack(error, setDays, shorter.days)];
	return { state: { ...withoutSearch, since, next, shortened: shorter }, errors, isSettled: true };
}

function isTooLarge(error: unknown): error is Fault {
	return error instanceof Fault && error.kind === 'tooLarge';
}

function isOutOfTime(error: unknown): error is Fault {
	return error instanceof Fault && ['timedOut', 'stopped', 'tooLarge'].includes(error.kind);
}
