import type { INodeParameters } from 'n8n-workflow';
import { PlatformCaller } from '../platformCaller';
import type { Relaunch, RunHistory } from './runHistory';
import type { Poll } from '../simulatedN8n';
import { SimulatedN8n } from '../simulatedN8n';
import type { World } from '../world';
import { DAY, HOUR, MINUTE } from '../world';

const SITE = 'shop-eu';

/** A poll, and whether the platform was healthy since the last successful one. */
export interface RunPoll extends Poll {
	readonly isAtRest: boolean;
}

/** The outcome of a history: the polls, and the states of the ended runs on the platform. */
export interface LivedRuns {
	/** The polls until the baseline is known. */
	readonly firsts: readonly Poll[];
	readonly polls: readonly RunPoll[];
	readonly baseline: ReadonlyMap<string, string>;
	readonly all: ReadonlyMap<string, string>;
}

let day = Date.UTC(2026, 10, 10, 8);

/** Runs a history, and then three quiet polls. */
export async function live(world: World, history: RunHistory): Promise<LivedRuns> {
	const { watches, cursor, steps } = history;
	const { sandbox } = world;
	day += 5 * DAY;
	world.begin(new Date(day).toISOString());
	const caller = new PlatformCaller(sandbox, SITE);
	const group = watches === 'files' ? 'empdb' : 'syncpartner';
	const jobs = watches === 'files' ? [''] : await jobsOf(caller);
	const watched = watches === 'all' ? jobs : jobs.slice(0, 1);
	const latest = await Promise.all(jobs.map((job) => runsOf(caller, group, job)));
	const again = latest.flatMap((runs) => (watches === 'files' ? runs : runs.slice(0, 1)));
	const baseline = await endedOf(caller, group, watched);
	const n8n = new SimulatedN8n({ sandbox, cursor, parameters: formOf(watches, jobs[0] ?? '') });
	const firsts = [await n8n.poll({ faults: history.first }), await n8n.poll()];
	const polls: RunPoll[] = [];
	let restsFrom = 0;
	const relaunch = async ({ which, ...job }: Relaunch) => {
		sandbox.control.clearJobs();
		sandbox.control.nextJobs(job);
		await caller.runAgain(group, again[which % again.length]?.jobrun_id ?? '');
		restsFrom = Math.max(restsFrom, world.now + job.seconds * 1_000);
	};
	if (history.restartsSoon) {
		await relaunch({ which: 0, seconds: 0, outcome: 'done' });
		n8n.restart();
	}
	const poll = async (isCalm: boolean, happening = {}) => {
		const isAtRest = isCalm && restsFrom < (polls.at(-1)?.at ?? 0);
		polls.push({ ...(await n8n.poll(happening)), isAtRest });
	};
	for (const { minutes, relaunches, restarts, ...happening } of steps) {
		world.pass(minutes * MINUTE);
		if (restarts) n8n.restart();
		for (const one of relaunches) await relaunch(one);
		const { faults, crashes } = happening;
		const isWell = faults.length === 0 && !crashes && !restarts;
		if (!isWell) restsFrom = Math.max(restsFrom, world.now);
		await poll(isWell && relaunches.length === 0, happening);
	}
	world.pass(3 * HOUR);
	for (let calm = 0; calm < 3; calm += 1) await poll(true);
	return { firsts, polls, baseline, all: await endedOf(caller, group, watched) };
}

async function jobsOf(caller: PlatformCaller): Promise<string[]> {
	const rows = await caller.rows('db/syncpartner/search');
	return rows.flatMap(({ job_id: id }) => id ?? []);
}

async function runsOf(caller: PlatformCaller, group: string, job: string) {
	return await caller.rows(`db/${group}/status`, { limit: 1_000, ...(job && { 'job-id': job }) });
}

async function endedOf(caller: PlatformCaller, group: string, jobs: readonly string[]) {
	const runs = await Promise.all(jobs.map((job) => runsOf(caller, group, job)));
	const ended = runs.flat().filter(({ jobrun_status: state = '' }) => !GOING_ON.includes(state));
	return new Map(ended.map(({ jobrun_id: id = '', jobrun_status: state = '' }) => [id, state]));
}

const GOING_ON = ['PENDING', 'RUNNING'];

function formOf(watches: RunHistory['watches'], job: string): INodeParameters {
	return {
		authentication: 'apiToken',
		event: 'jobFinished',
		site: SITE,
		outcome: 'any',
		jobKind: watches === 'files' ? 'empDatabase' : 'partnerSync',
		partnerSync: { __rl: true, mode: 'list', value: watches === 'one' ? job : '' },
	};
}
