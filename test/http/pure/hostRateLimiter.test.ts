import { Fault } from '../../../platform/http/errors/fault';
import { limitByHost } from '../../../platform/http/hostRateLimiter';

const PATIENT_MS = 60_000;

let hosts = 0;

beforeEach(() => {
	jest.useFakeTimers();
	// n8n runs for days, so a forgotten limiter must not keep timers.
	jest.advanceTimersByTime(10 * PATIENT_MS);
	jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
});

type Reply = (remainingMs: number) => Promise<string>;
const take: Reply = async () => await Promise.resolve('taken');
const sayNothing: Reply = async () => await new Promise(() => {});
const fail = async (error: Error) => await Promise.reject(error);
const refuse = (retryAfterMs?: number) => async () =>
	await fail(new Fault('tooManyRequests', retryAfterMs === undefined ? {} : { retryAfterMs }));
const after = (ms: number, reply: Reply) => async (remainingMs: number) => {
	await new Promise((resolve) => setTimeout(resolve, ms));
	return await reply(remainingMs);
};

/** A host without calls so far, and the times at which calls were sent to it. */
function newHost() {
	const host = `host-${++hosts}.example`;
	const start = performance.now();
	const askedAt: number[] = [];
	const ask = async (reply: Reply, patienceMs = PATIENT_MS, signal?: AbortSignal) =>
		await limitByHost(host, signal, async (remainingMs) => {
			askedAt.push(Math.round(performance.now() - start));
			return await reply(remainingMs);
		})(patienceMs);
	const askAll = (...replies: Reply[]) => {
		for (const reply of replies) ask(reply).catch(() => {});
	};
	return { ask, askAll, askedAt };
}

/** A host that has just refused a call. */
async function newBusyHost(retryAfterMs?: number) {
	const host = newHost();
	host.askAll(refuse(retryAfterMs));
	await waitFor(0);
	return host;
}

const times = (count: number, reply: Reply) => Array<Reply>(count).fill(reply);
const waitFor = async (ms: number) => await jest.advanceTimersByTimeAsync(ms);
const gapsOf = (at: readonly number[]) => at.slice(1).map((ms, index) => ms - (at[index] ?? 0));

describe('a call through the rate limiter', () => {
	test('returns the result or the error of its attempt', async () => {
		const { ask } = newHost();
		await expect(ask(take)).resolves.toBe('taken');
		const lost = new Fault('connectionLost', {});
		await expect(ask(async () => await fail(lost))).rejects.toBe(lost);
	});

	test('receives the time that remains after its wait', async () => {
		const { ask } = await newBusyHost(300);
		const reply = jest.fn(take);
		const asking = ask(reply, 5_000);
		await waitFor(300);
		await asking;
		expect(reply).toHaveBeenCalledWith(4_700);
	});
});

describe('a host that answers', () => {
	test('is called without delays', async () => {
		const { askAll, askedAt } = newHost();
		askAll(...times(20, take));
		await waitFor(0);
		expect(askedAt).toEqual(Array(20).fill(0));
	});

	test('has at most six open calls, not counting those older than a second', async () => {
		const { askAll, askedAt } = newHost();
		askAll(...times(14, sayNothing));
		await waitFor(5_000);
		expect(gapsOf(askedAt)).toEqual([0, 0, 0, 0, 0, 1_000, 0, 0, 0, 0, 0, 1_000, 0]);
	});

	test.each([
		['an answer', take],
		['a refusal', async () => await fail(new Fault('refused', {}))],
	])('is called again after %s', async (_, reply) => {
		const { askAll, askedAt } = newHost();
		askAll(after(200, reply), ...times(7, sayNothing));
		await waitFor(500);
		expect(askedAt).toEqual([0, 0, 0, 0, 0, 0, 200]);
	});

	test('keeps its limiter until all calls are answered', async () => {
		const { askAll, askedAt } = newHost();
		askAll(take, ...times(5, sayNothing));
		await waitFor(0);
		askAll(...times(3, sayNothing));
		await waitFor(500);
		expect(askedAt).toHaveLength(7);
	});
});

describe('a host that refuses because of too many requests', () => {
	test.each([
		['for as long as its Retry-After header says', 0, 5_000],
		['a little longer with jitter, as other processes wait for the same moment', 0.5, 5_050],
	])('receives no calls %s', async (_, chance, ms) => {
		jest.mocked(Math.random).mockReturnValue(chance);
		const { askAll, askedAt } = await newBusyHost(5_000);
		askAll(take);
		await waitFor(10_000);
		expect(askedAt).toEqual([0, ms]);
	});

	test('receives no calls for the longest requested delay', async () => {
		const { askAll, askedAt } = newHost();
		askAll(refuse(5_000), refuse(2_000));
		await waitFor(0);
		askAll(take);
		await waitFor(10_000);
		expect(askedAt).toEqual([0, 0, 5_000]);
	});

	test('receives calls slowly at first, then ever faster, until the delay is gone', async () => {
		const { askAll, askedAt } = await newBusyHost();
		askAll(...times(200, take));
		await waitFor(60_000);
		const gaps = gapsOf(askedAt);
		expect(gaps).toHaveLength(200);
		expect(gaps[0]).toBe(100);
		expect(gaps).toEqual([...gaps].sort((one, other) => other - one));
		const quick = gaps.filter((gap) => gap < 10);
		expect(quick).toEqual(Array(quick.length).fill(0));
		expect(quick.length).toBeGreaterThan(30);
		expect(quick.length).toBeLessThan(60);
	});

	test('receives calls more slowly after each refusal, down to one per second', async () => {
		const { ask, askedAt } = await newBusyHost();
		const askOn = async () => {
			for (let times = 0; times < 9; times++) await ask(refuse()).catch(() => {});
		};
		void askOn();
		await waitFor(60_000);
		expect(gapsOf(askedAt)).toEqual([100, 150, 225, 338, 507, 760, 1_000, 1_000, 1_000]);
	});

	test('slows down once for several refusals of concurrent calls', async () => {
		const { askAll, askedAt } = newHost();
		askAll(...times(6, after(50, refuse())), ...times(2, take));
		await waitFor(10_000);
		expect(askedAt).toEqual([0, 0, 0, 0, 0, 0, 100, 200]);
	});

	test('also delays the calls that were waiting before', async () => {
		const { askAll, askedAt } = newHost();
		askAll(after(20, refuse(300)), ...times(5, after(20, take)), ...times(5, take));
		await waitFor(10_000);
		expect(askedAt.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
		expect(askedAt[6]).toBeGreaterThanOrEqual(320);
	});

	test.each([
		['is down', new Fault('unavailable', { retryAfterMs: 5_000 })],
		['cannot be reached', new Error('Too many requests')],
	])('differs from one that %s', async (_, error) => {
		const { askAll, askedAt } = newHost();
		askAll(async () => await fail(error));
		await waitFor(0);
		askAll(take);
		await waitFor(10_000);
		expect(askedAt).toEqual([0, 0]);
	});

	test('does not delay calls to other hosts', async () => {
		await newBusyHost(PATIENT_MS);
		await expect(newHost().ask(take)).resolves.toBe('taken');
	});
});

describe('a call that cannot wait for its turn', () => {
	test.each([100, 5_000])(
		"of at most %d ms starts at once, to receive the platform's refusal",
		async (ms) => {
			const { ask, askedAt } = await newBusyHost(5_000);
			await expect(ask(take, ms)).resolves.toBe('taken');
			expect(askedAt).toEqual([0, 0]);
		},
	);

	test('starts when its time in the queue is up', async () => {
		const { ask, askAll, askedAt } = newHost();
		askAll(...times(6, sayNothing));
		const reply = jest.fn(take);
		void ask(reply, 200);
		await waitFor(500);
		expect(askedAt).toEqual([0, 0, 0, 0, 0, 0, 200]);
		expect(reply).toHaveBeenCalledWith(0);
	});

	test('starts at once when it is cancelled, and does not delay the others', async () => {
		const { ask, askAll, askedAt } = await newBusyHost(1_500);
		const stop = new AbortController();
		const cancelled = ask(take, PATIENT_MS, stop.signal);
		askAll(take);
		await waitFor(1_450);
		stop.abort();
		await expect(cancelled).resolves.toBe('taken');
		await waitFor(10_000);
		expect(askedAt).toEqual([0, 1_450, 1_500]);
	});
});
