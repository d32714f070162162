import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';
import { JOBS, launch } from './launch';
import { followsClock, HOUR, jobs, MINUTE, passes, sentencesOf, Watch } from './scene';

const one = {
	adHocJob: { adHocJob: locator(JOBS.adHocJob) },
	autoReport: { autoReport: locator(JOBS.autoReport, 'id') },
	partnerSync: { partnerSync: locator(JOBS.partnerSync) },
};
const numbers: Record<string, string> = JOBS;
const names: Record<string, string> = {
	adHocJob: 'Sales by campaign - Belgium, CRM team',
	autoReport: 'Daily sales',
	partnerSync: 'Google Ads - daily costs',
};
const importFinished = { event: 'importFinished', site: locator('shop-eu') };

describe.each(newestLine())('a finished job starts a workflow, on %s', (line) => {
	const stage = withStage(line, followsClock);
	beforeEach(() => void passes(HOUR));

	it.each<[string, keyof typeof launch, INodeParameters]>([
		['an ad hoc job', 'adHocJob', jobs('adHocJob', one.adHocJob)],
		['any ad hoc job', 'adHocJob', jobs('adHocJob')],
		['an auto report', 'autoReport', jobs('autoReport', one.autoReport)],
		['any auto report', 'autoReport', jobs('autoReport')],
		['a partner sync', 'partnerSync', jobs('partnerSync', one.partnerSync)],
		['any partner sync', 'partnerSync', jobs('partnerSync')],
		['a file of EMPDB', 'empDatabase', jobs('empDatabase')],
		['an import', 'partnerSync', { ...importFinished, ...one.partnerSync }],
		['any import', 'partnerSync', importFinished],
	])('once for each run, except for earlier ones: %s', async (what, kind, parameters) => {
		const watch = new Watch(stage, parameters);
		await watch.pollInVain();

		stage.sandbox.control.nextJobs({ seconds: 300 });
		const run = await launch[kind](stage);
		expect((await watch.poll(passes(MINUTE))).output).toBeNull();

		const ended = await watch.poll(passes(5 * MINUTE));
		const named = what.startsWith('any') ? { jobId: numbers[kind], jobName: names[kind] } : {};
		expect(jsonOf(ended.items)).toEqual([
			{
				...ended.items[0]?.json,
				jobrun_id: run,
				jobrun_status: 'COMPLETED',
				site: 'shop-eu',
				phase: 'done',
				...named,
			},
		]);
		stage.clear();
		expect((await watch.poll(passes(MINUTE))).output).toBeNull();
		// With all jobs watched, the list and one quiet job are requested.
		expect(stage.requests().length).toBeLessThanOrEqual(2);
	});

	it('only with the chosen outcome', async () => {
		const watch = new Watch(stage, { ...jobs('autoReport', one.autoReport), outcome: 'failed' });
		await watch.poll();
		await launch.autoReport(stage);
		stage.sandbox.control.nextJobs({ outcome: 'failed' });
		const failed = await launch.autoReport(stage);
		const { items } = await watch.poll(passes(MINUTE));
		expect(jsonOf(items)).toMatchObject([{ jobrun_id: failed, phase: 'failed' }]);
	});

	it('with the runs of all jobs in order', async () => {
		const watch = new Watch(stage, jobs('autoReport'));
		await watch.poll();
		const same = [await launch.autoReport(stage), await launch.autoReport(stage)];
		const other = await launch.autoReport(stage, '412003');
		const { items } = await watch.poll(passes(MINUTE));
		expect(jsonOf(items).map(({ jobrun_id }) => jobrun_id)).toEqual([...same, other]);
		expect(jsonOf(items).map(({ jobId }) => jobId)).toEqual(['412001', '412001', '412003']);
	});

	it('and starts over if another job is watched', async () => {
		const watch = new Watch(stage, jobs('autoReport', one.autoReport));
		await watch.poll();
		await launch.autoReport(stage, '412003');
		watch.parameters = jobs('autoReport', { autoReport: locator('412003') });
		expect((await watch.poll(passes(MINUTE))).output).toBeNull();
		await launch.autoReport(stage, '412003');
		expect((await watch.poll(passes(MINUTE))).items).toHaveLength(1);
	});

	it('and an unknown job is reported at once', async () => {
		const watch = new Watch(stage, jobs('autoReport', { autoReport: locator('99', 'id') }));
		expect(sentencesOf(await watch.poll())).toEqual([
			[
				'The platform found nothing for the runs of auto reports: There is no job "99": take a job_id that search lists. (JOB_ID_UNKNOWN)',
				expect.stringMatching(/^Check the site and the IDs\. .+ Request ID for /),
			],
		]);
		expect(watch.staticData).toEqual({ 'node:Trigger': {} });
	});

	it('even if another job of the list no longer exists', async () => {
		stage.sandbox.control.fault({
			kind: 'status',
			status: 404,
			match: 'autoreport/status',
			after: 1,
		});
		const watch = new Watch(stage, jobs('autoReport'));
		await watch.pollInVain();

		stage.sandbox.control.nextJobs({ seconds: 0 });
		const run = await launch.autoReport(stage);
		const ended = await watch.poll(passes(MINUTE));
		expect(jsonOf(ended.items).map(({ jobrun_id }) => jobrun_id)).toEqual([run]);
	});
});
