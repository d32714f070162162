import type { INodeExecutionData, INodeParameters } from 'n8n-workflow';
import { lines } from '../../../../harness/engine';
import { jsonOf, succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';
import { locator, reportParameters, type Step } from '../../../../harness/workflows';
import type { Scene } from '../../../support/scene';

const site = locator('shop-eu', 'id');
const PERIOD = { period: 'dates', from: '2026-10-01', to: '2026-10-02' };
const MODES = [undefined, 'continueRegularOutput', 'continueErrorOutput'] as const;
const REFUSED = /^Nothing was sent: Retry On Fail is on/;

const input: INodeExecutionData[] = [
	{
		json: { date: '2026-10-01', ope_id: '5001', cost: 3, visits: 12 },
		binary: {
			data: {
				data: Buffer.from('date,visits\n2026-10-01,12\n').toString('base64'),
				mimeType: 'text/csv',
				fileName: 'data.csv',
			},
		},
	},
];
const importing = { resource: 'import', importKind: 'website', importSite: 'shop-eu', ...PERIOD };

/** One of each kind of change. */
const changing: Array<[what: string, parameters: INodeParameters]> = [
	[
		'Update Amount',
		{ resource: 'sale', operation: 'updateAmount', site, reference: 'r', amount: 2 },
	],
	[
		'Replay',
		{
			resource: 'sale',
			operation: 'replay',
			site,
			reference: 'r',
			amount: 2,
			time: '2026-10-01T10:00:00Z',
		},
	],
	['Delete', { resource: 'denyEntry', operation: 'delete', site, entry: locator('1', 'id') }],
	['Import File', { ...importing, operation: 'importFile' }],
	['Import Items', { ...importing, operation: 'importItems' }],
	[
		'Upload Costs',
		{
			resource: 'campaign',
			operation: 'uploadCosts',
			site,
			inputFrom: 'items',
			costsFor: 'advertising',
		},
	],
	['Cancel', { resource: 'dataWarehouse', operation: 'cancel', ip: '1.2.3.4', jobId: 'a' }],
	[
		'Custom API Call',
		{ resource: 'api', operation: 'call', method: 'POST', endpoint: '/er/account/ping.json' },
	],
];

describe.each(lines())('Retry On Fail, on %s', (line) => {
	const stage = withStage(line);

	const retried = (parameters: INodeParameters, onError?: Step['onError']): Scene => ({
		parameters,
		retryOnFail: true,
		maxTries: 3,
		waitBetweenTries: 1,
		...(onError ? { onError } : {}),
		files: input,
	});

	// How the error is shown depends on no operation but for its number of outputs.
	const modes = changing.flatMap(([name, parameters], at) =>
		(at === 0 || name === 'Upload Costs' ? MODES : MODES.slice(0, 1)).map(
			(onError) => [name, onError, parameters] as const,
		),
	);
	it.each(modes)(
		'rejects %s before anything is sent (on error: %s)',
		async (name, onError, parameters) => {
			stage.sandbox.control.fault({ kind: 'drop', times: 9 });
			const refused = await stage.play(retried(parameters, onError));
			expect(stage.requests()).toEqual([]);
			if (onError === undefined) {
				expect(refused.error?.message).toMatch(REFUSED);
				expect(refused.error?.description).toMatch(/^Turn off Retry On Fail under Settings/);
				return;
			}
			expect(refused.status).toBe('success');
			const hasRejectedLines = parameters.resource === 'import' || name === 'Upload Costs';
			const outputs = hasRejectedLines ? 2 : 1;
			const left = refused.output(onError === 'continueErrorOutput' ? outputs : 0);
			expect(jsonOf(left)).toMatchObject([{ error: expect.stringMatching(REFUSED) as unknown }]);
		},
	);

	it.each([
		['Report > Submit', reportParameters({ operation: 'submit' }), 'query.json'],
		['Search', { resource: 'sale', operation: 'search', site, ...PERIOD }, 'search.json'],
	])('repeats %s, which changes nothing', async (_, parameters, endpoint) => {
		stage.sandbox.control.fault({ kind: 'drop', match: endpoint });
		succeeded(await stage.play(retried(parameters)));
		expect(stage.requests(endpoint)).toHaveLength(2);
	});

	it('is accepted for a Custom API Call that reads', async () => {
		const endpoint = '/er/account/ping.json';
		const done = await stage.play(
			retried({ resource: 'api', operation: 'call', method: 'GET', endpoint }),
		);
		expect(done.error).toBeUndefined();
		// The number of requests is not checked: n8n 1 takes the platform's `error: false` for a
		// failure, and retries.
		expect(stage.requests()).not.toEqual([]);
	});
});
