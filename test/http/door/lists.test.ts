import { listChoices } from '../../../platform/http/choices';
import { readList } from '../../../platform/http/reply/paging';
import type { Answer } from '../../engine/client/origin';
import { inTurn, platformAt } from './platformAt';

const call = { method: 'GET', path: '/list.json', what: 'the list' } as const;

const idsTo = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** A platform with this many records, which returns at most `cap` per page. */
function paged(count: number, cap = Infinity, knowsStart = true): Answer {
	return (response, { path }) => {
		const { searchParams } = new URL(path, 'http://x');
		const start = knowsStart ? Number(searchParams.get('start')) : 0;
		const limit = Math.min(cap, Number(searchParams.get('limit')));
		response.end(JSON.stringify({ data: { rows: idsTo(count).slice(start, start + limit) } }));
	};
}

/** A platform that returns these pages regardless of the query. */
const inPages = (...pages: ReadonlyArray<readonly object[]>) =>
	inTurn(...pages.map((data) => ({ data })));

const pagesOf = (paths: ReadonlyArray<{ path: string }>) =>
	paths.map(({ path }) => {
		const { searchParams } = new URL(path, 'http://x');
		return [searchParams.get('limit'), searchParams.get('start')].join(' from ');
	});

describe('a list', () => {
	test.each<[number, number | undefined, string[], string | undefined]>([
		[0, undefined, ['100 from 0'], undefined],
		[99, undefined, ['100 from 0'], undefined],
		[150, undefined, ['100 from 0', '100 from 100'], undefined],
		[300, 50, ['50 from 0'], 'limit'],
		[300, 150, ['100 from 0', '50 from 100'], 'limit'],
		[3, 50, ['50 from 0'], undefined],
	])(
		'of %i records, of which %p are requested, is read page by page',
		async (count, most, pages, cut) => {
			const { platform, origin } = await platformAt(paged(count));
			const list = await readList(platform, call, most);
			// There may be one more request, to see whether a short page was the last.
			expect(pagesOf(origin.arrivals).slice(0, pages.length)).toEqual(pages);
			expect(list.records).toEqual(idsTo(Math.min(count, most ?? count)));
			expect(list.cut).toBe(cut);
			expect(list.replies).toHaveLength(pages.length);
		},
	);

	test.each<[string, Answer, number | undefined, unknown[]]>([
		[
			'to its end, with the page limit reported',
			paged(70, 30),
			undefined,
			[70, 3, 4, undefined, 30],
		],
		['up to the requested number', paged(70, 30), 50, [50, 2, 2, 'limit', 30]],
		['with a single page', paged(70, 30), 20, [20, 1, 1, 'limit', undefined]],
		['without a page limit when there are no more records', paged(30, 30), undefined, [30, 1, 2]],
		['without a page limit when it is empty', paged(0, 30), undefined, [0, 1, 1]],
		['completely when a short page repeats', paged(30, 100, false), undefined, [30, 1, 2]],
		[
			'incompletely when a full page repeats',
			paged(100, 100, false),
			undefined,
			[100, 1, 2, 'noPaging'],
		],
		['as far as it arrives', paged(200, 100, false), 150, [100, 1, 2, 'noPaging']],
		[
			'without the records beyond the requested number',
			inPages(idsTo(100), idsTo(200).slice(100)),
			150,
			[150, 2, 2, 'limit'],
		],
	])('is read %s', async (_, answer, most, [count, replies, asked, cut, cap]) => {
		const { platform, origin } = await platformAt(answer);
		const list = await readList(platform, call, most);
		expect(list.records).toEqual(idsTo(list.records.length));
		const found = [list.records.length, list.replies.length, origin.arrivals.length];
		expect([...found, list.cut, list.cap]).toEqual([count, replies, asked, cut, cap]);
	});

	test('is read completely when pages begin alike or all records are equal', async () => {
		const named = (...names: string[]) => names.map((name) => ({ name }));
		const beginning = await platformAt(inPages(named('a', 'b'), named('a', 'c'), []));
		const { records, cap } = await readList(beginning.platform, call, undefined);
		expect([records, cap]).toEqual([named('a', 'b', 'a', 'c'), 2]);
		const many = (count: number) => named(...Array<string>(count).fill('a'));
		const { platform } = await platformAt(inPages(many(100), many(50), []));
		expect((await readList(platform, call, undefined)).records).toHaveLength(150);
	});

	test.each([
		[undefined, 'hardStop'],
		[100_001, 'hardStop'],
		[100_000, 'limit'],
	])(
		'with more than 100,000 records, of which %p are requested, is cut by %s',
		async (most, by) => {
			const { platform } = await platformAt(inPages(idsTo(100_001)));
			const { records, cut } = await readList(platform, call, most);
			expect([records.length, cut]).toEqual([100_000, by]);
		},
	);

	test('is requested with the query of the call', async () => {
		const { platform, origin } = await platformAt(paged(0));
		await readList(platform, { ...call, query: { name: 'x', start: 7 } }, 1);
		expect(origin.arrivals[0]?.path).toBe('/ea/v2/list.json?name=x&start=0&limit=1');
	});

	test('that ignores paging is cut at the requested number', async () => {
		const { platform } = await platformAt(inPages(idsTo(5)));
		expect(await readList(platform, call, 2)).toMatchObject({
			records: idsTo(2),
			cut: 'limit',
		});
		const whole = await readList(platform, call, 5);
		expect([whole.records.length, whole.cut]).toEqual([5, 'limit']);
	});

	test('that ignores paging is not requested again', async () => {
		const { platform, origin } = await platformAt(inPages(idsTo(101)));
		const list = await readList(platform, call, undefined);
		expect([list.records.length, list.cut, origin.arrivals.length]).toEqual([101, undefined, 1]);
	});

	test('of one record is not treated as a list', async () => {
		const { platform, origin } = await platformAt(inTurn({ data: { name: 'x' } }));
		expect(await readList(platform, call, 1)).toEqual({
			records: [{ name: 'x' }],
			replies: [{ data: { name: 'x' } }],
		});
		expect(origin.arrivals).toHaveLength(1);
	});

	test.each<[string, object]>([
		['next page', { next: '/list?page=2' }],
		['next page of the links', { links: { next: '/list?page=2' } }],
		['token of a next page', { nextPageToken: 'x' }],
		['flag that there is more', { hasMore: true }],
		['flag that it was truncated', { meta: { truncated: 'true' } }],
		['larger total', { total: 3 }],
		['larger total of its paging', { paging: { total: 3 } }],
		['page of several', { message: 'page 1 of 3' }],
	])('with a %s after its last record is incomplete', async (_, sign) => {
		const ignoring = await platformAt(inTurn({ data: idsTo(2), ...sign }));
		expect(await readList(ignoring.platform, call, undefined)).toMatchObject({
			records: idsTo(2),
			cut: 'partial',
		});
		const ending = await platformAt(inTurn({ data: idsTo(2), ...sign }, { data: [] }));
		expect(await readList(ending.platform, call, undefined)).toMatchObject({ cut: 'partial' });
	});

	test.each<[string, unknown[]]>([
		['has as many records as its total', [{ data: idsTo(2), total: 2, next: null }, { data: [] }]],
		['is a page of one', [{ data: idsTo(2), pages: 1, hasMore: false }, { data: [] }]],
		[
			'was followed page by page',
			[
				{ data: idsTo(2), total: 4, pages: 2, next: 'x' },
				{ data: idsTo(4).slice(2), total: 4, pages: 2 },
				{ data: [], total: 4 },
			],
		],
	])('that %s is complete', async (_, replies) => {
		const { platform } = await platformAt(inTurn(...replies));
		expect((await readList(platform, call, undefined)).cut).toBeUndefined();
	});

	test('that ends before its total is incomplete', async () => {
		const pages = [idsTo(2), idsTo(4).slice(2), []].map((data) => ({ data, total: 9 }));
		const { platform } = await platformAt(inTurn(...pages));
		const { records, cut } = await readList(platform, call, undefined);
		expect([records.length, cut]).toEqual([4, 'partial']);
	});
});

describe('a list of choices', () => {
	const columns = { values: ['id', 'key'], labels: ['name', 'title'] };
	const choices = async (...records: readonly unknown[]) => {
		const { platform, origin } = await platformAt(inTurn({ data: { rows: records } }));
		const found = await listChoices(platform, columns, { path: '/list.json', what: 'the list' });
		expect(origin.arrivals).toMatchObject([{ method: 'GET', path: '/ea/v2/list.json' }]);
		return found;
	};

	test('uses the known columns for values and labels', async () => {
		expect(
			await choices(
				{ title: 'no', name: 'One', key: 'k', id: 1 },
				{ title: 'Two', key: 'two' },
				{ id: '3', other: 'x' },
			),
		).toEqual([
			{ value: '1', label: 'One' },
			{ value: 'two', label: 'Two' },
			{ value: '3', label: '3' },
		]);
	});

	test('uses the first text without known columns, and is empty without texts', async () => {
		expect(await choices({ a: null, b: 'x', c: 'y', name: 'X' }, { a: null }, {})).toEqual([
			{ value: 'x', label: 'X' },
		]);
	});
});
