import { Fault } from '../../../platform/client/faults';
import type { JobContract, JobStatus } from '../../../platform/client/jobs/wait';
import { awaitJobs, lookAt, lookOf } from '../../../platform/client/jobs/wait';
import { phaseOf } from '../../../platform/client/jobs/states';

type Look = JobStatus | Fault | 'hangs';
interface Seen {
	readonly id: string;
	readonly atMs: number;
	readonly totalMs: number | undefined;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Jobs that show one look after the other, and then the last one for ever. */
function watched(looks: Readonly<Record<string, readonly Look[]>>) {
	const start = performance.now();
	const seen: Seen[] = [];
	const contract: JobContract<{ readonly id: string }> = {
		what: 'the report',
		collect: 'Report > Collect',
		status: async ({ id }, totalMs) => {
			const past = seen.filter((one) => one.id === id).length;
			seen.push({ id, atMs: Math.round(performance.now() - start), totalMs });
			const all = looks[id] ?? [];
			const look = all[Math.min(past, all.length - 1)];
			if (look === undefined || look === 'hangs') return await new Promise(() => {});
			if (look instanceof Fault) throw look;
			return look;
		},
	};
	return { contract, seen, jobs: Object.keys(looks).map((id) => ({ id })) };
}

const running = { state: 'PENDING' };
const done = { state: 'COMPLETED' };
const waiting = { limitMs: 60_000, concurrency: 5, signal: undefined };

async function afterwards<T>(work: Promise<T>, ms = 600_000): Promise<T> {
	await jest.advanceTimersByTimeAsync(ms);
	return await work;
}

describe('waiting for jobs', () => {
	test('ends with each when it is done, in the order of the jobs', async () => {
		const failed = { state: 'FAILED', said: 'No data.' };
		const { contract, jobs } = watched({ 1: [running, done], 2: [failed], 3: [done] });
		const [first, second, third] = await afterwards(awaitJobs(contract, jobs, waiting));
		expect([first, third]).toEqual([undefined, undefined]);
		expect(second).toMatchObject({
			kind: 'jobFailed',
			message: 'The platform could not finish job 2 (state FAILED): No data.',
		});
	});

	test('looks soon, then ever more slowly, and every 30 seconds at least', async () => {
		const { contract, jobs, seen } = watched({ 1: [running] });
		await afterwards(awaitJobs(contract, jobs, { ...waiting, limitMs: 150_000 }));
		const times = [0, ...seen.map(({ atMs }) => atMs)];
		const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
		expect(gaps.slice(0, 5)).toEqual([250, 750, 1_750, 3_750, 6_750]);
		expect(Math.max(...gaps)).toBe(30_000);
	});

	test('asks no more often than a pace of 1 second that grows by half, from 10 seconds on', async () => {
		const { contract, jobs, seen } = watched({ 1: [running] });
		await afterwards(awaitJobs(contract, jobs, { ...waiting, limitMs: 590_000 }));
		const slower: number[] = [];
		for (let at = 0, gap = 1_000; at < 590_000; gap *= 1.5) {
			slower.push((at += Math.min(gap, 30_000)));
		}
		for (let job = 10_000; job < 580_000; job += 100) {
			const looksIn = (times: readonly number[]) => times.filter((time) => time < job).length;
			expect(looksIn(seen.map(({ atMs }) => atMs))).toBeLessThanOrEqual(looksIn(slower));
		}
	});

	test('ends at the limit with the last state, and how to go on', async () => {
		const { contract, jobs, seen } = watched({ 7: [running] });
		const [fault] = await afterwards(awaitJobs(contract, jobs, { ...waiting, limitMs: 3_000 }));
		expect(fault).toMatchObject({
			kind: 'jobTooSlow',
			message: 'Job 7 is not finished after 3 seconds (state PENDING)',
			facts: { what: 'the report', collect: 'Report > Collect' },
		});
		expect(fault?.advice).toMatch(/Fetch the result later with Report > Collect and this job ID$/);
		expect(seen.map(({ atMs }) => atMs)).toEqual([250, 1_000, 2_750, 3_000]);
		// No look takes longer than what is left, but each has a second.
		expect(seen.map(({ totalMs }) => totalMs)).toEqual([2_750, 2_000, 1_000, 1_000]);
	});

	test('gives no look more than 30 seconds', async () => {
		const { contract, jobs, seen } = watched({ 1: [done] });
		await afterwards(awaitJobs(contract, jobs, waiting));
		expect(seen).toEqual([{ id: '1', atMs: 250, totalMs: 30_000 }]);
	});

	test('sends no more requests at a time than it may', async () => {
		const { contract, jobs, seen } = watched({ 1: ['hangs'], 2: ['hangs'], 3: [done] });
		void awaitJobs(contract, jobs, { ...waiting, concurrency: 2 });
		await jest.advanceTimersByTimeAsync(5_000);
		expect(seen.map(({ id }) => id)).toEqual(['1', '2']);
	});

	test('ends at once when it is stopped, and looks no more', async () => {
		const stop = new AbortController();
		const { contract, jobs, seen } = watched({ 4: [running] });
		const ending = awaitJobs(contract, jobs, { ...waiting, signal: stop.signal });
		await jest.advanceTimersByTimeAsync(300);
		stop.abort();
		const [fault] = await ending;
		expect(fault).toMatchObject({
			kind: 'stopped',
			message: 'Waiting for the report was stopped (job 4)',
			facts: { state: 'PENDING' },
		});
		await jest.advanceTimersByTimeAsync(60_000);
		expect(seen).toHaveLength(1);
	});

	test('does not begin when it is stopped already', async () => {
		const { contract, jobs, seen } = watched({ 4: [running] });
		const signal = AbortSignal.abort();
		const [fault] = await awaitJobs(contract, jobs, { ...waiting, signal });
		expect([fault?.kind, seen]).toEqual(['stopped', []]);
	});

	test('outlasts a platform that is away for a moment, and keeps the state', async () => {
		const away = new Fault('platformDown', { what: 'the state', status: 502 });
		const { contract, jobs } = watched({ 1: [away, running, done], 2: [away] });
		const [first, second] = await afterwards(awaitJobs(contract, jobs, waiting));
		expect(first).toBeUndefined();
		expect(second?.message).toBe(
			'Job 2 is not finished after 60 seconds (state unknown, as The platform could not process the state (HTTP 502))',
		);
	});

	test('fails with what is no matter of time or of the platform', async () => {
		const { contract } = watched({});
		const broken = { ...contract, status: async () => await Promise.reject(new Error('broken')) };
		const ending = expect(awaitJobs(broken, [{ id: '1' }], waiting)).rejects.toThrow('broken');
		await jest.advanceTimersByTimeAsync(2_000);
		await ending;
	});
});

describe('one look', () => {
	test.each([
		['completed', { state: 'completed', ended: true }],
		[' DONE ', { state: ' DONE ', ended: true }],
		['PAUSED', { state: 'PAUSED', ended: false }],
		['', { state: '', ended: false }],
	])('at the state %j', (state, look) => {
		expect(lookOf({ id: '1' }, { state })).toEqual(look);
	});

	test.each([
		['FAILED', 'jobFailed'],
		['ERROR', 'jobFailed'],
		['cancelled', 'jobFailed'],
		['CANCELED', 'jobFailed'],
		['EXPIRED', 'jobExpired'],
	])('at the state %s, which has no result', (state, kind) => {
		const look = lookOf({ id: '1' }, { state, said: 'why' });
		expect(look).toMatchObject({
			ended: true,
			fault: { kind, facts: { job: '1', state, said: 'why' } },
		});
	});

	test('ends with a fault that time does not mend, which names the job', async () => {
		const { contract } = watched({
			1: [new Fault('forbidden', { what: 'the state', status: 403 })],
		});
		const look = await lookAt(contract, { id: '1' });
		expect(look).toMatchObject({
			ended: true,
			fault: { kind: 'forbidden', facts: { what: 'the report', job: '1', status: 403 } },
		});
		expect(look.fault?.advice).toContain('with Report > Collect and job ID 1');
	});

	test('goes on after one that was stopped', async () => {
		const { contract } = watched({ 1: [new Fault('stopped', { what: 'the state' })] });
		expect(await lookAt(contract, { id: '1' })).toEqual({
			state: 'unknown, as Waiting for the state was stopped',
			ended: false,
		});
	});
});

test('a state that is not known counts as running', () => {
	expect(['COMPLETED', 'failed', 'Expired', 'Thinking'].map(phaseOf)).toEqual([
		'done',
		'failed',
		'expired',
		'running',
	]);
});
