import type { INodeParameters } from 'n8n-workflow';

import type { ReportState } from '../../platform/polling/pollReport';
import { pollReport } from '../../platform/polling/pollReport';
import type { Schedule } from '../../platform/polling/schedule';
import { PATIENCE_MS } from '../support/random';
import { PlatformCaller } from './platformCaller';
import { SimulatedN8n } from './simulatedN8n';
import { HOUR, MINUTE, World } from './world';

jest.setTimeout(PATIENCE_MS);

describe('the baseline of a trigger', () => {
	const SITE = 'shop-ca';
	const AWAY = { faults: [{ kind: 'status', status: 503 }] } as const;

	let world: World;
	beforeAll(async () => {
		world = await World.start();
	});
	beforeEach(() => world.begin('2026-11-10T08:00'));
	afterAll(() => world.sandbox.close());

	function polling(parameters: INodeParameters): SimulatedN8n {
		const common = { authentication: 'apiToken', site: SITE, options: {} };
		const { sandbox } = world;
		const all = { ...common, ...parameters };
		return new SimulatedN8n({ sandbox, cursor: 'default', parameters: all });
	}

	it('keeps the existing sales over a restart, even after a failed first poll', async () => {
		const n8n = polling({ event: 'newRecord', recordType: 'sale' });
		await n8n.poll(AWAY);
		await n8n.poll();
		addSale('WHILE-AWAY', world.now - MINUTE);
		n8n.restart();
		await n8n.poll();
		const { items } = await n8n.poll();
		expect(items).toMatchObject([{ order_ref: 'WHILE-AWAY' }]);
	});

	it.each(['', undefined])('keeps the ended runs over a restart (job %p)', async (all) => {
		const caller = new PlatformCaller(world.sandbox, SITE);
		const [job = {}] = await caller.rows('db/syncpartner/search');
		const [run = {}] = await caller.rows('db/syncpartner/status', { 'job-id': job.job_id ?? '' });
		const partnerSync = all ?? job.job_id ?? '';
		const n8n = polling({ event: 'jobFinished', jobKind: 'partnerSync', partnerSync });
		await n8n.poll(AWAY);
		await n8n.poll();
		await caller.runAgain('syncpartner', run.jobrun_id ?? '');
		n8n.restart();
		world.pass(HOUR);
		expect((await n8n.poll()).items).toMatchObject([{ jobrun_status: 'COMPLETED' }]);
	});

	it('keeps the ended runs of jobs over a restart that the first poll did not reach', async () => {
		const caller = new PlatformCaller(world.sandbox, SITE);
		const jobs = await caller.rows('db/syncpartner/search');
		const last = jobs.at(-1)?.job_id ?? '';
		const [run = {}] = await caller.rows('db/syncpartner/status', { 'job-id': last });
		const n8n = polling({ event: 'jobFinished', jobKind: 'partnerSync', partnerSync: '' });
		await n8n.poll({ faults: [undefined, undefined, { kind: 'status', status: 503 }] });
		await n8n.poll();
		await caller.runAgain('syncpartner', run.jobrun_id ?? '');
		n8n.restart();
		expect((await n8n.poll()).items).toMatchObject([{ jobId: last }]);
	});

	it("emits nothing of earlier days, even if n8n's clock is set back", async () => {
		world.begin('2026-11-10T12:05');
		const n8n = polling({ event: 'newRecord', recordType: 'sale' });
		await n8n.poll();
		world.skew = -HOUR;
		await n8n.poll();
		expect(await n8n.poll()).toMatchObject({ items: [], sent: [{}, {}] });
	});

	it('emits nothing twice, even if a search with a wrong clock did not find it', async () => {
		world.begin('2026-11-10T11:55');
		const n8n = polling({ event: 'newRecord', recordType: 'sale' });
		await n8n.poll();
		for (const skew of [HOUR, 0]) {
			world.skew = skew;
			await n8n.poll();
			expect(await n8n.poll()).toMatchObject({ items: [], sent: [{}, {}] });
		}
	});

	function addSale(reference: string, at: number): void {
		const sale = { site: SITE, group: 'order', reference, at: Math.floor(at / 1_000) } as const;
		world.sandbox.control.addRecord(sale);
	}
});

const DAY = 86_400_000;
const MORNING = Date.parse('2026-11-20T09:00Z');
const time = { hour: 6, minute: 30, zone: 'Europe/Paris' };
const DAILY: Schedule = { every: 'day', ...time };

/** The number of reports that are submitted when polls run at these moments. */
async function submittedAt(schedule: Schedule, moments: readonly number[]): Promise<number> {
	let submitted = 0;
	let state: ReportState | undefined;
	const source = {
		schedule,
		isOnTime: true,
		isActivated: false,
		missed: 'latest' as const,
		giveUpMs: DAY,
		contract: {
			what: 'the report',
			collect: 'Report > Collect',
			status: async () => ({ state: 'COMPLETED' }),
		},
		submit: async () => ({ id: String(++submitted), site: 'shop-eu' }),
		isThere: async () => undefined,
		fetch: async () => 'rows',
	};
	for (const now of moments) ({ state } = await pollReport(state, source, now));
	return submitted;
}

it.each<[string, Schedule, number]>([
	['day', DAILY, 60],
	['week', { every: 'week', weekday: 1, ...time }, 9],
	['month', { every: 'month', day: 1, ...time }, 2],
])(
	'the report of every %s continues when a clock that was far ahead is set back',
	async (_, schedule, due) => {
		const sixtyDays = Array.from({ length: 61 }, (__, day) => MORNING + day * DAY);
		const moments = [MORNING, MORNING + 400 * DAY, ...sixtyDays];
		// One more was submitted while the clock was ahead.
		expect(await submittedAt(schedule, moments)).toBe(due + 1);
	},
);

it('a slot that was used by a clock slightly ahead is not used again', async () => {
	// 06:30 in Paris is 05:30 UTC; the clock is an hour ahead when it is first reached.
	const times = ['20T12:00', '21T05:31', '21T04:32', '21T05:32'];
	const moments = times.map((one) => Date.parse(`2026-11-${one}Z`));
	expect(await submittedAt(DAILY, moments)).toBe(1);
});
