import { ONE_SITE_TOKEN } from '../../sandbox';
import { MARKETING_TOKEN } from '../../sandbox/account/accounts';
import { A_TEXT, Caller, matching } from './caller';

const caller = Caller.forEachTest();

const OWNER = 'owner@shop.example';
const ANALYST = 'analyst@shop.example';
const MARKETING = 'marketing@shop.example';

const bearer = (token: string) => ({
	headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
});
const get = async (name: string, token = caller.sandbox.token) =>
	caller.call('GET', `/er/account/${name}`, undefined, bearer(token));
const post = async (name: string, body: object, token = caller.sandbox.token) =>
	caller.call('POST', `/er/account/${name}.json`, body, bearer(token));
const first = async (name: string) => (await get(name)).data.data.rows[0]?.[0] ?? '';

describe('tokens of the sandbox', () => {
	it('that are reset stop working at once, and the new ones work', async () => {
		expect(await first(`getuserapitoken.json?email=${ANALYST}`)).toBe(ONE_SITE_TOKEN);
		const reply = await post('setuserapitoken', { email: ANALYST });
		const token = reply.data.data.rows[0]?.[0] ?? '';
		expect((await get('ping.json', ONE_SITE_TOKEN)).status).toBe(401);
		expect((await get('ping.json', token)).status).toBe(200);
		expect(await first(`getuserapitoken.json?email=${ANALYST}`)).toBe(token);
		expect((await get('getallowedwebsite.json', token)).data.data.rows).toHaveLength(1);
	});

	it('can be reset by their user', async () => {
		const reply = await post('setuserapitoken', { email: OWNER });
		expect((await get('ping.json')).data.error_code).toBe('TOKEN_INVALID');
		expect((await get('ping.json', reply.data.data.rows[0]?.[0])).status).toBe(200);
	});

	it('are the initial ones after each start', async () => {
		await post('setuserapitoken', { email: OWNER });
		const another = await Caller.start();
		expect((await another.call('GET', '/er/account/ping.json')).status).toBe(200);
		await another.close();
	});

	it('are issued for the data warehouse, the stream and replays', async () => {
		const ip = 'ip=192.0.2.1,2001:db8::1';
		const session = await get(`get_dw_session_token.json?${ip}&output-as-kv=1`);
		expect(session.data.data.rows[0]).toMatchObject({ session_token: A_TEXT });
		const again = await first(`get_dw_session_token.json?${ip}`);
		expect(await first(`get_dw_session_token.json?${ip}`)).not.toBe(again);
		const access = await first(`get_dw_access_token.json?${ip}`);
		expect(await first(`get_dw_access_token.json?${ip}`)).toBe(access);
		expect(await first('get_kafka_session_token.json')).toEqual(matching(/^kafka-session-/));
		expect(await first('getreplaytoken.json?website-name=shop-ca')).toContain('replay-shop-ca-');
	});
});

describe('users of the sandbox', () => {
	it('that are disabled are refused until they are enabled', async () => {
		await post('setuserinactive', { email: MARKETING });
		const refused = await get('ping.json', MARKETING_TOKEN);
		expect([refused.status, refused.data.error_code]).toEqual([403, 'USER_DISABLED']);
		const reset = await post('setuserapitoken', { email: MARKETING });
		const token = reset.data.data.rows[0]?.[0] ?? '';
		expect((await get('ping.json', token)).status).toBe(403);
		expect((await get(`pinguser.json?email=${MARKETING}`)).data.data.rows[0]?.[1]).toBe('N');
		await post('setuseractive', { email: MARKETING });
		expect((await get('ping.json', token)).status).toBe(200);
	});

	it('see others only as administrators, and otherwise themselves', async () => {
		const seen = await get(`getuserapitoken.json?email=${OWNER}`, MARKETING_TOKEN);
		expect(seen.data.data.rows[0]?.[0]).toBe(caller.sandbox.token);
		const other = await get(`getuserapitoken.json?email=${OWNER}`, ONE_SITE_TOKEN);
		expect([other.status, other.data.error_code]).toEqual([403, 'RIGHT_MISSING']);
		const disabling = await post('setuserinactive', { email: OWNER }, ONE_SITE_TOKEN);
		expect(disabling.status).toBe(403);
		const own = await get(`getuserapitoken.json?email=${ANALYST}`, ONE_SITE_TOKEN);
		expect(own.status).toBe(200);
	});

	it('have the time of their last call', async () => {
		const rows = async () => (await get(`pinguser.json?email=${ANALYST}`)).data.data.rows;
		expect((await rows())[0]).toEqual([ANALYST, 'Y', null]);
		await get('ping.json', ONE_SITE_TOKEN);
		expect((await rows())[0]?.[2]).toBeGreaterThan(1_700_000_000);
	});
});

describe('further account endpoints of the sandbox', () => {
	it('have a billing line per site and month', async () => {
		const { rows } = (await get('billing.json?mmyyyy=102026')).data.data;
		expect(rows.map((row) => row.slice(0, 3))).toEqual([
			['102026', '41', 'shop-eu'],
			['102026', '57', 'shop-ca'],
		]);
		expect(Number(rows[0]?.[4])).toBeGreaterThan(100);
		expect(await first('billing.json')).toBe('112026');
	});

	it('answer questions about the documentation', async () => {
		expect(await first('ask_documentation.json?q=How do I validate a sale?')).toContain('valid');
		expect(await first('ask_documentation.json?q=Why?')).toContain('no answer');
	});

	it.each([
		['an unknown user', 'GET', 'pinguser.json?email=nobody@shop.example', undefined, 404],
		['no user', 'GET', 'getuserapitoken.json', undefined, 400],
		['no address', 'GET', 'get_dw_session_token.json', undefined, 400],
		['a wrong address', 'GET', 'get_dw_access_token.json?ip=300.1.1.1', undefined, 400],
		['an unknown site', 'GET', 'getreplaytoken.json?website-name=nowhere', undefined, 404],
		['a month in the future', 'GET', 'billing.json?mmyyyy=122026', undefined, 400],
		['a wrong month', 'GET', 'billing.json?mmyyyy=2026-10', undefined, 400],
		['no question', 'GET', 'ask_documentation.json', undefined, 400],
		['an unknown user to reset', 'POST', 'setuserapitoken.json', { email: 'x@y.example' }, 404],
		['an unknown member', 'POST', 'setuserinactive.json', { email: OWNER, colour: 1 }, 400],
		['an empty body', 'POST', 'setuseractive.json', {}, 400],
		['a user in the address', 'POST', `setuseractive.json?email=${OWNER}`, {}, 400],
	])('refuse %s', async (_what, method, name, body, status) => {
		const reply = await caller.call(method, `/er/account/${name}`, body);
		expect([reply.status, reply.data.error]).toEqual([status, true]);
	});
});
