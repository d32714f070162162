import { newestLine } from '../../../harness/engine';
import { columns, labels, locator } from '../../../harness/workflows';
import { pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { plainReport } from './settings';

const check = { operation: 'checkRequest' };

describe.each(newestLine())("the platform's check of a request, on %s", (line) => {
	const stage = withStage(line);

	it('returns the names of columns and segment values, without a job', async () => {
		const split = [{ field: locator('scartvalid'), segment: locator('ordertype') }];
		const options = { splitMetrics: { split }, labels: labels({ scartvalid: 'Sales' }) };
		const run = await stage.report({ ...check, options });
		const [report, ...more] = run.items;
		expect(more).toEqual([]);
		expect(report).toMatchObject({
			kind: 'rt#insummary',
			dimensions: [{ name: 'Channel', field: 'media_key', affinity: 'text' }],
			metrics: [
				{ name: 'Visits', field: 'visit', affinity: 'int' },
				{
					name: 'Sales',
					field: 'scartvalid',
					affinity: 'int',
					segment: {
						by: 'ordertype',
						values: expect.arrayContaining([
							{ id: expect.any(String) as unknown, name: expect.any(String) as unknown },
						]) as unknown,
					},
				},
			],
		});
		expect(stage.submitted()).toEqual([expect.objectContaining({ dryRun: true })]);
		expect(stage.requests()).toHaveLength(1);
	});

	it('is one item per input item', async () => {
		const options = { labels: labels({ visit: '={{ "Visits of " + $json.n }}' }) };
		const run = await stage.report({ ...check, options }, { input: [{ n: 1 }, { n: 2 }] });
		expect(pairedItemsOf(run.output())).toEqual([{ item: 0 }, { item: 1 }]);
	});

	it('also works for a request in JSON, whether it waits or not', async () => {
		const request = JSON.stringify({ reports: [plainReport], output: { type: 'flat' } });
		const run = await stage.report({ ...check, options: { request } });
		expect(run.items).toMatchObject([{ kind: 'rt#insummary' }]);
		expect(stage.submitted()).toEqual([
			{ reports: [plainReport], output: { type: 'flat' }, dryRun: true },
		]);
	});

	it('reports a refusal', async () => {
		const run = await stage.report({ ...check, metrics: columns({ nonsense: 'X' }) });
		expect(run.error?.message).toMatch(
			/^The platform refused the check of the report request: .*nonsense/,
		);
	});

	it('is not repeated when its answer is lost, as the platform may have started a job', async () => {
		const run = await stage.report(check, {
			faults: { kind: 'drop', match: 'query.json', times: 9 },
		});
		expect(run.error?.message).toMatch(/^The platform may have received the check of the report/);
		expect(stage.requests('query.json')).toHaveLength(1);
	});

	it('reports that the platform started a job instead', async () => {
		const body = { data: { fields: [{ name: 'jobrun_id' }] }, rows: [['77']] };
		const run = await stage.report(check, { faults: { kind: 'reply', match: 'query.json', body } });
		expect(run.error?.message).toMatch(
			/lacks data that the node needs: the platform has started job 77 instead$/,
		);
	});
});
