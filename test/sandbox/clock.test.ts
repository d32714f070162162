import { clockAt } from '../../sandbox/clock';
import { Asking } from './asking';
import { Caller, TODAY, channelItem } from './caller';
import { Datamining } from './datamining/dataminingCaller';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const EVENING = '2026-11-20T23:30:00+01:00';

const caller = Caller.forEachTest();
let time: number;
const now = () => time;
const moveTo = (moment: string) => {
	time = Date.parse(moment);
};
const pass = (seconds: number) => {
	time += seconds * 1000;
};
const seconds = (moment: string) => Date.parse(moment) / 1000;

async function stateOf(id: string): Promise<string> {
	return (await caller.batch('GET', `status.json?jobrun-id=${id}`)).data.jobrun_status;
}

async function startOfToday(): Promise<number | undefined> {
	const report = await caller.report(channelItem({ dateRanges: [{ range: 'YESTERDAY' }] }));
	return report.columnHeader.dateRanges[0]?.to;
}

describe('jobs of the sandbox with a clock that a test moves', () => {
	beforeEach(async () => {
		moveTo(EVENING);
		await caller.restartUnfixed({ now, jobSeconds: HOUR });
	});

	it('change from PENDING to RUNNING to COMPLETED', async () => {
		const id = await caller.submit();
		pass(19 * MINUTE);
		expect(await stateOf(id)).toBe('PENDING');
		pass(MINUTE);
		expect(await stateOf(id)).toBe('RUNNING');
		pass(40 * MINUTE - 1);
		expect(await stateOf(id)).toBe('RUNNING');
		pass(1);
		expect(await stateOf(id)).toBe('COMPLETED');
	});

	it('of the data warehouse end', async () => {
		const query =
			'GET { TIMERANGE { 1794438000 1794524400 } READERS { ea:pageview@shop-eu AS v; } ' +
			'OUTPUTS_ROW(v) { v.timestamp; } };';
		const body = { kind: 'edw#request', query };
		const uuid = String((await caller.call('POST', '/edw/jobs', body)).data.data);
		const path = `/edw/jobs/${uuid.split(',')[0]}`;
		pass(HOUR - 1);
		expect((await caller.call('GET', path)).data).toMatchObject({ status: 'Running' });
		pass(1);
		expect((await caller.call('GET', path)).data).toMatchObject({ status: 'Done' });
	});

	it.each([
		['an hour later', HOUR],
		['in summer', 200 * 24 * HOUR],
	])('of a relaunch end %s', async (_when, later) => {
		const ask = Asking.of(caller);
		const job = await ask.job('adhoc', { 'job-name': 'Sales by campaign' });
		pass(10 * 24 * HOUR);
		const startedAt = time / 1000;
		const run = await ask.started('adhoc/test', job);
		const again = await ask.started('adhoc/relaunch', run);
		const row = { jobrun_id: again['jobrun-id'], jobrun_start: startedAt };
		const pending = await ask.row('adhoc/last_status', job);
		expect(pending).toEqual({ ...row, jobrun_status: 'PENDING', jobrun_end: '' });
		pass(later);
		const done = { ...row, jobrun_status: 'COMPLETED', jobrun_end: startedAt + later };
		expect(await ask.row('adhoc/last_status', job)).toEqual(done);
		pass(HOUR);
		expect(await ask.row('adhoc/last_status', job)).toEqual(done);
	});
});

describe('the day of the sandbox with a clock that a test moves', () => {
	beforeEach(async () => {
		moveTo(EVENING);
		await caller.restartUnfixed({ now });
	});

	it("begins at midnight in the site's time zone", async () => {
		const mining = Datamining.of(caller);
		const friday = await mining.search('order', '11/20/2026');
		expect(friday.length).toBeGreaterThan(20);
		const latest = Math.max(...friday.map((order) => Number(order.order_date)));
		expect(latest).toBeLessThan(seconds('2026-11-20T23:00:00+01:00'));
		expect(await mining.search('order', '11/21/2026')).toEqual([]);
		expect(await startOfToday()).toBe(seconds('2026-11-20T00:00:00+01:00'));

		moveTo('2026-11-21T00:20:00+01:00');
		const record = { reference: 'just after midnight', at: time / 1000 - 10 * MINUTE };
		caller.sandbox.control.addRecord({ site: 'shop-eu', group: 'order', ...record });
		const [first, ...others] = await mining.search('order', '11/21/2026');
		expect(first).toMatchObject({ order_ref: record.reference, order_date: record.at });
		expect(others).toEqual([]);
		expect((await mining.search('order', '11/20/2026')).length).toBeGreaterThan(friday.length);
		expect(await startOfToday()).toBe(seconds('2026-11-21T00:00:00+01:00'));
	});

	it('has more data with each hour, even months later', async () => {
		const mining = Datamining.of(caller);
		const ordersUpTo = async (moment: string) => {
			moveTo(moment);
			return (await mining.search('order', '06/15/2027')).length;
		};
		expect(await ordersUpTo('2027-06-14T23:59:59+02:00')).toBe(0);
		const morning = await ordersUpTo('2027-06-15T10:00:00+02:00');
		expect(morning).toBeGreaterThan(0);
		expect(await ordersUpTo('2027-06-15T10:59:59+02:00')).toBe(morning);
		expect(await ordersUpTo('2027-06-15T20:00:00+02:00')).toBeGreaterThan(morning);
	});

	it('differs on the other side of the ocean', async () => {
		moveTo('2026-11-21T05:30:00+01:00');
		const ofCanada = Datamining.of(caller, 'shop-ca');
		expect(await ofCanada.search('order', '11/21/2026')).toEqual([]);
		moveTo('2026-11-21T12:00:00-05:00');
		expect((await ofCanada.search('order', '11/21/2026')).length).toBeGreaterThan(0);
	});

	it.each([
		['23', '2026-03-29T23:59:59+02:00', 22],
		['24', '2026-03-30T23:59:59+02:00', 23],
		['25', '2026-10-25T23:59:59+01:00', 24],
	])('may have %s hours', (_hours, lastSecond, over) => {
		moveTo(lastSecond);
		const clock = clockAt(now);
		const last = clock.today('Europe/Paris');
		expect(clock.hoursOfToday('Europe/Paris')).toBe(over);
		pass(1);
		expect(clock.today('Europe/Paris')).toBe(last + 1);
		expect(clock.hoursOfToday('Europe/Paris')).toBe(0);
	});

	it('is the time of replies, by which tokens expire', async () => {
		const path = '/er/account/get_dw_session_token.json?ip=192.0.2.1';
		const { data } = await caller.call('GET', path);
		expect(data).toMatchObject({ meta: { tm: time / 1000 } });
		const [token, expires] = data.data.rows[0] ?? [];
		expect(expires).toBe(time / 1000 + HOUR);
		const withToken = { headers: { authorization: `Bearer ${token}` } };
		const codeOf = async () =>
			(await caller.call('GET', '/edw/jobs/1', undefined, withToken)).data.error_code;
		expect(await codeOf()).toBe('WAREHOUSE_JOB_UNKNOWN');
		pass(HOUR);
		expect(await codeOf()).toBe('TOKEN_EXPIRED');
	});
});

describe('a fixed day of the sandbox', () => {
	const noon = seconds(`${TODAY}T12:00:00+01:00`);

	it('overrides the clock, which jobs still follow', async () => {
		moveTo('2027-03-01T08:15:00+01:00');
		await caller.restart({ now, jobSeconds: HOUR });
		const id = await caller.submit();
		pass(HOUR);
		expect(await stateOf(id)).toBe('COMPLETED');
		caller.sandbox.control.nextJobs({ seconds: 0 });
		expect(await startOfToday()).toBe(noon - 12 * HOUR);
	});

	it("continues from noon, with the minutes of the real clock or a test's", async () => {
		moveTo('2027-03-01T08:15:00+01:00');
		const startOf = async () => {
			const ask = Asking.of(caller);
			const job = await ask.job('adhoc');
			await ask.started('adhoc/test', job);
			return Number((await ask.row('adhoc/last_status', job)).jobrun_start);
		};
		await caller.restart({ now });
		expect(await startOf()).toBe(noon + 15 * MINUTE);
		await caller.restart();
		const before = Math.floor(Date.now() / 1000);
		const started = await startOf();
		const hourBefore = before - (before % HOUR);
		expect(started).toBeGreaterThanOrEqual(noon);
		expect(started - noon).toBeLessThan(Date.now() / 1000 - hourBefore + 1);
	});
});

it('without a fixed day, the sandbox uses the real clock', async () => {
	await caller.restartUnfixed({ now: Date.now });
	const given = await startOfToday();
	await caller.restartUnfixed();
	expect(await startOfToday()).toBe(given);
	const before = Math.floor(Date.now() / 1000);
	const { data } = await caller.call('GET', '/er/account/ping.json');
	expect(data.meta.tm).toBeGreaterThanOrEqual(before);
	expect(data.meta.tm).toBeLessThanOrEqual(Date.now() / 1000);
});
