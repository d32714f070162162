import { Fault } from '../../../platform/http/errors/fault';
import type { JobContract, JobStatus } from '../../../platform/http/jobs/awaitJobs';
import { awaitJobs, checkJob, toJobCheck } from '../../../platform/http/jobs/awaitJobs';

interface Job {
	readonly id: string;
}

type Status = (job: Job, totalMs?: number) => Promise<JobStatus>;

const contract = (status: Status): JobContract<Job> => ({
	what: 'the report',
	collect: 'Report > Collect',
	status,
});

const JOB = { id: 'j1' };

describe('a check of a job', () => {
	const lookMeeting = async (error: Error) => {
		const meeting = contract(() => Promise.reject(error));
		return await checkJob(meeting, JOB);
	};

	test.each([
		['RUNNING', false, undefined],
		['DONE', true, undefined],
		['FAILED', true, 'jobFailed'],
		['EXPIRED', true, 'jobExpired'],
	])('that is %s has ended: %p, with the fault %s', (state, ended, kind) => {
		const look = toJobCheck(JOB, { state, upstreamMessage: 'why' });
		expect([look.state, look.ended, look.fault?.kind]).toEqual([state, ended, kind]);
		if (kind !== undefined)
			expect(look.fault?.facts).toEqual({ job: 'j1', state, upstreamMessage: 'why' });
	});

	test('has the given time limit', async () => {
		const status = jest
			.fn<Promise<JobStatus>, [Job, number?]>()
			.mockResolvedValue({ state: 'DONE' });
		expect(await checkJob(contract(status), JOB, 7)).toEqual({ state: 'DONE', ended: true });
		expect(status).toHaveBeenCalledWith(JOB, 7);
	});

	test.each(['platformDown', 'stopped'] as const)(
		'that meets %s does not end the wait',
		async (kind) => {
			const fault = new Fault(kind, {});
			expect(await lookMeeting(fault)).toEqual({
				state: `unknown: ${fault.message}`,
				ended: false,
			});
		},
	);

	test('that is refused ends the wait and names the job', async () => {
		const fault = new Fault('notFound', { host: 'x' });
		const look = await lookMeeting(fault);
		expect(look).toMatchObject({ state: `unknown: ${fault.message}`, ended: true });
		expect(look.fault).toMatchObject({
			kind: 'notFound',
			facts: { host: 'x', what: 'the report', collect: 'Report > Collect', job: 'j1' },
		});
	});

	test('does not hide an error of the node', async () => {
		await expect(lookMeeting(new TypeError('a bug'))).rejects.toThrow('a bug');
	});
});

describe('waiting for jobs', () => {
	beforeEach(() =>
		jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }),
	);
	afterEach(() => jest.useRealTimers());

	/** Waits with fake timers. */
	async function waitedFor(
		status: Status,
		{
			jobs = [JOB],
			limitMs = 600_000,
			concurrency = 9,
			signal = undefined as AbortSignal | undefined,
		},
	) {
		const startedAt = performance.now();
		const looks: Array<[at: number, id: string, lookMs: number | undefined]> = [];
		const looking: Status = async (job, totalMs) => {
			looks.push([Math.round(performance.now() - startedAt), job.id, totalMs]);
			return await status(job, totalMs);
		};
		let faults: Array<Fault | undefined> | undefined;
		const waiting = awaitJobs(contract(looking), jobs, { limitMs, concurrency, signal }).then(
			(ended) => (faults = ended),
		);
		for (let count = 0; faults === undefined && count < 2_000; count++) {
			await jest.advanceTimersByTimeAsync(500);
		}
		await waiting;
		const kinds = faults?.map((fault) => fault?.kind);
		return { looks, times: looks.map(([at]) => at), faults, kinds };
	}

	const running = async () => await Promise.resolve({ state: 'RUNNING' });

	test('checks quickly at first, then ever more slowly, and ends at the limit', async () => {
		const { times, looks, faults } = await waitedFor(running, { limitMs: 150_000 });
		const gaps = times.map((at, index) => at - (times[index - 1] ?? 0));
		const near = (gap: number): unknown => expect.closeTo(gap, -1);
		expect(gaps.slice(0, 10)).toEqual(
			[250, 750, 1_750, 3_750, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000].map(near),
		);
		expect(gaps.slice(10, 12)).toEqual([near(5_475), near(6_296)]);
		expect(looks.map(([, , lookMs]) => lookMs).slice(0, 10)).toEqual(Array(10).fill(30_000));
		expect(looks.at(-1)?.[2]).toBe(1_000);
		expect(faults).toMatchObject([
			{
				kind: 'jobTooSlow',
				facts: {
					what: 'the report',
					collect: 'Report > Collect',
					job: 'j1',
					state: 'RUNNING',
					seconds: 150,
				},
			},
		]);
	});

	test('sees a job at most 5 s or 15 % of its time after its end, with few checks in all', async () => {
		const { times } = await waitedFor(running, { limitMs: 900_000 });
		const late = times.filter((at, index) => {
			const before = times[index - 1] ?? 0;
			return at - before > Math.max(5_000, before * 0.15) + 10;
		});
		expect(late).toEqual([]);
		// Twice a minute would be more.
		expect(times.length).toBeLessThanOrEqual(36);
	});

	test('gives a check the remaining time, but at least a second', async () => {
		const { looks } = await waitedFor(running, { limitMs: 3_000 });
		expect(looks.map(([, , lookMs]) => lookMs)).toEqual([2_750, 2_000, 1_000, 1_000]);
	});

	test('fails with an error of the node', async () => {
		const broken = contract(() => Promise.reject(new TypeError('a bug')));
		const waiting = awaitJobs(broken, [JOB], { limitMs: 9_000, concurrency: 1, signal: undefined });
		const failing = expect(waiting).rejects.toThrow('a bug');
		await jest.advanceTimersByTimeAsync(500);
		await failing;
	});

	test('ends for each job when it has ended, and keeps their order', async () => {
		const jobs = [{ id: 'slow' }, { id: 'failed' }, { id: 'quick' }];
		let looks = 0;
		const { kinds } = await waitedFor(
			async ({ id }) => {
				if (id === 'slow') looks += 1;
				const isOver = id !== 'slow' || looks > 3;
				return await Promise.resolve({
					state: isOver ? (id === 'failed' ? 'ERROR' : 'DONE') : 'NEW',
				});
			},
			{ jobs },
		);
		expect(kinds).toEqual([undefined, 'jobFailed', undefined]);
		expect(looks).toBe(4);
	});

	test('limits concurrent checks', async () => {
		const jobs = Array.from({ length: 5 }, (_, at) => ({ id: String(at) }));
		let under = 0;
		let most = 0;
		await waitedFor(
			async () => {
				under += 1;
				most = Math.max(most, under);
				await new Promise((resolve) => setTimeout(resolve, 10));
				under -= 1;
				return { state: 'DONE' };
			},
			{ jobs, concurrency: 2 },
		);
		expect(most).toBe(2);
	});

	test('continues after a failed check and reports the last state', async () => {
		let looks = 0;
		const { faults } = await waitedFor(
			async () => {
				looks += 1;
				if (looks % 2 === 0) throw new Fault('platformDown', { status: 503 });
				return await Promise.resolve({ state: 'RUNNING' });
			},
			{ limitMs: 2_600 },
		);
		expect(faults).toMatchObject([{ kind: 'jobTooSlow', facts: { state: 'RUNNING' } }]);
		expect(looks).toBe(3);
	});

	test('makes no check when it was stopped before', async () => {
		const { times, kinds } = await waitedFor(running, { signal: AbortSignal.abort() });
		expect([times, kinds]).toEqual([[], ['stopped']]);
	});

	test('makes no check when there is no time', async () => {
		const { times, kinds } = await waitedFor(running, { limitMs: 0 });
		expect([times, kinds]).toEqual([[], ['jobTooSlow']]);
	});

	test('ends without another check when it is stopped between two', async () => {
		const stop = new AbortController();
		setTimeout(() => stop.abort(), 2_000);
		const { times, faults } = await waitedFor(running, { signal: stop.signal });
		expect(times).toEqual([250, 1_000]);
		expect(faults).toMatchObject([{ kind: 'stopped', facts: { job: 'j1', state: 'RUNNING' } }]);
	});

	test('ends at once when it is stopped', async () => {
		const stop = new AbortController();
		const how = { limitMs: 9_000, concurrency: 1, signal: stop.signal };
		const ending = awaitJobs(contract(running), [JOB], how);
		await jest.advanceTimersByTimeAsync(300);
		stop.abort();
		expect(await ending).toMatchObject([{ kind: 'stopped' }]);
	});

	test('drops checks in the queue when it is stopped', async () => {
		const stop = new AbortController();
		const jobs = [{ id: 'first' }, { id: 'second' }];
		const { looks, kinds } = await waitedFor(
			async () => {
				stop.abort();
				return await Promise.resolve({ state: 'RUNNING' });
			},
			{ jobs, concurrency: 1, signal: stop.signal },
		);
		expect([looks.length, kinds]).toEqual([1, ['stopped', 'stopped']]);
	});
});
