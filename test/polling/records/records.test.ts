import { Fault } from '../../../platform/http/errors/fault';
import { keysOf } from '../../../platform/polling/records/recordKeys';
import type { RecordState } from '../../../platform/polling/records/recordState';
import { ENOUGH_KEYS, seenKeyOf } from '../../../platform/polling/seenKeys';
import { readRecordState } from '../../../platform/polling/state';
import type { Answers } from './polledRecords';
import { CATCH_UP, many, NOW, poll, sale, searching, TODAY, USUAL } from './polledRecords';
import { hurry } from '../../support/hurry';
import { HOUR, MINUTE } from '../times';

beforeEach(() => hurry(20));

it('a poll remembers the search that it started, and its days', async () => {
	const { state, started, ...round } = await poll({ since: '2026-01-01', known: [] }, {});
	expect(round).toMatchObject({ news: undefined, errors: [], isSettled: false });
	expect(started).toEqual(['2026-11-17 2026-11-20']);
	expect(state?.search).toEqual({ id: 'job', site: 's', startedAt: NOW, days: USUAL });
});

it('the first poll waits a little for its search, and later polls do not wait', async () => {
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

it('the state is reset only when the clock was set back beyond the start', async () => {
	const since = (iso: string) => poll({ since: iso, known: ['k'] }, {});
	expect((await since('2026-11-20')).state?.known).toEqual(['k']);
	expect((await since('2026-11-21')).state).toMatchObject({ since: '2026-11-17' });
	expect((await since('2026-11-21')).state?.known).toEqual([]);
});

it('a record is identified by its ID, its reference or its content, and equal ones are counted', async () => {
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
	'a record is identified by its %s, whatever else changes, without a state if none is tracked',
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

it('existing records are not emitted, but later changes of their states are', async () => {
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

it('a long search is awaited and reported, and replaced only after six hours', async () => {
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
	'an outage began with the first search while none ends (state %s)',
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

it('searches become rarer while each of them fails', async () => {
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
])('a search that %s is abandoned if it is lost', async (_, answers, isLost) => {
	const result = await poll(searching(), answers);
	expect(result).toMatchObject({ errors: [], isSettled: false });
	expect(result.trouble).toBeInstanceOf(Fault);
	expect(result.state?.search === undefined).toBe(isLost);
	expect(result.state?.next).toBe(USUAL.from);
});

it('a missing permission to search is reported at once, and the search is repeated', async () => {
	const start = new Fault('tokenRefused', {});
	const result = await poll({ since: '2026-01-01', known: [] }, { start });
	expect(result).toMatchObject({ errors: [start.message], trouble: undefined, isSettled: false });
	const unknown = await poll({ since: '2026-01-01' }, { start: new Fault('outcomeUnknown', {}) });
	expect(unknown).toMatchObject({ errors: [], trouble: { kind: 'searchUnanswered' } });
	const refused = await poll(searching(), { found: start });
	expect(refused).toMatchObject({ errors: [start.message], state: { search: { id: 'job' } } });
});

it('too many records in the look-back are reported, and the known ones are kept', async () => {
	const most = await poll(searching(), { found: many(20_000) });
	expect([most.errors, most.news?.length]).toEqual([[], 20_000]);
	const over = await poll(searching(TODAY, { known: ['k'] }), {
		found: many(20_001),
		lookBackDays: 0,
	});
	expect(over).toMatchObject({
		errors: [
			'There are 20,001 records in the look-back period, but the trigger can remember only 20,000',
		],
		state: { search: undefined, known: ['k'], next: TODAY.from },
		news: undefined,
		isSettled: false,
	});
});

it.each<[string, Answers, number]>([
	['holds too many records', { found: many(20_001) }, 0],
	['cannot be fetched in time', { found: new Fault('timedOut', {}) }, 0],
	['cannot be fetched in the time of a poll', { found: new Fault('stopped', {}) }, 0],
	['is larger than is taken', { found: new Fault('tooLarge', {}) }, 0],
	['takes six hours', { state: 'RUNNING' }, 6 * HOUR],
])('a search that catches up and %s is halved', async (_, answers, later) => {
	const result = await poll(searching(CATCH_UP), answers, NOW + later);
	expect(result).toMatchObject({ news: undefined, errors: [], isSettled: false });
	expect(result.state).toMatchObject({ search: undefined, mostDays: 15, next: '2026-10-01' });
	expect((await poll(result.state, {})).started).toEqual(['2026-10-01 2026-10-15']);
	const two = { from: '2026-10-01', to: '2026-10-02' };
	expect((await poll(searching(two), answers, NOW + later)).state?.mostDays).toBe(1);
});

it('a search that catches up keeps its days during an outage', async () => {
	const found = new Fault('platformDown', { status: 503 });
	const { state } = await poll(searching(CATCH_UP), { found });
	expect(state).toEqual(searching(CATCH_UP));
});

it('a single day with too many records is skipped and reported', async () => {
	const day = { from: '2026-10-01', to: '2026-10-01' };
	const result = await poll(searching(day, { mostDays: 1 }), { found: many(20_001) });
	expect(result).toMatchObject({
		errors: [
			'2026-10-01 has 20,001 records, but the trigger can remember only 20,000, so the records of this day do not start the workflow',
		],
		state: { search: undefined, next: '2026-10-02', mostDays: 1, known: [] },
		news: undefined,
		isSettled: true,
	});
});

it('searches have their full length again after catching up', async () => {
	const before = searching(CATCH_UP, { mostDays: 31 });
	const behind = await poll(before, {});
	expect(behind.state).toMatchObject({ next: '2026-11-01', mostDays: 31 });
	const caughtUp = await poll(searching(USUAL, { mostDays: 3 }), {});
	expect(caughtUp.state).toMatchObject({ next: '2026-11-17', mostDays: undefined });
});

describe('records outside of the searched days', () => {
	const left = (count: number) => many(count).map(({ order_id }) => seenKeyOf(`left ${order_id}`));
	const found = [sale('a'), sale('b')];
	const here = keysOf(found, { group: 'order', ignoredColumns: [] });

	it('are forgotten if there are many, the oldest first', async () => {
		const known = left(ENOUGH_KEYS);
		const before = searching(USUAL, { known: [...known, here[0] ?? ''] });
		const { state, news } = await poll(before, { found });
		expect(state?.known).toEqual([...known.slice(2), ...here]);
		expect(news?.map(({ record }) => record)).toEqual([sale('b')]);
	});

	it('do not count as new in a search that looks back further', async () => {
		const { state } = await poll(searching(USUAL, { known: left(ENOUGH_KEYS) }), { found });
		expect(state?.since).toBe(USUAL.from);
		expect((await poll(state, { lookBackDays: 60 })).started).toEqual(['2026-11-17 2026-11-20']);
		const few = await poll(searching(USUAL, { known: left(ENOUGH_KEYS - 2) }), { found });
		expect([few.state?.since, few.state?.known?.length]).toEqual(['2026-01-01', ENOUGH_KEYS]);
	});

	it('are kept while a search catches up, and when nothing is found', async () => {
		const known = left(ENOUGH_KEYS);
		const behind = await poll(searching(CATCH_UP, { known }), { found });
		const all = ['2026-01-01', ENOUGH_KEYS + 2];
		expect([behind.state?.since, behind.state?.known?.length]).toEqual(all);
		const none = await poll(searching(USUAL, { known: [...known, ...here] }), {});
		expect([none.state?.since, none.state?.known?.length]).toEqual(all);
	});

	it('are kept if they are no more than the current ones', async () => {
		const still = many(ENOUGH_KEYS + 10);
		const { state } = await poll(searching(USUAL, { known: left(5) }), { found: still });
		expect(state?.known).toEqual(still.map(({ order_id }) => seenKeyOf(order_id)));
	});
});
