import { Fault } from '../../http/errors/fault';
import { awaitJobs, toJobCheck } from '../../http/jobs/awaitJobs';
import type { JsonRecord } from '../../base/json/json';
import type { Settled } from '../../base/async/settle';
import { settle } from '../../base/async/settle';
import { STATUS_TIME_LIMIT_MS } from '../pollResult';
import { limits } from '../pollingLimits';
import type { SeenKeys } from '../seenKeys';
import { MOST_KEYS, readSeenKeys, ENOUGH_KEYS, writeSeenKeys } from '../seenKeys';
import { lastSearchOf } from './changingRecords';
import { isPausing, patienceMs } from './failingSearches';
import { lookBackOf } from './lookBack';
import { newsIn, stateOf } from './newRecords';
import { keysOf } from './recordKeys';
import type {
	CurrentSource,
	SearchedRecords,
	PendingSearch,
	RecordSource,
	RecordsPoll,
	RecordState,
} from './recordState';
import { withDone } from './recordState';
import type { SearchedDays } from './searchedDays';
import { daysToSearch, nextDays } from './searchedDays';
import { seenRecords, withPresentKeys } from './seenRecords';
import { withFailedFetch, withFewerDays, withoutRecords, withoutResult } from './unreadSearch';

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
): Promise<RecordsPoll> {
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

/** The result while a search is running, which is no evidence that earlier problems are over. */
function unfinished(state: RecordState): RecordsPoll {
	return { state, errors: [], isInconclusive: true, isSettled: false };
}

async function readSearch(
	state: RecordState,
	search: PendingSearch,
	source: CurrentSource,
	now: number,
): Promise<RecordsPoll> {
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

async function compareFound(
	state: RecordState,
	search: PendingSearch,
	source: CurrentSource,
	{ now, isFirstPoll }: { readonly now: number; readonly isFirstPoll: boolean },
): Promise<RecordsPoll> {
	const fetched: Settled<SearchedRecords> = await settle(source.fetch(search));
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
	const compared: RecordsPoll = {
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
function withoutChanging(compared: RecordsPoll, { last }: RecordState): RecordsPoll {
	const errors = [...compared.errors, limits.changing()];
	const isSettled = compared.isSettled || last?.isChanging !== true;
	return { ...compared, news: undefined, errors, isSettled };
}

/** The records that are new or changed since those that were seen, and what is remembered from now on. */
function compareRecords(
	state: RecordState,
	search: PendingSearch,
	source: CurrentSource,
	records: JsonRecord[],
) {
	const keys = keysOf(records, source);
	const states = records.map((record) => stateOf(record, source));
	const seen = seenRecords(records, keys, states, source);
	const seenKeys = withPresentKeys(readSeenKeys(state.known ?? []), records, keys, source);
	const basis = { kind: source, before: state.last };
	return {
		last: lastSearchOf(records, keys, seenKeys, search.days, basis),
		news: state.known ? newsIn(records, keys, seenKeys, source) : [],
		...updateRecordMemory(state.since, seenKeys, seen, search, source.lookBackDays),
	};
}

/**
 * Updates the remembered records after a search. Once a search has reached today, records outside
 * of its days are forgotten, the oldest first, if there are many; anything before its days then no
 * longer counts as new, even if the look-back grows. A search without records forgets nothing, as
 * the clock may be wrong.
 */
function updateRecordMemory(
	since: string,
	before: SeenKeys,
	seen: SeenKeys,
	{ startedAt, days }: SearchedDays,
	lookBackDays: number,
): { readonly since: string; readonly known: readonly string[] } {
	const isUpToDate = days.to >= daysToSearch(startedAt, lookBackDays).to.iso;
	if (!isUpToDate || seen.size === 0) return { since, known: writeSeenKeys(before, seen) };
	const known = writeSeenKeys(before, seen, ENOUGH_KEYS);
	const isAll = known.length === new Set([...before.keys(), ...seen.keys()]).size;
	return { since: isAll || days.from < since ? since : days.from, known };
}
