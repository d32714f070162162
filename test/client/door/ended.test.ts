import { Fault } from '../../../platform/client/faults';
import { causeOfNetworkError, networkCode } from '../../../platform/client/network';
import { readRecords } from '../../../platform/client/records';
import { requestJson } from '../../../platform/client/request';
import { platformAt } from './platformAt';
import { requestWholeFile } from '../streams';

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

test('a file of no type is bytes', async () => {
	const { platform } = await platformAt((response) => response.end('a'));
	const call = { method: 'GET', path: '/x', what: 'the file' } as const;
	expect(await requestWholeFile(platform, call)).toMatchObject({
		mimeType: 'application/octet-stream',
		fileName: undefined,
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
