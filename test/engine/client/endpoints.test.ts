import type { INodeParameters } from 'n8n-workflow';
import type { LoggedRequest } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { jsonOf, pairedItemsOf, succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { A_TEXT, additional, endpointWorkflow } from './scene';

const batch = (name: string) => `/ea/v2/ea/shop-eu/report/batch/${name}.json`;
const kind = locator('rt#insummary');
const JSON_TYPE = 'application/json';
/** A query for the flat aggregate. */
const query = {
	reports: [
		{
			kind: 'rt#insummary',
			dateRanges: [{ range: 'YESTERDAY' }],
			dimensions: [{ name: 'Channel', field: 'media_key' }],
			metrics: [{ name: 'Visits', field: 'visit' }],
		},
	],
};

type Sent = Pick<LoggedRequest, 'path'> & Partial<LoggedRequest>;

/** One of each kind of call: catalogue/conformance.test.ts tests all requests. */
const calls: Array<[operation: string, set: INodeParameters, sent: Sent, item: object]> = [
	[
		'getDimensions',
		{ kind, options: { path: locator(' mcMEDIAINCOMING[?].* ', 'id') } },
		{ path: batch('dimensions'), query: { kind: 'rt#insummary', path: 'mcMEDIAINCOMING[?].*' } },
		{ field: 'media_key', affinity: 'text' },
	],
	[
		'getMetricInfo',
		{ options: additional({ kind: 'rt#insummary', metric: 'visit' }) },
		{ path: batch('metrics_info'), query: { kind: 'rt#insummary', metric: 'visit' } },
		{ field: 'visit' },
	],
	[
		'queryFlatAggregate',
		{ flatQuery: JSON.stringify(query) },
		{ method: 'POST', path: batch('flat_aggregate'), body: JSON.stringify(query) },
		{ Channel: 'SOCIAL', Visits: expect.any(Number) as unknown },
	],
	[
		'getFlatAggregateGuide',
		{},
		{ path: batch('how_to_query_flat_aggregate'), headers: { accept: '*/*' } },
		{ text: A_TEXT },
	],
];

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	it.each(calls)('%s is sent, and its reply read', async (operation, set, sent, item) => {
		const run = succeeded(await stage.run({ workflow: endpointWorkflow(operation, set) }));
		expect(stage.requests()).toMatchObject([{ method: 'GET', query: {}, body: '', ...sent }]);
		const authorization = `Bearer ${stage.sandbox.token}`;
		const headers = { accept: JSON_TYPE, authorization, ...sent.headers };
		expect(stage.requests()[0]?.headers).toMatchObject(headers);
		const items = run.items('Report');
		expect(jsonOf(items)).toContainEqual(expect.objectContaining(item));
		expect(pairedItemsOf(items)).toEqual(items.map(() => ({ item: 0 })));
	});

	it.each(['{}', '[]', '{ "reports": [] }'])('%s is sent unchanged', async (text) => {
		stage.sandbox.control.fault({ kind: 'reply', body: { error: false, data: { rows: [] } } });
		const run = await stage.run({
			workflow: endpointWorkflow('queryFlatAggregate', { flatQuery: text }),
		});
		expect(run.error).toBeUndefined();
		const [request] = stage.requests('flat_aggregate.json');
		expect(request?.body).toBe(text.replaceAll(' ', ''));
		expect(request?.headers['content-type']).toBe(JSON_TYPE);
		expect(run.items('Report')).toEqual([]);
	});

	it('an object from an expression is sent', async () => {
		const workflow = endpointWorkflow('queryFlatAggregate', { flatQuery: '={{ $json }}' });
		await stage.run({ workflow, input: [{ json: { ...query } }] });
		const [request] = stage.requests('flat_aggregate.json');
		expect(JSON.parse(request?.body ?? '')).toEqual(query);
	});

	it('path values are encoded', async () => {
		const site = locator('my shop é+&', 'id');
		await stage.run({ workflow: endpointWorkflow('getKinds', { site }) });
		const [request] = stage.requests();
		expect(request?.path).toBe('/ea/v2/ea/my%20shop%20%C3%A9%2B%26/report/batch/kinds.json');
	});
});
