import type { INodeParameters } from 'n8n-workflow';
import { lines } from '../../../harness/engine';
import { locator, workflowOf } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';

const site = locator('shop-eu');
const NEW = { resource: 'report', operation: 'run', site };

describe.each(lines())('what a report starts with, on %s', (line) => {
	const stage = withStage(line);

	async function sent(typeVersion: number, parameters: INodeParameters) {
		const run = await stage.run({ workflow: workflowOf({ Report: { typeVersion, parameters } }) });
		return { run, reports: stage.submitted() };
	}

	it('a new node asks for visits and sales by channel, once the site is chosen', async () => {
		const { run, reports } = await sent(1.1, NEW);
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
		['a new node names channels', 1.1, {}, 'Paid search'],
		['a node that was saved before keeps their codes', 1, {}, 'SPONSOREDLINK'],
		['a new node writes codes where that is asked', 1.1, { channelNames: false }, 'SPONSOREDLINK'],
		['field names go with codes', 1.1, { columnNames: 'fields' }, 'SPONSOREDLINK'],
	])('%s', async (_name, typeVersion, options, channel) => {
		const kind = locator('rt#insummary');
		const dimensions = { column: [{ field: locator('media_key'), label: 'Channel' }] };
		const metrics = { column: [{ field: locator('visit'), label: 'Visits' }] };
		const { run } = await sent(typeVersion, { ...NEW, kind, dimensions, metrics, options });
		const names = jsonOf(run.items('Report')).flatMap((row) => [row['Channel'], row['media_key']]);
		expect(names).toContain(channel);
	});

	it('a new node leaves the dimensions out when it is asked to', async () => {
		const { reports } = await sent(1.1, { ...NEW, options: { oneRow: true } });
		expect(reports).toMatchObject([{ reports: [{ kind: 'rt#insummary' }] }]);
		expect(JSON.stringify(reports)).not.toContain('dimensions');
	});

	// n8n does not store an empty list of dimensions.
	it('a node that was saved without dimensions stays without', async () => {
		const metrics = { column: [{ field: locator('visit'), label: 'Visits' }] };
		const { reports } = await sent(1, { ...NEW, kind: locator('rt#insummary'), metrics });
		expect(reports).toEqual([
			{
				reports: [
					{
						kind: 'rt#insummary',
						dateRanges: [{ range: 'LAST_7_DAYS' }],
						metrics: [{ name: 'Visits', field: 'visit' }],
					},
				],
			},
		]);
	});
});
