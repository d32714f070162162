import type { INodeParameters } from 'n8n-workflow';

import { lines } from '../../../harness/engine';
import { columns, locator, reportParameters } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { csv, importFile } from '../import/scene';
import { clock, followsClock, jobs, records, weekly } from '../trigger/scene';
import { run as query } from '../warehouse/scene';
import { withShapes } from './withShapes';

const site = locator('shop-eu');
const days = { period: 'dates', from: '2026-11-01', to: '2026-11-02' };
const byDay = { options: { splitBy: 'D', siteAndDays: true } };
const twoMetrics = { metrics: columns({ visit: 'Visits', scartvalidamount: 'Revenue' }) };
const search = (resource: string, more: INodeParameters = {}) => ({
	resource,
	operation: 'searchAndWait',
	site,
	...days,
	...more,
});

interface Sample {
	readonly name: string;
	readonly parameters: INodeParameters;
}

/** Operations with several calls: submit, wait and download. */
const JOBS: readonly Sample[] = [
	{ name: 'report', parameters: reportParameters({ ...days, ...twoMetrics }) },
	{ name: 'report by day', parameters: reportParameters({ ...days, ...twoMetrics, ...byDay }) },
	{
		name: 'comparison',
		parameters: reportParameters({ ...days, ...twoMetrics, compareWith: 'before' }),
	},
	{ name: 'message', parameters: reportParameters({ ...days, ...twoMetrics, output: 'message' }) },
	{ name: 'sales', parameters: search('sale') },
	{ name: 'sales as they come', parameters: search('sale', { simplify: false }) },
	{ name: 'estimates', parameters: search('estimate') },
	{ name: 'goals', parameters: search('record', { recordType: 'goal' }) },
	{ name: 'rows of the data warehouse', parameters: query },
];

/** Events of manual tests of the trigger. */
const EVENTS: readonly Sample[] = [
	{ name: 'report', parameters: weekly() },
	{ name: 'sale', parameters: records('sale') },
	{ name: 'job', parameters: jobs('autoReport') },
	{ name: 'alert', parameters: { event: 'metricAlert', site, metric: locator('visit') } },
];

describe.each(lines().slice(-1))('jobs in other shapes, %s', (line) => {
	const stage = withStage(line, { ...followsClock, remembers: true, jobSeconds: 0 });

	async function itemsOf(parameters: INodeParameters, shape: number) {
		stage.sandbox.control.shape(shape);
		const run = await stage.play({ parameters });
		stage.sandbox.control.shape(0);
		expect(run.error).toBeUndefined();
		return run.items.map(asTexts);
	}

	async function eventsOf(parameters: INodeParameters, shape: number) {
		stage.sandbox.control.shape(shape);
		const poll = await stage.poll(parameters, {
			mode: 'manual',
			activation: 'manual',
			at: clock.now,
		});
		stage.sandbox.control.shape(0);
		// A report without days cannot be evaluated, which is reported.
		if (poll.error) return poll.error.message;
		return jsonOf(poll.output?.[0] ?? []).map(({ reportJob: _changes, ...item }) => asTexts(item));
	}

	it.each(withShapes(JOBS))('returns the same $name in $shape', async ({ parameters, number }) => {
		const expected = await itemsOf(parameters, 0);
		expect(expected.length).toBeGreaterThan(0);
		const other = await itemsOf(parameters, number);
		expect(other).toHaveLength(expected.length);
		// Additional members of a shape are returned as well.
		expect(other).toMatchObject(expected);
	});

	it.each(withShapes(EVENTS))(
		'starts a workflow with the same $name in $shape',
		async ({ parameters, number }) => {
			const expected = await eventsOf(parameters, 0);
			expect(expected.length).toBeGreaterThan(0);
			const other = await eventsOf(parameters, number);
			if (typeof other === 'string')
				expect(other).toContain('it does not say which days it covers');
			else expect(other).toMatchObject(expected);
		},
	);

	it.each(withShapes([{}]))('an import has the same result in $shape', async ({ number }) => {
		stage.sandbox.control.shape(number);
		const item = await importFile(stage, csv('Website,Visits', 'shop-eu,10'));
		stage.sandbox.control.shape(0);
		expect(item).toMatchObject({ imported: true, rows: 1 });
	});
});

/** Raw records keep figures in their received type, which may be text. */
function asTexts(item: object): object {
	return Object.fromEntries(
		Object.entries(item).map(([name, value]) => [
			name,
			typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
		]),
	);
}
