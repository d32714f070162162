import { Caller, type Report, channelItem, days, exact, named, sumOf, totalsOf } from '../caller';
import { Datamining, type Row } from './dataminingCaller';

const mining = Datamining.of(Caller.forEachTest());

const DAY = '11/12/2026';
const ISO_DAY = '2026-11-12';
const METRICS = ['scartvalid', 'scartvalidamount', 'realscartvalid', 'realscartvalidamount'];
const sums = (rows: Row[], column: string) => sumOf(rows.map((row) => row[column]));

async function report(day: string, more: object = {}): Promise<Report> {
	const fields = [...METRICS, 'estimatevalid', 'estimatevalidamount', 'scart'];
	return mining.caller.report(
		channelItem({ dateRanges: days(day), metrics: named(...fields), ...more }),
	);
}

describe('the records of a day match the reports', () => {
	it.each([
		['an ordinary day', DAY, ISO_DAY],
		['a day of 25 hours', '10/25/2026', '2026-10-25'],
		['a day of 23 hours', '03/29/2026', '2026-03-29'],
		['today, as far as it is over', '11/20/2026', '2026-11-20'],
	])('%s', async (_what, day, isoDay) => {
		const orders = await mining.search('order', day, { 'with-realscartvalidamount': 1 });
		const estimates = await mining.search('estimate', day);
		const carts = await mining.search('scart', day);
		const valid = orders.filter((order) => order.order_status === 'VALID');
		expect(totalsOf(await report(isoDay), 'GLOBAL')).toEqual([
			orders.length,
			sums(orders, 'order_amount'),
			valid.length,
			sums(orders, 'realscartvalidamount'),
			estimates.length,
			sums(estimates, 'estimate_amount'),
			carts.length,
		]);
	});

	it('hour by hour, and in the time zone of the site', async () => {
		const split = await report(ISO_DAY, { dateScale: 'H', dateRangeSplitPerScale: true });
		const hours = split.columnHeader.dateRanges[0]?.values.map(({ epoch }) => epoch) ?? [];
		const total = split.data.find(({ dimensions }) => dimensions[0] === 'GLOBAL');
		for (const [group, column, metric] of [
			['order', 'order_date', 0],
			['scart', 'scart_date', 6],
		] as const) {
			const records = await mining.search(group, DAY);
			const inHour = (hour: number) => records.filter((row) => within(row[column], hour));
			const counted = hours.map((hour) => inHour(hour).length);
			expect(counted).toEqual(total?.metrics[metric]?.[0]?.values.map(exact));
		}
	});

	it('per channel, through an attribution view', async () => {
		const flags = { 'view-id': 1, 'with-channel-level': 1 };
		const orders = await mining.search('order', DAY, flags);
		const clause = { field: 'attributionrule', operator: 'IN', value: [1] };
		const seen = await report(ISO_DAY, { segmentFilterClauses: [clause] });
		const social = orders.filter((order) => order.viewchannel_lvl_p0 === 'SOCIAL');
		expect(social.length).toBe(totalsOf(seen, 'SOCIAL')[0]);
		expect(social.length).not.toBe(totalsOf(await report(ISO_DAY), 'SOCIAL')[0]);
	});

	it('in order, with references and ids of their own', async () => {
		const orders = await mining.search('order', [DAY, '11/14/2026']);
		const times = orders.map((order) => Number(order.order_date));
		expect(times).toEqual([...times].sort((one, other) => one - other));
		for (const column of ['order_ref', 'orderid_id']) {
			expect(new Set(orders.map((order) => order[column])).size).toBe(orders.length);
		}
		expect(await mining.search('order', [DAY, '11/14/2026'])).toEqual(orders);
	});
});

function within(value: string | number | undefined, hour: number): boolean {
	return Number(value) >= hour && Number(value) < hour + 3600;
}

describe('other groups of records', () => {
	it.each([
		['actionlog', 'action_name'],
		['isenginerequest', 'isenginerequest_name'],
		['tpopedataclick', 'tppublisher_name'],
		['tporder', 'tppublisher_name'],
	])('have a subject in %s', async (group, column) => {
		const id = await mining.submit(group, [DAY, '11/16/2026']);
		const status = await mining.get(group, 'status', { 'jobrun-id': id });
		expect(status.data.jobrun_status).toBe('COMPLETED');
		const rows = await mining.search(group, [DAY, '11/16/2026']);
		expect(rows.length).toBeGreaterThan(60);
		expect(new Set(rows.map((row) => row[column])).size).toBeGreaterThan(2);
	});

	it.each([
		['scart', 'scart-id', 'scart_id'],
		['tporder', 'tporder-ref', 'tporder_ref'],
		['estimate', 'estimateid-id', 'estimateid_id'],
		['order', 'orderid-id', 'orderid_id'],
	])('have the columns of every flag in a get of %s', async (group, parameter, column) => {
		const [row = {}] = await mining.search(group, DAY);
		const found = await mining.one(group, parameter, row[column] ?? '');
		expect(found).toMatchObject(row);
		const { data } = await mining.get(group, 'get', { [parameter]: String(row[column]) });
		const { fields } = data.data;
		expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
		expect(fields.length).toBeGreaterThan(120);
		expect(found.email).toMatch(/@mail\.example$/);
		const unknown = await mining.get(group, 'get', { [parameter]: '12' });
		expect([unknown.status, unknown.data.error_code]).toEqual([404, 'RECORD_UNKNOWN']);
	});

	it('have the sale that a cart became', async () => {
		const carts = await mining.search('scart', DAY);
		const orders = await mining.search('order', DAY);
		const sold = carts.filter((cart) => cart.order_ref !== '-').map((cart) => cart.order_ref);
		expect(sold.sort()).toEqual(orders.map((order) => order.order_ref).sort());
	});
});
