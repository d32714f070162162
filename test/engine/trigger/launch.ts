import type { Stage } from '../../support/stage';
import { SiteCalls, textIn } from '../catalogue/siteCalls';
import { submit } from '../warehouse/scene';

/** The first jobs of each kind, by their IDs in shop-eu. */
export const JOBS = { adHocJob: '411001', autoReport: '412001', partnerSync: '413001' };

/** Starts a run of each kind with a list, independently of the trigger. */
export const launch = {
	adHocJob: async (stage: Stage) => await start(stage, 'adhoc/test', JOBS.adHocJob),
	autoReport: async (stage: Stage, job = JOBS.autoReport) =>
		await start(stage, 'autoreport/launch_with_configuration', job),
	partnerSync: async (stage: Stage, job = JOBS.partnerSync) =>
		await relaunch(stage, 'syncpartner', { 'job-id': job }),
	empDatabase: async (stage: Stage) => await relaunch(stage, 'empdb', {}),
};

async function start({ sandbox }: Stage, path: string, job: string): Promise<string> {
	const site = new SiteCalls(sandbox);
	return await site.value('POST', `db/${path}`, { 'job-id': job }, 'jobrun_id');
}

/** Repeats the latest run of a job. */
async function relaunch({ sandbox }: Stage, group: string, which: object): Promise<string> {
	const site = new SiteCalls(sandbox);
	const [last] = await site.rows('GET', `db/${group}/status`, which);
	const given = { 'jobrun-id': textIn(last, 'jobrun_id') };
	return await site.value('POST', `db/${group}/relaunch`, given, 'jobrun_id');
}

/** Starts an export of the audience engine. */
export async function startExport({ sandbox }: Stage): Promise<string> {
	const given = { ergmacro: 'viewed_women_7d' };
	return await new SiteCalls(sandbox).value('POST', 'db/ebmdb/export_users', given, 'jobrun_id');
}

export const CALLER_IP = '203.0.113.7';

/** Starts a query in the data warehouse. */
export async function startQuery(stage: Stage): Promise<string> {
	const run = await stage.play({ parameters: submit });
	return String(Object.values(run.output()[0]?.json ?? {})[0]);
}
