import type { Day, Slice } from '../client/dates';
import { readDay } from '../client/dates';
import { Fault, InvalidInput } from '../client/faults';
import type { JobContract } from '../client/jobs';
import { awaitJobs, lookOf } from '../client/jobs';
import type { JsonRecord } from '../client/json';
import { textOf } from '../client/json';
import type { JobRun } from '../client/runs';
import type { Settled } from '../client/settle';
import { settle } from '../client/settle';
import { keyOf, MOST_KNOWN, readKnown, writeKnown } from './known';
import type { Round } from './round';
import { isEndOfJob, isTrouble, LOOK_MS } from './round';

/** What a trigger remembers of the records that it watches. */
export interface RecordState {
	/** YYYY-MM-DD: what happened before is never new. */
	readonly since: string;
	/** The search whose result is awaited. */
	readonly search?: PendingSearch | undefined;
	/** Records that were seen; undefined until the first search is done. */
	readonly known?: readonly string[] | undefined;
}

/** A search that was started; the moment in Unix milliseconds. */
export interface PendingSearch extends JobRun {
	readonly startedAt: number;
}

/** What there is to watch. */
export interface RecordWatch {
	/** The platform's word for the records, which their columns start with. */
	readonly group: string;
	/** Whether changes of the state are new, not only records. */
	readonly watchesStates: boolean;
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

type Result = Round<RecordState, readonly RecordNews[]>;

/**
 * One poll: starts a search, or looks at the one that was started and compares what it found with
 * what is known. It makes two requests at most, but for the first, which waits a little.
 *
 * @param now Unix milliseconds
 */
export async function watchRecords(
	before: RecordState | undefined,
	watch: RecordWatch,
	now: number,
): Promise<Result> {
	const window = daysToSearch(now, watch.lookBackDays);
	// A clock that was set back beyond the start would leave nothing to watch.
	const state = before && before.since <= window.to.iso ? before : { since: window.from.iso };
	if (state.search) return await readSearch(state, state.search, watch, now);
	const from = window.from.iso < state.since ? readDay('Since', state.since) : window.from;
	const started = await settle(watch.start({ from, to: window.to }));
	if ('error' in started) return withoutResult(state, started.error);
	const search = { ...started.value, startedAt: now };
	const searching = { ...state, search };
	if (state.known) return { state: searching, told: [], isSettled: false };
	const waiting = { limitMs: watch.firstWaitMs, atOnce: 1, signal: undefined };
	const [fault] = await awaitJobs(watch.contract, [search], waiting);
	if (fault) return { state: searching, told: [], isSettled: false };
	return await compareFound(searching, search, watch, before === undefined);
}

const HOUR_MS = 3_600_000;
// No zone is further from UTC than these.
const WESTMOST_MS = 12 * HOUR_MS;
const EASTMOST_MS = 14 * HOUR_MS;

/** The days to search: whichever zone the site is in, today is one of them. */
export function daysToSearch(now: number, lookBackDays: number): Slice {
	return {
		from: dayAt(now - WESTMOST_MS - lookBackDays * 24 * HOUR_MS),
		to: dayAt(now + EASTMOST_MS),
	};
}

function dayAt(moment: number): Day {
	return readDay('Day', new Date(moment).toISOString());
}

const LONGEST_SEARCH_MS = HOUR_MS;

async function readSearch(
	state: RecordState,
	search: PendingSearch,
	watch: RecordWatch,
	now: number,
): Promise<Result> {
	const status = await settle(watch.contract.status(search, LOOK_MS));
	if ('error' in status) return withoutResult(state, status.error);
	const { ended, fault, state: word } = lookOf(search, status.value);
	if (fault) return withoutResult(state, fault);
	if (ended) return await compareFound(state, search, watch, false);
	const waitedMs = now - search.startedAt;
	if (waitedMs < LONGEST_SEARCH_MS) return { state, told: [], isSettled: false };
	const seconds = Math.round(waitedMs / 1_000);
	return withoutResult(state, new Fault('jobTooSlow', { job: search.id, state: word, seconds }));
}

/** The platform is asked again at the next poll; with a new search, where this one is lost. */
function withoutResult(state: RecordState, error: unknown): Result {
	if (isTrouble(error)) return { state, told: [], trouble: error, isSettled: false };
	const lost = state.search ? isEndOfJob : isFateUnknown;
	if (!lost(error)) return { state, told: [error], isSettled: false };
	return { state: { ...state, search: undefined }, told: [], trouble: error, isSettled: false };
}

function isFateUnknown(error: unknown): error is Fault {
	return error instanceof Fault && error.kind === 'fateUnknown';
}

async function compareFound(
	state: RecordState,
	search: PendingSearch,
	watch: RecordWatch,
	isFirstPoll: boolean,
): Promise<Result> {
	const found: Settled<JsonRecord[]> = await settle(watch.fetch(search));
	if ('error' in found) return withoutResult(state, found.error);
	const done = { ...state, search: undefined };
	const records = found.value;
	if (records.length > MOST_KNOWN) {
		return { state: done, told: [tooMany(records.length)], isSettled: true };
	}
	const seen = new Map(
		records.map((record) => [keyOf(identityOf(record, watch.group)), stateOf(record, watch)]),
	);
	const known = readKnown(state.known ?? []);
	const news = state.known ? newsIn(records, known, watch) : [];
	return {
		state: { ...done, known: writeKnown(known, seen) },
		news: news.length > 0 ? news : undefined,
		told: [],
		isSettled: !state.known && !isFirstPoll,
	};
}

function newsIn(
	records: readonly JsonRecord[],
	known: ReadonlyMap<string, string>,
	watch: RecordWatch,
): RecordNews[] {
	const told = new Set<string>();
	return records.flatMap((record) => {
		const key = keyOf(identityOf(record, watch.group));
		const before = known.get(key) ?? null;
		const state = stateOf(record, watch);
		const isNew = watch.watchesStates ? state !== (before ?? FIRST_STATE) : before === null;
		if (!isNew || told.has(key)) return [];
		told.add(key);
		return [{ record, stateBefore: before, state }];
	});
}

// Observed practice: the state in which sales and estimates begin.
const FIRST_STATE = 'PENDING';

function stateOf(record: JsonRecord, { watchesStates, group }: RecordWatch): string {
	if (!watchesStates) return '';
	const state = [record[`${group}_status`], record.status].map(textOf).find(Boolean);
	return state?.trim().toUpperCase() ?? FIRST_STATE;
}

/** The ID of a record, its reference, or else all that it is (observed practice: its columns). */
function identityOf(record: JsonRecord, group: string): string {
	const names = [`${group}_id`, `${group}id_id`, `${group}_ref`, 'id', 'ref'];
	const given = names.map((name) => textOf(record[name])).find(Boolean);
	return given ?? JSON.stringify(record);
}

function tooMany(count: number): InvalidInput {
	return new InvalidInput(
		'Look Back (Days)',
		`The days that are watched hold ${count} records, and the trigger remembers ${MOST_KNOWN} at most`,
		'Lower Look Back (Days) under Options, or search with a schedule instead',
	);
}
