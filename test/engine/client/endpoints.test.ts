import type { INodeParameters } from 'n8n-workflow';
import type { LoggedRequest } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { jsonOf, pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { A_TEXT, additional, endpoint } from './scene';

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
		const run = await stage.play(endpoint(operation, set));
		expect(stage.requests()).toMatchObject([{ method: 'GET', query: {}, body: '', ...sent }]);
		const authorization = `Bearer ${stage.sandbox.token}`;
		const headers = { accept: JSON_TYPE, authorization, ...sent.headers };
		expect(stage.requests()[0]?.headers).toMatchObject(headers);
		const items = run.output();
		expect(jsonOf(items)).toContainEqual(expect.objectContaining(item));
		expect(pairedItemsOf(items)).toEqual(items.map(() => ({ item: 0 })));
	});

	it.each(['{}', '[]', '{ "reports": [] }'])('%s is sent unchanged', async (text) => {
		const run = await stage.play({
			...endpoint('queryFlatAggregate', { flatQuery: text }),
			faults: { kind: 'reply', body: { error: false, data: { rows: [] } } },
		});
		expect(run.error).toBeUndefined();
		const [request] = stage.requests('flat_aggregate.json');
		expect(request?.body).toBe(text.replaceAll(' ', ''));
		expect(request?.headers['content-type']).toBe(JSON_TYPE);
		expect(run.output()).toEqual([]);
	});

	it('an object from an expression is sent', async () => {
		const fromInput = endpoint('queryFlatAggregate', { flatQuery: '={{ $json }}' });
		await stage.play({ ...fromInput, input: [query] });
		const [request] = stage.requests('flat_aggregate.json');
		expect(JSON.parse(request?.body ?? '')).toEqual(query);
	});

	it('path values are encoded', async () => {
		const site = locator('my shop é+&', 'id');
		await stage.play(endpoint('getKinds', { site }));
		const [request] = stage.requests();
		expect(request?.path).toBe('/ea/v2/ea/my%20shop%20%C3%A9%2B%26/report/batch/kinds.json');
	});
});
