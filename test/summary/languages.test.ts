import { nameOf, numberIn } from '../../platform/summary/cells';
import { wordsFor } from '../../platform/summary/words';
import { factsTold, told } from '../message/telling';
import { CHANNEL, figure, pair, tableOf } from '../reports/answer/tables';

const RATE = { affinity: 'pct' };
const COLUMNS = [
	CHANNEL,
	...pair('CA', 'scartvalidamount', { affinity: 'float' }),
	figure('CA Change', 'x_change', { part: 'change', affinity: 'float' }),
	figure('CA Change (%)', 'x_percent', { part: 'percent', ...RATE }),
	...pair('Taux (%)', 'rate', RATE),
	figure('Taux Change (Points)', 'rate_change', { part: 'change', ...RATE }),
];
const ROWS = [
	['A', 150, 100, 50, 50, 2.5, 2, 0.5],
	['B', 60, 90, -30, -33.33, 1, 2, -1],
	['', 5, 0, 5, null, 1, 1, 0],
];
const TOTALS = {
	CA: 215,
	'CA Before': 190,
	'CA Change': 25,
	'CA Change (%)': 13.16,
	'Taux (%)': 1.5,
};

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ').replace(/ – |–/g, '-');

test.each([
	[
		'en-GB',
		[
			'CA and Taux by Channel · shop-eu, 9-15 Nov 2026, compared with 2-8 Nov 2026',
			'CA: €215.00 (+€25.00, +13.2%)',
			'Largest gain: A +€50.00 (+50.0%)',
			'Largest loss: B -€30.00 (-33.3%)',
			'Taux 1.5%',
			'Channel CA Change Taux Change',
			'A €150.00 +50.0% 2.5% +0.5 points',
			'B €60.00 -33.3% 1.0% -1.0 points',
			'(empty) €5.00 new 1.0% 0.0 points',
			'Total €215.00 +13.2% 1.5%',
		],
	],
	[
		'fr',
		[
			'CA et Taux par Channel · shop-eu, 9-15 nov. 2026, par rapport à 2-8 nov. 2026',
			'CA : 215,00 € (+25,00 €, +13,2 %)',
			'Plus forte hausse : A +50,00 € (+50,0 %)',
			'Plus forte baisse : B -30,00 € (-33,3 %)',
			'Taux 1,5 %',
			'Channel CA Évolution Taux Évolution',
			'A 150,00 € +50,0 % 2,5 % +0,5 points',
			'B 60,00 € -33,3 % 1,0 % -1,0 points',
			'(vide) 5,00 € nouveau 1,0 % 0,0 points',
			'Total 215,00 € +13,2 % 1,5 %',
		],
	],
	[
		'de-AT',
		[
			'CA und Taux nach Channel · shop-eu, 9.-15. Nov. 2026, verglichen mit 2.-8. Nov. 2026',
			'CA: € 215,00 (+€ 25,00, +13,2 %)',
			'Größter Zuwachs: A +€ 50,00 (+50,0 %)',
			'Größter Rückgang: B -€ 30,00 (-33,3 %)',
			'Taux 1,5 %',
			'Channel CA Änderung Taux Änderung',
			'A € 150,00 +50,0 % 2,5 % +0,5 Punkte',
			'B € 60,00 -33,3 % 1,0 % -1,0 Punkte',
			'(leer) € 5,00 neu 1,0 % 0,0 Punkte',
			'Gesamt € 215,00 +13,2 % 1,5 %',
		],
	],
	[
		'es',
		[
			'CA y Taux por Channel · shop-eu, 9-15 nov 2026, en comparación con 2-8 nov 2026',
			'CA: 215,00 € (+25,00 €, +13,2 %)',
			'Mayor subida: A +50,00 € (+50,0 %)',
			'Mayor bajada: B -30,00 € (-33,3 %)',
			'Taux 1,5 %',
			'Channel CA Variación Taux Variación',
			'A 150,00 € +50,0 % 2,5 % +0,5 puntos',
			'B 60,00 € -33,3 % 1,0 % -1,0 puntos',
			'(vacío) 5,00 € nuevo 1,0 % 0,0 puntos',
			'Total 215,00 € +13,2 % 1,5 %',
		],
	],
])('a message in %s has its words', async (language, lines) => {
	const how = { language, currency: 'EUR', totals: TOTALS };
	const { text } = await told(tableOf(COLUMNS, ROWS), 'plain', how);
	const got = plain(text)
		.split('\n')
		.filter((line) => line !== '');
	expect(got.map((line) => line.replace(/ +/g, ' ').trim())).toEqual(lines);
});

test.each([
	[
		'en',
		'Others',
		'Before',
		'Now',
		'Date',
		'Largest',
		'There are no rows.',
		'1 of 2',
		'Not shown: A.',
	],
	[
		'fr',
		'Autres',
		'Avant',
		'Maintenant',
		'Date',
		'Premier',
		'Il n’y a aucune ligne.',
		'1 sur 2',
		'Non affiché : A.',
	],
	[
		'de',
		'Übrige',
		'Vorher',
		'Jetzt',
		'Datum',
		'Größter Anteil',
		'Es gibt keine Zeilen.',
		'1 von 2',
		'Nicht gezeigt: A.',
	],
	[
		'es',
		'Otros',
		'Antes',
		'Ahora',
		'Fecha',
		'Mayor',
		'No hay filas.',
		'1 de 2',
		'No se muestra: A.',
	],
])('what is told in %s has its words', (language, ...expected) => {
	const words = wordsFor(language);
	const { others, before, now, date, largest, noRows, shown, moreColumns } = words;
	expect([others, before, now, date, largest, noRows, shown('1', '2'), moreColumns('A')]).toEqual(
		expected,
	);
});

test.each([
	['en', 'and 1 more row', 'and 2 more rows', 'CA Change'],
	['fr', 'et 1 autre ligne', 'et 2 autres lignes', 'CA (évolution)'],
	['de', 'und 1 weitere Zeile', 'und 2 weitere Zeilen', 'CA (Änderung)'],
	['es', 'y 1 fila más', 'y 2 filas más', 'CA (variación)'],
	['ja', 'and 1 more row', 'and 2 more rows', 'CA Change'],
])('numbers of rows in %s', (language, one, two, change) => {
	const { moreRows, changeOf } = wordsFor(language);
	expect([moreRows('1', true), moreRows('2', false), changeOf('CA')]).toEqual([one, two, change]);
});

test.each([
	[5, 5],
	['5.5', 5.5],
	[' 7 ', 7],
	['', null],
	['  ', null],
	['n/a', null],
	['Infinity', null],
	[Infinity, null],
	[Number.NaN, null],
	[null, null],
	[true, null],
])('%j is the figure %j', (cell, number) => {
	expect(numberIn({ a: cell }, 'a')).toBe(number);
	expect(numberIn({ a: cell }, 'b')).toBeNull();
	expect(numberIn({ undefined: 1 }, undefined)).toBeNull();
});

test.each([
	['a\r\nb', 'a b'],
	['a\u0000\u0085\u2028\u2029b', 'a b'],
	[' a ', 'a'],
	['\u202aa\u202eb\u2066c\u2069', 'abc'],
	['a\ud800b', 'a\ufffdb'],
	['\ud83d\udd25', '\ud83d\udd25'],
	['\ufffe\uffff', '\ufffd\ufffd'],
	['\u200fa', '\u200fa'],
	[12, '12'],
	[false, 'false'],
	[null, ''],
	[undefined, ''],
])('the name %j is %j', (cell, name) => {
	expect(nameOf(cell)).toBe(name);
});

const DATE = { name: 'day', field: '', role: 'date', affinity: '' } as const;
const VISITS = figure('Visits', 'visit');

test('a row of a day is called by its names and its day', async () => {
	const table = tableOf(
		[CHANNEL, { ...CHANNEL, name: 'Medium', field: 'm' }, DATE, VISITS],
		[
			['A', '', '2026-11-09', 5],
			['', '', '2026-11-10', 3],
		],
	);
	const { text } = await told(table, 'plain', { totals: { Visits: 8 } });
	expect(text).toContain('Visits by Channel and Medium · ');
	expect(text).toContain('Largest: A, 9 Nov 5 (62.5%)');
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
	expect(byDay.text).toContain('Largest: 9 Nov 5');
	expect(byDay.title).toMatch(/^Visits · shop-eu/);
	expect(byDay.text).toMatch(/^Total +8$/m);
});

test('without names there is nothing that stands out, and no row of the total', async () => {
	const { text } = await told(tableOf([VISITS], [[5], [3]]), 'plain', { totals: { Visits: 8 } });
	expect(text).not.toMatch(/Largest|Total/);
	expect(text).toContain('Visits: 8');
	const flat = await told(tableOf([CHANNEL], [['A'], ['B']]), 'plain');
	expect(flat.text).not.toContain('Largest');
	expect(flat.title).toMatch(/^ ?by Channel · |^shop-eu/);
});

test('a share is told of what adds up only, and of no less than the part', async () => {
	const of = async (column: typeof VISITS, total: number | null) =>
		(
			await told(
				tableOf(
					[CHANNEL, column],
					[
						['A', 6],
						['B', 2],
					],
				),
				'plain',
				{
					totals: { [column.name]: total },
				},
			)
		).text;
	expect(await of(VISITS, 8)).toContain('Largest: A 6 (75%)');
	expect(await of(VISITS, 6)).toContain('Largest: A 6 (100%)');
	expect(await of(VISITS, 5)).toMatch(/Largest: A 6$/m);
	expect(await of(VISITS, null)).toMatch(/Largest: A 6$/m);
	expect(await of(VISITS, null)).not.toContain('Visits:');
	expect(await of(figure('Visitors', 'dvisitor'), 8)).toMatch(/Largest: A 6$/m);
});

test('other totals stand in one line, those that are not known are left out', async () => {
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

test('facts have shares of what adds up, and no total that only calculates', async () => {
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
	expect(facts.rows).toEqual([
		{ Channel: 'A', Visits: 1, 'Visits Before': 2, 'Rate (%)': 5, h: 1, 'Visits Share (%)': 33.33 },
		{
			Channel: 'B',
			Visits: 2,
			'Visits Before': null,
			'Rate (%)': 5,
			h: 1,
			'Visits Share (%)': 66.67,
		},
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
])('of the field %j of affinity %j, 5 is %s', async (field, affinity, text) => {
	const table = tableOf([CHANNEL, figure('Basket', field, { affinity })], [['A', 5]]);
	expect((await told(table, 'plain', { currency: 'EUR' })).text).toMatch(
		new RegExp(`${text.replace('.', '\\.')}$`),
	);
});

test('segments and periods name rows; what is hidden does not', async () => {
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

test('what has changed belongs to its own figure', async () => {
	const columns = [
		CHANNEL,
		...pair('Visits', 'visit'),
		figure('Visits Change', 'a', { part: 'change' }),
		...pair('Sales', 'sale'),
		figure('Sales Change', 'b', { part: 'change' }),
		figure('Sales Change (%)', 'c', { part: 'percent', affinity: 'pct' }),
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
