import type { IHttpRequestOptions } from 'n8n-workflow';
import { readAddress } from '../../platform/client/address';
import { Fault } from '../../platform/client/faults';
import { exportRun, listJobs, listRuns, runLists } from '../../platform/polling/runLists';

/** A platform that gives one answer, and what it was asked. */
function platformWith(answer: unknown, statusCode = 200) {
	const asked: string[] = [];
	const transmit = async ({ method, url }: IHttpRequestOptions) => {
		asked.push(`${method} ${decodeURIComponent(url.replace('https://x.example/ea/v2', ''))}`);
		return { statusCode, headers: {}, body: JSON.stringify(answer) };
	};
	const platform = {
		address: readAddress('https://x.example', false),
		transmit,
		secrets: [],
		signal: undefined,
		retryPolicy: { attempts: 1, totalMs: 20_000, idleMs: 10_000 },
	};
	return { platform, asked };
}

const { adHocJob, autoReport, partnerSync, empDatabase } = runLists;

it('there are lists of jobs with runs, and one of runs alone', () => {
	expect(Object.values(runLists).map(({ group, hasJobs }) => [group, hasJobs])).toEqual([
		['adhoc', true] as const,
		['autoreport', true] as const,
		['syncpartner', true] as const,
		['empdb', false] as const,
	]);
});

it('the jobs of a list are known by their IDs, whatever it is called', async () => {
	const rows = [{ job_id: 7, name: 'a' }, { id: 'x' }, { job_id: 'y', id: 'z' }, { name: 'b' }];
	const { platform, asked } = platformWith({ data: rows });
	expect(await listJobs(platform, 'shop', adHocJob)).toEqual([
		{ id: '7', row: rows[0] },
		{ id: 'x', row: rows[1] },
		{ id: 'y', row: rows[2] },
	]);
	expect(asked).toEqual(['GET /ea/shop/db/adhoc/search.json?limit=1000']);
});

it('the runs of a job come in pages', async () => {
	const rows = [{ jobrun_id: 1 }, { jobrun_id: 2 }];
	const { platform, asked } = platformWith({ data: rows });
	const page = async (job: string | undefined, start: number) =>
		await listRuns(platform, 'shop', partnerSync, job, { limit: 5, start });
	expect(await page('j 1', 0)).toEqual(rows);
	await page('j', 5);
	await page(undefined, 10);
	const path = 'GET /ea/shop/db/syncpartner/status.json';
	expect(asked).toEqual([
		`${path}?job-id=j+1&limit=5`,
		`${path}?job-id=j&limit=5&start=5`,
		`${path}?limit=5&start=10`,
	]);
});

it('an export of the audience engine is one run, with its ID', async () => {
	const { platform, asked } = platformWith({ error: false, status: 'DONE' });
	expect(await exportRun(platform, 'shop', '9')).toEqual({ jobrun_id: '9', status: 'DONE' });
	expect(asked).toEqual(['GET /ea/shop/db/ebmdb/status.json?jobrun-id=9']);
	const named = platformWith({ jobrun_id: '10' });
	expect(await exportRun(named.platform, 'shop', '9')).toEqual({ jobrun_id: '10' });
});

it.each<[string, (platform: ReturnType<typeof platformWith>['platform']) => Promise<unknown>]>([
	['the list of auto reports', async (platform) => await listJobs(platform, 's', autoReport)],
	[
		'the runs of EMPDB files',
		async (platform) =>
			await listRuns(platform, 's', empDatabase, undefined, { limit: 1, start: 0 }),
	],
	['the list of ad hoc jobs', async (platform) => await listJobs(platform, 's', adHocJob)],
	['the list of partner syncs', async (platform) => await listJobs(platform, 's', partnerSync)],
	['the state of export 9', async (platform) => await exportRun(platform, 's', '9')],
])('what is not found is called %s', async (what, ask) => {
	const { platform } = platformWith({}, 404);
	const failed = await ask(platform).catch((error: unknown) => error);
	expect(failed).toBeInstanceOf(Fault);
	expect(failed).toMatchObject({ kind: 'notFound', facts: { what } });
});
