import type { JsonObject } from 'n8n-workflow';
import type { Fault } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import { locator } from '../../../harness/workflows';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';

const ID = '701928374650918273';

describe.each(newestLine())('submitting a report, on %s', (line) => {
	const stage = withStage(line);

	const submit = { operation: 'submit' };

	it('returns a handle at once, without looking at the job', async () => {
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
			// The result need not say what its columns are.
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

	it.each<[string, JsonObject | string]>([
		['in rows', { error: false, data: { fields: [{ name: 'jobrun_id' }] }, rows: [[ID]] }],
		['in data.rows', { error: false, data: { fields: [{ name: 'jobrun_id' }], rows: [[ID]] } }],
		[
			'in the column of its name',
			{ data: { fields: [{ name: 'a' }, { name: 'jobrun_id' }] }, rows: [['x', ID]] },
		],
		['as jobrun_id', { error: 0, jobrun_id: ID }],
		['as a number longer than JavaScript can hold', `{"jobrun_id": ${ID}}`],
	])('finds the job ID %s', async (_, body) => {
		stage.sandbox.control.fault({ kind: 'reply', match: 'query.json', body: toJson(body) });
		const run = await stage.report(submit);
		expect(run.error).toBeUndefined();
		expect(jsonOf(run.items('Report'))).toMatchObject([{ jobId: ID }]);
	});

	it('tells a reply without a job ID', async () => {
		stage.sandbox.control.fault({ kind: 'reply', match: 'query.json', body: { error: false } });
		const run = await stage.report(submit);
		expect(run.error?.message).toContain('The reply to the report request lacks');
		expect(stage.submitted()).toHaveLength(1);
	});

	it.each<[string, Fault]>([
		['is dropped', { kind: 'drop' }],
		['is cut', { kind: 'cut' }],
		['is empty', { kind: 'empty' }],
	])(
		'sends nothing twice when the answer %s, and says that it may have arrived',
		async (_, fault) => {
			stage.sandbox.control.fault({ ...fault, match: 'query.json' });
			const run = await stage.report(submit);
			expect(run.error?.message).toBe(
				'The platform may have received the report request, but its answer did not arrive',
			);
			expect(run.error?.description).toContain('Nothing was sent twice');
			expect(stage.submitted()).toHaveLength(1);
		},
	);

	it('sends again what the platform had no time for', async () => {
		const busy = { kind: 'status', status: 429, retryAfter: 0 } as const;
		stage.sandbox.control.fault({ ...busy, match: 'query.json', times: 2 });
		const run = await stage.report(submit);
		expect(run.error).toBeUndefined();
		expect(stage.requests('query.json').map(({ status }) => status)).toEqual([429, 429, 200]);
	});
});

/** The sandbox answers a text word for word. */
function toJson(body: JsonObject | string): string {
	return typeof body === 'string' ? body : JSON.stringify(body);
}
