import type { Slice } from '../../base/dates/readDay';
import { Fault } from '../../http/errors/fault';
import type { JobContract } from '../../http/jobs/awaitJobs';
import { awaitJobs, toJobCheck } from '../../http/jobs/awaitJobs';
import type { JsonRecord } from '../../base/json/json';
import type { JobRun } from '../../http/jobs/jobRuns';
import type { Settled } from '../../base/async/settle';
import { settle } from '../../base/async/settle';
import type { SearchProgress, SearchedDays } from './searchedDays';
import { daysCaughtUp, daysToSearch, nextAfter, nextDays } from './searchedDays';
import type { FailingSearches } from './failingSearches';
import { isPausing, patienceMs, withFailure } from './failingSearches';
import { limits } from '../pollingLimits';
import type { ShortenedLookBack } from './lookBack';
import { firstDayToSearch, lengthenLookBack, lookBackOf, shortenLookBack } from './lookBack';
import type { PollResult } from '../pollResult';
import { isEndOfJob, isUpstreamError, STATUS_TIME_LIMIT_MS } from '../pollResult';
import { keysOf } from './recordKeys';
import { updateRecordMemory } from './recordMemory';
import type { LastSearch } from './changingRecords';
import { lastSearchOf } from './changingRecords';
import type { RecordNews, WatchedRecords } from './newRecords';
import { newsIn, stateOf } from './newRecords';
import { MOST_KEYS, readSeenKeys } from '../seenKeys';

/** The state of a trigger that polls records. */
export interface RecordState extends SearchProgress {
	/** The search that is running. */
	readonly search?: PendingSearch | undefined;
	/** Keys of the records that were seen; undefined until the first search is done. */
	readonly known?: readonly string[] | undefined;
	/** Failed searches since the last one with a result. */
	readonly failing?: FailingSearches | undefined;
	/** Set while fewer days are searched than the user has set. */
	readonly shortened?: ShortenedLookBack | undefined;
	/** Set while the records have no ID. */
	readonly last?: LastSearch | undefined;
}

/** A search that was started. */
export type PendingSearch = JobRun & SearchedDays;

/** How to find the watched records. */
export interface RecordSource extends WatchedRecords {
	/** The number of days before today within which late records and changes are noticed. */
	readonly lookBackDays: number;
	/** The maximum wait of the first poll for the existing records, in milliseconds. */
	readonly firstWaitMs: number;
	readonly contract: JobContract<JobRun>;
	start(days: Slice): Promise<JobRun>;
	/** Fetches the records with all columns. */
	fetch(search: JobRun): Promise<SearchResult>;
}

/** The records of a search, and whether the platform has more than it sent. */
interface SearchResult {
	readonly records: JsonRecord[];
	readonly isPart?: boolean;
}

type Result = PollResult<RecordState, readonly RecordNews[]>;

/**
 * One poll: starts a search, or checks the running one and compares its records with those seen
 * before. It sends at most two requests, except for the first poll, which also waits a little.
 *
 * @param now Unix milliseconds
 */
export async function pollRecords(
	before: RecordState | undefined,
	setSource: RecordSource,
	now: number,
): Promise<Result> {
	const lookBackDays = lookBackOf(before?.shortened, setSource.lookBackDays);
	const source = { ...setSource, lookBackDays, setDays: setSource.lookBackDays };
	const regularRange = daysToSearch(now, lookBackDays);
	// If the clock was set back before the start, there would be nothing to search.
	const state =
		before && before.since <= regularRange.to.iso ? before : { since: regularRange.from.iso };
	if (state.search) return await readSearch(state, state.search, source, now);
	if (isPausing(state.failing, now)) return unfinished(state);
	const days = nextDays(state, regularRange);
	const started = await settle(source.start(days));
	if ('error' in started) return withoutResult(state, started.error, now);
	const { from, to } = days;
	const search = { ...started.value, startedAt: now, days: { from: from.iso, to: to.iso } };
	const searching = { ...state, search };
	if (state.known) return unfinished(searching);
	const waiting = { limitMs: source.firstWaitMs, concurrency: 1, signal: undefined };
	const [fault] = await awaitJobs(source.contract, [search], waiting);
	if (fault) return unfinished(searching);
	return await compareFound(searching, search, source, { now, isFirstPoll: before === undefined });
}

/** The source with the current look-back. */
interface Source extends RecordSource {
	/** The user's setting of the look-back in days. */
	readonly setDays: number;
}

/** The result while a search is running, which is no evidence that earlier problems are over. */
function unfinished(state: RecordState): Result {
	return { state, errors: [], isInconclusive: true, isSettled: false };
}

async function readSearch(
	state: RecordState,
	search: PendingSearch,
	source: Source,
	now: number,
): Promise<Result> {
	const status = await settle(source.contract.status(search, STATUS_TIME_LIMIT_MS));
	if ('error' in status) return withoutResult(state, status.error, now);
	const { ended, fault, state: word } = toJobCheck(search, status.value);
	if (fault) return withoutResult(state, fault, now);
	if (ended) return await compareFound(state, search, source, { now, isFirstPoll: false });
	const waitedMs = now - search.startedAt;
	const seconds = Math.round(waitedMs / 1_000);
	const tooSlow = new Fault('jobTooSlow', { job: search.id, state: word, seconds });
	if (waitedMs >= patienceMs(state.failing)) {
		return withoutResult(withFewerDays(state, search, source) ?? state, tooSlow, now);
	}
	// The search continues, but a long wait is reported.
	const troubleSince = state.failing?.since ?? search.startedAt;
	return { state, errors: [], trouble: tooSlow, troubleSince, isSettled: false };
}

/**
 * Halves the days of the next search if the last one caught up on several days; undefined
 * otherwise.
 */
function withFewerDays(
	state: RecordState,
	search: PendingSearch,
	{ lookBackDays }: Source,
): RecordState | undefined {
	const days = daysCaughtUp(search, lookBackDays) ?? 1;
	return days > 1 ? { ...state, mostDays: Math.floor(days / 2) } : undefined;
}

/**
 * The result of a failed request: the next poll repeats it, with a new search if the running one is
 * lost.
 */
function withoutResult(state: RecordState, error: unknown, now: number): Result {
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
		trouble: error,
		troubleSince: failing.since,
		isSettled: false,
	};
}

function isOutcomeUnknown(error: unknown): error is Fault {
	return error instanceof Fault && error.kind === 'outcomeUnknown';
}

async function compareFound(
	state: RecordState,
	search: PendingSearch,
	source: Source,
	{ now, isFirstPoll }: { readonly now: number; readonly isFirstPoll: boolean },
): Promise<Result> {
	const fetched: Settled<SearchResult> = await settle(source.fetch(search));
	if ('error' in fetched) return withFailedFetch(state, search, source, fetched.error, now);
	const { records, isPart = false } = fetched.value;
	const fewer = withFewerDays(state, search, source);
	// Fewer days may come complete.
	const needsFewerDays = isPart && (fewer !== undefined || source.lookBackDays > 0);
	if (needsFewerDays || records.length > MOST_KEYS) {
		if (fewer) return unfinished({ ...fewer, search: undefined });
		return withoutRecords(state, search, source, records.length, isPart);
	}
	const { news, ...memory } = compareRecords(state, search, source, records);
	const compared: Result = {
		state: { ...withDone(state, search, source, records.length), ...memory },
		news: news.length > 0 ? news : undefined,
		errors: isPart ? [limits.part(records.length)] : [],
		isSettled: !state.known && !isFirstPoll,
	};
	return memory.last?.isChanging === true ? withoutChanging(compared, state) : compared;
}

/**
 * The result where no record is as it was. The first time, the records are stored, so that a change
 * that comes once does not last.
 */
function withoutChanging(compared: Result, { last }: RecordState): Result {
	const errors = [...compared.errors, limits.changing()];
	const isSettled = compared.isSettled || last?.isChanging !== true;
	return { ...compared, news: undefined, errors, isSettled };
}

/** The result of a search whose records cannot be fetched: fewer days are searched where that may help. */
function withFailedFetch(
	state: RecordState,
	search: PendingSearch,
	source: Source,
	error: unknown,
	now: number,
): Result {
	const fewer = withFewerDays(state, search, source);
	if (!fewer && isTooLarge(error)) return withShorterLookBack(state, search, source, error);
	if (!fewer || !isOutOfTime(error)) return withoutResult(state, error, now);
	return { state: { ...fewer, search: undefined }, errors: [], trouble: error, isSettled: false };
}

/** The records that are new or changed since those that were seen, and what is remembered from now on. */
function compareRecords(
	state: RecordState,
	search: PendingSearch,
	source: Source,
	records: JsonRecord[],
) {
	const keys = keysOf(records, source);
	const seen = new Map(keys.map((key, at) => [key, stateOf(records[at] ?? {}, source)]));
	const seenKeys = readSeenKeys(state.known ?? []);
	const basis = { kind: source, before: state.last };
	return {
		last: lastSearchOf(records, keys, seenKeys, search.days, basis),
		news: state.known ? newsIn(records, keys, seenKeys, source) : [],
		...updateRecordMemory(state.since, seenKeys, seen, search, source.lookBackDays),
	};
}

function withDone(
	state: RecordState,
	search: PendingSearch,
	{ lookBackDays, setDays }: Source,
	count: number,
): RecordState {
	const isRegular = daysCaughtUp(search, lookBackDays) === undefined;
	return {
		...state,
		search: undefined,
		failing: undefined,
		next: nextAfter(search, lookBackDays),
		mostDays: isRegular ? undefined : state.mostDays,
		shortened: isRegular
			? lengthenLookBack(state.shortened, setDays, search, count)
			: state.shortened,
	};
}

/**
 * The result of a search with more records than can be remembered: the look-back is shortened, or a
 * past day is skipped.
 */
function withoutRecords(
	state: RecordState,
	search: PendingSearch,
	source: Source,
	count: number,
	isPart: boolean,
): Result {
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
	{ lookBackDays, setDays }: Source,
	error: Error,
	count?: number,
): Result {
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
