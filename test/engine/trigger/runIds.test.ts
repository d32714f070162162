import type { JobOutcome } from '../../../sandbox';
import { newestLine } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { CALLER_IP, startExport, startQuery } from './launch';
import { followsClock, HOUR, jobs, MINUTE, passes, tracesOf, Watch } from './scene';

const ip = CALLER_IP;

describe.each(newestLine())('a run with a given ID, on %s', (line) => {
	const stage = withStage(line, followsClock);
	beforeEach(() => void passes(HOUR));

	const kinds: Array<[string, () => Promise<string>, object]> = [
		['audienceExport', async () => await startExport(stage), { jobrun_status: 'COMPLETED' }],
		['dataWarehouse', async () => await startQuery(stage), { state: 'Done' }],
	];

	it.each(kinds)('starts a workflow once when it has ended: %s', async (kind, start, ended) => {
		stage.sandbox.control.nextJobs({ seconds: 300, times: 3 });
		const ids = [await start(), await start(), await start()];
		const watch = new Watch(stage, jobs(kind, { jobRunIds: ` ${ids.join(' , ')},`, ip }));
		stage.clear();
		await watch.pollInVain();
		const looks = stage.requests().filter(({ path }) => /status\.json$|\/edw\/jobs\//.test(path));
		expect(looks).toHaveLength(2);

		const later = [await watch.poll(passes(5 * MINUTE)), await watch.poll(passes(MINUTE))];
		const items = jsonOf(later.flatMap((poll) => poll.items));
		expect(items.map((json) => json.jobrun_id ?? json.id).sort()).toEqual([...ids].sort());
		for (const item of items) {
			expect(item).toMatchObject({ ...ended, site: 'shop-eu', phase: 'done' });
		}
		stage.clear();
		expect((await watch.poll(passes(MINUTE))).output).toBeNull();
		expect(stage.requests()).toEqual([]);
	});

	it.each<[string, JobOutcome, number]>([
		['done', 'failed', 0],
		['failed', 'failed', 1],
	])('is emitted for the outcome %s if it has %s', async (outcome, ending, count) => {
		for (const [kind, start] of kinds) {
			stage.sandbox.control.nextJobs({ outcome: ending });
			const watch = new Watch(stage, jobs(kind, { jobRunIds: await start(), ip, outcome }));
			expect((await watch.poll()).items).toHaveLength(count);
			expect((await watch.poll(passes(MINUTE))).output).toBeNull();
		}
	});

	it.each(kinds)('is reported once if its ID does not exist: %s', async (kind, start) => {
		const watch = new Watch(stage, jobs(kind, { jobRunIds: `77,${await start()}`, ip }));
		const poll = await watch.poll();
		expect(poll.items).toHaveLength(1);
		expect(poll.reported.map(({ message }) => message)).toEqual([
			expect.stringMatching(/^The platform found nothing for the state of .* ?77: There is no /),
		]);
		expect(tracesOf(poll)).not.toContain(stage.sandbox.token);
		await watch.pollInVain(passes(MINUTE));
	});

	it("is checked with a warehouse token for the caller's address", async () => {
		const watch = new Watch(
			stage,
			jobs('dataWarehouse', { jobRunIds: await startQuery(stage), ip }),
		);
		stage.clear();
		await watch.poll();
		const [session, look] = stage.requests();
		expect(session?.query).toEqual({ ip });
		expect(look?.path).toMatch(/\/edw\/jobs\/[\w-]+$/);
		expect(look?.headers.authorization).not.toContain(stage.sandbox.token);
	});
});
