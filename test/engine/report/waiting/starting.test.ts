import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../../harness/engine';
import { locator } from '../../../../harness/workflows';
import { ONE_SITE_TOKEN } from '../../../../sandbox';
import { withStage } from '../../../support/withStage';
import type { Scene } from '../../../support/scene';

const site = locator('shop-eu');
const CHOSEN_NOTHING = locator('');
const SITES = '/ea/v2/er/account/getallowedwebsite.json';
const STARTING = { resource: 'report', operation: 'run', site };

describe.each(newestLine())('a report with default settings, on %s', (line) => {
	const stage = withStage(line);

	async function sent(parameters: INodeParameters) {
		const run = await stage.play({ parameters });
		return { run, reports: stage.submitted() };
	}

	it('requests visits and sales by channel, once the site is chosen', async () => {
		const { run, reports } = await sent(STARTING);
		expect(reports).toEqual([
			{
				reports: [
					{
						kind: 'rt#insummary',
						dateRanges: [{ range: 'LAST_7_DAYS' }],
						dimensions: [{ name: 'Channel', field: 'media_key' }],
						metrics: [
							{ name: 'Visits', field: 'visit' },
							{ name: 'Sales', field: 'scartvalid' },
						],
					},
				],
			},
		]);
		const [row] = run.items;
		expect(Object.keys(row ?? {})).toEqual(['Channel', 'Visits', 'Sales']);
	});

	it.each([
		['names channels', {}, 'Paid search'],
		['writes codes on request', { channelNames: false }, 'SPONSOREDLINK'],
		['has codes next to field names', { columnNames: 'fields' }, 'SPONSOREDLINK'],
		[
			'has names if both are requested',
			{ columnNames: 'fields', channelNames: true },
			'Paid search',
		],
	])('%s', async (_name, options, channel) => {
		const { run } = await sent({ ...STARTING, options });
		const names = run.items.flatMap((row) => [row['Channel'], row['media_key']]);
		expect(names).toContain(channel);
	});

	it('omits the dimensions on request', async () => {
		const { reports } = await sent({ ...STARTING, options: { oneRow: true } });
		expect(reports).toMatchObject([{ reports: [{ kind: 'rt#insummary' }] }]);
		expect(JSON.stringify(reports)).not.toContain('dimensions');
	});
});

describe.each(newestLine())('a site that was not chosen, on %s', (line) => {
	const stage = withStage(line);

	function withToken(apiToken: string, parameters: INodeParameters): Scene {
		const step = { parameters: { site: CHOSEN_NOTHING, ...parameters } };
		return { ...step, credential: { apiToken } };
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
		const run = await stage.play(withToken(ONE_SITE_TOKEN, { resource, operation, ...more }));
		expect(run.error).toBeUndefined();
		const [first, ...others] = stage.requests().map(({ path }) => path);
		expect(first).toBe(SITES);
		expect(others.length).toBeGreaterThan(0);
		for (const path of others) expect(path).toMatch(/^\/ea\/v2\/ea\/shop-ca\//);
	});

	it('is required if there are several', async () => {
		const run = await stage.play(
			withToken(stage.sandbox.token, { resource: 'report', operation: 'run' }),
		);
		expect(run.error).toMatchObject({
			message: 'Site is empty',
			description: 'Choose one of shop-eu, shop-ca',
		});
		expect(stage.requests().map(({ path }) => path)).toEqual([SITES]);
	});

	it.each(['={{ $json.site }}', '={{ "" }}'])(
		'is not filled in for an expression: %s',
		async (one) => {
			const site = locator(one, 'id');
			const run = await stage.play(
				withToken(ONE_SITE_TOKEN, {
					resource: 'report',
					operation: 'getKinds',
					site,
				}),
			);
			expect(run.error?.message).toContain('Site is empty');
			expect(stage.requests()).toEqual([]);
		},
	);
});
