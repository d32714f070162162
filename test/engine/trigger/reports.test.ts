import { newestLine } from '../../../harness/engine';
import { jsonOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { asked, labeled, rowsOf, withoutTotal } from '../report/channels';
import { downloadRaw } from '../report/raw';
import { settings, plainReport } from '../report/settings';
import { DAY, followsClock, HOUR, MINUTE, moment, Watch, weekly } from './scene';

const FRIDAY = moment('2026-11-13T10:00Z');
const DUE = moment('2026-11-16T05:30Z');
const LATER = DUE + 5 * MINUTE;
const DAYS = { from: '2026-11-13', to: '2026-11-19' };

describe.each(newestLine())('a finished report starts a workflow, on %s', (line) => {
	const stage = withStage(line, followsClock);

	it('which is requested once, when it is due', async () => {
		const watch = new Watch(stage, weekly(labeled));
		expect((await watch.poll(FRIDAY)).output).toBeNull();
		expect((await watch.poll(DUE - 1)).output).toBeNull();
		expect(stage.requests()).toEqual([]);

		// An execution without items, so that n8n stores the job ID.
		expect((await watch.poll(DUE)).output).toEqual([[]]);
		expect(stage.requests().map(({ method, path }) => [method, path])).toEqual([
			['POST', '/ea/v2/ea/shop-eu/report/batch/query.json'],
		]);

		const ready = await watch.poll(LATER);
		expect([ready.error, ready.reported]).toEqual([undefined, []]);
		const whole = await downloadRaw(stage.sandbox, { reports: [asked] });
		const jobId: unknown = expect.stringMatching(/^\d{18}$/);
		const dueAt = '2026-11-16T05:30:00.000Z';
		const reportJob = { jobId, site: 'shop-eu', dueAt, submittedAt: dueAt, ...DAYS };
		expect(jsonOf(ready.items)).toEqual(
			rowsOf(withoutTotal(whole)).map((row) => ({ ...row, reportJob })),
		);

		stage.clear();
		expect((await watch.poll(LATER + MINUTE)).output).toBeNull();
		expect(stage.requests()).toEqual([]);
	});

	it('after hours, without another request for its days', async () => {
		const watch = new Watch(stage, weekly(labeled));
		for (const at of [FRIDAY, DUE]) await watch.poll(at);
		const ready = await watch.poll(DUE + 5 * HOUR);
		expect(ready.items.length).toBeGreaterThan(5);
		const words = stage.requests().map(({ path }) => path.split('/').at(-1));
		expect(words).toEqual(['query.json', 'status.json', 'download.json']);
	});

	it('even if expressions give other days at every poll', async () => {
		const daysAgo = (days: number) => `={{ $now.minus({ days: ${days} }).toISO() }}`;
		const parameters = weekly({ period: 'dates', from: daysAgo(7), to: daysAgo(1) });
		// Expressions of n8n 2 have their own clock: here the platform uses the real one, too.
		const present = await stage.beside({ ...followsClock, today: undefined });
		const watch = new Watch(present, parameters);
		const start = Date.now();
		const due = start + 8 * DAY;
		const polls = [];
		for (const at of [start, due, due + 5 * MINUTE]) polls.push(await watch.poll(at));
		expect(polls.map(({ reported }) => reported)).toEqual([[], [], []]);
		expect(present.submitted()).toHaveLength(1);
		expect(polls[2]?.items.length).toBeGreaterThan(5);
	});

	const withoutInput = settings.filter(([, , , input]) => input === undefined);
	it.each(withoutInput)('and has the same request for %s as Report > Run', async (_, set, sent) => {
		const watch = new Watch(stage, weekly(set));
		await watch.poll(FRIDAY);
		expect((await watch.poll(DUE)).error).toBeUndefined();
		const body: unknown = JSON.parse(JSON.stringify({ reports: [{ ...plainReport, ...sent }] }));
		expect(stage.submitted()).toEqual([body]);
	});

	it("and is requested at every poll, except at n8n's start", async () => {
		const watch = new Watch(stage, weekly({ submitEvery: 'poll' }), { activation: 'init' });
		expect((await watch.poll(DUE)).output).toBeNull();
		expect(stage.requests()).toEqual([]);
		for (const activation of ['activate', 'update'] as const) {
			await watch.poll(LATER, { activation });
		}
		expect(stage.submitted()).toHaveLength(2);
	});

	it("and is requested at every poll after the one at n8n's start", async () => {
		const parameters = weekly({ submitEvery: 'poll' });
		const polls = await stage.polls(parameters, [DUE, LATER, LATER + MINUTE], {
			activation: 'leadershipChange',
		});
		expect(polls.map(({ output }) => output?.[0]?.length)).toEqual([undefined, 0, 10]);
		expect(stage.submitted()).toHaveLength(2);
	});

	it('and is requested once, even if n8n polls again before a poll has ended', async () => {
		const watch = new Watch(stage, weekly());
		await watch.poll(FRIDAY);
		const { staticData, parameters } = watch;
		const again = { at: DUE, staticData, id: 'overlapping' };
		// A poll long enough to meet the other one.
		const slow = { kind: 'slow', chunkDelayMs: 200, chunks: 6, match: 'query.json' } as const;
		stage.sandbox.control.fault(slow);
		const both = [stage.poll(parameters, again), stage.poll(parameters, again)];
		// Either of them may end first.
		const outputs = (await Promise.all(both)).map(({ output }) => JSON.stringify(output));
		expect(outputs.sort()).toEqual(['[[]]', 'null']);
		expect(stage.submitted()).toHaveLength(1);
	});
});
