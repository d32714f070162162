import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator, workflowOf } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';

const between = (from: string, to: string) => ({ period: 'dates', from, to });

describe.each(newestLine())('what is told below a result, on %s', (line) => {
	const stage = withStage(line);

	async function hintsOf(set: INodeParameters): Promise<string[]> {
		const run = await stage.report(set);
		expect(run.error).toBeUndefined();
		return run.hints('Report').map(({ message }) => message);
	}

	it.each(['rows', 'csv'])('days that are still to come, as %s', async (output) => {
		expect(await hintsOf({ ...between('2026-11-16', '2099-11-22'), output })).toEqual([
			expect.stringMatching(/^The period ends on 2099-11-22\. Days after today/),
		]);
	});

	it.each(['rows', 'json'])('days before the first data, as %s', async (output) => {
		expect(await hintsOf({ ...between('2019-01-01', '2019-01-07'), output })).toEqual([
			'There are no figures from 2019-01-01 to 2019-01-07. Check in the platform since when the site has data.',
		]);
	});

	it('nothing of a week like others', async () => {
		expect(await hintsOf({})).toEqual([]);
		expect(await hintsOf({ output: 'csv' })).toEqual([]);
	});

	const HINT = 'There are 20001 rows. Set Output to CSV File to keep the workflow fast.';

	it.each([
		['rows', 20_001, [HINT]],
		['json', 20_001, []],
	])('files, above 20,000 items: %s, %d', async (output, rows, hints) => {
		stage.sandbox.control.nextJobs({ rows });
		expect(await hintsOf({ output })).toEqual(hints);
	});

	it('the days of an analysis, which nobody can choose', async () => {
		const parameters = {
			resource: 'customerJourney',
			operation: 'runAnalysis',
			site: locator('shop-eu'),
			analysis: 'touch-simple',
			journeyFields: { required: { fields: { goal: locator('order') } } },
		};
		const run = await stage.run({ workflow: workflowOf({ Report: { parameters } }) });
		expect(run.error).toBeUndefined();
		expect(run.hints('Report').map(({ message }) => message)).toEqual([
			'The platform chose the days of the analysis: 2026-11-13 to 2026-11-19.',
		]);
		const file = { ...parameters, output: 'csv' };
		const filed = await stage.run({ workflow: workflowOf({ Report: { parameters: file } }) });
		expect(filed.items('Report')).toMatchObject([{ json: { days: 'chosen by the platform' } }]);
	});
});
