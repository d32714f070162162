import { lines } from '../../../harness/engine';
import { sideBySide } from '../../support/sideBySide';
import type { Stage } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { until } from '../client/scene';
import { STAGES, type StageName } from './stages';
import { NODE } from '../../support/scene';

const names: StageName[] = ['submit', 'status', 'download', 'file', 'page', 'search', 'upload'];
const ends = ['cancelled', 'timed out'] as const;
/** Calls whose outcome is unknown. */
const changing = new Set<StageName>(['submit', 'search', 'upload']);
const cases = ends.flatMap((end) => names.map((name) => ({ end, name })));

/** The first job of a new sandbox. */
const FIRST_JOB = '701928374650918273';

const FIRST_TIMEOUT_MS = 4_000;

describe.each(lines())('an execution that is stopped, on %s', (line) => {
	const stage = withStage(line, { remembers: true });
	/** The requests that hang, which the sandbox has not answered. */
	const hanging = ({ sandbox }: Stage) => sandbox.log().filter(({ status }) => status === null);

	const ended = sideBySide(cases, async ({ end, name }) => {
		if (end === 'cancelled') return await stop(name);
		// On a busy machine the time may be up before the stage is reached.
		for (let timeoutMs = FIRST_TIMEOUT_MS; ; timeoutMs *= 2) {
			const scene = await stop(name, timeoutMs);
			if (hanging(scene.stage).length > 0) return scene;
			await scene.stage.sandbox.close();
		}
	});

	/** Runs up to the stage, and stops there: at the timeout, if set, or when it is reached. */
	async function stop(name: StageName, timeoutMs?: number) {
		const { match, scene } = STAGES[name];
		const own = await stage.beside();
		// Never answered: only the stop can end the execution.
		own.sandbox.control.fault({ kind: 'hang', match, times: 99 });
		const going = own.begin({ ...scene, timeoutMs });
		if (timeoutMs === undefined) {
			await until(() => hanging(own).length > 0);
			await going.cancel();
		}
		return { run: await going.done, stage: own };
	}

	it.each(cases)(
		'ends at once, reports unknown outcomes, and sends nothing more: $end at the $name',
		async (one) => {
			const scene = await ended(one);
			expect(scene.run.status).toBe('canceled');
			expect(scene.run.nodeError(NODE)?.message).toMatch(
				changing.has(one.name) ? /^The platform may have received / : /^Waiting for .+ was stopped/,
			);
			expect(hanging(scene.stage)).toHaveLength(1);
		},
	);

	it.each(cases.filter(({ name }) => ['status', 'download', 'file'].includes(name)))(
		'names the running job: $end at the $name',
		async (one) => {
			const { run } = await ended(one);
			const { message, description } = run.nodeError(NODE) ?? {};
			expect(`${message} ${description}`).toContain(FIRST_JOB);
			expect(description).toContain('Report > Collect');
		},
	);
});
