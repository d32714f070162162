import type { JobSettings } from '../../../../sandbox';
import { newestLine } from '../../../../harness/engine';
import { locator } from '../../../../harness/workflows';
import { jsonOf, pairedItemsOf } from '../../../support/stage';
import { withStage } from '../../../support/withStage';

type Case = [state: string, phase: string, settings: JobSettings];

const cases: Case[] = [
	['PENDING', 'running', { seconds: 600 }],
	['COMPLETED', 'done', {}],
	['completed', 'done', { state: 'completed' }],
	['FAILED', 'failed', { outcome: 'failed', detail: 'No data for this site.' }],
	['EXPIRED', 'expired', { outcome: 'expired' }],
	['PAUSED', 'running', { outcome: 'unknown' }],
];

describe.each(newestLine())('the status of a report, on %s', (line) => {
	const stage = withStage(line);

	const ask = { operation: 'getStatus', site: locator('={{ $json.site }}', 'id') };

	it("is the state of each job in the platform's words, and its meaning", async () => {
		for (const [, , settings] of cases) stage.sandbox.control.nextJobs(settings);
		const submitted = await stage.report(
			{ operation: 'submit', options: { atOnce: 1 } },
			{ input: cases.map(() => ({})) },
		);
		const jobs = submitted.items;
		const items = (await stage.report(ask, { input: jobs })).output();
		expect(pairedItemsOf(items)).toEqual(cases.map((_, item) => ({ item })));
		expect(jsonOf(items)).toMatchObject(
			cases.map(([state, phase, { detail }], index) => ({
				jobId: jobs[index]?.jobId,
				site: 'shop-eu',
				state,
				phase,
				reply: { jobrun_status: state, ...(detail ? { error_msg: detail } : {}) },
			})),
		);
		expect(stage.requests('download.json')).toEqual([]);
	});

	it('of an unknown job is an error, which does not affect the others', async () => {
		const [known] = (await stage.report({ operation: 'submit' })).items;
		const unknown = { jobId: '12', site: 'shop-eu' };
		const run = await stage.report(ask, {
			input: [unknown, known ?? {}],
			onError: 'continueErrorOutput',
		});
		expect(run.items).toMatchObject([{ jobId: known?.jobId, phase: 'done' }]);
		expect(run.itemsOf(1)).toEqual([
			{
				...unknown,
				error: expect.stringContaining('There is no job run "12"') as unknown,
				message: expect.stringMatching(/\w+ \w+/) as unknown,
			},
		]);
	});
});
