import fc from '../../support/fastCheck';

import { READY_RATES } from '../../../platform/reports/transform/readyRates';
import { answered, CHANNEL, figure, SOLD_TWICE, stepTo, tableOf } from './tables';

const { conversionRate, averageBasket } = READY_RATES;
const VISITS = figure('Visits', 'visit');
const SALES = figure('Sales', 'scartvalid');
const REVENUE = figure('Revenue', 'scartvalidamount', { affinity: 'float' });

test('rates are calculated in each row, and are empty where they would divide by 0', async () => {
	const { names, lines, said } = await answered(
		tableOf(
			[CHANNEL, VISITS, SALES, REVENUE],
			[
				['SOCIAL', 1000, 23, 1955.55],
				['OFFLINE', 0, 0, 0],
				['MAILING', 7, null, 10],
			],
		),
		{ rates: [conversionRate, averageBasket] },
	);
	expect(names).toEqual([
		'Channel',
		'Visits',
		'Sales',
		'Revenue',
		'Conversion Rate (%)',
		'Average Basket',
	]);
	expect(lines.map((line) => line.slice(4))).toEqual([
		[2.3, 85.0239],
		[null, null],
		[null, null],
	]);
	expect(said).toEqual(['If a rate would divide by 0, it is empty.']);
});

test('totals and others have the rate of the sums, not a mean of the rates', async () => {
	const { lines } = await answered(
		tableOf(
			[CHANNEL, VISITS, SALES],
			[
				['SOCIAL', 1000, 10],
				['MAILING', 100, 20],
				['OFFLINE', 300, 1],
			],
		),
		{ rates: [conversionRate], top: { rows: 1, others: 'Others' }, totals: 'row' },
	);
	expect(lines).toEqual([
		['SOCIAL', 1000, 10, 1],
		['Others', 400, 21, 5.25],
		['Total', 1400, 31, 2.21],
	]);
});

test('a rate of two periods changes by points, or by percent where it is a number', async () => {
	const { names, rows } = await answered(
		tableOf(SOLD_TWICE, [['SOCIAL', 1000, 2000, 30, 50, 3000, 4000]]),
		{ compares: true, rates: [conversionRate, averageBasket] },
	);
	expect(names.slice(-7).map((name) => [name, rows[0]?.[name]])).toEqual([
		['Conversion Rate (%)', 3],
		['Conversion Rate (%) Before', 2.5],
		['Conversion Rate Change (Points)', 0.5],
		['Average Basket', 100],
		['Average Basket Before', 80],
		['Average Basket Change', 20],
		['Average Basket Change (%)', 25],
	]);
});

test('a metric that was requested only for a rate is hidden, and is still in the rate of totals', async () => {
	const { names, lines } = await answered(
		tableOf(
			[CHANNEL, SALES, figure('visit', 'visit')],
			[
				['SOCIAL', 10, 1000],
				['MAILING', 20, 100],
			],
		),
		{ rates: [conversionRate], hidden: ['visit'], totals: 'row' },
	);
	expect(names).toEqual(['Channel', 'Sales', 'Conversion Rate (%)']);
	expect(lines.at(-1)).toEqual(['Total', 30, 2.73]);
});

test('a segment is divided by the same segment, and a type of sales by all visits', async () => {
	const desktop = [stepTo('device', 'Desktop')];
	const type = [...desktop, stepTo('ordertype', 'Web')];
	const columns = [
		CHANNEL,
		VISITS,
		figure('Visits (Desktop)', 'visit', { segment: desktop }),
		figure('Sales (Desktop)', 'scartvalid', { segment: desktop }),
		figure('Sales (Desktop, Web)', 'scartvalid', { segment: type }),
		figure('Sales (Phone)', 'scartvalid', { segment: [stepTo('device', 'Phone')] }),
	];
	const { rows } = await answered(tableOf(columns, [['SOCIAL', 200, 100, 10, 5, 2]]), {
		rates: [conversionRate],
	});
	expect(rows[0]).toMatchObject({
		'Conversion Rate (%) (Desktop)': 10,
		'Conversion Rate (%) (Desktop, Web)': 5,
		'Conversion Rate (%) (Phone)': 1,
	});
});

test('the rate of a total is that of all sums, however rows are split into top and others', async () => {
	const counts = fc.integer({ min: 0, max: 1_000 });
	const lines = fc.array(fc.tuple(fc.constant('X'), counts, counts), {
		minLength: 1,
		maxLength: 9,
	});
	await fc.assert(
		fc.asyncProperty(lines, fc.integer({ min: 1, max: 5 }), async (all, rows) => {
			const { lines: shown } = await answered(tableOf([CHANNEL, VISITS, SALES], all), {
				rates: [conversionRate],
				top: { rows, others: 'Others' },
				totals: 'row',
			});
			const visits = all.reduce((sum, [, count]) => sum + count, 0);
			const sales = all.reduce((sum, [, , count]) => sum + count, 0);
			const share = (sales / visits) * 100;
			const total = shown.at(-1) ?? [];
			expect(total.slice(0, 3)).toEqual(['Total', visits, sales]);
			if (visits === 0) expect(total[3]).toBeNull();
			else expect(Math.abs(Number(total[3]) - share)).toBeLessThan(0.0051);
			expect(shown).toHaveLength(Math.min(all.length, rows) + (all.length > rows ? 2 : 1));
		}),
	);
});
