import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { locator, workflowOf } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';

const site = locator('shop-eu');
const STARTING = { resource: 'report', operation: 'run', site };

describe.each(newestLine())('a report as the form begins, on %s', (line) => {
	const stage = withStage(line);

	async function sent(parameters: INodeParameters) {
		const run = await stage.run({ workflow: workflowOf({ Report: { parameters } }) });
		return { run, reports: stage.submitted() };
	}

	it('asks for visits and sales by channel, once the site is chosen', async () => {
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
		const [row] = jsonOf(run.items('Report'));
		expect(Object.keys(row ?? {})).toEqual(['Channel', 'Visits', 'Sales']);
	});

	it.each([
		['names channels', {}, 'Paid search'],
		['writes codes where that is asked', { channelNames: false }, 'SPONSOREDLINK'],
		['has codes beside field names', { columnNames: 'fields' }, 'SPONSOREDLINK'],
		[
			'has names where both are asked',
			{ columnNames: 'fields', channelNames: true },
			'Paid search',
		],
	])('%s', async (_name, options, channel) => {
		const { run } = await sent({ ...STARTING, options });
		const names = jsonOf(run.items('Report')).flatMap((row) => [row['Channel'], row['media_key']]);
		expect(names).toContain(channel);
	});

	it('leaves the dimensions out when it is asked to', async () => {
		const { reports } = await sent({ ...STARTING, options: { oneRow: true } });
		expect(reports).toMatchObject([{ reports: [{ kind: 'rt#insummary' }] }]);
		expect(JSON.stringify(reports)).not.toContain('dimensions');
	});
});
