import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { locator } from '../../../harness/workflows';
import { JOBS, launch } from './launch';
import { followsClock, jobs, MINUTE, passes, sentencesOf, Watch } from './scene';

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line, { ...followsClock, remembers: true });

	it('the trigger polls with OAuth2, and renews an expired token', async () => {
		const autoReport = locator(JOBS.autoReport);
		const parameters = jobs('autoReport', { autoReport, authentication: 'oAuth2' });
		const watch = new Watch(stage, parameters);
		const credentials = { marketingAnalyticsOAuth2Api: stage.oauthCredential };
		const first = await watch.poll(passes(MINUTE), { credentials });
		expect([first.output, sentencesOf(first)]).toEqual([null, []]);
		const [signed] = stage.requests('status.json');
		expect(signed?.headers.authorization).toMatch(/^Bearer \S+$/);
		expect(signed?.headers.authorization).not.toContain(stage.sandbox.token);

		await launch.autoReport(stage);
		stage.sandbox.control.expireTokens();
		stage.clear();
		const renewed = { credentials: first.credentials };
		const second = await watch.poll(passes(MINUTE), renewed);
		expect(sentencesOf(second)).toEqual([]);
		expect(second.items).toHaveLength(1);
		expect(stage.requests('status.json').at(-1)?.status).toBe(200);
		expect(JSON.stringify(second.staticData)).not.toContain(stage.oauthCredential.clientSecret);
	});
});
