import { type SharedN8n, sharedN8n, versions } from '../../harness/n8n';

describe.each(versions())('n8n %s', (version) => {
	let n8n: SharedN8n;
	beforeAll(() => {
		n8n = sharedN8n(version);
	});

	it.each([
		['authorizationCode', 'reports offline_access'],
		['pkce', 'reports'],
		['authorizationCode', ''],
	])(
		'sends the Scopes of an OAuth2 credential to where a person signs in (%s, "%s")',
		async (grantType, scopes) => {
			const credential = await n8n.createCredential('marketingAnalyticsOAuth2Api', {
				...{ grantType, scopes, clientId: 'client', clientSecret: 'the secret of this client' },
				baseUrl: 'https://platform.example',
				...{
					authUrl: 'https://platform.example/authorize',
					accessTokenUrl: 'https://platform.example/token',
				},
			});
			const address = await n8n.rest.get<string>(
				`/rest/oauth2-credential/auth?id=${credential.id}`,
			);
			const { origin, pathname, searchParams } = new URL(address);
			expect(origin + pathname).toBe('https://platform.example/authorize');
			expect(searchParams.get('scope') ?? '').toBe(scopes);
		},
	);
});
