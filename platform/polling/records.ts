import type { Slice } from '../client/values/dates';
import { Fault } from '../client/faults';
import type { JobContract } from '../client/jobs/wait';
import { awaitJobs, lookOf } from '../client/jobs/wait';
import type { JsonRecord } from '../client/values/json';
import { textOf } from '../client/values/json';
import type { JobRun } from '../client/jobs/runs';
import type { Settled } from '../client/values/settle';
import { settle } from '../client/values/settle';
import type { SearchProgress, SearchedDays } from './days';
import { daysCaughtUp, daysToSearch, nextAfter, nextDays } from './days';
import type { SeenKeys } from './seenKeys';
import { ENOUGH_KEYS, seenKeyOf, MOST_KEYS, readSeenKeys, writeSeenKeys } from './seenKeys';
import { limits } from './limits';
import type { PollResult } from './pollResult';
import { isEndOfJob, isTrouble, LOOK_MS } from './pollResult';

/** What a trigger remembers of the records that it polls. */
export interface RecordState extends SearchProgress {
	/** The search whose result is awaited. */
	readonly search?: PendingSearch | undefined;
	/** Records that were seen; undefined until the first search is done. */
	readonly known?: readonly string[] | undefined;
}

/** A search that was started. */
export type PendingSearch = JobRun & SearchedDays;

/** Where the records are. */
export interface RecordSource {
	/** The platform's word for the records, which their columns start with. */
	readonly group: string;
	/** Whether changes of the state are new, not only records. */
	readonly tracksStates: boolean;
	/** How many days before today late records and changes are noticed. */
	readonly lookBackDays: number;
	/** How long the first poll may wait for the records that are there already, in milliseconds. */
	readonly firstWaitMs: number;
	readonly contract: JobContract<JobRun>;
	start(days: Slice): Promise<JobRun>;
	fetch(search: JobRun): Promise<JsonRecord[]>;
}

/** A record that is new, or whose state is; then with the state it had. */
export interface RecordNews {
	readonly record: JsonRecord;
	readonly stateBefore: string | null;
	readonly state: string;
}

type Result = PollResult<RecordState, readonly RecordNews[]>;

/**
 * One poll: starts a search, or looks at the one that was started and compares what it found with
 * what was seen. It makes two requests at most, but for the first, which waits a little.
 *
 * @param now Unix milliseconds
 */
export async function pollRecords(
	before: RecordState | undefined,
	source: RecordSource,
	now: number,
): Promise<Result> {
	const usual = daysToSearch(now, source.lookBackDays);
	// A clock that was set back beyond the start would leave nothing to search.
	const state = before && before.since <= usual.to.iso ? before : { since: usual.from.iso };
	if (state.search) return await readSearch(state, state.search, source, now);
	const days = nextDays(state, usual);
	const started = await settle(source.start(days));
	if ('error' in started) return withoutResult(state, started.error);
	const { from, to } = days;
	const search = { ...started.value, startedAt: now, days: { from: from.iso, to: to.iso } };
	const searching = { ...state, search };
	if (state.known) return { state: searching, errors: [], isSettled: false };
	const waiting = { limitMs: source.firstWaitMs, concurrency: 1, signal: undefined };
	const [fault] = await awaitJobs(source.contract, [search], waiting);
	if (fault) return { state: searching, errors: [], isSettled: false };
	return await compareFound(searching, search, source, before === undefined);
}

const LONGEST_SEARCH_MS = 3_600_000;

async function readSearch(
	state: RecordState,
	search: PendingSearch,
	source: RecordSource,
	now: number,
): Promise<Result> {
	const status = await settle(source.contract.status(search, LOOK_MS));
	if ('error' in status) return withoutResult(state, status.error);
	const { ended, fault, state: word } = lookOf(search, status.value);
	if (fault) return withoutResult(state, fault);
	if (ended) return await compareFound(state, search, source, false);
	const waitedMs = now - search.startedAt;
	if (waitedMs < LONGEST_SEARCH_MS) return { state, errors: [], isSettled: false };
	const seconds = Math.round(waitedMs / 1_000);
	const tooSlow = new Fault('jobTooSlow', { job: search.id, state: word, seconds });
	return withoutResult(withFewerDays(state, search, source) ?? state, tooSlow);
}

/** Searches fewer days, where the last one caught up and its days were too many; undefined elsewhere. */
function withFewerDays(
	state: RecordState,
	search: PendingSearch,
	{ lookBackDays }: RecordSource,
): RecordState | undefined {
	const days = daysCaughtUp(search, lookBackDays) ?? 1;
	return days > 1 ? { ...state, mostDays: Math.floor(days / 2) } : undefined;
}

/** The platform is asked again at the next poll; with a new search, where this one is lost. */
function withoutResult(state: RecordState, error: unknown): Result {
	if (isTrouble(error)) return { state, errors: [], trouble: error, isSettled: false };
	const lost = state.search ? isEndOfJob : isFateUnknown;
	if (!lost(error)) return { state, errors: [error], isSettled: false };
	return { state: { ...state, search: undefined }, errors: [], trouble: error, isSettled: false };
}

function isFateUnknown(error: unknown): error is Fault {
	return error instanceof Fault && error.kind === 'outcomeUnknown';
}

async function compareFound(
	state: RecordState,
	search: PendingSearch,
	source: RecordSource,
	isFirstPoll: boolean,
): Promise<Result> {
	const found: Settled<JsonRecord[]> = await settle(source.fetch(search));
	const fewer = withFewerDays(state, search, source);
	if ('error' in found) {
		const { error } = found;
		if (!fewer || !isOutOfTime(error)) return withoutResult(state, error);
		return { state: { ...fewer, search: undefined }, errors: [], trouble: error, isSettled: false };
	}
	const records = found.value;
	if (records.length > MOST_KEYS) {
		if (fewer) return { state: { ...fewer, search: undefined }, errors: [], isSettled: false };
		return withoutRecords(state, search, source, records.length);
	}
	const done = withDone(state, search, source);
	const seen = new Map(
		records.map((record) => [seenKeyOf(identityOf(record, source.group)), stateOf(record, source)]),
	);
	const seenKeys = readSeenKeys(state.known ?? []);
	const news = state.known ? newsIn(records, seenKeys, source) : [];
	return {
		state: { ...done, ...remembered(done.since, seenKeys, seen, search, source) },
		news: news.length > 0 ? news : undefined,
		errors: [],
		isSettled: !state.known && !isFirstPoll,
	};
}

/**
 * What is known after a search. Once one has reached today, what its days no longer hold is forgotten, the
 * oldest first, where it is much; what happened before these days is not new from then on, also to a search
 * that looks back further. A search that finds nothing may be one of a clock that is wrong.
 */
function remembered(
	since: string,
	before: SeenKeys,
	seen: SeenKeys,
	{ startedAt, days }: PendingSearch,
	{ lookBackDays }: RecordSource,
): Pick<RecordState, 'since' | 'known'> {
	const isUpToDate = days.to >= daysToSearch(startedAt, lookBackDays).to.iso;
	if (!isUpToDate || seen.size === 0) return { since, known: writeSeenKeys(before, seen) };
	const known = writeSeenKeys(before, seen, ENOUGH_KEYS);
	const isAll = known.length === new Set([...before.keys(), ...seen.keys()]).size;
	return { since: isAll || days.from < since ? since : days.from, known };
}

function withDone(
	state: RecordState,
	search: PendingSearch,
	{ lookBackDays }: RecordSource,
): RecordState {
	return {
		...state,
		search: undefined,
		next: nextAfter(search, lookBackDays),
		mostDays: daysCaughtUp(search, lookBackDays) === undefined ? undefined : state.mostDays,
	};
}

/** Where there are too many to be remembered: the usual days are searched again, a day of before is not. */
function withoutRecords(
	state: RecordState,
	search: PendingSearch,
	source: RecordSource,
	count: number,
): Result {
	const done = withDone(state, search, source);
	if (daysCaughtUp(search, source.lookBackDays) === undefined) {
		const errors = [limits.records(count)];
		return { state: { ...done, next: state.next }, errors, isSettled: true };
	}
	const errors = [limits.recordsOfDay(count, search.days.from)];
	return { state: done, errors, isSettled: true };
}

function isOutOfTime(error: unknown): error is Fault {
	return error instanceof Fault && ['timedOut', 'stopped', 'tooLarge'].includes(error.kind);
}

function newsIn(
	records: readonly JsonRecord[],
	seenKeys: SeenKeys,
	source: RecordSource,
): RecordNews[] {
	const given = new Set<string>();
	return records.flatMap((record) => {
		const key = seenKeyOf(identityOf(record, source.group));
		const before = seenKeys.get(key) ?? null;
		const state = stateOf(record, source);
		const isNew = source.tracksStates ? state !== (before ?? FIRST_STATE) : before === null;
		if (!isNew || given.has(key)) return [];
		given.add(key);
		return [{ record, stateBefore: before, state }];
	});
}

// Observed practice: the state in which sales and estimates begin.
export const FIRST_STATE = 'PENDING';

/** The state of a record; empty where states do not matter. */
export function stateOf(
	record: JsonRecord,
	{ tracksStates, group }: Pick<RecordSource, 'tracksStates' | 'group'>,
): string {
	if (!tracksStates) return '';
	const state = [record[`${group}_status`], record.status].map(textOf).find(Boolean);
	return state?.trim().toUpperCase() ?? FIRST_STATE;
}

/** The ID of a record, its reference, or else all that it is (observed practice: its columns). */
function identityOf(record: JsonRecord, group: string): string {
	const names = [`${group}_id`, `${group}id_id`, `${group}_ref`, 'id', 'ref'];
	const given = names.map((name) => textOf(record[name])).find(Boolean);
	return given ?? JSON.stringify(record);
}
