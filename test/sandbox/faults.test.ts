import type { Fault } from '../../sandbox';
import { A_NUMBER, Caller, channelItem } from './caller';

const caller = Caller.forEachTest();

const PING = '/er/account/ping.json';
const ping = () => caller.call('GET', PING);

async function pingWith(...faults: Fault[]) {
	caller.sandbox.control.fault(faults);
	return ping();
}

it.each<[string, Fault, object]>([
	['a status', { kind: 'status', status: 503, body: 'later' }, { status: 503, data: 'later' }],
	['a maintenance page', { kind: 'html' }, { status: 200 }],
	['an error in a 200', { kind: 'error200', error_code: 'NO' }, { data: { error_code: 'NO' } }],
	['nothing at all', { kind: 'empty' }, { data: '' }],
	['any reply', { kind: 'reply', body: { rows: [] } }, { data: { rows: [] } }],
	[
		'a redirect',
		{ kind: 'redirect', location: 'http://127.0.0.1:9/', status: 307 },
		{ status: 307 },
	],
])('a fault may answer with %s, once', async (_what, fault, reply) => {
	expect(await pingWith(fault)).toMatchObject(reply);
	expect((await ping()).data).toMatchObject({ error: false });
});

it('faults are used in order, as often as they say, after those that may pass, until they are removed', async () => {
	const first: Fault = { kind: 'status', status: 429, retryAfter: 3, times: 2 };
	const reply = await pingWith(first, { kind: 'status', status: 500, match: 'GET /ea/v2/er/' });
	expect([reply.status, reply.headers['retry-after']]).toEqual([429, '3']);
	await expect(caller.submit()).rejects.toThrow();
	await caller.submit();
	expect([(await ping()).status, (await ping()).status]).toEqual([500, 200]);
	expect((await pingWith({ kind: 'empty', after: 1 })).data).not.toBe('');
	caller.sandbox.control.clearFaults();
	expect((await ping()).data).not.toBe('');
});

it.each([
	['drop', 1],
	['dropBefore', 0],
	['cut', 1],
	['cutChunked', 1],
] as const)(
	'a fault of kind %s ends the connection, and leaves %i job behind',
	async (kind, jobs) => {
		const before = BigInt(await caller.submit());
		caller.sandbox.control.fault({ kind, match: 'query.json' });
		await expect(caller.submit()).rejects.toThrow();
		const after = BigInt(await caller.submit());
		const step = BigInt(await caller.submit()) - after;
		expect((after - before) / step).toBe(BigInt(jobs + 1));
	},
);

it('a fault of kind slow sends everything, piece by piece', async () => {
	const startedAt = Date.now();
	const reply = await pingWith({ kind: 'slow', chunkDelayMs: 20, chunks: 4 });
	expect(reply.data.data.rows).toEqual([['pong']]);
	expect(Date.now() - startedAt).toBeGreaterThanOrEqual(60);
});

it('a fault of kind hang never answers, and does not keep the sandbox open', async () => {
	const hanging = expect(pingWith({ kind: 'hang' })).rejects.toThrow();
	while (caller.sandbox.log().length === 0) await new Promise(setImmediate);
	await caller.close();
	await hanging;
	await caller.restart();
});

it('a rate limit accepts its number of requests, and says when the next one is accepted', async () => {
	caller.sandbox.control.limitRate({ requests: 2, seconds: 30 });
	const replies = [await ping(), await ping(), await ping()];
	expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
	expect(replies[2]?.data).toMatchObject({ error: true, error_code: 'RATE' });
	expect(Number(replies[2]?.headers['retry-after'])).toBeLessThanOrEqual(30);
	caller.sandbox.control.limitRate({ requests: 1, seconds: 0.05 });
	const statuses = new Set<number>();
	while (statuses.size < 2 || !statuses.has(200)) statuses.add((await ping()).status);
	caller.sandbox.control.clearRate();
	expect([(await ping()).status, (await ping()).status]).toEqual([200, 200]);
});

it('the log contains the requests until it is cleared', async () => {
	await caller.batch('POST', 'query.json?x=1&x=2', { reports: [channelItem()] });
	await ping();
	const [first, ...others] = caller.sandbox.log();
	expect(others).toHaveLength(1);
	expect(first).toMatchObject({
		...{ seq: 1, method: 'POST', path: '/ea/v2/ea/shop-eu/report/batch/query.json' },
		...{ query: { x: ['1', '2'] }, body: JSON.stringify({ reports: [channelItem()] }) },
		...{ status: 400, connection: A_NUMBER, receivedAt: A_NUMBER, inFlight: 1 },
		headers: { authorization: `Bearer ${caller.sandbox.token}` },
	});
	caller.sandbox.control.clearLog();
	expect(caller.sandbox.log()).toEqual([]);
});
