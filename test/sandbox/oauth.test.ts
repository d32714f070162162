import axios, { type AxiosRequestConfig } from 'axios';
import { createHash } from 'node:crypto';
import { Caller } from './caller';

interface TokenReply {
	access_token: string;
	token_type: string;
	expires_in: number;
	refresh_token?: string;
	error?: string;
	error_description?: string;
}

const caller = Caller.forEachTest();

const CLIENT = { client_id: 'sandbox-client', client_secret: 'sandbox-secret' };
const BACK = 'http://localhost:5678/rest/oauth2-credential/callback';

const token = (form: Record<string, string>, more: AxiosRequestConfig = {}) =>
	axios.post<TokenReply>(`${caller.sandbox.url}/oauth/token`, new URLSearchParams(form), {
		validateStatus: () => true,
		...more,
	});
const authorize = (params: Record<string, string>) =>
	axios.get<TokenReply>(`${caller.sandbox.url}/oauth/authorize`, {
		params: { response_type: 'code', client_id: CLIENT.client_id, redirect_uri: BACK, ...params },
		maxRedirects: 0,
		validateStatus: () => true,
	});
const ping = async (accessToken: string) =>
	caller.call('GET', '/er/account/getallowedwebsite.json', undefined, {
		headers: { authorization: `Bearer ${accessToken}` },
	});

const refreshing = (refresh_token = '') => ({ grant_type: 'refresh_token', refresh_token });

async function code(params: Record<string, string> = {}): Promise<string> {
	const reply = await authorize(params);
	expect(reply.status).toBe(302);
	return new URL(String(reply.headers.location)).searchParams.get('code') ?? '';
}

const byCode = async (more: Record<string, string> = {}) =>
	token({
		grant_type: 'authorization_code',
		code: await code(),
		redirect_uri: BACK,
		...CLIENT,
		...more,
	});

describe('an OAuth2 client of the sandbox', () => {
	it('gets a token of the owner with its credentials in the form', async () => {
		const { data } = await token({ grant_type: 'client_credentials', ...CLIENT });
		expect(data).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
		expect(data.refresh_token).toBeUndefined();
		expect((await ping(data.access_token)).data.data.rows).toHaveLength(2);
	});

	it('gets a token with its credentials in Basic authentication', async () => {
		const auth = { username: CLIENT.client_id, password: CLIENT.client_secret };
		const { data } = await token({ grant_type: 'client_credentials' }, { auth });
		expect((await ping(data.access_token)).status).toBe(200);
	});

	it('gets a token for a code, once, and refreshes it', async () => {
		const form = { grant_type: 'authorization_code', redirect_uri: BACK, ...CLIENT };
		const once = await code();
		const { data } = await token({ ...form, code: once });
		expect((await ping(data.access_token)).status).toBe(200);
		expect((await token({ ...form, code: once })).data.error).toBe('invalid_grant');
		const fresh = await token({ ...refreshing(data.refresh_token), ...CLIENT });
		expect(fresh.data.access_token).not.toBe(data.access_token);
		expect((await ping(fresh.data.access_token)).status).toBe(200);
	});

	it('gets its state back, and proves its code with PKCE', async () => {
		const reply = await authorize({ state: 'a b&c' });
		expect(new URL(String(reply.headers.location)).searchParams.get('state')).toBe('a b&c');
		const verifier = 'a'.repeat(43);
		const challenge = createHash('sha256').update(verifier).digest('base64url');
		const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
		const right = await byCode({ code: await code(pkce), code_verifier: verifier });
		expect(right.status).toBe(200);
		const wrong = await byCode({ code: await code(pkce), code_verifier: 'nope' });
		expect([wrong.status, wrong.data.error]).toEqual([400, 'invalid_grant']);
	});
});

describe('OAuth2 access tokens of the sandbox', () => {
	it('expire, and can be refreshed', async () => {
		caller.sandbox.control.tokenSeconds(1);
		const { data } = await byCode();
		expect(data.expires_in).toBe(1);
		expect((await ping(data.access_token)).status).toBe(200);
		await new Promise((resolve) => setTimeout(resolve, 1_050));
		const late = await ping(data.access_token);
		expect([late.status, late.data.error_code]).toEqual([401, 'TOKEN_EXPIRED']);
		const fresh = await token({ ...refreshing(data.refresh_token), ...CLIENT });
		expect((await ping(fresh.data.access_token)).status).toBe(200);
	});

	it('can be expired by a test, and have a configurable lifetime', async () => {
		const { data } = await token({ grant_type: 'client_credentials', ...CLIENT });
		caller.sandbox.control.expireTokens();
		expect((await ping(data.access_token)).status).toBe(401);
		caller.sandbox.control.tokenSeconds(7);
		const next = await token({ grant_type: 'client_credentials', ...CLIENT });
		expect(next.data.expires_in).toBe(7);
	});
});

describe('the token endpoint refuses', () => {
	const form = { grant_type: 'client_credentials', ...CLIENT };
	it.each([
		['a wrong secret', { ...form, client_secret: 'nope' }, 401, 'invalid_client'],
		['an unknown client', { ...form, client_id: 'nope' }, 401, 'invalid_client'],
		['no client', { grant_type: 'client_credentials' }, 401, 'invalid_client'],
		['another grant', { ...form, grant_type: 'password' }, 400, 'unsupported_grant_type'],
		['no grant', CLIENT, 400, 'invalid_request'],
		['no code', { ...form, grant_type: 'authorization_code' }, 400, 'invalid_request'],
		['an unknown refresh token', { ...form, ...refreshing('x') }, 400, 'invalid_grant'],
	])('%s', async (_what, fields, status, error) => {
		const reply = await token(fields);
		expect([reply.status, reply.data.error]).toEqual([status, error]);
	});

	it('a code that was given for another address', async () => {
		const reply = await byCode({ redirect_uri: 'http://localhost/other' });
		expect(reply.data.error).toBe('invalid_grant');
	});

	it('a body that is not form-encoded', async () => {
		const reply = await axios.post<TokenReply>(`${caller.sandbox.url}/oauth/token`, form, {
			validateStatus: () => true,
		});
		expect([reply.status, reply.data.error]).toEqual([400, 'invalid_request']);
	});

	it('to redirect an unknown client or to an unknown address', async () => {
		expect((await authorize({ client_id: 'nope' })).status).toBe(401);
		expect((await authorize({ redirect_uri: 'javascript:alert(1)' })).status).toBe(400);
		const other = await authorize({ response_type: 'token' });
		expect(String(other.headers.location)).toContain('error=unsupported_response_type');
	});

	it('a disabled owner', async () => {
		const { data } = await token(form);
		await caller.call('POST', '/er/account/setuserinactive.json', { email: 'owner@shop.example' });
		expect((await ping(data.access_token)).status).toBe(403);
	});
});
