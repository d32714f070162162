import { changePercentOf } from '../../platform/alerts/alertSentence';
import { alertWording } from '../../platform/alerts/messages/alertWording';
import { percentChange } from '../../platform/reports/transform/arithmetic';
import { FigureFormats } from '../../platform/summary/figureFormats';
import { dataOf, svgOf } from '../chart/drawing';
import { told } from '../message/writeMessage';
import { CHANNEL, figure, pair, tableOf } from '../reports/transform/tables';

const CHANGE = { part: 'change', affinity: 'int' } as const;
const PERCENT = { part: 'percent', affinity: 'pct' } as const;
const COLUMNS = [
	CHANNEL,
	...pair('Visits', 'visit'),
	figure('Visits Change', 'visit_change', CHANGE),
	figure('Visits Change (%)', 'visit_percent', PERCENT),
];
const TABLE = tableOf(COLUMNS, [
	['A', 1_300, 100, 1_200, 1_200],
	['B', 100_004, 100_000, 4, 0.004],
	['C', 99_997, 100_000, -3, -0.003],
	['D', 100_000, 100_000, 0, 0],
]);
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('a change that is not 0 is never written as 0%', () => {
	test.each([
		['en', '+<1%', '-<1%'],
		['fr', '+<1 %', '-<1 %'],
		['de', '+<1 %', '-<1 %'],
		['es', '+<1 %', '-<1 %'],
	])('in a message in %s', async (language, more, less) => {
		const { text } = await told(TABLE, 'plain', { language });
		const rowOf = (name: string) =>
			plain(text.split('\n').find((line) => line.startsWith(`${name} `)) ?? '');
		expect([rowOf('B').endsWith(more), rowOf('C').endsWith(less)]).toEqual([true, true]);
		expect(rowOf('D')).toMatch(/ 0 ?%$/);
	});

	test.each(['slack', 'html', 'teams', 'telegram', 'markdown'] as const)(
		'in a message for %s, without markup',
		async (format) => {
			const message = await told(TABLE, format);
			const text = message.html ?? message.text;
			expect(text).toContain(' -3 (-&lt;1%)');
			expect(text).not.toContain('<1%');
		},
	);

	test.each([
		['en', '+0.1%', '+<0.1%', '-<0.1%'],
		['fr', '+0,1 %', '+<0,1 %', '-<0,1 %'],
		['de-CH', '+0.1%', '+<0.1%', '-<0.1%'],
		['es', '+0,1 %', '+<0,1 %', '-<0,1 %'],
	])('with one decimal in %s', (language, ...expected) => {
		const formats = new FigureFormats({ language });
		const texts = [0.05, 0.04, -0.0004].map((value) => formats.percentChange(value, 1));
		expect(texts.map(plain)).toEqual(expected);
	});

	test('in the bars of a chart', async () => {
		const set = { table: TABLE, sortedBy: 'Visits' };
		const { texts } = await dataOf(set);
		expect(texts).toContain('100,004 (+<1%)');
		expect(await svgOf(set)).toContain('100,004 (+&lt;1%)');
	});

	test('and a drop that is not to 0 is never written as -100%', () => {
		const formats = new FigureFormats({ language: 'en' });
		expect(formats.percentChange(-99.97)).toBe('-99.9%');
		expect(formats.percentChange(-99.97, 0)).toBe('-99%');
		expect(formats.percentChange(-100)).toBe('-100%');
		expect(formats.percentChange(100.02, 1)).toBe('+100.0%');
		expect([percentChange(3, 10_000), percentChange(1, 1_000_000)]).toEqual([-99.97, -99.9999]);
		expect([percentChange(0, 5), percentChange(1_000_001, 1_000_000)]).toEqual([-100, 0.0001]);
		expect([changePercentOf(3, 10_000), changePercentOf(0, 9)]).toEqual([-99.97, -100]);
		expect(alertWording('en').percent(99.9971)).toBe('99.9971%');
	});

	test('in an alert, where a small figure keeps two digits', () => {
		const { number, percent } = alertWording('en');
		expect([number(0.004_16), number(0.01), number(0)]).toEqual(['0.0042', '0.01', '0']);
		expect([percent(0.004_16), percent(12.345), percent(0)]).toEqual(['0.0042%', '12.35%', '0%']);
	});
});
