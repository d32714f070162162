import { FigureFormats } from '../../platform/summary/figureFormats';
import { wordsFor } from '../../platform/summary/messageWords';
import { told } from '../message/writeMessage';
import { CHANNEL, figure, pair, tableOf } from '../reports/transform/tables';

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
const CHANGE = { 'CA Change': 25, 'CA Change (%)': 13.16 };
const TOTALS = { CA: 215, 'CA Before': 190, ...CHANGE, 'Taux (%)': 1.5 };

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
			'CA et Taux par Channel · shop-eu, 9-15 nov. 2026, par rapport au 2-8 nov. 2026',
			'CA : 215,00 € (+25,00 €, +13,2 %)',
			'Plus forte hausse : A +50,00 € (+50,0 %)',
			'Plus forte baisse : B -30,00 € (-33,3 %)',
			'Taux 1,5 %',
			'Channel CA Évolution Taux Évolution',
			'A 150,00 € +50,0 % 2,5 % +0,5 pt',
			'B 60,00 € -33,3 % 1,0 % -1,0 pt',
			'(vide) 5,00 € nouveau 1,0 % 0,0 pt',
			'Total 215,00 € +13,2 % 1,5 %',
		],
	],
	[
		'de-AT',
		[
			'CA und Taux nach Channel · shop-eu, 9.-15. Nov. 2026, im Vergleich zum 2.-8. Nov. 2026',
			'CA: € 215,00 (+€ 25,00, +13,2 %)',
			'Größter Zuwachs: A +€ 50,00 (+50,0 %)',
			'Größter Rückgang: B -€ 30,00 (-33,3 %)',
			'Taux 1,5 %',
			'Channel CA Änderung Taux Änderung',
			'A € 150,00 +50,0 % 2,5 % +0,5 %-Pkt.',
			'B € 60,00 -33,3 % 1,0 % -1,0 %-Pkt.',
			'(leer) € 5,00 neu 1,0 % 0,0 %-Pkt.',
			'Gesamt € 215,00 +13,2 % 1,5 %',
		],
	],
	[
		'es',
		[
			'CA y Taux por Channel · shop-eu, 9-15 nov 2026, en comparación con el 2-8 nov 2026',
			'CA: 215,00 € (+25,00 €, +13,2 %)',
			'Mayor subida: A +50,00 € (+50,0 %)',
			'Mayor bajada: B -30,00 € (-33,3 %)',
			'Taux 1,5 %',
			'Channel CA Variación Taux Variación',
			'A 150,00 € +50,0 % 2,5 % +0,5 p. p.',
			'B 60,00 € -33,3 % 1,0 % -1,0 p. p.',
			'(vacío) 5,00 € nuevo 1,0 % 0,0 p. p.',
			'Total 215,00 € +13,2 % 1,5 %',
		],
	],
])('a message in %s uses the words of that language', async (language, lines) => {
	const how = { language, currency: 'EUR', totals: TOTALS };
	const { text } = await told(tableOf(COLUMNS, ROWS), 'plain', how);
	const got = plain(text)
		.split('\n')
		.filter((line) => line !== '');
	expect(got.map((line) => line.replace(/ +/g, ' ').trim())).toEqual(lines);
});

test.each([
	['en', 'Others', 'Before', 'Now', 'Date', 'Largest'],
	['fr', 'Autres', 'Avant', 'Maintenant', 'Date', 'En tête'],
	['de', 'Übrige', 'Vorher', 'Jetzt', 'Datum', 'Höchster Wert'],
	['es', 'Otros', 'Antes', 'Ahora', 'Fecha', 'Mayor valor'],
])('labels in %s use the words of that language', (language, ...expected) => {
	const { others, before, now, date, largest } = wordsFor(language);
	expect([others, before, now, date, largest]).toEqual(expected);
});

test.each([
	['en', 'There are no rows.', '1 of 2', 'Not shown: A.'],
	['fr', 'Il n’y a aucune ligne.', '1 sur 2', 'Non affiché\u00A0: A.'],
	['de', 'Es gibt keine Zeilen.', '1 von 2', 'Nicht angezeigt: A.'],
	['es', 'No hay filas.', '1 de 2', 'Columnas no mostradas: A.'],
])('notes on rows in %s use the words of that language', (language, ...expected) => {
	const { noRows, shown, moreColumns } = wordsFor(language);
	expect([noRows, shown('1', '2'), moreColumns('A')]).toEqual(expected);
});

test.each([
	['en', 'and 1 more row', 'and 2 more rows', 'CA Change'],
	['fr', 'et 1 autre ligne', 'et 2 autres lignes', 'CA (évolution)'],
	['de', 'und 1 weitere Zeile', 'und 2 weitere Zeilen', 'CA (Änderung)'],
	['es', 'y 1 fila más', 'y 2 filas más', 'CA (variación)'],
	['ja', 'and 1 more row', 'and 2 more rows', 'CA Change'],
])('numbers of rows are written in %s', (language, one, two, change) => {
	const { moreRows, changeOf } = wordsFor(language);
	expect([moreRows('1', true), moreRows('2', false), changeOf('CA')]).toEqual([one, two, change]);
});

test('the first day of a month is an ordinal number in French', () => {
	const french = new FigureFormats({ language: 'fr' });
	expect([
		french.period({ from: '2026-06-01', to: '2026-06-01' }),
		french.period({ from: '2026-06-01', to: '2026-06-07' }),
		french.moment('2026-06-01'),
		french.moment('2026-06-11'),
		new FigureFormats({ language: 'es' }).moment('2026-06-01'),
	]).toEqual(['1er juin 2026', '1er–7 juin 2026', '1er juin', '11 juin', '1 jun']);
});
