import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { dates, item, jsonOf, visits, wrong } from './wrongInput';
import { NODE } from '../../support/scene';

describe.each(newestLine())('invalid input of a report, on %s', (line) => {
	const stage = withStage(line);

	it.each(wrong)('is reported: %s', async (_, set, message, parameter) => {
		const run = await stage.report(set);
		expect(run.status).toBe('error');
		expect(run.error?.message).toContain(message);
		expect(run.error?.message).toContain('[item 0]');
		expect(run.error).toMatchObject({ node: NODE, itemIndex: 0, context: { parameter } });
		expect(run.error?.description).toBeTruthy();
		expect(stage.requests()).toEqual([]);
	});

	it('without a request is reported at once, for all items together', async () => {
		const run = await stage.report({ options: { atOnce: 0 } }, { input: [{}, {}] });
		expect(run.error?.message).toBe(
			'Concurrent Requests must be a whole number of at least 1, but is "0"',
		);
		expect(run.error?.description).toBeTruthy();
		expect(stage.requests()).toEqual([]);
	});

	it.each(['collect', 'getStatus'])(
		'with an empty job ID is reported, for %s',
		async (operation) => {
			const run = await stage.report(
				{ operation, site: locator('shop-eu'), jobId: '={{ $json.jobId }}' },
				{ input: [{ jobId: '701928374650918273' }, { jobId: '' }] },
			);
			expect(run.error).toMatchObject({ message: 'Job ID is empty [item 1]', itemIndex: 1 });
			expect(stage.requests()).toEqual([]);
		},
	);

	it.each([
		['in the form', { options: { kind: locator('rt#channels', 'id') } }],
		['in JSON', jsonOf({ ...item, ...visits, kind: 'rt#channels' })],
	])(
		'with a kind that was typed %s and that the site does not offer is reported',
		async (_, set) => {
			const run = await stage.report(set);
			expect(run.error?.message).toBe('The site shop-eu has no report kind rt#channels [item 0]');
			expect(run.error?.description).toContain('rt#insummary, rt#website');
			expect(stage.requests()).toMatchObject([{ method: 'GET' }]);
			expect(stage.requests('kinds.json')).toHaveLength(1);
		},
	);

	it.each([
		['a site', { site: locator('={{ $json.bad ? "../x" : "shop-eu" }}', 'id') }],
		['a period', { ...dates('2026-11-02', '={{ $json.bad ? "2026-11-01" : "2026-11-03" }}') }],
		[
			'a kind',
			{ options: { kind: locator('={{ $json.bad ? "rt#none" : "rt#insummary" }}', 'id') } },
		],
	])('of the last item, %s, is reported before the first is submitted', async (_, set) => {
		const run = await stage.report(set, { input: [{}, {}, { bad: true }] });
		expect(run.error).toMatchObject({ itemIndex: 2 });
		expect(run.error?.message).toContain('[item 2]');
		expect(stage.submitted()).toEqual([]);
	});
});
