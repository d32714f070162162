import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { locator, workflowOf } from '../../../harness/workflows';
import { ONE_SITE_TOKEN } from '../../../sandbox';
import { withStage } from '../../support/withStage';

const CHOSEN_NOTHING = locator('');
const SITES = '/ea/v2/er/account/getallowedwebsite.json';

describe.each(newestLine())('a site that nobody has chosen, on %s', (line) => {
	const stage = withStage(line);

	async function runWith(apiToken: string, parameters: INodeParameters) {
		const step = { parameters: { site: CHOSEN_NOTHING, ...parameters } };
		return await stage.run({ workflow: workflowOf({ It: step }) }, { apiToken });
	}

	it.each([
		['a report', 'report', 'run', {}],
		['the kinds of report', 'report', 'getKinds', {}],
		['audiences', 'audience', 'getMany', {}],
		[
			'an analysis',
			'customerJourney',
			'submitAnalysis',
			{
				analysis: 'touch-simple',
				journeyFields: { required: { fields: { goal: locator('estimate') } } },
			},
		],
	])('is the only one of the token, for %s', async (_, resource, operation, more) => {
		const run = await runWith(ONE_SITE_TOKEN, { resource, operation, ...more });
		expect(run.error).toBeUndefined();
		const [first, ...others] = stage.requests().map(({ path }) => path);
		expect(first).toBe(SITES);
		expect(others.length).toBeGreaterThan(0);
		for (const path of others) expect(path).toMatch(/^\/ea\/v2\/ea\/shop-ca\//);
	});

	it('is asked for where there are several', async () => {
		const run = await runWith(stage.sandbox.token, { resource: 'report', operation: 'run' });
		expect(run.error).toMatchObject({
			message: 'Site is empty',
			description: 'Choose one of shop-eu, shop-ca',
		});
		expect(stage.requests().map(({ path }) => path)).toEqual([SITES]);
	});

	it('is not filled in for an expression that gives none', async () => {
		const site = locator('={{ $json.site }}', 'id');
		const run = await runWith(ONE_SITE_TOKEN, { resource: 'report', operation: 'getKinds', site });
		expect(run.error?.message).toContain('Site is empty');
		expect(stage.requests()).toEqual([]);
	});
});
