import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { locator, workflowOf, type Step } from '../../../harness/workflows';
import { jsonOf, pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';

const ENOUGH_MS = 5_000;

/** A loop from Still Running, with every output connected. */
const loop = (options: INodeParameters, settings: Step) =>
	workflowOf(
		{
			Collect: {
				parameters: {
					resource: 'report',
					operation: 'collect',
					site: locator('shop-eu', 'id'),
					jobId: '={{ $json.jobId }}',
					options,
				},
				...settings,
			},
			Done: { type: 'n8n-nodes-base.noOp' },
			Failed: { type: 'n8n-nodes-base.noOp' },
		},
		[
			['Start', 0, 'Collect'],
			['Collect', 0, 'Collect'],
			['Collect', 1, 'Done'],
			...(settings.onError === 'continueErrorOutput' ? [['Collect', 2, 'Failed'] as const] : []),
		],
	);

describe.each(newestLine())('a failure in Collect with a loop, on %s', (line) => {
	const stage = withStage(line);

	const troubles: Array<[what: string, message: RegExp, token: string, options: INodeParameters]> =
		[
			['a token that is refused', /does not accept the token/, 'wrong', {}],
			['an address that is none', /in the credential cannot be used/, 'no address', {}],
			['a wrong option', /^Concurrent Requests must be/, '', { atOnce: 0 }],
		];
	const credentials = (token: string) => {
		const { marketingAnalyticsApi: known } = stage.credentials;
		const wrong =
			token === 'wrong' ? { apiToken: token } : token === '' ? {} : { baseUrl: 'no address' };
		return { marketingAnalyticsApi: { ...known, ...wrong } };
	};

	it('abandons a job whose item has no time of submission', async () => {
		const body = { error: false, jobrun_status: 'RUNNING' };
		stage.sandbox.control.fault({ kind: 'reply', match: 'status.json', body, times: 9 });
		let run = await stage.run({
			workflow: loop({ giveUpAfter: 1e-9 }, { onError: 'continueRegularOutput' }),
			input: [{ json: { jobId: '7' } }],
		});
		for (let round = 0; round < 3 && run.status === 'waiting'; round += 1) {
			run = await stage.engine.resume(run);
		}
		expect(run.status).toBe('success');
		expect(jsonOf(run.items('Done'))).toMatchObject([
			{ error: expect.stringContaining('is not finished after') as unknown },
		]);
		expect(stage.requests('status.json')).toHaveLength(2);
	});

	it.each([
		[undefined, 'error'],
		['continueRegularOutput', 'waiting'],
		['continueErrorOutput', 'waiting'],
	] as const)('does not loop with Always Output Data (on error: %s)', async (onError, status) => {
		const run = await stage.engine.run({
			workflow: loop({}, { alwaysOutputData: true, ...(onError ? { onError } : {}) }),
			credentials: credentials(''),
			input: [{ json: { jobId: '7' } }],
			timeoutMs: ENOUGH_MS,
		});
		expect(run.status).toBe(status);
		expect(run.runs('Collect')).toBe(1);
		expect(run.serialised()).toContain('Turn off Always Output Data');
		expect(stage.requests()).toEqual([]);
	});

	describe.each(troubles)('%s', (_, message, token, options) => {
		const collect = async (settings: Step) =>
			await stage.engine.run({
				workflow: loop(options, settings),
				credentials: credentials(token),
				input: [{ json: { jobId: '7', n: 0 } }, { json: { jobId: '8', n: 1 } }],
				// Ends an endless loop.
				timeoutMs: ENOUGH_MS,
			});

		it('ends the execution', async () => {
			const run = await collect({});
			expect(run.status).toBe('error');
			expect(run.error?.message).toMatch(message);
			expect(run.runs('Collect')).toBe(1);
		});

		it.each([
			['continueRegularOutput', 'Done'],
			['continueErrorOutput', 'Failed'],
		] as const)('leaves the loop once (on error: %s)', async (onError, node) => {
			const run = await collect({ onError });
			expect(run.status).toBe('success');
			expect(run.runs('Collect')).toBe(1);
			const failed = jsonOf(run.items(node));
			expect(failed).toHaveLength(2);
			for (const { error } of failed) expect(error).toMatch(message);
			expect(pairedItemsOf(run.items(node))).toEqual([{ item: 0 }, { item: 1 }]);
		});
	});
});
