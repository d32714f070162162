import type { IHttpRequestOptions } from 'n8n-workflow';
import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import { openPlatform } from '../../../platform/http/connection/connection';
import { openWarehouse } from '../../../platform/warehouse/session';
import type { Answer } from '../../engine/client/origin';
import { Origin, sending } from '../../engine/client/origin';
import { signingContext } from './signing';
import { send } from './throughAxios';

const submit: Call = { method: 'POST', path: '/x', body: { a: 1 }, what: 'the report' };
const look: Call = { method: 'GET', path: '/x', what: 'the list' };
const PING = 'GET /ea/v2/er/account/ping.json';
const OLD = 'old-token-0001';
const NEW = 'new-token-0002';

let origin: Origin;
afterEach(async () => await origin.stop());

describe('a connection with OAuth2', () => {
	/** The platform's answer to the new token. */
	let answer: Answer;
	let ping: Answer;
	let sent: string[];

	beforeEach(async () => {
		sent = [];
		answer = ping = sending('{"error":false}');
		origin = await Origin.start((response, arrival) => {
			const token = arrival.headers.authorization?.replace('Bearer ', '') ?? 'none';
			sent.push(`${arrival.method} ${arrival.path} ${token}`);
			const expired = sending('{"error":true}', 401);
			const known = arrival.path.endsWith('/ping.json') ? ping : answer;
			(token === NEW ? known : expired)(response, arrival);
		});
	});

	/**
	 * Renews tokens as n8n does: only if an error response throws, after which any further failure
	 * throws as well.
	 */
	class Renewing {
		token = OLD;
		canRenew = true;

		readonly sign = async (options: IHttpRequestOptions): Promise<unknown> => {
			options.headers = { ...options.headers, Authorization: `Bearer ${this.token}` };
			const reply = await send({ ...options, ignoreHttpStatusErrors: true });
			if (options.ignoreHttpStatusErrors || reply.statusCode < 400) return reply;
			if (reply.statusCode !== 401 || !this.canRenew) throw new Error('A refusal');
			this.token = NEW;
			this.canRenew = false;
			return await this.sign(options);
		};
	}

	const open = async (renewing = new Renewing()) =>
		await openPlatform(
			signingContext({ baseUrl: origin.url, oauthTokenData: { access_token: OLD } }, renewing.sign),
			'marketingAnalyticsOAuth2Api',
		);
	const renewal = [`${PING} ${OLD}`, `${PING} ${NEW}`];
	const once = [`POST /ea/v2/x ${OLD}`, ...renewal, `POST /ea/v2/x ${NEW}`];

	it('sends only the request while the token is valid', async () => {
		const renewing = new Renewing();
		renewing.token = NEW;
		await requestJson(await open(renewing), submit);
		expect(sent).toEqual([`POST /ea/v2/x ${NEW}`]);
	});

	it('renews an expired token with a harmless call, and sends the request once more', async () => {
		await expect(requestJson(await open(), submit)).resolves.toEqual({ error: false });
		expect(sent).toEqual(once);
	});

	it.each<[string, Answer, string]>([
		['cut', (response) => response.socket?.destroy(), 'outcomeUnknown'],
		['422', sending('{}', 422), 'refused'],
		['504', sending('{}', 504), 'outcomeUnknown'],
		['403', sending('{}', 403), 'forbidden'],
		['401', sending('{}', 401), 'tokenRefused'],
	])('returns the answer after the renewal unchanged: %s', async (_, after, kind) => {
		answer = after;
		await expect(requestJson(await open(), submit)).rejects.toMatchObject({ kind });
		expect(sent.filter((one) => one.startsWith('POST'))).toHaveLength(2);
		if (kind !== 'tokenRefused') expect(sent).toEqual(once);
	});

	it('renews the token even if the call that triggers it fails', async () => {
		ping = sending('', 500);
		await expect(requestJson(await open(), submit)).resolves.toEqual({ error: false });
		expect(sent).toEqual(once);
	});

	it('reports that no token was issued when the renewal fails', async () => {
		const renewing = new Renewing();
		renewing.canRenew = false;
		const asking = requestJson(await open(renewing), submit);
		const facts = { what: submit.what };
		await expect(asking).rejects.toMatchObject({ kind: 'tokenNotIssued', facts });
		expect(sent.filter((one) => one.startsWith('POST'))).toHaveLength(2);
	});

	it('does not renew after a refusal other than 401', async () => {
		const renewing = new Renewing();
		renewing.token = NEW;
		answer = sending('{}', 403);
		await expect(requestJson(await open(renewing), submit)).rejects.toMatchObject({
			kind: 'forbidden',
		});
		expect(sent).toEqual([`POST /ea/v2/x ${NEW}`]);
	});

	it('masks the tokens that n8n obtains, each added once', async () => {
		const platform = await open();
		answer = sending(JSON.stringify({ old: OLD, used: NEW }));
		await expect(requestJson(platform, look)).resolves.toEqual({ old: '•••', used: '•••' });
		await requestJson(platform, look);
		expect(platform.secrets).toEqual([OLD, NEW]);
	});
});

describe('a connection with an API token', () => {
	it('closes the connection of a signed request that is aborted', async () => {
		let close = () => {};
		const closed = new Promise<void>((resolve) => (close = resolve));
		origin = await Origin.start((response) => response.once('close', close));
		const context = signingContext({ baseUrl: origin.url, apiToken: OLD }, send);
		// As in an execution, whose own signal n8n would use instead.
		const executing = Object.assign(context, { getExecutionCancelSignal: () => undefined });
		const platform = await openPlatform(executing);
		const asking = requestJson(platform, { ...look, idempotent: false, totalMs: 300 });
		await expect(asking).rejects.toMatchObject({ kind: 'outcomeUnknown' });
		await closed;
	});
});

describe('a connection to the data warehouse', () => {
	const SESSION = 'dw-session-0003';
	const open = async (reply: unknown) => {
		origin = await Origin.start((response, arrival) =>
			sending(
				JSON.stringify(arrival.path.includes('get_dw') ? reply : { echo: SESSION, api: OLD }),
			)(response, arrival),
		);
		const context = signingContext({ baseUrl: origin.url, apiToken: OLD }, send);
		return await openWarehouse(context, await openPlatform(context), '192.0.2.1');
	};

	it("uses the session token, and masks it and the platform's token", async () => {
		const warehouse = await open({ session_token: SESSION });
		await expect(requestJson(warehouse, look)).resolves.toEqual({ echo: '•••', api: '•••' });
		expect(origin.arrivals.map(({ path, headers }) => [path, headers.authorization])).toEqual([
			['/ea/v2/er/account/get_dw_session_token.json?ip=192.0.2.1', undefined],
			['/ea/v2/x', `Bearer ${SESSION}`],
		]);
	});

	it('reports a missing session token', async () => {
		await expect(open({ data: {} })).rejects.toMatchObject({ kind: 'unexpectedReply' });
	});
});
