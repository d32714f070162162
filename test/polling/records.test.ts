import { Fault } from '../../platform/client/faults';
import type { JsonRecord } from '../../platform/client/values/json';
import type { RecordState, RecordSource } from '../../platform/polling/records';
import { pollRecords } from '../../platform/polling/records';
import { ENOUGH_KEYS, seenKeyOf } from '../../platform/polling/seenKeys';
import { HOUR } from './times';

const NOW = Date.parse('2026-11-20T09:00Z');
const USUAL = { from: '2026-11-17', to: '2026-11-20' };

/** What the platform answers to the requests of a poll. */
interface Answers {
	state?: string | Error;
	found?: JsonRecord[] | Error;
	start?: Error;
	tracksStates?: boolean;
	lookBackDays?: number;
}

async function poll(before: RecordState | undefined, answers: Answers, now = NOW) {
	const started: string[] = [];
	const { state = 'DONE', found = [], start, tracksStates = false, lookBackDays = 2 } = answers;
	const source: RecordSource = {
		group: 'order',
		tracksStates,
		lookBackDays,
		// What is there already must be seen however slow the machine is.
		firstWaitMs: state === 'DONE' ? 60_000 : 1,
		contract: {
			what: 'the search',
			collect: 'Sale > Search',
			status: async () => (state instanceof Error ? await Promise.reject(state) : { state }),
		},
		start: async ({ from, to }) => {
			started.push(`${from.iso} ${to.iso}`);
			return start ? await Promise.reject(start) : { id: 'job', site: 's' };
		},
		fetch: async () => (found instanceof Error ? await Promise.reject(found) : found),
	};
	const result = await pollRecords(before, source, now);
	const { news, trouble } = result;
	return {
		...result,
		news,
		trouble,
		started,
		errors: result.errors.map((error) => (error instanceof Error ? error.message : error)),
	};
}

const searching = (days = USUAL, more: Partial<RecordState> = {}): RecordState => ({
	since: '2026-01-01',
	known: [],
	next: days.from,
	search: { id: 'job', site: 's', startedAt: NOW, days },
	...more,
});

const CATCH_UP = { from: '2026-10-01', to: '2026-10-31' };
const many = (count: number) =>
	Array.from({ length: count }, (_, id) => ({ order_id: String(id) }));
const sale = (ref: string, order_status?: string): JsonRecord => ({ order_ref: ref, order_status });

it('remembers which search it started, and for which days', async () => {
	const { state, started, ...round } = await poll({ since: '2026-01-01', known: [] }, {});
	expect(round).toMatchObject({ news: undefined, errors: [], isSettled: false });
	expect(started).toEqual(['2026-11-17 2026-11-20']);
	expect(state?.search).toEqual({ id: 'job', site: 's', startedAt: NOW, days: USUAL });
});

it('waits a little for the records that are there already, and for those at later polls', async () => {
	const first = await poll(undefined, { found: [sale('a')] });
	expect(first).toMatchObject({ news: undefined, errors: [], isSettled: false });
	expect(first.state).toMatchObject({ search: undefined, since: '2026-11-17' });
	expect(first.state?.known).toHaveLength(1);
	const slow = await poll(undefined, { state: 'RUNNING', found: [sale('a')] });
	expect(slow).toMatchObject({ news: undefined, errors: [], isSettled: false });
	expect([slow.state?.search?.id, slow.state?.known]).toEqual(['job', undefined]);
	const later = await poll(slow.state, { found: [sale('a')] });
	expect(later).toMatchObject({ news: undefined, errors: [], isSettled: true });
	expect(later.state?.known).toEqual(first.state?.known);
	const begun = await poll({ since: '2026-01-01' }, { found: [sale('a')] });
	expect(begun).toMatchObject({ news: undefined, errors: [], isSettled: true });
});

it('begins anew when the clock was set back beyond the start, and only then', async () => {
	const since = (iso: string) => poll({ since: iso, known: ['k'] }, {});
	expect((await since('2026-11-20')).state?.known).toEqual(['k']);
	expect((await since('2026-11-21')).state).toMatchObject({ since: '2026-11-17' });
	expect((await since('2026-11-21')).state?.known).toEqual([]);
});

it('knows a record by its ID, its reference or all that it is, and tells each once', async () => {
	const records = [
		{ order_id: '1', order_ref: 'a' },
		{ orderid_id: '2' },
		{ order_ref: 'c' },
		{ id: '4' },
		{ ref: 'e' },
		{ page: 'f' },
		{ order_id: '1', order_ref: 'other' },
	];
	const first = await poll(searching(), { found: records });
	expect(first.news?.map(({ record }) => record)).toEqual(records.slice(0, 6));
	expect(first.state).toMatchObject({ search: undefined, next: '2026-11-17' });
	const before = { ...first.state, ...searching(), known: first.state?.known };
	const again = await poll(before, { found: records });
	expect(again).toMatchObject({ news: undefined, errors: [], isSettled: false });
});

it.each(['order_id', 'orderid_id', 'order_ref', 'id', 'ref'])(
	'knows a record by its %s, whatever else changes, and no state where none is watched',
	async (name) => {
		const found = [{ [name]: '7', order_status: 'VALID' }];
		const first = await poll(searching(), { found });
		expect(first.news).toEqual([{ record: found[0], stateBefore: null, state: '' }]);
		const { known } = first.state ?? {};
		const changed = [{ [name]: '7', order_status: 'INVALID', more: 1 }];
		const later = await poll(searching(USUAL, { known }), { found: changed });
		expect(later).toMatchObject({ news: undefined, errors: [], state: { known } });
	},
);

it('tells no record of before, and the changes of their states from then on', async () => {
	const found = [sale('a'), sale('b', 'valid '), sale('c', 'INVALID')];
	const polling = { tracksStates: true, found };
	const first = await poll(searching(USUAL, { known: undefined }), polling);
	expect(first).toMatchObject({ news: undefined, isSettled: true });
	const known = first.state?.known;
	const now = [sale('a', 'PENDING'), sale('b', 'VALID'), sale('c', 'VALID'), sale('d', 'PENDING')];
	const later = { ...polling, found: [...now, { order_ref: 'e', status: 'INVALID' }] };
	const { news } = await poll(searching(USUAL, { known }), later);
	expect(news?.map(({ stateBefore, state }) => [stateBefore, state])).toEqual([
		['INVALID', 'VALID'],
		[null, 'INVALID'],
	]);
});

it('waits an hour for a search, and then starts another', async () => {
	const early = await poll(searching(), { state: 'RUNNING' }, NOW + HOUR - 1);
	expect(early).toMatchObject({ errors: [], trouble: undefined, state: { search: { id: 'job' } } });
	const late = await poll(searching(), { state: 'RUNNING' }, NOW + HOUR);
	expect(late.trouble?.message).toBe('Job job is not finished after 60 minutes (state RUNNING)');
	expect([late.state?.search, late.state?.mostDays]).toEqual([undefined, undefined]);
});

it.each<[string, Answers, boolean]>([
	['has failed', { state: 'FAILED' }, true],
	['is not known', { state: new Fault('notFound', {}) }, true],
	['cannot be asked for', { state: new Fault('platformDown', { status: 503 }) }, false],
	['has no result yet', { found: new Fault('timedOut', {}) }, false],
])('gives up a search that %s, if it is lost', async (_, answers, isLost) => {
	const result = await poll(searching(), answers);
	expect(result).toMatchObject({ errors: [], isSettled: false });
	expect(result.trouble).toBeInstanceOf(Fault);
	expect(result.state?.search === undefined).toBe(isLost);
	expect(result.state?.next).toBe(USUAL.from);
});

it('tells at once when it may not search, and asks on', async () => {
	const start = new Fault('tokenRefused', {});
	const result = await poll({ since: '2026-01-01', known: [] }, { start });
	expect(result).toMatchObject({ errors: [start.message], trouble: undefined, isSettled: false });
	const unknown = await poll({ since: '2026-01-01' }, { start: new Fault('outcomeUnknown', {}) });
	expect(unknown).toMatchObject({ errors: [], trouble: { kind: 'outcomeUnknown' } });
	const refused = await poll(searching(), { found: start });
	expect(refused).toMatchObject({ errors: [start.message], state: { search: { id: 'job' } } });
});

it('tells when the usual days hold too many records, and keeps what it knows', async () => {
	const most = await poll(searching(), { found: many(20_000) });
	expect([most.errors, most.news?.length]).toEqual([[], 20_000]);
	const over = await poll(searching(USUAL, { known: ['k'] }), { found: many(20_001) });
	expect(over).toMatchObject({
		errors: [
			'The days that are watched hold 20001 records, and the trigger remembers 20000 at most',
		],
		state: { search: undefined, known: ['k'], next: '2026-11-17' },
		news: undefined,
		isSettled: true,
	});
});

it.each<[string, Answers, number]>([
	['holds too many records', { found: many(20_001) }, 0],
	['cannot be fetched in time', { found: new Fault('timedOut', {}) }, 0],
	['cannot be fetched in the time of a poll', { found: new Fault('stopped', {}) }, 0],
	['is larger than is taken', { found: new Fault('tooLarge', {}) }, 0],
	['takes an hour', { state: 'RUNNING' }, HOUR],
])('halves the days of a search that catches up and %s', async (_, answers, later) => {
	const result = await poll(searching(CATCH_UP), answers, NOW + later);
	expect(result).toMatchObject({ news: undefined, errors: [], isSettled: false });
	expect(result.state).toMatchObject({ search: undefined, mostDays: 15, next: '2026-10-01' });
	expect((await poll(result.state, {})).started).toEqual(['2026-10-01 2026-10-15']);
	const two = { from: '2026-10-01', to: '2026-10-02' };
	expect((await poll(searching(two), answers, NOW + later)).state?.mostDays).toBe(1);
});

it('keeps the days of a search that catches up while the platform is in trouble', async () => {
	const found = new Fault('platformDown', { status: 503 });
	const { state } = await poll(searching(CATCH_UP), { found });
	expect(state).toEqual(searching(CATCH_UP));
});

it('goes on behind a day that alone holds too many, and says so', async () => {
	const day = { from: '2026-10-01', to: '2026-10-01' };
	const result = await poll(searching(day, { mostDays: 1 }), { found: many(20_001) });
	expect(result).toMatchObject({
		errors: [
			'2026-10-01 holds 20001 records, and the trigger remembers 20000 at most: those of that day do not start the workflow',
		],
		state: { search: undefined, next: '2026-10-02', mostDays: 1, known: [] },
		news: undefined,
		isSettled: true,
	});
});

it('searches longer again when it has caught up', async () => {
	const before = searching(CATCH_UP, { mostDays: 31 });
	const behind = await poll(before, {});
	expect(behind.state).toMatchObject({ next: '2026-11-01', mostDays: 31 });
	const caughtUp = await poll(searching(USUAL, { mostDays: 3 }), {});
	expect(caughtUp.state).toMatchObject({ next: '2026-11-17', mostDays: undefined });
});

describe('what left the days that are searched', () => {
	const left = (count: number) => many(count).map(({ order_id }) => seenKeyOf(`left ${order_id}`));
	const found = [sale('a'), sale('b')];
	const here = found.map(({ order_ref }) => seenKeyOf(String(order_ref)));

	it('is forgotten once it is much, the oldest first', async () => {
		const known = left(ENOUGH_KEYS);
		const before = searching(USUAL, { known: [...known, here[0] ?? ''] });
		const { state, news } = await poll(before, { found });
		expect(state?.known).toEqual([...known.slice(2), ...here]);
		expect(news?.map(({ record }) => record)).toEqual([sale('b')]);
	});

	it('is not new to a search that looks back further', async () => {
		const { state } = await poll(searching(USUAL, { known: left(ENOUGH_KEYS) }), { found });
		expect(state?.since).toBe(USUAL.from);
		expect((await poll(state, { lookBackDays: 60 })).started).toEqual(['2026-11-17 2026-11-20']);
		const few = await poll(searching(USUAL, { known: left(ENOUGH_KEYS - 2) }), { found });
		expect([few.state?.since, few.state?.known?.length]).toEqual(['2026-01-01', ENOUGH_KEYS]);
	});

	it('stays while it catches up, and when nothing is found', async () => {
		const known = left(ENOUGH_KEYS);
		const behind = await poll(searching(CATCH_UP, { known }), { found });
		const all = ['2026-01-01', ENOUGH_KEYS + 2];
		expect([behind.state?.since, behind.state?.known?.length]).toEqual(all);
		const none = await poll(searching(USUAL, { known: [...known, ...here] }), {});
		expect([none.state?.since, none.state?.known?.length]).toEqual(all);
	});

	it('stays where it is no more than what is still there', async () => {
		const still = many(ENOUGH_KEYS + 10);
		const { state } = await poll(searching(USUAL, { known: left(5) }), { found: still });
		expect(state?.known).toEqual(still.map(({ order_id }) => seenKeyOf(order_id)));
	});
});
