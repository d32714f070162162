import type { INodeParameters } from 'n8n-workflow';

import { type Engine, lines, type Run, startEngine } from '../../../harness/engine';
import {
	type LargeReports,
	QUERY_MEGABYTES,
	startLargeReports,
} from '../../../harness/largeReports';
import { locator, workflowOf } from '../../../harness/workflows';
import { run as query } from './scene';

// A common limit of n8n workers.
const HEAP = '--max-old-space-size=256';
const MOST_GROWTH = 128e6;
const SEARCHED_MEGABYTES = '150';

let platform: LargeReports;
beforeAll(async () => {
	platform = await startLargeReports();
});
afterAll(async () => await platform.close());

describe.each(lines())('results of any size, on %s', (line) => {
	let engine: Engine;

	beforeAll(async () => {
		engine = await startEngine({ line, environment: { NODE_OPTIONS: HEAP } });
	});
	afterAll(async () => await engine.stop());

	it.each<[string, INodeParameters, string, number]>([
		['a query', { ...query, output: 'csv' }, 'bytes', QUERY_MEGABYTES * 1e6],
		[
			'a search for sales',
			{
				resource: 'sale',
				operation: 'searchAndWait',
				output: 'csv',
				site: locator(SEARCHED_MEGABYTES),
				period: 'dates',
				from: '2026-11-01',
				to: '2026-11-02',
			},
			'rows',
			Number(SEARCHED_MEGABYTES) * 1e4,
		],
	])(
		'become a file: %s',
		async (_, parameters, counted, least) => {
			const credentials = { marketingAnalyticsApi: { baseUrl: platform.url, apiToken: 'a-token' } };
			const search = async (more: INodeParameters = {}) => {
				const workflow = workflowOf({ It: { parameters: { ...parameters, ...more } } });
				return await engine.run({ workflow, credentials });
			};
			// What n8n loads at first is not counted as growth.
			await search({ site: locator('1') });
			let run: Run | undefined;
			const growth = await engine.growthIn(async () => (run = await search()));
			expect(run?.error).toBeUndefined();
			expect(run?.items('It')[0]?.json[counted]).toBeGreaterThan(least);
			expect(growth).toBeLessThan(MOST_GROWTH);
		},
		300_000,
	);
});
