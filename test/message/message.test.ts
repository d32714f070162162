import {
	CHANNEL,
	figure,
	pair,
	tableOf,
	VISITS,
	visitsOf,
	compared,
} from '../reports/transform/tables';
import { factsTold, told } from './writeMessage';

const COMPARED = [CHANNEL, ...compared('Sales', 'scartvalid')];
const ROWS = [
	['Paid search', 120, 80, 40, 50],
	['Emailing', 70, 100, -30, -30],
	['Social', 10, 0, 10, null],
	['Display', 5, 5, 0, 0],
] as const;
const TOTALS = {
	Channel: 'Total',
	Sales: 205,
	'Sales Before': 185,
	'Sales Change': 20,
	'Sales Change (%)': 10.81,
};

it('a message names the main changes between two periods', async () => {
	const { title, text } = await told(tableOf(COMPARED, ROWS), 'plain', { totals: TOTALS, most: 2 });
	expect(title.replace(/[\u2009]/g, ' ')).toBe(
		'Sales by Channel · shop-eu, 9 – 15 Nov 2026, compared with 2 – 8 Nov 2026',
	);
	expect(text.split('\n')).toEqual([
		title,
		'',
		'Sales: 205 (+20, +10.8%)',
		'Largest gain: Paid search +40 (+50.0%)',
		'Largest loss: Emailing -30 (-30.0%)',
		'',
		'Channel      Sales  Change',
		'Paid search    120  +50.0%',
		'Emailing        70  -30.0%',
		'Total          205  +10.8%',
		'',
		'and 2 more rows',
	]);
});

it.each([
	['en', 'Mainly because of Paid search: 90 of the decrease of 100 (41% lower)'],
	['de', 'Vor allem Paid search: Rückgang um 90 (insgesamt 100) (41 % niedriger)'],
	['fr', 'Surtout Paid search : 90 sur une baisse de 100 (-41 %)'],
	['es', 'Sobre todo por Paid search: 90 de una bajada total de 100 (un 41 % por debajo)'],
])('a message says in %s which row explains the change', async (language, line) => {
	const rows = [
		['Paid search', 130, 220, -90, -40.9],
		['Emailing', 95, 100, -5, -5],
		['Direct access', 145, 150, -5, -3.3],
	] as const;
	const totals = { Sales: 370, 'Sales Before': 470, 'Sales Change': -100 };
	const { text } = await told(tableOf(COMPARED, rows), 'plain', { totals, language });
	expect(text.replace(/[\u00a0\u202f]/g, ' ').split('\n')).toContain(line);
	expect(await factsTold(tableOf(COMPARED, rows), { totals, language })).toMatchObject({
		causes: [{ name: 'Paid search', value: 130, before: 220, contribution: -90, sharePercent: 90 }],
	});
});

it('a message names the largest rows where nothing is compared', async () => {
	const table = visitsOf(['A', 750], ['B', 250]);
	const { text } = await told(table, 'plain', { totals: { Visits: 1_000 } });
	expect(text).toContain('Visits: 1,000\nLargest: A 750 (75%)\n');
});

it('a message is about the metric that the report is sorted by', async () => {
	const sales = figure('Sales', 'scartvalid');
	const table = tableOf(
		[CHANNEL, VISITS, sales],
		[
			['A', 9, 1],
			['B', 5, 3],
		],
	);
	expect((await told(table, 'plain', { sortedBy: 'Sales' })).text).toContain('Largest: B 3');
});

it('a message calls a change from zero new, and gives changes in percentage points where they are sorted by', async () => {
	const { text } = await told(tableOf(COMPARED, ROWS), 'plain');
	expect(text).toMatch(/Social +10 +new/);
	const rate = { affinity: 'pct' };
	const columns = [
		CHANNEL,
		...pair('Rate (%)', 'rate', rate),
		figure('Rate Change (Points)', 'rate_change', { part: 'change', ...rate }),
	];
	const table = tableOf(columns, [
		['A', 2.5, 2, 0.5],
		['B', 1, 1.001, -0.001],
	]);
	expect((await told(table, 'plain')).text).toMatch(/A +2.5% +\+0.5 points\nB +1.0% +-<0.1 points/);
});

it('a message is written in the chosen language and currency', async () => {
	const revenue = figure('CA', 'scartvalidamount', { affinity: 'float' });
	const table = tableOf(
		[CHANNEL, revenue],
		[
			['A', 1_234_567.891],
			['B', 8.5],
		],
	);
	const { text } = await told(table, 'plain', { language: 'fr', currency: 'EUR', most: 1 });
	expect(text.replace(/[\u00a0\u202f]/g, ' ')).toMatch(
		/^CA par Channel · shop-eu, 9–15 nov. 2026\n\nEn tête : A 1 234 568 €\n\n[^]*et 1 autre ligne$/,
	);
	expect((await told(table, 'plain', { language: 'ja', currency: 'JPY' })).text).toContain(
		'￥1,234,568',
	);
});

it('a message can have a title of its own, and no rows', async () => {
	const { title, text } = await told(tableOf([CHANNEL, VISITS], []), 'slack', { title: 'Week' });
	expect(title).toMatch(/^Week · shop-eu, 9.–.15 Nov 2026$/);
	expect(text).toBe(`*${title}*\n\nThere are no rows.`);
});

it('a message leaves out columns that do not fit, and says so', async () => {
	const many = Array.from({ length: 14 }, (_, index) => figure(`Figure ${index}`, `f${index}`));
	const table = tableOf([CHANNEL, ...many], [['A', ...many.map((_, index) => index)]]);
	const { text } = await told(table, 'slack');
	expect(text).toContain(
		'Not shown: Figure 8, Figure 9, Figure 10, Figure 11, Figure 12, Figure 13.',
	);
	expect((await told(table, 'html')).html).toContain('Figure 13');
});

it('a mail has no style sheets, and its names are text', async () => {
	const table = visitsOf(['<b onclick="x">&', 1], ['"\'', 2]);
	const { html = '', text } = await told(table, 'html');
	expect(html).not.toMatch(/<(b|style|script|link)\b|onclick="/);
	expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;&amp;');
	expect(text).toContain('<b onclick="x">&');
});

it('a message formats days for people, and adds up the rows that are not shown', async () => {
	const day = { name: 'day', field: '', role: 'date', affinity: '' } as const;
	const table = tableOf(
		[CHANNEL, day, VISITS],
		[
			['A', '2026-11-09', 3],
			['', '2026-11-10', 2],
			['C', '2026-11-11', 1],
		],
	);
	const how = { top: { rows: 2, others: 'Others' }, totals: 'sums' } as const;
	const { text } = await told(table, 'plain', how);
	expect(text.split('\n').slice(-5)).toEqual([
		'Channel  Date    Visits',
		'A        9 Nov        3',
		'(empty)  10 Nov       2',
		'Others                1',
		'Total                 6',
	]);
	expect((await told(table, 'plain', { ...how, most: 2 })).text).toMatch(/and 1 more row$/);
	const one = await told(visitsOf(['A', 3]), 'plain', { totals: 'sums' });
	expect(one.text).not.toContain('Total');
});

it('a message names a column of changes after its metric where that is not next to it', async () => {
	const long = 'x'.repeat(31);
	const columns = [
		{ ...CHANNEL, name: long },
		figure(`${long}2`, 'a'),
		...pair(`y${long}`, 'b'),
		figure('Change', 'c', { part: 'change' }),
	];
	const { text } = await told(tableOf(columns, [[long, 1, 2, 1, 1]]), 'plain', { language: 'fr' });
	expect(text).toContain(`: y${long}, y${long} (évolution).`);
});
