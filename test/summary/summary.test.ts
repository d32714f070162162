import { factsTold, told } from '../message/writeMessage';
import { CHANNEL, compared, figure, pair, tableOf } from '../reports/transform/tables';

const DATE = { name: 'day', field: '', role: 'date', affinity: '' } as const;
const VISITS = figure('Visits', 'visit');
const byChannel = (figures: typeof VISITS, ...rows: [string, number][]) =>
	tableOf([CHANNEL, figures], rows);

test('a row of a day is named by its dimensions and its day', async () => {
	const table = tableOf(
		[CHANNEL, { ...CHANNEL, name: 'Medium', field: 'm' }, DATE, VISITS],
		[
			['A', '', '2026-11-09', 5],
			['', '', '2026-11-10', 3],
		],
	);
	const { text } = await told(table, 'plain', { totals: { Visits: 8 } });
	expect(text).toContain('Visits by Channel and Medium · ');
	expect(text).toContain('Largest: A, 9 Nov: 5 (62.5%)');
	expect(text.split('\n').slice(-4)).toEqual([
		'Channel  Medium  Date    Visits',
		'A                9 Nov        5',
		'(empty)          10 Nov       3',
		'Total                         8',
	]);
	const days = tableOf(
		[DATE, VISITS],
		[
			['2026-11-09', 5],
			['2026-11-10', 3],
		],
	);
	const byDay = await told(days, 'plain', { totals: { Visits: 8 } });
	expect(byDay.text).toContain('Largest: 9 Nov: 5');
	expect(byDay.title).toMatch(/^Visits · shop-eu/);
	expect(byDay.text).toMatch(/^Total +8$/m);
});

test('a report without names has no highlighted row and no share of the total', async () => {
	const { text } = await told(tableOf([VISITS], [[5], [3]]), 'plain', { totals: { Visits: 8 } });
	expect(text).not.toMatch(/Largest|Total/);
	expect(text).toContain('Visits: 8');
	const flat = await told(tableOf([CHANNEL], [['A'], ['B']]), 'plain');
	expect(flat.text).not.toContain('Largest');
	expect(flat.title).toMatch(/^Channel · shop-eu, /);
});

test('a share is given of additive metrics only, and never of a total below its part', async () => {
	const of = async (column: typeof VISITS, total: number | null) => {
		const totals = { [column.name]: total };
		return (await told(byChannel(column, ['A', 6], ['B', 2]), 'plain', { totals })).text;
	};
	expect(await of(VISITS, 8)).toContain('Largest: A 6 (75%)');
	expect(await of(VISITS, 6)).toContain('Largest: A 6 (100%)');
	expect(await of(VISITS, 5)).toMatch(/Largest: A 6$/m);
	expect(await of(VISITS, null)).toMatch(/Largest: A 6$/m);
	expect(await of(VISITS, null)).not.toContain('Visits:');
	expect(await of(figure('Visitors', 'dvisitor'), 8)).toMatch(/Largest: A 6$/m);
});

test('other totals are in one line, and unknown ones are omitted', async () => {
	const others = ['Sales', 'Leads', 'Hits', 'Clicks'].map((name) => figure(name, name));
	const table = tableOf(
		[CHANNEL, VISITS, ...others],
		[
			['A', 6, 1, 2, 3, 4],
			['B', 2, 1, 2, 3, 4],
		],
	);
	const totals = { Visits: 8, Sales: 2, Leads: null, Hits: 6, Clicks: 8 };
	const { text, title } = await told(table, 'plain', { totals });
	expect(text).toContain('\nSales 2 · Hits 6 · Clicks 8\n');
	expect(title).toMatch(/^Visits, Sales and Leads by Channel · /);
	expect((await told(table, 'plain')).text).not.toContain(' · Hits');
});

test('facts have shares of additive metrics, and no total that is only used in calculations', async () => {
	const hidden = figure('h', 'hit', { isHidden: true });
	const columns = [
		CHANNEL,
		...pair('Visits', 'visit'),
		figure('Rate (%)', 'r', { affinity: 'pct' }),
		hidden,
	];
	const table = tableOf(columns, [
		['A', 1, 2, 5, 1],
		['B', 2, null, 5, 1],
	]);
	const totals = { Channel: 'Total', Visits: 3, 'Visits Before': 2, 'Rate (%)': 5, h: 2 };
	const facts = await factsTold(table, { totals });
	expect(facts.totals).toEqual({ Visits: 3, 'Visits Before': 2, 'Rate (%)': 5 });
	const others = { 'Rate (%)': 5, h: 1 };
	expect(facts.rows).toEqual([
		{ Channel: 'A', Visits: 1, 'Visits Before': 2, ...others, 'Visits Share (%)': 33.33 },
		{ Channel: 'B', Visits: 2, 'Visits Before': null, ...others, 'Visits Share (%)': 66.67 },
	]);
	const none = await factsTold(table, { totals: { Visits: 0 } });
	expect(none.rows[0]).not.toHaveProperty('Visits Share (%)');
	expect(none.totals).toEqual({ Visits: 0, 'Visits Before': null, 'Rate (%)': null });
	expect(await factsTold(table)).not.toHaveProperty('totals');
});

test.each([
	['scartvalidamount', 'float', '€5.00'],
	['revenue', '', '€5.00'],
	['estimate_budget', 'float', '€5.00'],
	['visit', 'int', '5'],
	['cost', 'time', '5'],
	['cost', 'TIME', '5'],
	['cost', 'PCT', '5%'],
	['', 'float', '€5.00'],
])(
	'the field %j of affinity %j with the value 5 is written as %s',
	async (field, affinity, text) => {
		const table = tableOf(
			[CHANNEL, figure(field === 'visit' ? 'Things' : 'Basket', field, { affinity })],
			[['A', 5]],
		);
		expect((await told(table, 'plain', { currency: 'EUR' })).text).toMatch(
			new RegExp(`${text.replace('.', '\\.')}$`),
		);
	},
);

test('segments and periods name rows, unless they are hidden', async () => {
	const segment = { name: 'Device', field: 'device', role: 'segment', affinity: '' } as const;
	const period = { name: 'Period', field: '', role: 'period', affinity: '' } as const;
	const hidden = { ...CHANNEL, name: 'Hidden', isHidden: true };
	const fact = { name: 'Site', field: '', role: 'fact', affinity: '' } as const;
	const table = tableOf(
		[CHANNEL, segment, period, hidden, fact, VISITS],
		[['A', 'Phone', 'now', 'x', 's', 1]],
	);
	expect((await told(table, 'plain')).title).toMatch(/^Visits by Channel, Device and Period · /);
});

test('a change belongs to the metric that it is computed from', async () => {
	const columns = [
		CHANNEL,
		...pair('Visits', 'visit'),
		figure('Visits Change', 'a', { part: 'change' }),
		...compared('Sales', 'sale'),
	];
	const table = tableOf(columns, [
		['A', 5, 4, 1, 9, 6, 3, 50],
		['B', 5, 7, -2, 9, 9, 0, 0],
	]);
	for (const sortedBy of ['Sales', 'Sales Before', 'Sales Change', 'Sales Change (%)']) {
		expect((await told(table, 'plain', { sortedBy })).text).toContain('Largest gain: A +3 (+50%)');
	}
	for (const sortedBy of [undefined, 'Channel', 'Visits Change']) {
		expect((await told(table, 'plain', { sortedBy })).text).toMatch(
			/Largest gain: A \+1\nLargest loss: B -2\n/,
		);
	}
});

test('a highlighted row beyond those that are shown has as many decimals as all others', async () => {
	const table = byChannel({ ...VISITS, affinity: 'float' }, ['A', 5], ['B', 7.25]);
	const { text } = await told(table, 'plain', { most: 1 });
	expect(text).toContain('Largest: B 7.25');
	expect(text).toMatch(/^A +5\.00$/m);
});

test('other totals have their changes, where those are known', async () => {
	const columns = [CHANNEL, VISITS, ...compared('Sales', 'sale'), figure('Hits', 'hit')];
	const table = tableOf(columns, [
		['A', 5, 9, 6, 3, 50, 1],
		['B', 5, 0, 0, 0, null, 1],
	]);
	const totals = { Visits: 10, Sales: 9, 'Sales Before': 6, 'Sales Change (%)': 50, Hits: 2 };
	const { text } = await told(table, 'plain', { totals });
	expect(text).toContain('\nSales 9 (+50%) · Hits 2\n');
	expect(text).not.toContain('new');
});
