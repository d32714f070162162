import type { INodeParameters } from 'n8n-workflow';

import { SHAPES } from '../../../sandbox/http/shapes';
import { lines } from '../../../harness/engine';
import { columns, locator, reportParameters, workflowOf } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { csv, importFile } from '../import/scene';
import { clock, followsClock, jobs, records, weekly } from '../trigger/scene';
import { run as query } from '../warehouse/scene';
import { shapesTried } from './shapesTried';

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

/** What is more than one call: it is submitted, awaited and fetched. */
const JOBS: Array<[name: string, parameters: INodeParameters]> = [
	['report', reportParameters({ ...days, ...twoMetrics })],
	['report by day', reportParameters({ ...days, ...twoMetrics, ...byDay })],
	['comparison', reportParameters({ ...days, ...twoMetrics, compareWith: 'before' })],
	['message', reportParameters({ ...days, ...twoMetrics, output: 'message' })],
	['sales', search('sale')],
	['sales as they come', search('sale', { simplify: false })],
	['estimates', search('estimate')],
	['goals', search('record', { recordType: 'goal' })],
	['rows of the data warehouse', query],
];

/** What a manual test of the trigger shows. */
const EVENTS: Array<[name: string, parameters: INodeParameters]> = [
	['report', weekly()],
	['sale', records('sale')],
	['job', jobs('autoReport')],
	['alert', { event: 'metricAlert', site, metric: locator('visit') }],
];

describe.each(lines().slice(-1))('jobs in other shapes, %s', (line) => {
	const stage = withStage(line, { ...followsClock, remembers: true, jobSeconds: 0 });

	async function itemsOf(parameters: INodeParameters, shape: number) {
		stage.sandbox.control.shape(shape);
		const run = await stage.run({ workflow: workflowOf({ It: { parameters } }) });
		stage.sandbox.control.shape(0);
		expect(run.error).toBeUndefined();
		return jsonOf(run.items('It')).map(asTexts);
	}

	async function eventsOf(parameters: INodeParameters, shape: number) {
		stage.sandbox.control.shape(shape);
		const poll = await stage.poll(parameters, {
			mode: 'manual',
			activation: 'manual',
			at: clock.now,
		});
		stage.sandbox.control.shape(0);
		// A report without days cannot be judged, which is said.
		if (poll.error) return poll.error.message;
		return jsonOf(poll.output?.[0] ?? []).map(({ reportJob: _changes, ...item }) => asTexts(item));
	}

	describe.each(shapesTried())('%i', (number) => {
		const { name } = SHAPES[number - 1] ?? { name: 'usual' };
		it.each(JOBS)(`gives the same %s of ${name}`, async (_, parameters) => {
			const usual = await itemsOf(parameters, 0);
			expect(usual.length).toBeGreaterThan(0);
			const other = await itemsOf(parameters, number);
			expect(other).toHaveLength(usual.length);
			// What a shape adds is handed on beside the rest.
			expect(other).toMatchObject(usual);
		});

		it.each(EVENTS)(`starts a workflow with the same %s of ${name}`, async (_, parameters) => {
			const usual = await eventsOf(parameters, 0);
			expect(usual.length).toBeGreaterThan(0);
			const other = await eventsOf(parameters, number);
			if (typeof other === 'string')
				expect(other).toContain('it does not say which days it covers');
			else expect(other).toMatchObject(usual);
		});

		it(`an import says the same of ${name}`, async () => {
			stage.sandbox.control.shape(number);
			const item = await importFile(stage, csv('Website,Visits', 'shop-eu,10'));
			stage.sandbox.control.shape(0);
			expect(item).toMatchObject({ imported: true, rows: 1 });
		});
	});
});

/** Raw records keep figures as they came, which may be text. */
function asTexts(item: object): object {
	return Object.fromEntries(
		Object.entries(item).map(([name, value]) => [
			name,
			typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value),
		]),
	);
}
