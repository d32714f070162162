import { readList } from '../../../platform/client/paging';
import type { Answer } from '../../engine/client/origin';
import { platformAt } from './platformAt';

const call = { method: 'GET', path: '/list.json', what: 'the list' } as const;
const idsTo = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** A platform that keeps so many records, and gives some of them at a time at most. */
function capped(count: number, cap: number, knowsStart = true): Answer {
	return (response, { path }) => {
		const { searchParams } = new URL(path, 'http://x');
		const start = knowsStart ? Number(searchParams.get('start')) : 0;
		const limit = Math.min(cap, Number(searchParams.get('limit')));
		response.end(JSON.stringify({ data: idsTo(count).slice(start, start + limit) }));
	};
}

async function listed(answer: Answer, most?: number) {
	const { platform, origin } = await platformAt(answer);
	const { records, replies, cut, cap } = await readList(platform, call, most);
	expect(records).toEqual(idsTo(records.length));
	return [records.length, replies.length, origin.arrivals.length, cut, cap];
}

describe('of a platform that gives 30 at a time, a list', () => {
	test('is read to its end, and the cap is told', async () => {
		expect(await listed(capped(70, 30))).toEqual([70, 3, 4, undefined, 30]);
	});

	test('is read as far as is wanted', async () => {
		expect(await listed(capped(70, 30), 50)).toEqual([50, 2, 2, 'limit', 30]);
		expect(await listed(capped(70, 30), 20)).toEqual([20, 1, 1, 'limit', undefined]);
	});

	test('shows no cap where it holds no more', async () => {
		expect(await listed(capped(30, 30))).toEqual([30, 1, 2, undefined, undefined]);
		expect(await listed(capped(0, 30))).toEqual([0, 1, 1, undefined, undefined]);
	});

	test('is whole where the same comes again', async () => {
		expect(await listed(capped(30, 100, false))).toEqual([30, 1, 2, undefined, undefined]);
		expect(await listed(capped(100, 100, false))).toEqual([100, 1, 2, 'noPaging', undefined]);
		expect(await listed(capped(200, 100, false), 150)).toEqual([100, 1, 2, 'noPaging', undefined]);
	});
});

test('pages that begin alike are not the same', async () => {
	const pages = [['a', 'b'], ['a', 'c'], []];
	const { platform } = await platformAt((response) => {
		response.end(JSON.stringify({ data: pages.shift()?.map((name) => ({ name })) }));
	});
	const { records, cap } = await readList(platform, call, undefined);
	expect(records.map(({ name }) => name)).toEqual(['a', 'b', 'a', 'c']);
	expect(cap).toBe(2);
});

test('records that are all alike are not the same page again', async () => {
	const pages = [Array(100).fill({ name: 'a' }), Array(50).fill({ name: 'a' }), []];
	const { platform } = await platformAt((response) => {
		response.end(JSON.stringify({ data: pages.shift() }));
	});
	expect((await readList(platform, call, undefined)).records).toHaveLength(150);
});

test('what comes beyond what was asked for is left out', async () => {
	const byHundreds: Answer = (response, { path }) => {
		const start = Number(new URL(path, 'http://x').searchParams.get('start'));
		response.end(JSON.stringify({ data: idsTo(300).slice(start, start + 100) }));
	};
	expect(await listed(byHundreds, 150)).toEqual([150, 2, 2, 'limit', undefined]);
});

test('a list that is longer than 100,000 is cut by the node, whatever was wanted', async () => {
	const rows = idsTo(100_001);
	const { platform } = await platformAt((response) => {
		response.end(JSON.stringify({ data: rows }));
	});
	const cutBy = async (most?: number) => (await readList(platform, call, most)).cut;
	expect([await cutBy(), await cutBy(100_001), await cutBy(100_000)]).toEqual([
		'hardStop',
		'hardStop',
		'limit',
	]);
});
