import { newestLine } from '../../../../harness/engine';
import { TODAY, succeeded } from '../../../support/stage';
import { withStage } from '../../../support/withStage';

const REPORTS = 20;
const MORNING = Date.parse(`${TODAY}T09:00Z`);
const JOB_SECONDS = 3_600;

describe.each(newestLine())('twenty reports with 20 requests at once, on %s', (line) => {
	const looks = () => stage.requests('status.json').map(({ query }) => query['jobrun-id']);
	// The platform's clock only moves once all reports were checked.
	const areUnderWay = () => new Set(looks()).size === REPORTS;
	const stage = withStage(line, {
		jobSeconds: JOB_SECONDS,
		now: () => (isReady && areUnderWay() ? MORNING + JOB_SECONDS * 1_000 : MORNING),
	});
	let isReady = false;
	beforeAll(() => (isReady = true));

	it('are all submitted before the first is fetched', async () => {
		const input = Array.from({ length: REPORTS }, () => ({}));
		const run = await stage.report({ options: { atOnce: 20 } }, { input });
		expect(run.output()).toHaveLength(REPORTS * 10);
		expect(stage.requests('query.json')).toHaveLength(REPORTS);
		const paths = stage.requests().map(({ path }) => path.split('/').pop());
		expect(paths.indexOf('download.json')).toBeGreaterThan(paths.lastIndexOf('query.json'));
	});
});

describe.each(newestLine())('the log of n8n, on %s', (line) => {
	const stage = withStage(line);

	it('names the jobs of Report > Run, so that they can be collected after a worker is killed', async () => {
		const items = [{}, {}];
		succeeded(await stage.report({}, { input: items }));
		const ids = new Set(
			stage.requests('status.json').map(({ query }) => String(query['jobrun-id'])),
		);
		expect(ids.size).toBe(items.length);
		const line = stage.engine.output
			.split('\n')
			.find((one) => one.includes('Submitted in this run'));
		// By default, n8n writes this level and those above it.
		expect(line).toMatch(/\binfo\b/);
		for (const id of ids) expect(line).toContain(id);
		expect(line).toContain('Report > Collect can fetch the reports by job ID');
	});
});
