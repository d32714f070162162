import { lines } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { workflowOf } from '../../../harness/workflows';

describe.each(lines())('%s', (line) => {
	const stage = withStage(line, { remembers: true });

	it('signs in at the token endpoint, and again when the token has expired', async () => {
		const run = async (credentials: object) =>
			await stage.engine.run({
				workflow: workflowOf({
					It: {
						parameters: { resource: 'account', operation: 'getSites', authentication: 'oAuth2' },
					},
				}),
				credentials: { marketingAnalyticsOAuth2Api: { ...credentials } },
			});

		const first = await run(stage.oauthCredential);
		expect(first.error).toBeUndefined();
		expect(jsonOf(first.items('It'))).toHaveLength(2);
		const [signed] = stage.requests('getallowedwebsite.json');
		expect(signed?.headers.authorization).toMatch(/^Bearer \S+$/);
		expect(signed?.headers.authorization).not.toContain(stage.sandbox.token);

		stage.sandbox.control.expireTokens();
		stage.clear();
		const renewed = first.credentials.marketingAnalyticsOAuth2Api ?? {};
		const second = await run(renewed);
		expect(second.error).toBeUndefined();
		expect(jsonOf(second.items('It'))).toHaveLength(2);
		expect(stage.requests('getallowedwebsite.json').at(-1)?.status).toBe(200);
	});
});
