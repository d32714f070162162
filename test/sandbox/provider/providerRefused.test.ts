import axios from 'axios';
import { Caller, A_TEXT } from '../caller';
import { ProviderCaller, asking, between, where } from './providerCaller';

const provider = new ProviderCaller(Caller.forFile());
beforeEach(() => {
	provider.sandbox.control.clearLog();
});

const refused = async (body: unknown, status: number, code: string, headers = {}) => {
	const reply = await provider.send(body, { headers });
	expect([reply.status, reply.data]).toEqual([status, { ErrorCode: code, ErrorMessage: A_TEXT }]);
};
const VISITS = ['date', 'm_visits'];
const BACKWARDS = between('2022-05-02', '2022-05-01');
const DAY = { start: '2022-05-02', end: '2022-05-02' };

describe('the provider refuses', () => {
	it.each([
		['no key', ''],
		['another key', 'sandbox-provider-0005_other'],
		['keys in the wrong order', 'sandbox-secret-0006_sandbox-provider-0005'],
	])('%s', async (_what, key) => {
		const headers = { 'x-api-key': key };
		await refused(asking(VISITS), 401, 'AccessDenied_InvalidApiKey', headers);
	});

	it('a site of another customer', async () => {
		await refused(asking(VISITS, { space: { s: [614_696] } }), 403, 'AccessDenied_Site');
	});

	it('what is not JSON', async () => {
		const headers = { 'content-type': 'text/plain' };
		await refused(JSON.stringify(asking(VISITS)), 415, 'InvalidContentType', headers);
		await refused(Buffer.from('{"columns":'), 400, 'InvalidBody_NotJson');
		await refused(Buffer.alloc(0), 400, 'InvalidBody_Missing');
	});

	it.each([
		['an unknown member', { colour: 'red' }, 'InvalidBody_UnknownMember'],
		['an unknown option', { options: { fast: true } }, 'InvalidBody_UnknownMember'],
		['an economy mode in words', { options: { eco_mode: 'off' } }, 'InvalidBody_Type'],
		['columns as a text', { columns: 'm_visits' }, 'InvalidBody_Type'],
		['no columns', { columns: [] }, 'InvalidColumns_Count'],
		['too many columns', { columns: Array(51).fill('m_visits') }, 'InvalidColumns_Count'],
		['a column twice', { columns: ['date', 'date'] }, 'InvalidColumns_Repeated'],
		['an unknown column', { columns: ['visits'] }, 'InvalidColumns_UnknownColumn'],
		['a site id as a text', { space: { s: ['614694'] } }, 'InvalidNumber'],
		['no site', { space: { s: [] } }, 'InvalidSpace_Empty'],
		['no space', { space: undefined }, 'InvalidBody_Type'],
		['no period', { period: undefined }, 'InvalidBody_Type'],
		['a start after the end', { period: BACKWARDS }, 'InvalidPeriod_Order'],
		['a date that does not exist', { period: between('2022-02-30') }, 'InvalidPeriod_Date'],
		['a date in another format', { period: between('02/05/2022') }, 'InvalidPeriod_Date'],
		['two periods', { period: { p1: [{}, {}] } }, 'InvalidPeriod_Count'],
		['another kind of period', { period: { p1: [{ ...DAY, type: 'R' }] } }, 'InvalidBody_Type'],
		['no rows', { 'max-results': 0 }, 'InvalidNumber'],
		['too many rows', { 'max-results': 10_001 }, 'InvalidNumber'],
		['a number of rows as a text', { 'max-results': '10' }, 'InvalidNumber'],
		['page 0', { 'page-num': 0 }, 'InvalidNumber'],
		['a page too far', { 'page-num': 21 }, 'InvalidPage_TooFar'],
		['no sorting', { sort: undefined }, 'InvalidBody_Type'],
		['sorting by nothing', { sort: [] }, 'InvalidSort_Empty'],
		['sorting by another column', { sort: ['-m_bounces'] }, 'InvalidSort_UnknownColumn'],
	])('%s', (_what, more, code) => refused(asking(VISITS, more), 400, code));

	it.each([
		['an unknown operator', where('src', '$like', 'x'), 'InvalidFilter_Operator'],
		['an unknown filter column', where('source', '$eq', 'x'), 'InvalidColumns_UnknownColumn'],
		['a filter on a metric', where('m_visits', '$eq', '1'), 'InvalidFilter_NotAProperty'],
		['a number as the wanted text', where('src', '$eq', 1), 'InvalidBody_Type'],
		['a text as the wanted list', where('src', '$in', 'x'), 'InvalidBody_Type'],
		['a filter of metrics', { filter: { metric: {} } }, 'InvalidBody_UnknownMember'],
		['an empty filter', { filter: { property: {} } }, 'InvalidFilter_Shape'],
		['no conditions', { filter: { property: { $AND: [] } } }, 'InvalidFilter_Empty'],
	])('%s', (_what, more, code) => refused(asking(VISITS, more), 400, code));

	it.each([
		[['page', 'geo_country', 'm_visits'], {}],
		[['src', 'm_clicks'], {}],
		[['page', 'm_time_spent'], {}],
		[['src', 'm_time_spent_loads'], {}],
		[['m_visits', 'm_clicks'], {}],
		[['page', 'm_visits'], where('src', '$eq', 'Webmails')],
	])('columns of different families: %s', (columns, more) =>
		refused(asking(columns, more), 400, 'InvalidColumns_Incompatible'),
	);
});

describe('the sandbox of the provider', () => {
	it('answers 404 to a path with two versions', async () => {
		const url = `${provider.sandbox.url}/ea/v2/v3/data/getData`;
		const reply = await axios.post(url, {}, { validateStatus: () => true });
		expect(reply.status).toBe(404);
	});

	it('limits its rate on request, once', async () => {
		const fault = { kind: 'status', status: 429, retryAfter: 1, match: 'getData' } as const;
		provider.sandbox.control.fault(fault);
		const limited = await provider.send(asking(VISITS));
		expect([limited.status, limited.headers['retry-after']]).toEqual([429, '1']);
		expect((await provider.send(asking(VISITS))).status).toBe(200);
	});

	it('logs its requests', async () => {
		await provider.rows(VISITS);
		const [request, ...more] = provider.sandbox.log();
		expect(more).toEqual([]);
		expect(request).toMatchObject({ method: 'POST', path: '/v3/data/getData', status: 200 });
		expect(request?.headers['x-api-key']).toBe(provider.key);
		expect(JSON.parse(request?.body ?? '')).toMatchObject({ columns: VISITS });
	});
});
