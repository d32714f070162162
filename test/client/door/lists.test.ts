import { listChoices } from '../../../platform/client/values/choices';
import { readList } from '../../../platform/client/paging';
import type { Answer } from '../../engine/client/origin';
import { inTurn, platformAt } from './platformAt';

const call = { method: 'GET', path: '/list.json', what: 'the list' } as const;

/** A platform that keeps so many records, and gives what is asked for of them. */
function paged(count: number): Answer {
	return (response, { path }) => {
		const { searchParams } = new URL(path, 'http://x');
		const start = Number(searchParams.get('start'));
		const limit = Number(searchParams.get('limit'));
		const length = Math.max(0, Math.min(limit, count - start));
		const rows = Array.from({ length }, (_, at) => ({ id: start + at }));
		response.end(JSON.stringify({ data: { rows } }));
	};
}

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
	])('of %i records, of which %p are wanted, is read in pages', async (count, most, pages, cut) => {
		const { platform, origin } = await platformAt(paged(count));
		const list = await readList(platform, call, most);
		// It may look once more whether a short page was the last.
		expect(pagesOf(origin.arrivals).slice(0, pages.length)).toEqual(pages);
		expect(list.records).toEqual(
			Array.from({ length: Math.min(count, most ?? count) }, (_, id) => ({ id })),
		);
		expect(list.cut).toBe(cut);
		expect(list.replies).toHaveLength(pages.length);
	});

	test('is asked for with what the call asks, too', async () => {
		const { platform, origin } = await platformAt(paged(0));
		await readList(platform, { ...call, query: { name: 'x', start: 7 } }, 1);
		expect(origin.arrivals[0]?.path).toBe('/ea/v2/list.json?name=x&start=0&limit=1');
	});

	test('that comes whole is cut where no more is wanted', async () => {
		const rows = Array.from({ length: 5 }, (_, id) => ({ id }));
		const { platform } = await platformAt(inTurn({ data: rows }));
		expect(await readList(platform, call, 2)).toMatchObject({
			records: [{ id: 0 }, { id: 1 }],
			cut: 'limit',
		});
		const whole = await readList(platform, call, 5);
		expect([whole.records.length, whole.cut]).toEqual([5, 'limit']);
	});

	test('that comes whole is not asked for again', async () => {
		const rows = Array.from({ length: 101 }, (_, id) => ({ id }));
		const { platform, origin } = await platformAt(inTurn({ data: rows }));
		const list = await readList(platform, call, undefined);
		expect([list.records.length, list.cut, origin.arrivals.length]).toEqual([101, undefined, 1]);
	});

	test('of one record is no list', async () => {
		const { platform, origin } = await platformAt(inTurn({ data: { name: 'x' } }));
		expect(await readList(platform, call, 1)).toEqual({
			records: [{ name: 'x' }],
			replies: [{ data: { name: 'x' } }],
		});
		expect(origin.arrivals).toHaveLength(1);
	});
});

describe('a list to choose from', () => {
	const columns = { values: ['id', 'key'], labels: ['name', 'title'] };
	const choices = async (...records: readonly unknown[]) => {
		const { platform, origin } = await platformAt(inTurn({ data: { rows: records } }));
		const found = await listChoices(platform, columns, { path: '/list.json', what: 'the list' });
		expect(origin.arrivals).toMatchObject([{ method: 'GET', path: '/ea/v2/list.json' }]);
		return found;
	};

	test('has values and labels of the columns that are known', async () => {
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

	test('takes the first text where no column is known, and nothing where there is none', async () => {
		expect(await choices({ a: null, b: 'x', c: 'y', name: 'X' }, { a: null }, {})).toEqual([
			{ value: 'x', label: 'X' },
		]);
	});
});
