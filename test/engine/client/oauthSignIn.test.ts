import type { ICredentialDataDecryptedObject } from 'n8n-workflow';
import { lines } from '../../../harness/engine';
import { reportParameters } from '../../../harness/workflows';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { Origin, sending } from './origin';
import type { Scene } from '../../support/scene';

const PATH = 'query.json';
const ENDED = 'The sign-in of the OAuth2 credential has expired or was revoked';
const CLIENT_REFUSED =
	/^The token endpoint \S+ does not accept the client ID or the client secret$/;
const UNAVAILABLE = /^The token endpoint \S+ could not issue a token at the moment/;

const connected = { grantType: 'authorizationCode' };
const tokens = { access_token: 'no-longer-valid', token_type: 'bearer' };
const withRefresh = { ...connected, oauthTokenData: { ...tokens, refresh_token: 'revoked' } };

describe.each(lines())('an OAuth2 credential, on %s', (line) => {
	const stage = withStage(line, { hurry: 20 });

	const submission = (changes: ICredentialDataDecryptedObject): Scene => {
		const parameters = reportParameters({ operation: 'submit', authentication: 'oAuth2' });
		return {
			parameters,
			credentials: { marketingAnalyticsOAuth2Api: { ...stage.oauthCredential, ...changes } },
		};
	};
	/** Runs with a token endpoint that gives this answer. */
	const answered = async (
		changes: ICredentialDataDecryptedObject,
		...answer: Parameters<typeof sending>
	) => {
		const origin = await Origin.start(sending(...answer));
		const run = await stage.play(submission({ ...changes, accessTokenUrl: `${origin.url}/token` }));
		await origin.stop();
		return { run, asked: origin.arrivals.length };
	};

	it.each<[string, ICredentialDataDecryptedObject]>([
		['Authorization Code', connected],
		['PKCE', { grantType: 'pkce' }],
		['a sign-in that was begun only', { ...connected, oauthTokenData: {} }],
	])(
		'that was never connected is reported before anything is sent, with %s',
		async (_, changes) => {
			const { error } = await stage.play(submission(changes));
			expect(error?.message).toBe('The OAuth2 credential is not connected yet');
			expect(error?.description).toContain('connect your account there');
			expect(stage.requests(PATH)).toEqual([]);
		},
	);

	it.each<[string, ICredentialDataDecryptedObject]>([
		['was revoked', withRefresh],
		['cannot be renewed', { ...connected, oauthTokenData: tokens }],
	])('whose sign-in %s asks to connect again', async (_, changes) => {
		const { error } = await stage.play(submission(changes));
		expect(error?.message).toBe(ENDED);
		expect(error?.description).toContain('connect your account again');
	});

	it.each<[string, ICredentialDataDecryptedObject, string]>([
		['at the first token', {}, 'Authentication in the credential'],
		['at a renewal', withRefresh, 'and connect your account again'],
	])('with another client secret is reported as such %s', async (_, changes, advice) => {
		const { error } = await stage.play(submission({ ...changes, clientSecret: 'another' }));
		expect(error?.message).toMatch(CLIENT_REFUSED);
		expect(error?.description).toContain('Check Grant Type, Client ID, Client Secret');
		expect(error?.description).toContain(advice);
	});

	it.each<[string, ICredentialDataDecryptedObject]>([
		['at the first token', {}],
		['at a renewal', withRefresh],
	])('whose token endpoint is down is reported after retries %s', async (_, changes) => {
		const nobody = { ...changes, accessTokenUrl: 'http://127.0.0.1:9/token' };
		const [{ run, asked }, gone] = await Promise.all([
			answered(changes, '{}', 503),
			stage.play(submission(nobody)),
		]);
		expect(run.error?.message).toMatch(UNAVAILABLE);
		expect(run.error?.description).toContain('Try again later');
		expect(asked).toBeGreaterThan(1);
		expect(gone.error?.message).toMatch(UNAVAILABLE);
	});

	it('whose token endpoint has no https is advised to check that address', async () => {
		const origin = await Origin.start(sending('{}'));
		const accessTokenUrl = `https://${origin.host}/token`;
		const { error } = await stage.play(submission({ accessTokenUrl }));
		await origin.stop();
		expect(error).toMatchObject({
			message: `A secure connection (https) to ${origin.host} failed`,
			description: 'Check the address and port under Access Token URL in the credential',
		});
	});

	it('continues if its token endpoint was down for a moment', async () => {
		stage.sandbox.control.fault({ kind: 'reply', status: 503, body: {}, match: 'oauth/token' });
		succeeded(await stage.play(submission({})));
		expect(stage.requests(PATH).map(({ status }) => status)).toEqual([200]);
	});

	it.each<[string, string, number]>([
		['a web page', '<html>Welcome</html>', 404],
		['another refusal', '{"error":"invalid_scope"}', 400],
	])('whose token endpoint answers with %s is reported, and not retried', async (_, ...answer) => {
		for (const changes of [{}, withRefresh]) {
			const { run, asked } = await answered(changes, ...answer);
			expect(run.error?.message).toMatch(/^The token endpoint \S+ did not issue a token/);
			expect(run.error?.description).toContain('Check Access Token URL and Scopes');
			expect(asked).toBe(1);
		}
	});

	it('requests its scopes', async () => {
		succeeded(await stage.play(submission({ scopes: 'reports offline_access' })));
		const [asked] = stage.requests('oauth/token');
		expect(new URLSearchParams(asked?.body).get('scope')).toBe('reports offline_access');
	});
});
