import { Fault } from '../../platform/client/faults';
import type { JsonRecord } from '../../platform/client/values/json';
import type { RecordState, RecordSource } from '../../platform/polling/records';
import { pollRecords } from '../../platform/polling/records';
import { ENOUGH_KEYS, seenKeyOf } from '../../platform/polling/seenKeys';
import { readRecordState } from '../../platform/polling/state';
import { DAY, HOUR, MINUTE } from './times';

const NOW = Date.parse('2026-11-20T09:00Z');
const USUAL = { from: '2026-11-17', to: '2026-11-20' };
const TODAY = { from: '2026-11-19', to: '2026-11-20' };

/** What the platform answers to the requests of a poll. */
interface Answers {
	state?: string | Error;
	found?: JsonRecord[] | Error;
	start?: Error;
	tracksStates?: boolean;
	lookBackDays?: number;
	ignoredColumns?: string[];
}

async function poll(before: RecordState | undefined, answers: Answers, now = NOW) {
	const started: string[] = [];
	const {
		state = 'DONE',
		found = [],
		start,
		tracksStates = false,
		lookBackDays = 2,
		ignoredColumns = [],
	} = answers;
	const source: RecordSource = {
		group: 'order',
		tracksStates,
		ignoredColumns,
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
	Array.from({ length: count }, (_, id) => ({ order_id: String(id + 1) }));
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

it('knows a record by its ID, its reference or all that it is, and counts those that are alike', async () => {
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
	expect(first.news?.map(({ record }) => record)).toEqual(records);
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

it('waits for a long search, says since when, and starts another after six hours only', async () => {
	const early = await poll(searching(), { state: 'PENDING' }, NOW + 6 * HOUR - 1);
	expect(early).toMatchObject({ errors: [], troubleSince: NOW, state: { search: { id: 'job' } } });
	expect(early.trouble?.message).toBe('Job job is not finished after 6 hours (state PENDING)');
	const late = await poll(searching(), { state: 'PENDING' }, NOW + 6 * HOUR);
	expect([late.state?.search, late.state?.mostDays]).toEqual([undefined, undefined]);
	expect(late.state?.failing).toEqual({ since: NOW, count: 1, until: NOW + 6 * HOUR });
	const next = { ...late.state, ...searching(), failing: late.state?.failing };
	const longer = await poll(next, { state: 'PENDING' }, NOW + 12 * HOUR - 1);
	expect([longer.state?.search?.id, longer.troubleSince]).toEqual(['job', NOW]);
	const done = await poll(next, { state: 'FINISHED', found: [] }, NOW + 11 * HOUR);
	expect(done).toMatchObject({ state: { search: undefined, failing: undefined }, errors: [] });
	expect([done.trouble, done.isInconclusive]).toEqual([undefined, undefined]);
});

it.each(['PENDING', 'not given', '7', 'x'])(
	'is in trouble since the first search as long as none ends (state %s)',
	async (state) => {
		let before: RecordState | undefined = { since: '2026-01-01', known: [], next: '2026-11-17' };
		const searches: string[] = [];
		const silent: number[] = [];
		for (let minute = 0; minute < 3 * 24 * 60; minute += 5) {
			const now = NOW + minute * MINUTE;
			const result = await poll(before, { state }, now);
			before = readRecordState(JSON.parse(JSON.stringify(result.state)));
			searches.push(...result.started);
			if (!result.trouble && !result.isInconclusive) silent.push(minute);
			if (result.trouble) expect(result.troubleSince).toBe(NOW);
		}
		expect(silent).toEqual([]);
		expect(searches.length).toBeLessThanOrEqual(4);
	},
);

it('starts ever fewer searches while each of them fails', async () => {
	let before: RecordState | undefined = { since: '2026-01-01', known: [], next: '2026-11-17' };
	let searches = 0;
	for (let minute = 0; minute < 24 * 60; minute += 1) {
		const { state, started } = await poll(before, { state: 'KILLED' }, NOW + minute * MINUTE);
		before = readRecordState(JSON.parse(JSON.stringify(state)));
		searches += started.length;
	}
	expect(searches).toBeLessThan(60);
	expect(before?.failing?.since).toBe(NOW);
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
	const over = await poll(searching(TODAY, { known: ['k'] }), {
		found: many(20_001),
		lookBackDays: 0,
	});
	expect(over).toMatchObject({
		errors: [
			'The days that are watched hold 20001 records, and the trigger remembers 20000 at most',
		],
		state: { search: undefined, known: ['k'], next: TODAY.from },
		news: undefined,
		isSettled: false,
	});
});

describe('where the usual days hold too many records', () => {
	const MONTH = { from: '2026-10-22', to: '2026-11-20' };
	const asked = { lookBackDays: 28 };
	const before = searching(MONTH, { known: ['k'] });

	it('it looks back less far, says so, and tells nothing of days that were never read', async () => {
		const over = await poll(before, { ...asked, found: many(40_000) });
		expect(over).toMatchObject({
			errors: [
				'The days that are watched hold 40000 records, and the trigger remembers 20000 at most: the trigger now looks back 11 instead of 28 days',
			],
			isSettled: true,
			state: { known: ['k'], shortened: { days: 11, at: NOW }, since: '2026-11-08' },
		});
		const next = await poll(over.state, asked);
		expect(next.started).toEqual(['2026-11-08 2026-11-20']);
		const read = await poll(next.state, { ...asked, found: many(15_000) });
		expect([read.errors, read.news?.length]).toEqual([[], 15_000]);
		expect(read.state?.shortened?.days).toBe(11);
	});

	it('it looks back as far as before once the days that had too many are over', async () => {
		const shortened = { days: 11, at: NOW - 29 * DAY };
		const few = { ...asked, found: many(100) };
		const early = await poll(searching(USUAL, { shortened }), few);
		expect(early.state?.shortened).toEqual(shortened);
		const late = { ...shortened, at: NOW - 30 * DAY };
		expect(
			(await poll(searching(USUAL, { shortened: late }), few)).state?.shortened,
		).toBeUndefined();
		const still = await poll(searching(USUAL, { shortened: late }), {
			...asked,
			found: many(15_000),
		});
		expect(still.state?.shortened).toEqual(late);
	});

	it('it looks back less far when the list is larger than is taken', async () => {
		const found = new Fault('tooLarge', { what: 'the result', megabytes: 250 });
		const over = await poll(before, { ...asked, found });
		expect(over.state?.shortened?.days).toBe(14);
		expect(over.errors[0]).toMatch(/250 MB.*: the trigger now looks back 14 instead of 28 days$/);
		const least = await poll(searching(TODAY), { lookBackDays: 0, found });
		expect(least).toMatchObject({ errors: [found.message], isSettled: false });
	});
});

describe('records without an ID', () => {
	const click = (more: JsonRecord = {}) => ({ page: '/a', at: '2026-11-20 10:00:00', ...more });
	const newsOf = async (known: readonly string[] | undefined, found: JsonRecord[], more = {}) => {
		const { state, news = [] } = await poll(searching(USUAL, { known: known ?? [] }), {
			found,
			...more,
		});
		return { known: state?.known, records: news.map(({ record }) => record) };
	};

	it('are counted: three that are alike are three, and a fourth is one more', async () => {
		const three = [click(), click(), click()];
		const first = await newsOf([], three);
		expect(first.records).toEqual(three);
		expect((await newsOf(first.known, three)).records).toEqual([]);
		expect((await newsOf(first.known, [click({ page: '/b' }), ...three, click()])).records).toEqual(
			[click({ page: '/b' }), click()],
		);
	});

	it('are told apart by whom they are of, of which nothing is stored', async () => {
		const found = [click({ email: 'ann@example.com' }), click({ email: 'bob@example.com' })];
		const first = await newsOf([], found);
		expect(first.records).toEqual(found);
		expect(JSON.stringify(first.known)).not.toMatch(/ann|example/);
		const next = [...found, click({ email: 'cleo@example.com' })];
		expect((await newsOf(first.known, next)).records).toEqual(next.slice(2));
	});

	it('stay the same though columns change that are ignored, by name in any case', async () => {
		const ignoredColumns = ['Last_Seen', 'cgiparam_7'];
		const seen = (last_seen: string, newsletter: string) => [
			click({ last_seen, 'cgiparam_7 (Newsletter)': newsletter }),
		];
		const first = await newsOf([], seen('10:01', 'a'), { ignoredColumns });
		expect(first.records).toEqual(seen('10:01', 'a'));
		expect((await newsOf(first.known, seen('10:02', 'b'), { ignoredColumns })).records).toEqual([]);
		expect((await newsOf(first.known, seen('10:02', 'b'))).records).toHaveLength(1);
	});

	it('stay the same though their status changes, which is what is watched of them', async () => {
		const valid = [click({ order_status: 'VALID' })];
		const first = await newsOf([], [click({ order_status: 'PENDING' })]);
		expect((await newsOf(first.known, valid)).records).toEqual([]);
		const states = await poll(searching(), { tracksStates: true, found: valid });
		const { known } = states.state ?? {};
		const found = [click({ order_status: 'INVALID' })];
		const changed = await poll(searching(USUAL, { known }), { tracksStates: true, found });
		expect(changed.news?.map(({ stateBefore, state }) => [stateBefore, state])).toEqual([
			['VALID', 'INVALID'],
		]);
	});

	it.each(['-', '', '0', 'null', 'N/A', null])('are those whose ID is %j', async (order_id) => {
		const found = [click({ order_id }), click({ order_id, page: '/b' })];
		const first = await newsOf([], found);
		expect(first.records).toEqual(found);
		expect((await newsOf(first.known, [click({ order_id, n: 1 })])).records).toHaveLength(1);
	});
});

it('has each row of a sale that has several', async () => {
	const rows = [
		{ order_id: '7', product: 'shoes' },
		{ order_id: '7', product: 'socks' },
	];
	const first = await poll(searching(), { found: rows });
	expect(first.news?.map(({ record }) => record)).toEqual(rows);
	const { known } = first.state ?? {};
	expect((await poll(searching(USUAL, { known }), { found: rows })).news).toBeUndefined();
	const more = [...rows, { order_id: '7', product: 'laces' }];
	const later = await poll(searching(USUAL, { known }), { found: more });
	expect(later.news?.map(({ record }) => record)).toEqual(more.slice(2));
});

it.each(['ORDER_ID', 'orderId', 'Order-Ref', 'ID'])(
	'knows a record by %s as well',
	async (name) => {
		const first = await poll(searching(), { found: [{ [name]: '7', n: 1 }] });
		const { known } = first.state ?? {};
		expect((await poll(searching(USUAL, { known }), { found: [{ [name]: '7', n: 2 }] })).news).toBe(
			undefined,
		);
	},
);

it.each<[string, Answers, number]>([
	['holds too many records', { found: many(20_001) }, 0],
	['cannot be fetched in time', { found: new Fault('timedOut', {}) }, 0],
	['cannot be fetched in the time of a poll', { found: new Fault('stopped', {}) }, 0],
	['is larger than is taken', { found: new Fault('tooLarge', {}) }, 0],
	['takes six hours', { state: 'RUNNING' }, 6 * HOUR],
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
