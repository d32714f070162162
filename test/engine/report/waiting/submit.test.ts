import { newestLine } from '../../../../harness/engine';
import { locator } from '../../../../harness/workflows';
import { jsonOf, succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';

const ID = '701928374650918273';

describe.each(newestLine())('submitting a report, on %s', (line) => {
	const stage = withStage(line);

	const submit = { operation: 'submit' };

	it('returns an item at once, without checking the job', async () => {
		stage.sandbox.control.nextJobs({ seconds: 600, times: 2 });
		const run = await stage.report(
			{ ...submit, site: locator('={{ $json.site }}', 'id') },
			{ input: [{ site: 'shop-ca' }, { site: 'shop-eu' }] },
		);
		expect(run.items('Report')).toMatchObject([
			{ json: { site: 'shop-ca' }, pairedItem: { item: 0 } },
			{ json: { site: 'shop-eu' }, pairedItem: { item: 1 } },
		]);
		for (const handle of jsonOf(run.items('Report'))) {
			expect(Object.keys(handle)).toEqual(['jobId', 'site', 'submittedAt', 'report']);
			// The result need not describe its columns.
			expect(handle.report).toEqual({
				dimensions: [{ name: 'Channel', field: 'media_key' }],
				metrics: [{ name: 'Visits', field: 'visit' }],
				dateRanges: [{ range: 'LAST_7_DAYS' }],
			});
			expect(handle.jobId).toMatch(/^\d{18}$/);
			const submittedAt = Date.parse(String(handle.submittedAt));
			expect(submittedAt).toBeGreaterThanOrEqual(run.startedAt.getTime());
			expect(submittedAt).toBeLessThanOrEqual(Date.now());
		}
		expect(stage.requests().every(({ path }) => path.endsWith('query.json'))).toBe(true);
	});

	it('finds a bare job ID in the reply', async () => {
		stage.sandbox.control.fault({ kind: 'reply', match: 'query.json', body: { jobrun_id: ID } });
		const run = succeeded(await stage.report(submit));
		expect(jsonOf(run.items('Report'))).toMatchObject([{ jobId: ID }]);
	});

	it('is repeated after a temporary refusal', async () => {
		const busy = { kind: 'status', status: 429, retryAfter: 0 } as const;
		stage.sandbox.control.fault({ ...busy, match: 'query.json', times: 2 });
		succeeded(await stage.report(submit));
		expect(stage.requests('query.json').map(({ status }) => status)).toEqual([429, 429, 200]);
	});
});
