import type {
	IAllExecuteFunctions,
	ICredentialDataDecryptedObject,
	IHttpRequestOptions,
} from 'n8n-workflow';
import {
	bearer,
	signedBy,
	signedByOAuth2,
	signedWith,
	unsigned,
} from '../../../platform/http/connection/transport';
import {
	checkToken,
	openImportConnection,
} from '../../../platform/http/connection/importConnection';
import { openPlatform, readCredential } from '../../../platform/http/connection/connection';
import { IMPORTING } from '../../../platform/http/retry';
import { thrownBy } from '../pure/errors/thrown';
import { contextOf } from './contexts';

const baseUrl = 'https://x.example.com';
const request: IHttpRequestOptions = { url: `${baseUrl}/a`, headers: { Accept: 'a/b' } };

describe('the connection of a node', () => {
	test('lets n8n sign with the credential, without probing it', async () => {
		const { context, sent } = contextOf({}, () => 'reply');
		const transmit = signedBy(context, 'someApi', { baseUrl, probe: '' });
		expect(await transmit(request)).toBe('reply');
		const data = { baseUrl, probe: 'not now' };
		const credentialsDecrypted = { id: '', name: 'someApi', type: 'someApi', data };
		expect(sent).toEqual([{ type: 'someApi', options: request, more: { credentialsDecrypted } }]);
	});

	test.each([
		['an execution', { getExecutionCancelSignal: () => AbortSignal.abort() }],
		['a poll', {}],
	])('ends signed requests in %s when they are aborted', async (_, more) => {
		const { context } = contextOf({});
		const seen: unknown[] = [];
		const helpers = {
			...context.helpers,
			async httpRequestWithAuthentication(this: IAllExecuteFunctions) {
				seen.push('getExecutionCancelSignal' in this && this.getExecutionCancelSignal());
				seen.push(this.getNode, 'getNode' in this, 'getSecrets' in this);
			},
		};
		const { signal } = new AbortController();
		const transmit = signedBy({ ...context, ...more, helpers }, 'someApi', {});
		await transmit({ ...request, abortSignal: signal });
		const [ending, ...others] = seen;
		expect(ending).toBe(signal);
		expect(others).toEqual([context.getNode, true, false]);
	});

	test('renews a token with a harmless call, which follows no redirect', async () => {
		const refused = { statusCode: 401 };
		const { context, sent } = contextOf({}, ({ url }) => (url === 'x' ? {} : refused));
		const learn = jest.fn();
		const transmit = signedByOAuth2(context, 'someApi', {
			url: 'x',
			learn,
			faultOf: () => undefined,
		});
		expect(await transmit({ ...request, body: 'b', timeout: 7 })).toBe(refused);
		const [, { options } = {}] = sent;
		expect(sent).toHaveLength(3);
		expect(options).toMatchObject({ url: 'x', timeout: 7, disableFollowRedirect: true });
		expect(options).toMatchObject({ ignoreHttpStatusErrors: false });
		expect(options).not.toHaveProperty('body');
	});

	test('is refused for a token that no header can hold, before anything is sent', async () => {
		const { context, sent } = contextOf({ baseUrl, apiToken: 't0ken and more' });
		const thrown = await openPlatform(context).catch((error: unknown) => error);
		expect(thrown).toMatchObject({ message: expect.stringContaining('API token') as unknown });
		expect(String(thrown)).not.toContain('t0ken');
		expect(sent).toEqual([]);
	});

	test('sends unsigned requests when the token is in the path', async () => {
		const { context, sent } = contextOf({}, () => 'reply');
		expect(await unsigned(context)(request)).toBe('reply');
		expect(sent).toEqual([{ options: request }]);
	});

	test('signs requests itself while n8n has no credential to sign with', async () => {
		const { context, sent } = contextOf({}, () => 'reply');
		expect(await signedWith(context, bearer('t'))(request)).toBe('reply');
		const headers = { Accept: 'a/b', Authorization: 'Bearer t' };
		expect(sent).toEqual([{ options: { ...request, headers } }]);
	});
});

describe('the platform of a credential', () => {
	test('has the time limit of an execution and masks the token', async () => {
		const { context, sent, asked } = contextOf({ baseUrl, apiToken: ' t0ken ' });
		const stop = new AbortController();
		const running = { ...context, getExecutionCancelSignal: () => stop.signal };
		const platform = await openPlatform(running);
		expect(platform).toMatchObject({
			address: { root: `${baseUrl}/ea/v2`, host: 'x.example.com' },
			secrets: ['t0ken'],
			retryPolicy: { attempts: 5, totalMs: 600_000, idleMs: 90_000 },
		});
		expect(platform.signal).toBe(stop.signal);
		await platform.transmit(request);
		expect(asked).toEqual(['marketingAnalyticsApi']);
		expect(sent).toMatchObject([{ type: 'marketingAnalyticsApi', more: {} }]);
	});

	test('uses the short retry policy outside an execution, where a person waits', async () => {
		const { context, sent, asked } = contextOf({ baseUrl });
		const platform = await openPlatform(context, 'marketingAnalyticsOAuth2Api');
		const retryPolicy = { attempts: 2, totalMs: 25_000, idleMs: 20_000 };
		expect(platform).toMatchObject({ signal: undefined, retryPolicy });
		await platform.transmit(request);
		expect(asked).toEqual(['marketingAnalyticsOAuth2Api']);
		expect(sent).toMatchObject([{ type: 'marketingAnalyticsOAuth2Api', options: request }]);
	});

	test('has its own host for the data warehouse, if one is set', () => {
		const given = readCredential({ baseUrl, warehouseUrl: ' https://w.example.com/x ' });
		expect(given.warehouse).toEqual({ root: 'https://w.example.com/x', host: 'w.example.com' });
		expect(readCredential({ baseUrl, warehouseUrl: ' ' })).not.toHaveProperty('warehouse');
		expect(readCredential({ baseUrl })).not.toHaveProperty('warehouse');
	});

	test.each([
		[true, undefined],
		['yes', 'addressPlainHttp'],
		[undefined, 'addressPlainHttp'],
	])('may use plain http when the option is %j: %s', (allowPlainHttp, kind) => {
		const plain = 'http://x.example.com';
		const allowing: ICredentialDataDecryptedObject =
			allowPlainHttp === undefined ? {} : { allowPlainHttp };
		const open = [
			thrownBy(() => readCredential({ ...allowing, baseUrl: plain })),
			thrownBy(() => readCredential({ ...allowing, baseUrl, warehouseUrl: plain })),
		];
		expect(open).toEqual(
			Array(2).fill(kind === undefined ? undefined : expect.objectContaining({ kind })),
		);
	});

	test('requires an address', () => {
		expect(thrownBy(() => readCredential({}))).toMatchObject({ kind: 'addressInvalid' });
	});

	test('never shows one of its tokens', () => {
		const { secrets } = readCredential({
			baseUrl,
			apiToken: ' a ',
			clientSecret: 'b',
			connectorToken: 'c',
			clientId: 'public',
			oauthTokenData: {
				access_token: 'd',
				refresh_token: 'e ',
				accessToken: 'f',
				id_token: { x: 1 },
				token_type: 'Bearer',
				scope: 'all',
			},
		});
		expect(secrets).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
		expect(readCredential({ baseUrl, oauthTokenData: 'x' }).secrets).toEqual([]);
	});
});

describe('the connection of imports', () => {
	test('has its token in the path', async () => {
		const { context, sent, asked } = contextOf({ baseUrl, connectorToken: ' abc ' });
		const { platform, connectorToken } = await openImportConnection(context);
		expect(connectorToken).toBe('abc');
		expect(platform).toMatchObject({ secrets: ['abc'], retryPolicy: IMPORTING });
		expect(platform.signal).toBeUndefined();
		await platform.transmit(request);
		expect([asked, sent]).toEqual([['marketingAnalyticsImportApi'], [{ options: request }]]);
		const stop = new AbortController();
		const running = await openImportConnection({
			...context,
			getExecutionCancelSignal: () => stop.signal,
		});
		expect(running.platform.signal).toBe(stop.signal);
	});

	test.each([
		...['abc', 'A_1.~+=:-', 'a/b', '/a', 'a b'],
		...['é', '%2f', '../x', 'a?b#c\\d', '...', '{site}'],
	])('accepts the token %s', (connectorToken) => {
		expect(checkToken({ connectorToken })).toBe(connectorToken);
	});

	test.each(['.', '..', 'a\nb', 'a\0', 'a\ud800'])(
		'rejects the token %j without repeating it',
		(connectorToken) => {
			expect(thrownBy(() => checkToken({ connectorToken }))).toMatchObject({
				parameter: 'Connector Token',
				message: 'The connector token contains a character that is not allowed in an address',
				advice: 'Copy it from the platform’s connector RealTime Analytics - Import',
			});
		},
	);

	test.each<ICredentialDataDecryptedObject>([{}, { connectorToken: ' ' }])(
		'reports a missing token for %j',
		(credential) => {
			expect(() => checkToken(credential)).toThrow('The credential has no connector token');
		},
	);
});
