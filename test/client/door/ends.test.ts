import { Fault } from '../../../platform/client/faults';
import { causeOfNetworkError, networkCode } from '../../../platform/client/network';
import { readList } from '../../../platform/client/paging';
import { readRecords } from '../../../platform/client/records';
import { requestJson } from '../../../platform/client/request';
import { knownKinds } from '../../../platform/lists/reports';
import type { Answer } from '../../engine/client/origin';
import { sending } from '../../engine/client/origin';
import { inTurn, platformAt } from './platformAt';

const table = (fields: readonly string[], ...rows: readonly unknown[][]): Answer =>
	inTurn({ error: false, data: { fields: fields.map((name) => ({ name })), rows } });

/** The specification does not show the reply: only what is surely a list of kinds is one. */
describe('the kinds of a site are', () => {
	test.each<[string, Answer, string[] | undefined]>([
		['those of a list', table(['kind'], ['rt#website'], ['rt#new-1']), ['rt#website', 'rt#new-1']],
		['read from another column', table(['id', 'report_kind'], ['1', 'rt#new']), ['rt#new']],
		['unknown when they are called otherwise', table(['kind'], ['website'], ['new']), undefined],
		['unknown when no column has them', table(['id', 'what'], ['1', 'rt#new']), undefined],
		['unknown when there are none', table(['kind']), undefined],
		['unknown when the reply is no list', inTurn({ error: false, kinds: 'all' }), undefined],
		['unknown when the platform reports an error', inTurn({ error: true }), undefined],
		['unknown when the platform is down', sending('{}', 500), undefined],
		['unknown when the reply is no JSON', sending('<html></html>'), undefined],
	])('%s', async (_, answer, kinds) => {
		const { platform } = await platformAt(answer);
		await expect(knownKinds(platform, 'shop')).resolves.toEqual(kinds);
	});
});

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
	const cutBy = async (most?: number) => {
		const { records, cut } = await readList(platform, call, most);
		expect(records).toHaveLength(100_000);
		return cut;
	};
	expect([await cutBy(), await cutBy(100_001), await cutBy(100_000)]).toEqual([
		'hardStop',
		'hardStop',
		'limit',
	]);
});

describe('a call that is stopped on its way', () => {
	const stopped = async (method: 'GET' | 'POST') => {
		const stop = new AbortController();
		const { platform, origin } = await platformAt(() => stop.abort(), { signal: stop.signal });
		const call = { method, path: '/x.json', what: 'the report' } as const;
		const failed = await requestJson(platform, call).catch((error: unknown) => error);
		expect(origin.arrivals).toHaveLength(1);
		return failed;
	};

	test('changes nothing where it only asked', async () => {
		expect(await stopped('GET')).toMatchObject({ kind: 'stopped', facts: { what: 'the report' } });
	});

	test('may have changed something otherwise', async () => {
		expect(await stopped('POST')).toMatchObject({
			kind: 'outcomeUnknown',
			facts: { what: 'the report' },
		});
	});

	test.each([
		['GET', 'stopped'],
		['POST', 'outcomeUnknown'],
	] as const)('by n8n, which hangs up on a %s, is %s', async (method, kind) => {
		const hungUp = Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' });
		const transmit = async () => await Promise.reject(hungUp);
		const { platform } = await platformAt(() => {}, { transmit });
		const asking = requestJson(platform, { method, path: '/x.json', what: 'the report' });
		await expect(asking).rejects.toMatchObject({ kind, facts: { what: 'the report' } });
	});

	test('is not sent where it was stopped before', async () => {
		const { platform, origin } = await platformAt(() => {}, { signal: AbortSignal.abort() });
		const call = { method: 'POST', path: '/x.json', what: 'the report' } as const;
		const failed = await requestJson(platform, call).catch((error: unknown) => error);
		expect(failed).toBeInstanceOf(Fault);
		expect(failed).toMatchObject({ kind: 'stopped' });
		expect(origin.arrivals).toEqual([]);
	});
});

test.each(['SsrfBlockedIpError', 'SsrfBlockedHostnameError'])(
	'what n8n forbids by %s is not allowed',
	(name) => {
		expect(networkCode({ name, code: 'ECONNREFUSED' })).toBe('SSRF_BLOCKED');
		expect(networkCode({ cause: { name } })).toBe('SSRF_BLOCKED');
		expect(causeOfNetworkError('SSRF_BLOCKED')).toBe('notAllowed');
		expect(networkCode({ name: `Not${name}` })).toBeUndefined();
	},
);

test.each<[unknown, unknown[]]>([
	[{ error: false, meta: {}, n: 1 }, [{ n: 1 }]],
	[{ error: false, meta: {} }, []],
	[{ n: 1, data: {} }, [{ n: 1, data: {} }]],
	[{ n: 1, data: 'x' }, [{ n: 1, data: 'x' }]],
	[
		{ fields: [{}, { name: 'b' }, 7, null], rows: [[1, 2, 3, 4]] },
		[{ column_1: 1, b: 2, 7: 3, column_4: 4 }],
	],
	[{ data: { 7: { name: 'A' }, 8: 'x' } }, [{ 7: { name: 'A' }, 8: 'x' }]],
	[{ data: { 7: { id: 'own' } } }, [{ id: 'own' }]],
	[{ fields: ['a'], rows: ['x', null] }, [{ a: 'x' }, { a: null }]],
])('the records of %j are %j', (body, records) => {
	expect(readRecords(body)).toEqual(records);
});
