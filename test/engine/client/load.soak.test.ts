import { lines, type Line } from '../../../harness/engine';
import type { Stage } from '../../support/stage';
import { withStage } from '../../support/withStage';
import type { Played } from '../../support/scene';

const WORKFLOWS = 50;
const REFUSED = 429;
const LIMIT_MS = 300_000;

describe('fifty workflows at once, on a platform that limits requests', () => {
	// In real time, like the platform that counts requests. Both lines mostly wait.
	const scenes = lines().map((line) => ({
		line,
		stage: withStage(line, { hurry: 1, remembers: true }),
	}));
	const runs = new Map<Line, Played[]>();

	beforeAll(async () => {
		await Promise.all(scenes.map(async ({ line, stage }) => runs.set(line, await play(stage))));
	}, LIMIT_MS);

	async function play(stage: Stage): Promise<Played[]> {
		stage.sandbox.control.limitRate({ requests: 10, seconds: 1 });
		const run = async () => await stage.report();
		return await Promise.all(Array.from({ length: WORKFLOWS }, run));
	}

	it.each(scenes)('all finish on $line', ({ line }) => {
		const ended = runs.get(line) ?? [];
		expect(ended.flatMap(({ error }) => error?.message ?? [])).toEqual([]);
		expect(ended.flatMap((run) => run.output())).toHaveLength(WORKFLOWS * 10);
	});

	it.each(scenes)('waste at most a tenth of their requests on $line', ({ stage }) => {
		const all = stage.requests();
		const refused = all.filter(({ status }) => status === REFUSED);
		expect(refused.length).toBeGreaterThan(0);
		expect(refused.length / all.length).toBeLessThanOrEqual(0.1);
	});
});
