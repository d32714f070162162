import { readList } from '../../../platform/http/reply/paging';
import type { Answer } from '../../engine/client/origin';
import { platformAt } from './platformAt';

const call = { method: 'GET', path: '/list.json', what: 'the list' } as const;

const idsTo = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** A platform that answers the request for a place with these records, or with a status. */
const placed = (
	recordsAt: (start: number, requests: number) => readonly object[] | number,
): Answer => {
	let requests = 0;
	return (response, { path }) => {
		const { searchParams } = new URL(path, 'http://x');
		requests += 1;
		const data = recordsAt(Number(searchParams.get('start')), requests);
		if (typeof data === 'number') response.writeHead(data).end('{"error":true}');
		else response.end(JSON.stringify({ data: data.slice(0, Number(searchParams.get('limit'))) }));
	};
};

test.each<[string, Answer, number | undefined, number]>([
	['whose first place is 1', placed((at) => idsTo(250).slice(Math.max(0, at - 1))), undefined, 250],
	['whose first place is 1', placed((at) => idsTo(250).slice(Math.max(0, at - 1))), 120, 120],
	[
		'that gets a new one while it is read',
		placed((at, requests) => [...(requests === 1 ? [] : [{ id: 'new' }]), ...idsTo(250)].slice(at)),
		undefined,
		250,
	],
	[
		'that has no page beyond its end (404)',
		placed((at) => (at < 250 ? idsTo(250).slice(at) : 404)),
		undefined,
		250,
	],
	[
		'that has no page beyond its end (416)',
		placed((at) => (at < 250 ? idsTo(250).slice(at) : 416)),
		undefined,
		250,
	],
])('a list %s is read with each record once', async (_, answer, most, count) => {
	const { platform } = await platformAt(answer);
	const { records, cut } = await readList(platform, call, most);
	expect(records).toEqual(idsTo(count));
	expect(cut).toBe(most === undefined ? undefined : 'limit');
});

test('a list that is refused after a full page may be incomplete', async () => {
	const { platform } = await platformAt(placed((at) => (at < 200 ? idsTo(200).slice(at) : 404)));
	const { records, cut } = await readList(platform, call, undefined);
	expect([records.length, cut]).toEqual([200, 'partial']);
});

/** A platform with 200 records and none beyond, that states something in each page. */
const stating =
	(statedAt: (start: number) => object): Answer =>
	(response, { path }) => {
		const at = Number(new URL(path, 'http://x').searchParams.get('start'));
		const data = idsTo(200).slice(at, at + 100);
		if (at >= 200) response.writeHead(404).end('{"error":true}');
		else response.end(JSON.stringify({ data, ...statedAt(at) }));
	};

test.each<[string, (start: number) => object]>([
	['a total', () => ({ total: 200 })],
	['a count of its rows', () => ({ totalCount: '200' })],
	['a total of its paging', () => ({ pagination: { total: 200, limit: 100 } })],
	['that there is no more', (at) => ({ hasMore: at < 100 })],
	['its last page', (at) => ({ next: at < 100 ? 'x' : null })],
])('a list that states %s is whole, although the page after it is refused', async (_, stated) => {
	const { platform } = await platformAt(stating(stated));
	const { records, cut } = await readList(platform, call, undefined);
	expect([records.length, cut]).toEqual([200, undefined]);
});

test.each<[string, (start: number) => object]>([
	['a larger total', () => ({ total: 240 })],
	['that there is more', () => ({ hasMore: true })],
	['its limit only', () => ({ limit: 100 })],
	['an amount named like a total', () => ({ total: 150, currency: 'EUR' })],
])('a list that states %s is a part if the page after it is refused', async (_, stated) => {
	const { platform } = await platformAt(stating(stated));
	expect(await readList(platform, call, undefined)).toMatchObject({ cut: 'partial' });
});

test('records that look the same as others are all kept', async () => {
	const visits = Array.from({ length: 250 }, (_, at) => ({ user_id: 1 + (at % 60) }));
	const { platform } = await platformAt(placed((at) => visits.slice(at)));
	const { records, cut } = await readList(platform, call, undefined);
	expect([records, cut]).toEqual([visits, undefined]);
});
