import { Fault } from '../../../platform/http/errors/fault';
import { limitByHost } from '../../../platform/http/hostRateLimiter';

const PATIENT_MS = 60_000;

let hosts = 0;

beforeEach(() => {
	jest.useFakeTimers();
	// n8n runs for days.
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

/** A host that nobody has asked yet, and the milliseconds after which it was really asked. */
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

/** One that has just refused a call. */
async function newBusyHost(retryAfterMs?: number) {
	const host = newHost();
	host.askAll(refuse(retryAfterMs));
	await waitFor(0);
	return host;
}

const times = (count: number, reply: Reply) => Array<Reply>(count).fill(reply);
const waitFor = async (ms: number) => await jest.advanceTimersByTimeAsync(ms);
const gapsOf = (at: readonly number[]) => at.slice(1).map((ms, index) => ms - (at[index] ?? 0));

describe('a call', () => {
	test('gives what an attempt gives, or its error', async () => {
		const { ask } = newHost();
		await expect(ask(take)).resolves.toBe('taken');
		const lost = new Fault('connectionLost', {});
		await expect(ask(async () => await fail(lost))).rejects.toBe(lost);
	});

	test('is told how much time its turn has left', async () => {
		const { ask } = await newBusyHost(300);
		const reply = jest.fn(take);
		const asking = ask(reply, 5_000);
		await waitFor(300);
		await asking;
		expect(reply).toHaveBeenCalledWith(4_700);
	});
});

describe('a host that answers', () => {
	test('is asked without any gap', async () => {
		const { askAll, askedAt } = newHost();
		askAll(...times(20, take));
		await waitFor(0);
		expect(askedAt).toEqual(Array(20).fill(0));
	});

	test('has no more than six questions open, of which it forgets those older than a second', async () => {
		const { askAll, askedAt } = newHost();
		askAll(...times(14, sayNothing));
		await waitFor(5_000);
		expect(gapsOf(askedAt)).toEqual([0, 0, 0, 0, 0, 1_000, 0, 0, 0, 0, 0, 1_000, 0]);
	});

	test.each([
		['an answer', take],
		['a refusal', async () => await fail(new Fault('refused', {}))],
	])('is asked again after %s', async (_, reply) => {
		const { askAll, askedAt } = newHost();
		askAll(after(200, reply), ...times(7, sayNothing));
		await waitFor(500);
		expect(askedAt).toEqual([0, 0, 0, 0, 0, 0, 200]);
	});

	test('is not forgotten while it has not answered all', async () => {
		const { askAll, askedAt } = newHost();
		askAll(take, ...times(5, sayNothing));
		await waitFor(0);
		askAll(...times(3, sayNothing));
		await waitFor(500);
		expect(askedAt).toHaveLength(7);
	});
});

describe('a host that refuses, as there are too many requests', () => {
	test.each([
		['for as long as it asks', 0, 5_000],
		['a little longer, by chance, as other processes were told the same', 0.5, 5_050],
	])('is left alone %s', async (_, chance, ms) => {
		jest.mocked(Math.random).mockReturnValue(chance);
		const { askAll, askedAt } = await newBusyHost(5_000);
		askAll(take);
		await waitFor(10_000);
		expect(askedAt).toEqual([0, ms]);
	});

	test('is left alone for the longest time that it has asked for', async () => {
		const { askAll, askedAt } = newHost();
		askAll(refuse(5_000), refuse(2_000));
		await waitFor(0);
		askAll(take);
		await waitFor(10_000);
		expect(askedAt).toEqual([0, 0, 5_000]);
	});

	test('is asked slowly at first, and then ever quicker, until it is as before', async () => {
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

	test('is asked more slowly each time, up to once a second', async () => {
		const { ask, askedAt } = await newBusyHost();
		const askOn = async () => {
			for (let times = 0; times < 9; times++) await ask(refuse()).catch(() => {});
		};
		void askOn();
		await waitFor(60_000);
		expect(gapsOf(askedAt)).toEqual([100, 150, 225, 338, 507, 760, 1_000, 1_000, 1_000]);
	});

	test('is asked no more slowly for refusing what was under way together', async () => {
		const { askAll, askedAt } = newHost();
		askAll(...times(6, after(50, refuse())), ...times(2, take));
		await waitFor(10_000);
		expect(askedAt).toEqual([0, 0, 0, 0, 0, 0, 100, 200]);
	});

	test('keeps those waiting who were in line before', async () => {
		const { askAll, askedAt } = newHost();
		askAll(after(20, refuse(300)), ...times(5, after(20, take)), ...times(5, take));
		await waitFor(10_000);
		expect(askedAt.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
		expect(askedAt[6]).toBeGreaterThanOrEqual(320);
	});

	test.each([
		['is down', new Fault('unavailable', { retryAfterMs: 5_000 })],
		['cannot be asked', new Error('Too many requests')],
	])('is not one that %s', async (_, error) => {
		const { askAll, askedAt } = newHost();
		askAll(async () => await fail(error));
		await waitFor(0);
		askAll(take);
		await waitFor(10_000);
		expect(askedAt).toEqual([0, 0]);
	});

	test('keeps nobody from asking another one', async () => {
		await newBusyHost(PATIENT_MS);
		await expect(newHost().ask(take)).resolves.toBe('taken');
	});
});

describe('a call that cannot wait so long', () => {
	test.each([100, 5_000])('of at most %d ms goes at once, to hear why it may not', async (ms) => {
		const { ask, askedAt } = await newBusyHost(5_000);
		await expect(ask(take, ms)).resolves.toBe('taken');
		expect(askedAt).toEqual([0, 0]);
	});

	test('in line goes when its time is up', async () => {
		const { ask, askAll, askedAt } = newHost();
		askAll(...times(6, sayNothing));
		const reply = jest.fn(take);
		void ask(reply, 200);
		await waitFor(500);
		expect(askedAt).toEqual([0, 0, 0, 0, 0, 0, 200]);
		expect(reply).toHaveBeenCalledWith(0);
	});

	test('as it is cancelled goes at once, and keeps no other from its turn', async () => {
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
