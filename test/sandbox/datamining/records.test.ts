import {
	Caller,
	type Report,
	channelItem,
	days,
	exact,
	named,
	splitBy,
	sumOf,
	totalsOf,
} from '../caller';
import { Datamining, type Row } from './dataminingCaller';

const mining = Datamining.of(Caller.forFile());

const DAY = '11/12/2026';
const ISO_DAY = '2026-11-12';
const METRICS = [
	...['scartvalid', 'scartvalidamount', 'realscartvalid', 'realscartvalidamount'],
	...['estimatevalid', 'estimatevalidamount', 'scart'],
];
const sums = (rows: Row[], column: string) => sumOf(rows.map((row) => row[column]));
const report = (day: string, more: object = {}): Promise<Report> =>
	mining.caller.report(channelItem({ dateRanges: days(day), metrics: named(...METRICS), ...more }));

it.each([
	['an ordinary day', DAY, ISO_DAY],
	['a day of 25 hours', '10/25/2026', '2026-10-25'],
	['a day of 23 hours', '03/29/2026', '2026-03-29'],
	['today, as far as it is over', '11/20/2026', '2026-11-20'],
])('the records of %s match the reports', async (_what, day, isoDay) => {
	const orders = await mining.search('order', day, { 'with-realscartvalidamount': 1 });
	const estimates = await mining.search('estimate', day);
	const carts = await mining.search('scart', day);
	expect(totalsOf(await report(isoDay), 'GLOBAL')).toEqual([
		orders.length,
		sums(orders, 'order_amount'),
		orders.filter((order) => order.order_status === 'VALID').length,
		sums(orders, 'realscartvalidamount'),
		estimates.length,
		sums(estimates, 'estimate_amount'),
		carts.length,
	]);
	const sold = carts.filter((cart) => cart.order_ref !== '-').map((cart) => cart.order_ref);
	expect(sold.sort()).toEqual(orders.map((order) => order.order_ref).sort());
});

it('the records of each hour match the reports in the time zone of the site', async () => {
	const split = await report(ISO_DAY, splitBy('H'));
	const hours = split.columnHeader.dateRanges[0]?.values.map(({ epoch }) => epoch) ?? [];
	const total = split.data.find(({ dimensions }) => dimensions[0] === 'GLOBAL');
	for (const [group, metric] of [
		['order', 0],
		['scart', 6],
	] as const) {
		const times = (await mining.search(group, DAY)).map((row) => Number(row[`${group}_date`]));
		const counted = hours.map(
			(hour) => times.filter((time) => time >= hour && time < hour + 3_600).length,
		);
		expect(counted).toEqual(total?.metrics[metric]?.[0]?.values.map(exact));
	}
});

it('the records of a channel match the reports, by the same attribution rule', async () => {
	const flags = { 'view-id': 1, 'with-channel-level': 1 };
	const orders = await mining.search('order', DAY, flags);
	const clause = { field: 'attributionrule', operator: 'IN', value: [1] };
	const seen = await report(ISO_DAY, { segmentFilterClauses: [clause] });
	const social = orders.filter((order) => order.viewchannel_lvl_p0 === 'SOCIAL');
	expect(social.length).toBe(totalsOf(seen, 'SOCIAL')[0]);
	expect(social.length).not.toBe(totalsOf(await report(ISO_DAY), 'SOCIAL')[0]);
});

it('records are in order, with references and IDs of their own, and products that add up', async () => {
	const period: [string, string] = [DAY, '11/14/2026'];
	const orders = await mining.search('order', period, { 'with-orderproduct': 1 });
	const times = orders.map((order) => Number(order.order_date));
	expect(times).toEqual([...times].sort((one, other) => one - other));
	for (const column of ['order_ref', 'orderid_id']) {
		expect(new Set(orders.map((order) => order[column])).size).toBe(orders.length);
	}
	expect(await mining.search('order', period, { 'with-orderproduct': 1 })).toEqual(orders);
	for (const order of orders) {
		const prices = [1, 2, 3, 4].map((index) => Number(order[`orderproduct_sellprice_${index}`]));
		const known = prices.filter((price) => !Number.isNaN(price));
		expect(known.length).toBe(Number(order.a_orderproduct_sz));
		const sum = known.reduce((all, price) => all + price, 0);
		expect(sum).toBeCloseTo(Number(order.order_amount), 2);
	}
});
