import { newestLine } from '../../../../harness/engine';
import { locator } from '../../../../harness/workflows';
import { succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';

const ID = '701928374650918273';

describe.each(newestLine())('submitting a report, on %s', (line) => {
	const stage = withStage(line);

	const submit = { operation: 'submit' };

	it('returns an item at once, without checking the job', async () => {
		const run = await stage.report(
			{ ...submit, site: locator('={{ $json.site }}', 'id') },
			{ input: [{ site: 'shop-ca' }, { site: 'shop-eu' }], jobs: [{ seconds: 600, times: 2 }] },
		);
		expect(run.output()).toMatchObject([
			{ json: { site: 'shop-ca' }, pairedItem: { item: 0 } },
			{ json: { site: 'shop-eu' }, pairedItem: { item: 1 } },
		]);
		for (const handle of run.items) {
			expect(Object.keys(handle)).toEqual(['jobId', 'site', 'submittedAt', 'report']);
			// The result need not describe its columns.
			expect(handle.report).toEqual({
				dimensions: [{ name: 'Channel', field: 'media_key' }],
				metrics: [{ name: 'Visits', field: 'visit' }],
				dateRanges: [{ range: 'LAST_7_DAYS' }],
			});
			expect(handle.jobId).toMatch(/^\d{18}$/);
			const submittedAt = Date.parse(String(handle.submittedAt));
			expect(submittedAt).toBeGreaterThanOrEqual(run.run.startedAt.getTime());
			expect(submittedAt).toBeLessThanOrEqual(Date.now());
		}
		expect(stage.requests().every(({ path }) => path.endsWith('query.json'))).toBe(true);
	});

	it('finds a bare job ID in the reply', async () => {
		const run = await stage.report(submit, {
			faults: { kind: 'reply', match: 'query.json', body: { jobrun_id: ID } },
		});
		expect(run.items).toMatchObject([{ jobId: ID }]);
	});

	it('is repeated after a temporary refusal', async () => {
		const busy = { kind: 'status', status: 429, retryAfter: 0 } as const;
		succeeded(await stage.report(submit, { faults: { ...busy, match: 'query.json', times: 2 } }));
		expect(stage.requests('query.json').map(({ status }) => status)).toEqual([429, 429, 200]);
	});
});
