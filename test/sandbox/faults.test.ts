import type { Fault } from '../../sandbox';
import { A_NUMBER, Caller, channelItem } from './caller';

const caller = Caller.forEachTest();

const PING = '/er/account/ping.json';
const ping = () => caller.call('GET', PING);

async function pingWith(fault: Fault) {
	caller.sandbox.control.fault(fault);
	return ping();
}

describe('a fault that answers in place of the endpoint is', () => {
	it('a status with Retry-After, as often as ordered', async () => {
		const fault: Fault = { kind: 'status', status: 429, retryAfter: 3, times: 2 };
		const first = await pingWith(fault);
		expect([first.status, first.headers['retry-after']]).toEqual([429, '3']);
		expect(first.data.error).toBe(true);
		expect((await ping()).status).toBe(429);
		expect((await ping()).status).toBe(200);
	});

	it('a status with its own body', async () => {
		const contentType = 'text/plain';
		const reply = await pingWith({ kind: 'status', status: 503, body: 'later', contentType });
		expect([reply.status, reply.data]).toEqual([503, 'later']);
		expect(reply.headers['content-type']).toBe(contentType);
	});

	it('a maintenance page', async () => {
		const reply = await pingWith({ kind: 'html' });
		expect(reply.status).toBe(200);
		expect(reply.data).toContain('<title>Maintenance</title>');
	});

	it('an error in a 200', async () => {
		const reply = await pingWith({ kind: 'error200', error_msg: 'No.', error_code: 'NO' });
		expect(reply.status).toBe(200);
		expect(reply.data).toMatchObject({ error: true, error_msg: 'No.', error_code: 'NO' });
	});

	it('nothing at all', async () => {
		expect((await pingWith({ kind: 'empty' })).data).toBe('');
	});

	it('a redirect', async () => {
		const location = 'http://127.0.0.1:9/';
		const reply = await pingWith({ kind: 'redirect', location, status: 307 });
		expect([reply.status, reply.headers.location]).toEqual([307, location]);
	});

	it('any reply', async () => {
		const headers = { 'x-more': 'yes' };
		const reply = await pingWith({ kind: 'reply', body: { rows: [] }, headers });
		expect([reply.status, reply.data, reply.headers['x-more']]).toEqual([200, { rows: [] }, 'yes']);
	});
});

describe('a fault in transit', () => {
	it.each(['cut', 'cutChunked', 'drop', 'dropBefore'] as const)(
		'of kind %s ends the connection too early',
		async (kind) => {
			await expect(pingWith({ kind })).rejects.toThrow();
			expect((await ping()).status).toBe(200);
		},
	);

	it.each([
		['drop', 1],
		['dropBefore', 0],
	] as const)('of kind %s leaves %i job behind', async (kind, jobs) => {
		const before = BigInt(await caller.submit());
		caller.sandbox.control.fault({ kind, match: 'query.json' });
		await expect(caller.submit()).rejects.toThrow();
		const after = BigInt(await caller.submit());
		const step = BigInt(await caller.submit()) - after;
		expect((after - before) / step).toBe(BigInt(jobs + 1));
	});

	it('of kind slow sends everything, piece by piece', async () => {
		const startedAt = Date.now();
		const reply = await pingWith({ kind: 'slow', chunkDelayMs: 40, chunks: 4 });
		expect(reply.data.data.rows).toEqual([['pong']]);
		expect(Date.now() - startedAt).toBeGreaterThanOrEqual(120);
	});

	it('of kind hang never answers, and does not keep the sandbox open', async () => {
		caller.sandbox.control.fault({ kind: 'hang' });
		await expect(caller.call('GET', PING, undefined, { timeout: 100 })).rejects.toThrow('timeout');
		caller.sandbox.control.fault({ kind: 'hang' });
		const hanging = expect(ping()).rejects.toThrow();
		await new Promise((resolve) => setTimeout(resolve, 50));
		await caller.close();
		await hanging;
		await caller.restart();
	});
});

describe('a fault with a target', () => {
	it('affects matching requests, after those that may pass', async () => {
		caller.sandbox.control.fault({ kind: 'empty', match: 'GET /ea/v2/er/', after: 1 });
		await caller.submit();
		expect((await ping()).data).not.toBe('');
		expect((await ping()).data).toBe('');
		expect((await ping()).data).not.toBe('');
	});

	it('is used in order, and removed on request', async () => {
		caller.sandbox.control.fault([
			{ kind: 'status', status: 500 },
			{ kind: 'status', status: 502 },
			{ kind: 'status', status: 503 },
		]);
		expect([(await ping()).status, (await ping()).status]).toEqual([500, 502]);
		caller.sandbox.control.clearFaults();
		expect((await ping()).status).toBe(200);
	});
});

describe('a rate limit of the sandbox', () => {
	it('accepts this number of requests, and says when the next one is accepted', async () => {
		caller.sandbox.control.limitRate({ requests: 2, seconds: 30 });
		const replies = [await ping(), await ping(), await ping(), await ping()];
		expect(replies.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
		const [, , refused] = replies;
		expect(refused?.data).toMatchObject({ error: true, error_code: 'RATE' });
		expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
		expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(30);
		caller.sandbox.control.clearRate();
		expect((await ping()).status).toBe(200);
	});

	it('accepts more once its time is over', async () => {
		caller.sandbox.control.limitRate({ requests: 1, seconds: 0.05 });
		const statuses = new Set<number>();
		while (statuses.size < 2 || !statuses.has(200)) statuses.add((await ping()).status);
		while ((await ping()).status !== 200);
	});
});

test('the log contains the requests until it is cleared', async () => {
	await caller.batch('POST', 'query.json?x=1&x=2', { reports: [channelItem()] });
	await ping();
	const log = caller.sandbox.log();
	expect(log).toHaveLength(2);
	expect(log[0]).toMatchObject({
		seq: 1,
		method: 'POST',
		path: '/ea/v2/ea/shop-eu/report/batch/query.json',
		query: { x: ['1', '2'] },
		body: JSON.stringify({ reports: [channelItem()] }),
		status: 400,
		connection: A_NUMBER,
		receivedAt: A_NUMBER,
		inFlight: 1,
	});
	expect(log[0]?.headers.authorization).toBe(`Bearer ${caller.sandbox.token}`);
	caller.sandbox.control.clearLog();
	expect(caller.sandbox.log()).toEqual([]);
});
