import { Fault } from '../../../platform/http/errors/fault';
import type { JsonRecord } from '../../../platform/base/json/json';
import type { RecordState } from '../../../platform/polling/records/recordState';
import { many, NOW, poll, searching, TODAY, USUAL } from './polledRecords';
import { DAY } from '../times';

describe('with too many records in the look-back', () => {
	const MONTH = { from: '2026-10-22', to: '2026-11-20' };
	const asked = { lookBackDays: 28 };
	const before = searching(MONTH, { known: ['k'] });

	it('the trigger shortens it, reports that, and emits nothing of days that were never read', async () => {
		const over = await poll(before, { ...asked, found: many(40_000) });
		expect(over).toMatchObject({
			errors: [
				'There are 40,000 records in the look-back period, but the trigger can remember only 20,000. The trigger now looks back 11 days instead of 28',
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

	it('the trigger restores it once the days with too many records have passed', async () => {
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

	it('the trigger shortens it if the list exceeds the size limit', async () => {
		const found = new Fault('tooLarge', { what: 'the result', megabytes: 250 });
		const over = await poll(before, { ...asked, found });
		expect(over.state?.shortened?.days).toBe(14);
		expect(over.errors[0]).toMatch(/250 MB.*. The trigger now looks back 14 days instead of 28$/);
		const least = await poll(searching(TODAY), { lookBackDays: 0, found });
		expect(least).toMatchObject({ errors: [found.message], isSettled: false });
	});

	it('it looks back less far when the platform sends a part of them', async () => {
		const part = { ...asked, found: many(2), isPart: true };
		const over = await poll(before, part);
		expect(over.state?.shortened?.days).toBe(14);
		expect(over.errors).toEqual([
			'The platform says that there are more records in the look-back period than the 2 that it sent. The trigger now looks back 14 days instead of 28',
		]);
		expect(over.news).toBeUndefined();
	});

	it('a part of one day starts the workflow, and is reported', async () => {
		const part = { lookBackDays: 0, found: many(2), isPart: true };
		const least = await poll(searching(TODAY, { known: ['k'] }), part);
		expect(least.news).toHaveLength(2);
		expect(least.errors).toEqual([
			'The platform says that there are more records in the look-back period than the 2 that it sent',
		]);
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

	it('are counted: of three equal ones three are known, and a fourth is new', async () => {
		const three = [click(), click(), click()];
		const first = await newsOf([], three);
		expect(first.records).toEqual(three);
		expect((await newsOf(first.known, three)).records).toEqual([]);
		expect((await newsOf(first.known, [click({ page: '/b' }), ...three, click()])).records).toEqual(
			[click({ page: '/b' }), click()],
		);
	});

	it('are distinguished by person, of which nothing is stored', async () => {
		const found = [click({ email: 'ann@example.com' }), click({ email: 'bob@example.com' })];
		const first = await newsOf([], found);
		expect(first.records).toEqual(found);
		expect(JSON.stringify(first.known)).not.toMatch(/ann|example/);
		const next = [...found, click({ email: 'cleo@example.com' })];
		expect((await newsOf(first.known, next)).records).toEqual(next.slice(2));
	});

	it('keep their key when ignored columns change, by name in any case', async () => {
		const ignoredColumns = ['Last_Seen', 'cgiparam_7'];
		const seen = (last_seen: string, newsletter: string) => [
			click({ last_seen, 'cgiparam_7 (Newsletter)': newsletter }),
		];
		const first = await newsOf([], seen('10:01', 'a'), { ignoredColumns });
		expect(first.records).toEqual(seen('10:01', 'a'));
		expect((await newsOf(first.known, seen('10:02', 'b'), { ignoredColumns })).records).toEqual([]);
		expect((await newsOf(first.known, seen('10:02', 'b'))).records).toHaveLength(1);
	});

	it('keep their key when their status changes, which is reported only if status changes are tracked', async () => {
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

	describe('that are all other than before', () => {
		const clicks = (last_seen: string, count = 12) =>
			Array.from({ length: count }, (_, at) => click({ at, last_seen }));
		/** The news and errors of searches, one after the other. */
		async function searched(found: JsonRecord[][], days = [USUAL], more = {}) {
			let before: RecordState | undefined;
			const seen: Array<readonly [news: number, errors: unknown[]]> = [];
			for (const [at, records] of found.entries()) {
				const during = searching(days[at] ?? days[0], before ?? {});
				const done = await poll(
					{ ...during, search: searching(days[at] ?? days[0]).search },
					{
						found: records,
						...more,
					},
				);
				before = done.state;
				seen.push([done.news?.length ?? 0, done.errors]);
			}
			return seen;
		}
		const said = [
			expect.stringMatching(/^The records have no ID, and all of them differ/) as unknown,
		];

		it('do not start the workflow, which is reported', async () => {
			const none = [0, said];
			expect(await searched([clicks('1'), clicks('2'), clicks('3')])).toEqual([
				[12, []],
				none,
				none,
			]);
			const tomorrow = { from: '2026-11-18', to: '2026-11-21' };
			const days = [USUAL, USUAL, tomorrow];
			expect((await searched([clicks('1'), clicks('2'), clicks('3')], days)).at(-1)).toEqual(none);
		});

		it('are stored at the first such search, so that a single change does not last', async () => {
			const { search } = searching();
			const { state: before = searching() } = await poll(searching(), { found: clicks('1') });
			const changed = await poll({ ...before, search }, { found: clicks('2') });
			const again = await poll(
				{ ...searching(), ...changed.state, search },
				{ found: clicks('3') },
			);
			expect([changed.isSettled, again.isSettled]).toEqual([true, false]);
		});

		it('do not start it either when they become few, or when there are none for a while', async () => {
			const found = [clicks('1'), clicks('2'), clicks('3', 9), [], clicks('4', 3), clicks('5')];
			expect((await searched(found)).slice(1).map(([news]) => news)).toEqual([0, 0, 0, 0, 0]);
		});

		it('start it again once they stay as they are', async () => {
			const late = { page: '/late' };
			const found = [clicks('1'), clicks('2'), [...clicks('2'), late], [...clicks('2'), late]];
			expect((await searched(found)).slice(2)).toEqual([
				[1, []],
				[0, []],
			]);
		});

		it('start it if they are few, of other days, or have an ID', async () => {
			expect(await searched([clicks('1', 9), clicks('2', 9)])).toEqual([
				[9, []],
				[9, []],
			]);
			const days = [USUAL, { from: '2026-11-18', to: '2026-11-21' }];
			expect((await searched([clicks('1'), clicks('2')], days)).at(-1)).toEqual([12, []]);
			const [before, after] = [many(30).slice(0, 12), many(30).slice(12, 24)];
			expect((await searched([before, after])).at(-1)).toEqual([12, []]);
		});
	});

	it.each(['-', '', '0', 'null', 'N/A', null])('include those whose ID is %j', async (order_id) => {
		const found = [click({ order_id }), click({ order_id, page: '/b' })];
		const first = await newsOf([], found);
		expect(first.records).toEqual(found);
		expect((await newsOf(first.known, [click({ order_id, n: 1 })])).records).toHaveLength(1);
	});
});

it('a sale with several rows is emitted with each of them', async () => {
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
	'a record is also identified by %s',
	async (name) => {
		const first = await poll(searching(), { found: [{ [name]: '7', n: 1 }] });
		const { known } = first.state ?? {};
		expect((await poll(searching(USUAL, { known }), { found: [{ [name]: '7', n: 2 }] })).news).toBe(
			undefined,
		);
	},
);
