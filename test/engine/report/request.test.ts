import type { Fault } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import { columns, locator } from '../../../harness/workflows';
import { settings, plainReport } from './settings';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';

const wholeBody = {
	reports: [
		{ ...plainReport, path: 'mcMEDIAINCOMING[?].*', madeUp: { by: ['the', 'platform'] }, big: 7 },
	],
	output: { type: 'flat' },
	userToken: 'abc',
};

describe.each(newestLine())('the request of a report, on %s', (line) => {
	const stage = withStage(line);

	it.each(settings)('sends %s', async (_, set, sent, input = {}) => {
		succeeded(await stage.report({ operation: 'submit', ...set }, { input: [input] }));
		const body: unknown = JSON.parse(JSON.stringify({ reports: [{ ...plainReport, ...sent }] }));
		expect(stage.submitted()).toEqual([body]);
		expect(stage.requests('query.json')).toMatchObject([
			{ method: 'POST', path: '/ea/v2/ea/shop-eu/report/batch/query.json', query: {} },
		]);
	});

	it.each([
		['as text', JSON.stringify(wholeBody)],
		['as the object of an expression', '={{ $json.body }}'],
		['as text with expressions of the input', '={{ JSON.stringify($json.body) }}'],
	])('in JSON is sent completely, %s, with unknown members', async (_, request) => {
		const run = await stage.report(
			{ operation: 'submit', options: { request } },
			{
				input: [{ body: wholeBody }],
				faults: { kind: 'reply', match: 'query.json', body: { rows: [['7']] } },
			},
		);
		expect(run.error).toBeUndefined();
		expect(stage.submitted()).toEqual([wholeBody]);
	});

	it('may have a period name that the form does not offer', async () => {
		succeeded(
			await stage.report(
				{ operation: 'submit', period: '=LAST_WEEK' },
				{ faults: { kind: 'reply', match: 'query.json', body: { rows: [['7']] } } },
			),
		);
		const reports = [{ ...plainReport, dateRanges: [{ range: 'LAST_WEEK' }] }];
		expect(stage.submitted()).toEqual([{ reports }]);
	});

	it('in JSON may only have a kind', async () => {
		const body = { reports: [{ kind: 'rt#insummary' }] };
		const run = await stage.report({
			operation: 'submit',
			options: { request: JSON.stringify(body) },
		});
		expect(run.error).toBeUndefined();
		expect(stage.submitted()).toEqual([body]);
	});

	it('has a typed site and kind, after reading the kinds of a site once', async () => {
		const typed = {
			site: locator('={{ $json.site }}', 'id'),
			options: { kind: locator('rt#website', 'id') },
		};
		const set = { ...typed, dimensions: columns({ website_name: 'Site' }) };
		const input = ['shop-eu', 'shop-ca', 'shop-eu', 'shop-ca'].map((site) => ({ site }));
		succeeded(await stage.report({ operation: 'submit', ...set }, { input }));
		const sites = (endpoint: string) =>
			stage.requests(endpoint).map(({ path }) => /shop-../.exec(path)?.[0]);
		expect(sites('kinds.json').sort()).toEqual(['shop-ca', 'shop-eu']);
		expect(sites('query.json').sort()).toEqual(['shop-ca', 'shop-ca', 'shop-eu', 'shop-eu']);
	});

	it.each<[string, Fault]>([
		['when the token may not list them', { kind: 'status', status: 403 }],
		['when the list fails', { kind: 'error200', error_msg: 'No list today' }],
		[
			'if the list has another content',
			{ kind: 'reply', body: { data: { fields: [{ name: 'id' }], rows: [['1']] } } },
		],
	])('is sent with any kind %s', async (_, fault) => {
		const run = await stage.report(
			{
				operation: 'submit',
				options: { kind: locator('rt#insummary', 'id') },
			},
			{ faults: { ...fault, match: 'kinds.json' } },
		);
		expect(run.error).toBeUndefined();
		expect(stage.submitted()).toHaveLength(1);
	});
});
