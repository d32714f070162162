import type { IHttpRequestOptions } from 'n8n-workflow';

import { Fault } from '../../../platform/http/errors/fault';
import type { RunRows } from '../../../platform/polling/runPages';
import { exportRun, listJobs, listRuns, runLists } from '../../../platform/polling/runLists';
import { identityOf, readBack } from '../../../platform/polling/runPages';
import { phaseOfRun } from '../../../platform/polling/runState';
import { connectionBy, faultOf } from '../../http/door/connection';
import { Jobs } from './jobs';

it.each([
	[{ jobrun_id: 7, id: 'x' }, '7'],
	[{ run_id: 'a', id: 'x' }, 'a'],
	[{ uuid: 'u', id: 'x' }, 'u'],
	[{ jobrun_id: '', id: 'x' }, 'x'],
	[{ state: 'DONE' }, '{"state":"DONE"}'],
	[{ jobrunId: ' 7 ' }, '7'],
	[{ 'JobRun-ID': '-', RunID: 'a' }, 'a'],
	[{ jobrun_id: 0, name: 'x' }, '{"jobrun_id":0,"name":"x"}'],
])('the run %j is identified as %s', (run, identity) => {
	expect(identityOf(run)).toBe(identity);
});

it.each([
	[{ jobrun_status: 'COMPLETED' }, 'done'],
	[{ status: 'failed' }, 'failed'],
	[{ state: 'EXPIRED' }, 'expired'],
	[{ jobrun_status: '', status: 'DONE', state: 'FAILED' }, 'done'],
	[{ jobRunStatus: 'COMPLETED' }, 'done'],
	[{ Status: 'Failed' }, 'failed'],
	[{}, 'running'],
])('the state of %j is %s', (run, phase) => {
	expect(phaseOfRun(run)).toBe(phase);
});

const run = (id: number) => ({ id });

/** Reads a list of runs, newest first, in pages of two; runs from 0 down are known. */
async function read(...ids: number[]) {
	return await readPages((start) => ({ rows: ids.slice(start, start + 2).map(run) }));
}

async function readPages(pageAt: (start: number) => RunRows) {
	const starts: number[] = [];
	const page = async (start: number) => {
		starts.push(start);
		return await Promise.resolve(pageAt(start));
	};
	const { runs, isCut } = await readBack({ read: page, size: 2 }, ({ id }) => Number(id) <= 0);
	return { ids: runs.map(({ id }) => id), isCut, starts };
}

it('runs are read back to a known one, or to the end', async () => {
	expect(await read(3, 2, 1, 0, -1)).toEqual({ ids: [3, 2, 1, 0], isCut: false, starts: [0, 2] });
	expect(await read(0, -1)).toEqual({ ids: [0, -1], isCut: false, starts: [0] });
	expect(await read(3, 2)).toEqual({ ids: [3, 2], isCut: false, starts: [0, 2] });
	expect(await read()).toEqual({ ids: [], isCut: false, starts: [0] });
});

it('runs that have no ID yet are different runs', async () => {
	const rows = ['a', 'b'].map((name) => ({ jobrun_id: 0, name }));
	const page = async (start: number) => await Promise.resolve({ rows: start === 0 ? rows : [] });
	const { runs } = await readBack({ read: page, size: 2 }, () => false);
	expect(runs).toEqual(rows);
});

it('runs of a repeated page are cut if the platform says that there are more', async () => {
	const repeated = (isPart: boolean) => () => ({ rows: [run(3)], isPart });
	expect(await readPages(repeated(true))).toEqual({ ids: [3], isCut: true, starts: [0, 1] });
	expect(await readPages(repeated(false))).toEqual({ ids: [3], isCut: false, starts: [0, 1] });
});

it('at most ten pages of runs are read', async () => {
	const ids = Array.from({ length: 40 }, (_, at) => 40 - at);
	const { starts, isCut } = await read(...ids);
	expect([starts.length, isCut]).toEqual([10, true]);
});

it('some unlisted runs of each job are remembered, and none is emitted twice', async () => {
	const jobs = new Jobs();
	let { state } = await jobs.poll(undefined);
	const told: string[] = [];
	for (let round = 0; round < 60; round += 1) {
		jobs.add('a', `a-${round} DONE`);
		jobs.rows.a = String(round);
		const polled = await jobs.poll(state);
		told.push(...(polled.ids ?? []));
		state = polled.state;
	}
	expect(told).toEqual(Array.from({ length: 60 }, (_, round) => `a:a-${round}`));
	// A page and ten more of job a, and the initial runs of the others.
	expect(state?.known).toHaveLength(3 + 30 + 2);
	// A running run that disappears from the list causes all pages to be read.
	jobs.add('a', 'long RUNNING');
	jobs.rows.a = 'long';
	({ state } = await jobs.poll(state));
	jobs.runs.a = jobs.runs.a?.slice(1) ?? [];
	const { ids, asked } = await jobs.poll(state);
	expect(asked.filter((one) => one.startsWith('a'))).toHaveLength(10);
	expect(ids).toBeUndefined();
});

it('runs that ended before the trigger started are not emitted when it reads back to a running one', async () => {
	const jobs = new Jobs();
	jobs.runs.a = ['a4 DONE', 'a3 DONE', 'a2 RUNNING', 'a1 DONE', 'a0 DONE'];
	const { state } = await jobs.pollOne(undefined);
	jobs.runs.a = ['a5 DONE', 'a4 DONE', 'a3 DONE', 'a2 DONE', 'a1 DONE', 'a0 DONE'];
	const second = await jobs.pollOne(state);
	expect(second).toMatchObject({ asked: ['a', 'a+3'], ids: [':a2', ':a5'] });
	jobs.runs.a = ['a1 DONE', 'a0 DONE'];
	expect((await jobs.pollOne(second.state)).ids).toBeUndefined();
});

/** A platform with one answer, and the requests that it received. */
function platformWith(answer: unknown, statusCode = 200) {
	const asked: string[] = [];
	const transmit = async ({ method, url }: IHttpRequestOptions) => {
		asked.push(`${method} ${decodeURIComponent(url.replace('https://x.example/ea/v2', ''))}`);
		return { statusCode, headers: {}, body: JSON.stringify(answer) };
	};
	return { platform: connectionBy(transmit), asked };
}

const { adHocJob, autoReport, partnerSync, empDatabase } = runLists;

it('there are lists of jobs with runs, and a list of runs only', () => {
	const groups = Object.values(runLists).map(({ group, hasJobs }) => `${group} ${hasJobs}`);
	expect(groups).toEqual(['adhoc true', 'autoreport true', 'syncpartner true', 'empdb false']);
});

it('the jobs of a list are identified by an ID of either name', async () => {
	const rows = [{ job_id: 7, name: 'a' }, { id: 'x' }, { job_id: 'y', id: 'z' }, { name: 'b' }];
	const { platform, asked } = platformWith({ data: rows });
	const jobs = [
		{ id: '7', row: rows[0] },
		{ id: 'x', row: rows[1] },
		{ id: 'y', row: rows[2] },
	];
	expect(await listJobs(platform, 'shop', adHocJob)).toEqual({ jobs, isPart: false });
	const part = platformWith({ data: rows, hasMore: true });
	expect(await listJobs(part.platform, 'shop', adHocJob)).toEqual({ jobs, isPart: true });
	expect(asked).toEqual(['GET /ea/shop/db/adhoc/search.json?limit=1000']);
});

it('the runs of a job are read in pages', async () => {
	const rows = [{ jobrun_id: 1 }, { jobrun_id: 2 }];
	const { platform, asked } = platformWith({ data: rows });
	const page = async (job: string | undefined, start: number) =>
		await listRuns(platform, 'shop', partnerSync, job, { limit: 5, start });
	expect(await page('j 1', 0)).toEqual({ rows, isPart: false });
	await page('j', 5);
	await page(undefined, 10);
	const path = 'GET /ea/shop/db/syncpartner/status.json';
	expect(asked).toEqual([
		`${path}?job-id=j+1&limit=5`,
		`${path}?job-id=j&limit=5&start=5`,
		`${path}?limit=5&start=10`,
	]);
});

it('an export of the audience engine is a single run with its ID', async () => {
	const { platform, asked } = platformWith({ error: false, status: 'DONE' });
	expect(await exportRun(platform, 'shop', '9')).toEqual({ jobrun_id: '9', status: 'DONE' });
	expect(asked).toEqual(['GET /ea/shop/db/ebmdb/status.json?jobrun-id=9']);
	const named = platformWith({ jobrun_id: '10' });
	expect(await exportRun(named.platform, 'shop', '9')).toEqual({ jobrun_id: '10' });
});

type Ask = (platform: ReturnType<typeof platformWith>['platform']) => Promise<unknown>;
const FIRST = { limit: 1, start: 0 };

it.each<[string, Ask]>([
	['the list of auto reports', (platform) => listJobs(platform, 's', autoReport)],
	['the list of ad hoc jobs', (platform) => listJobs(platform, 's', adHocJob)],
	['the list of partner syncs', (platform) => listJobs(platform, 's', partnerSync)],
	['the runs of EMPDB files', (platform) => listRuns(platform, 's', empDatabase, undefined, FIRST)],
	['the state of export 9', (platform) => exportRun(platform, 's', '9')],
])('a missing list is named %s in the error', async (what, ask) => {
	const { platform } = platformWith({}, 404);
	const failed = await faultOf(ask(platform));
	expect(failed).toBeInstanceOf(Fault);
	expect(failed).toMatchObject({ kind: 'notFound', facts: { what } });
});
