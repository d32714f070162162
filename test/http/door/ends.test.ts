import { Fault } from '../../../platform/http/errors/fault';
import { causeOfNetworkError, networkCode } from '../../../platform/http/errors/networkErrors';
import { requestJson } from '../../../platform/http/request';
import { knownKinds } from '../../../platform/lists/reportLists';
import type { Answer } from '../../engine/client/origin';
import { sending } from '../../engine/client/origin';
import { connectionBy, faultOf } from './connection';
import { inTurn, platformAt } from './platformAt';

const table = (fields: readonly string[], ...rows: readonly unknown[][]): Answer =>
	inTurn({ error: false, data: { fields: fields.map((name) => ({ name })), rows } });

/**
 * The specification does not show the reply, so only a list that certainly contains report kinds
 * counts.
 */
describe('the kinds of a site are', () => {
	test.each<[string, Answer, string[] | undefined]>([
		[
			'the ones of a list',
			table(['kind'], ['rt#website'], ['rt#new-1']),
			['rt#website', 'rt#new-1'],
		],
		['read from another column', table(['id', 'report_kind'], ['1', 'rt#new']), ['rt#new']],
		[
			'unknown when the values have another format',
			table(['kind'], ['website'], ['new']),
			undefined,
		],
		['unknown when no column has such values', table(['id', 'what'], ['1', 'rt#new']), undefined],
		['unknown when the list is empty', table(['kind']), undefined],
		['unknown when the reply is no list', inTurn({ error: false, kinds: 'all' }), undefined],
		['unknown when the platform reports an error', inTurn({ error: true }), undefined],
		['unknown when the platform is down', sending('{}', 500), undefined],
		['unknown when the reply is no JSON', sending('<html></html>'), undefined],
	])('%s', async (_, answer, kinds) => {
		const { platform } = await platformAt(answer);
		await expect(knownKinds(platform, 'shop')).resolves.toEqual(kinds);
	});
});

/** A call that may have changed something ends with an unknown outcome. */
const METHODS = [
	['GET', 'stopped'],
	['POST', 'outcomeUnknown'],
] as const;

describe('a call that is stopped on its way', () => {
	const call = { path: '/x.json', what: 'the report' };
	const facts = { what: 'the report' };

	test.each(METHODS)('as a %s is reported as %s', async (method, kind) => {
		const stop = new AbortController();
		const { platform, origin } = await platformAt(() => stop.abort(), { signal: stop.signal });
		const asking = requestJson(platform, { ...call, method });
		await expect(asking).rejects.toMatchObject({ kind, facts });
		expect(origin.arrivals).toHaveLength(1);
	});

	test.each(METHODS)('by n8n, which aborts a %s, is reported as %s', async (method, kind) => {
		const hungUp = Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' });
		const platform = connectionBy(async () => await Promise.reject(hungUp));
		await expect(requestJson(platform, { ...call, method })).rejects.toMatchObject({ kind, facts });
	});

	test('is not sent if it was stopped before', async () => {
		const { platform, origin } = await platformAt(() => {}, { signal: AbortSignal.abort() });
		const failed = await faultOf(requestJson(platform, { ...call, method: 'POST' }));
		expect(failed).toBeInstanceOf(Fault);
		expect(failed).toMatchObject({ kind: 'stopped' });
		expect(origin.arrivals).toEqual([]);
	});
});

test.each(['SsrfBlockedIpError', 'SsrfBlockedHostnameError'])(
	'that n8n forbids with %s is reported as not allowed',
	(name) => {
		expect(networkCode({ name, code: 'ECONNREFUSED' })).toBe('SSRF_BLOCKED');
		expect(networkCode({ cause: { name } })).toBe('SSRF_BLOCKED');
		expect(causeOfNetworkError('SSRF_BLOCKED')).toBe('notAllowed');
		expect(networkCode({ name: `Not${name}` })).toBeUndefined();
	},
);
