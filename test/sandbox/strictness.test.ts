import { ONE_SITE_TOKEN } from '../../sandbox';
import { endpoints } from '../../sandbox/endpoints';
import { A_TEXT, Caller, SITE, channelItem, matching, named } from './caller';

const caller = Caller.forFile();

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const META: unknown = expect.objectContaining({ reqid: A_TEXT });
const PING = '/er/account/ping.json';
const BATCH = `/ea/${SITE}/report/batch`;
const KINDS = `${BATCH}/kinds.json`;

describe('the door', () => {
	it.each([
		['no token', 401, 'TOKEN_MISSING', PING, { headers: {} }],
		['a wrong token', 401, 'TOKEN_INVALID', PING, bearer('nope')],
		['a site of somebody else', 403, 'SITE_FORBIDDEN', KINDS, bearer(ONE_SITE_TOKEN)],
		['an unknown site', 404, 'SITE_UNKNOWN', '/ea/nowhere/report/batch/kinds.json', {}],
		['an unknown route', 404, 'ROUTE_UNKNOWN', '/er/account/pong.json', {}],
		['a broken address', 400, 'REQUEST_UNREADABLE', '/ea/%zz/report/batch/kinds.json', {}],
		['an unknown parameter', 400, 'PARAMETER_UNKNOWN', `${PING}?colour=red`, {}],
		['a repeated parameter', 400, 'PARAMETER_REPEATED', `${PING}?ea-lg=en&ea-lg=fr`, {}],
		['an unknown language', 400, 'PARAMETER_INVALID', `${PING}?ea-lg=de`, {}],
		['a missing parameter', 400, 'PARAMETER_MISSING', `${BATCH}/status.json`, {}],
		['an empty parameter', 400, 'PARAMETER_MISSING', `${BATCH}/dimensions.json?kind=`, {}],
		['an unknown job', 404, 'JOB_UNKNOWN', `${BATCH}/status.json?jobrun-id=12`, {}],
	])('refuses %s', async (_what, status, code, path, config) => {
		const reply = await caller.call('GET', path, undefined, config);
		expect(reply.status).toBe(status);
		expect(reply.data).toEqual({
			error: true,
			error_msg: matching(/^\S.*\S$/),
			error_code: code,
			meta: META,
		});
	});

	it.each([
		['GET', `${BATCH}/query.json`],
		['POST', PING],
		['DELETE', `${BATCH}/status.json`],
		['PUT', `${BATCH}/flat_aggregate.json`],
	])('refuses the wrong method %s %s', async (method, path) => {
		const reply = await caller.call(method, path);
		expect(reply.status).toBe(405);
		expect(reply.data.error_code).toBe('METHOD_NOT_ALLOWED');
	});

	it('lets every reading call say how dates are written', async () => {
		const reads = endpoints.filter(({ methods }) => methods.includes('GET'));
		expect(reads.length).toBeGreaterThan(100);
		for (const { path } of reads) {
			const asked = path.replace('/ea/v2', '').replace('{site}', SITE).replace('{jobid}', 'none');
			for (const text of ['0', '1', '%Y-%m-%d']) {
				const config = { params: { 'ea-enable-datefmt': text } };
				const { data } = await caller.call('GET', asked, undefined, config);
				expect([path, data.error_code]).not.toEqual([path, 'PARAMETER_UNKNOWN']);
			}
		}
	});

	it('keeps the jobs of two sites apart', async () => {
		const id = await caller.submit();
		const path = `/ea/shop-ca/report/batch/status.json?jobrun-id=${id}`;
		expect((await caller.call('GET', path)).data.error_code).toBe('JOB_UNKNOWN');
	});
});

describe('the body of a batch query', () => {
	const item = channelItem();
	const wrong = (more: object) => ({ reports: [{ ...item, ...more }] });
	const filter = (more: object) =>
		wrong({ segmentFilterClauses: [{ field: 'device', operator: 'IN', value: [1], ...more }] });
	const refused = async (_what: string, body: unknown, code: string) => {
		const reply = await caller.batch('POST', 'query.json', body);
		expect(reply.data).toMatchObject({ error: true, error_code: code });
		expect(reply.status).toBe(400);
	};
	const twoRules = { field: 'attributionrule', value: [0, 1] };
	const visitsByType = { name: 'v', field: 'visit', segment: { by: 'ordertype' } };
	const byCountry = { name: 'x', type: 'country' };

	it.each([
		['that is missing', undefined, 'BODY_MISSING'],
		['that is not JSON', Buffer.from('{"reports":'), 'BODY_NOT_JSON'],
		['that is an array', [], 'BODY_INVALID'],
		['without reports', {}, 'BODY_INVALID'],
		['with no report', { reports: [] }, 'REPORTS_LENGTH'],
		['with two reports', { reports: [item, item] }, 'REPORTS_LENGTH'],
		['with an unknown member', { reports: [item], colour: 1 }, 'MEMBER_UNKNOWN'],
		['with an unknown member in the item', wrong({ colour: 1 }), 'MEMBER_UNKNOWN'],
		['with an unknown kind', wrong({ kind: 'rt#nothing' }), 'KIND_UNKNOWN'],
		['without a kind', wrong({ kind: undefined }), 'BODY_INVALID'],
		['with a malformed path', wrong({ path: 'mcMEDIAINCOMING[?.*' }), 'PATH_MALFORMED'],
		['with a path that lacks [?]', wrong({ path: 'mcMEDIAINCOMING.*' }), 'PATH_MALFORMED'],
		['with the id of another site', wrong({ path: 'mcMEDIAINCOMING[57].*' }), 'PATH_MALFORMED'],
		['with an unknown path', wrong({ path: 'mcMEDIAINCOMING[?].mcNO' }), 'PATH_UNKNOWN'],
		['with an unknown dimension', wrong({ dimensions: named('colour') }), 'FIELD_UNKNOWN'],
		['with a dimension of another path', wrong({ dimensions: named('ope_name') }), 'FIELD_UNKNOWN'],
		['with an unknown metric', wrong({ metrics: named('colour') }), 'FIELD_UNKNOWN'],
		['with a metric of another kind', wrong({ metrics: named('visitout') }), 'FIELD_UNKNOWN'],
		['with a metric without a label', wrong({ metrics: [{ field: 'visit' }] }), 'BODY_INVALID'],
		['with no metric', wrong({ metrics: [] }), 'METRICS_EMPTY'],
		['with a date range that is no list', wrong({ dateRanges: {} }), 'BODY_INVALID'],
		['with a metric that is no list', wrong({ metrics: {} }), 'BODY_INVALID'],
		['with no date range', wrong({ dateRanges: [] }), 'DATE_RANGE_INVALID'],
		['with an unknown scale', wrong({ dateScale: 'Y' }), 'BODY_INVALID'],
		['split without a scale', wrong({ dateRangeSplitPerScale: true }), 'SCALE_MISSING'],
		['with a filter on something else', filter({ field: 'country' }), 'BODY_INVALID'],
		['with another operator', filter({ operator: 'NOT' }), 'BODY_INVALID'],
		['with an unknown device', filter({ value: [7] }), 'CODE_UNKNOWN'],
		['with an empty filter', filter({ value: [] }), 'FILTER_INVALID'],
		['with two attribution rules', filter(twoRules), 'FILTER_INVALID'],
		['with an unknown segment', wrong({ segments: [byCountry] }), 'BODY_INVALID'],
		['with a metric that cannot be split', wrong({ metrics: [visitsByType] }), 'SEGMENT_UNKNOWN'],
	])('%s is refused', refused);

	const written = (dateFrom: string, dateTo: string, dateFormat = 'YYYY-MM-DD') => ({
		...{ dateFrom, dateTo, dateFormat },
	});

	it.each([
		['an unknown range', { range: 'LAST_9_DAYS' }],
		['a range that only sounds right', { range: 'LAST_30_DAYS' }],
		['two forms of range', { range: 'YESTERDAY', from: 1, to: 2 }],
		['a range that ends first', { from: 1_790_000_000, to: 1_780_000_000 }],
		['milliseconds', { from: 1_790_000_000_000, to: 1_790_086_400_000 }],
		['dates in another format', written('01/03/2026', '02/03/2026', 'DD/MM/YYYY')],
		['a date that does not exist', written('2026-02-30', '2026-03-01')],
	])('with %s is refused', async (what, range) => {
		await refused(what, wrong({ dateRanges: [range] }), 'DATE_RANGE_INVALID');
	});

	it.each([
		['the last seven days', { dateRanges: undefined }],
		['the channel level', { path: '' }],
	])('means %s where it does not say', async (_what, more) => {
		const report = await caller.report(channelItem(more));
		expect(report).toEqual(await caller.report(channelItem()));
	});

	it('means all metrics of the kind where it names none', async () => {
		const { columnHeader } = await caller.report({ kind: 'rt#insummary' });
		expect(columnHeader.metrics.map(({ field }) => field)).toContain('estimatevalidamount');
		expect(columnHeader.metrics).toHaveLength(12);
	});

	it('selects one campaign by its number, and refuses a number that does not exist', async () => {
		const at = (id: number) => ({
			...item,
			path: `mcMEDIAINCOMING[41].mcMEDIAAD.mcOPE[${id}]`,
			dimensions: named('publisher_name', 'ope_name'),
		});
		const report = await caller.report(at(5001));
		expect(report.data.map(({ dimensions }) => dimensions[0])).toEqual(['Criteo']);
		const reply = await caller.batch('POST', 'query.json', { reports: [at(9999)] });
		expect(reply.data.error_code).toBe('PATH_UNKNOWN');
	});
});
