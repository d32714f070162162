import { lines, type Line, type Run } from '../../../harness/engine';
import { Stage } from '../../support/stage';

const JOB_SECONDS = 10;
const REPORTS = 20;

describe('twenty reports of 10 seconds, with 20 requests at once', () => {
	const scenes = new Map<Line, Promise<{ stage: Stage; run: Run }>>();
	beforeAll(() => {
		for (const line of lines()) scenes.set(line, play(line));
	});
	afterAll(async () => {
		for (const scene of scenes.values()) await (await scene).stage.stop();
	});

	async function play(line: Line) {
		const stage = await Stage.start(line, { jobSeconds: JOB_SECONDS });
		const input = Array.from({ length: REPORTS }, () => ({}));
		return { stage, run: await stage.report({ options: { atOnce: 20 } }, { input }) };
	}

	it.each(lines())('are all under way before the first is fetched, on %s', async (line) => {
		const { stage, run } = (await scenes.get(line)) ?? {};
		expect(run?.error).toBeUndefined();
		expect(run?.items('Report')).toHaveLength(REPORTS * 10);
		expect(stage?.requests('query.json')).toHaveLength(REPORTS);
		const paths = stage?.requests().map(({ path }) => path.split('/').pop()) ?? [];
		expect(paths.indexOf('download.json')).toBeGreaterThan(paths.lastIndexOf('query.json'));
		// Not asking all the time either: 1, 2.5, 4.8, 8.1 and 13.2 seconds after the submission.
		expect(stage?.requests('status.json').length).toBeLessThanOrEqual(REPORTS * 5);
	});
});
