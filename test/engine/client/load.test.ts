import { lines, type Run } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { runWorkflow } from './scene';

const WORKFLOWS = 50;
const REFUSED = 429;

describe.each(lines())(
	'fifty workflows at once, on a platform that limits requests: %s',
	(line) => {
		// As fast as the platform, which counts requests by the world's clock.
		const stage = withStage(line, { hurry: 1, remembers: true });
		let runs: Run[];
		beforeAll(async () => {
			stage.sandbox.control.limitRate({ requests: 10, seconds: 1 });
			const run = async () => await stage.run({ workflow: runWorkflow() });
			runs = await Promise.all(Array.from({ length: WORKFLOWS }, run));
		}, 180_000);

		it('all finish', () => {
			expect(runs.flatMap(({ error }) => error?.message ?? [])).toEqual([]);
			expect(runs.flatMap((run) => run.items('Report'))).toHaveLength(WORKFLOWS * 10);
		});

		it('waste at most a tenth of their requests', () => {
			const all = stage.requests();
			const refused = all.filter(({ status }) => status === REFUSED);
			expect(refused.length).toBeGreaterThan(0);
			expect(refused.length / all.length).toBeLessThanOrEqual(0.1);
		});
	},
);
