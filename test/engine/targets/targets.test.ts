import { PNG } from 'pngjs';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { lines } from '../../../harness/engine';
import { locator, workflowOf } from '../../../harness/workflows';
import { dayPlus } from '../../../platform/client/values/calendar';
import type { Step } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { checkSlack } from '../../support/slackRules';

const CHECK = {
	resource: 'report',
	operation: 'checkTargets',
	site: locator('shop-eu', 'id'),
} satisfies INodeParameters;
const BOTH_DATES = { period: 'dates' };
const today = new Date().toISOString().slice(0, 10);

const target = (figure: string, amount: number, more: INodeParameters = {}) => ({
	target: [{ figure: locator(figure, 'id'), amount, ...more }],
});

describe.each(lines())('Check Targets, on %s', (line) => {
	const stage = withStage(line, { today: undefined });

	const check = async (
		parameters: INodeParameters,
		input: IDataObject[] = [{}],
		onError?: Step['onError'],
	) => {
		const step = { parameters: { ...CHECK, ...parameters }, ...(onError ? { onError } : {}) };
		const items = input.map((json) => ({ json }));
		return await stage.run({ workflow: workflowOf({ Targets: step }), input: items });
	};
	const checked = async (...args: Parameters<typeof check>) => {
		const run = await check(...args);
		expect(run.error).toBeUndefined();
		return run.items('Targets');
	};

	const SHEET = [
		{ Metric: 'Sales', Name: 'Paid search', Target: '2,000', Period: 'this month' },
		{ Metric: 'scartvalid', Name: '', Target: 9_000, Period: 'this month' },
		{ Metric: 'conversion rate', Name: '', Target: '1,5 %', Period: 'this quarter' },
		{ Metric: 'Visits', Name: 'SEARCHENGINE', Target: 90_000, Period: 'last month' },
		{ Metric: 'Sales revenue', Name: '', Target: 50_000, Period: 'this year', Type: 'Budget' },
	];

	it('tells of each row of a sheet, from one job', async () => {
		const items = jsonOf(await checked({ targetsFrom: 'items' }, SHEET));
		expect(items.map(({ metric, name = '', target: of, bound }) => [metric, name, of, bound])).toEqual([
			['Sales', 'Paid search', 2_000, 'atLeast'],
			['Sales', '', 9_000, 'atLeast'],
			['Conversion Rate', '', 1.5, 'atLeast'],
			['Visits', 'Organic search', 90_000, 'atLeast'],
			['Sales revenue', '', 50_000, 'atMost'],
		]);
		expect(stage.submitted()).toHaveLength(1);
		expect(new Set(items.map(({ jobId }) => jobId)).size).toBe(1);
		console.log(JSON.stringify(items, null, 1));
	});
});
void PNG; void BOTH_DATES; void today; void target; void checkSlack; void dayPlus;
