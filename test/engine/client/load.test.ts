import { lines, type Line, type Run } from '../../../harness/engine';
import { Stage } from '../../support/stage';
import { runWorkflow } from './scene';

const WORKFLOWS = 50;
const REFUSED = 429;

jest.setTimeout(180_000);

describe('fifty workflows at once, on a platform that limits requests', () => {
	const scenes = new Map<Line, Promise<{ stage: Stage; runs: Run[] }>>();
	beforeAll(() => {
		for (const line of lines()) scenes.set(line, play(line));
	});
	afterAll(async () => {
		for (const scene of scenes.values()) await (await scene).stage.stop();
	});

	async function play(line: Line) {
		const stage = await Stage.start(line);
		stage.sandbox.control.limitRate({ requests: 10, seconds: 1 });
		const run = async () => await stage.run({ workflow: runWorkflow() });
		return { stage, runs: await Promise.all(Array.from({ length: WORKFLOWS }, run)) };
	}

	it.each(lines())('all finish on %s', async (line) => {
		const { runs = [] } = (await scenes.get(line)) ?? {};
		expect(runs.flatMap(({ error }) => error?.message ?? [])).toEqual([]);
		expect(runs.flatMap((run) => run.items('Report'))).toHaveLength(WORKFLOWS * 10);
	});

	it.each(lines())('waste at most a tenth of their requests on %s', async (line) => {
		const { stage } = (await scenes.get(line)) ?? {};
		const all = stage?.requests() ?? [];
		const refused = all.filter(({ status }) => status === REFUSED);
		expect(refused.length).toBeGreaterThan(0);
		expect(refused.length / all.length).toBeLessThanOrEqual(0.1);
	});
});
