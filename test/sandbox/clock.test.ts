import { clockAt } from '../../sandbox/clock';
import { Caller, channelItem, SITE, TODAY } from './caller';
import { Datamining } from './datamining/dataminingCaller';

const HOUR = 3_600;

const caller = Caller.forEachTest();
let time: number;
const now = () => time;
const moveTo = (moment: string) => {
	time = Date.parse(moment);
};
const seconds = (moment: string) => Date.parse(moment) / 1000;

async function startOfToday(): Promise<number | undefined> {
	const report = await caller.report(channelItem({ dateRanges: [{ range: 'YESTERDAY' }] }));
	return report.columnHeader.dateRanges[0]?.to;
}

async function startOfARun(): Promise<number> {
	const path = `/ea/${SITE}/db/adhoc`;
	const job = (await caller.call('GET', `${path}/search.json?limit=1`)).data.data.rows[0]?.[0];
	await caller.call('POST', `${path}/test.json`, { 'job-id': job });
	const { data } = await caller.call('GET', `${path}/last_status.json?job-id=${job}`);
	return Number(data.data.rows[0]?.[2]);
}

describe('the day of the sandbox with a clock that a test moves', () => {
	beforeEach(async () => {
		moveTo('2026-11-20T23:30:00+01:00');
		await caller.restartUnfixed({ now });
	});

	it("begins at midnight in the site's time zone", async () => {
		const mining = Datamining.of(caller);
		const friday = await mining.search('order', '11/20/2026');
		const latest = Math.max(...friday.map((order) => Number(order.order_date)));
		expect(latest).toBeLessThan(seconds('2026-11-20T23:00:00+01:00'));
		expect(await mining.search('order', '11/21/2026')).toEqual([]);
		expect(await startOfToday()).toBe(seconds('2026-11-20T00:00:00+01:00'));

		moveTo('2026-11-21T00:20:00+01:00');
		const record = { reference: 'just after midnight', at: time / 1000 - 600 };
		caller.sandbox.control.addRecord({ site: 'shop-eu', group: 'order', ...record });
		const saturday = await mining.search('order', '11/21/2026');
		expect(saturday).toMatchObject([{ order_ref: record.reference, order_date: record.at }]);
		expect((await mining.search('order', '11/20/2026')).length).toBeGreaterThan(friday.length);
		expect(await startOfToday()).toBe(seconds('2026-11-21T00:00:00+01:00'));
	});

	it('has more data with each hour, even months later', async () => {
		const ordersUpTo = async (moment: string) => {
			moveTo(moment);
			return (await Datamining.of(caller).search('order', '06/15/2027')).length;
		};
		expect(await ordersUpTo('2027-06-14T23:59:59+02:00')).toBe(0);
		const morning = await ordersUpTo('2027-06-15T10:00:00+02:00');
		expect(morning).toBeGreaterThan(0);
		expect(await ordersUpTo('2027-06-15T10:59:59+02:00')).toBe(morning);
		expect(await ordersUpTo('2027-06-15T20:00:00+02:00')).toBeGreaterThan(morning);
	});

	it('differs on the other side of the ocean', async () => {
		const ofCanada = () => Datamining.of(caller, 'shop-ca').search('order', '11/21/2026');
		moveTo('2026-11-21T05:30:00+01:00');
		expect(await ofCanada()).toEqual([]);
		moveTo('2026-11-21T12:00:00-05:00');
		expect((await ofCanada()).length).toBeGreaterThan(0);
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
		time += 1_000;
		expect(clock.today('Europe/Paris')).toBe(last + 1);
		expect(clock.hoursOfToday('Europe/Paris')).toBe(0);
	});
});

it("a fixed day is that of the data, at noon with the minutes of the real clock or a test's", async () => {
	const noon = seconds(`${TODAY}T12:00:00+01:00`);
	moveTo('2027-03-01T08:15:00+01:00');
	await caller.restart({ now });
	expect(await startOfToday()).toBe(noon - 12 * HOUR);
	expect(await startOfARun()).toBe(noon + HOUR / 4);
	await caller.restart();
	const before = Math.floor(Date.now() / 1000);
	const started = await startOfARun();
	expect(started).toBeGreaterThanOrEqual(noon);
	expect(started - noon).toBeLessThan(Date.now() / 1000 - (before - (before % HOUR)) + 1);
});

it('without a fixed day, the sandbox uses the real clock', async () => {
	await caller.restartUnfixed();
	const before = Math.floor(Date.now() / 1000);
	const { data } = await caller.call('GET', '/er/account/ping.json');
	expect(data.meta.tm).toBeGreaterThanOrEqual(before);
	expect(data.meta.tm).toBeLessThanOrEqual(Date.now() / 1000);
	expect(Number(await startOfToday()) * 1000).toBeLessThanOrEqual(Date.now());
});
