import fc from '../support/fastCheck';

import { cellName, numberInRow } from '../../platform/summary/rowLabels';
import { FigureFormats } from '../../platform/summary/figureFormats';
import { told } from '../message/writeMessage';
import { CHANNEL, figure, pair, tableOf } from '../reports/transform/tables';

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
])('the value %j is read as the figure %j', (cell, number) => {
	expect(numberInRow({ a: cell }, 'a')).toBe(number);
	expect(numberInRow({ a: cell }, 'b')).toBeNull();
	expect(numberInRow({ undefined: 1 }, undefined)).toBeNull();
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
])('the name %j is written as %j', (cell, name) => {
	expect(cellName(cell)).toBe(name);
});

const plain = new FigureFormats({ language: 'en' });
const euros = new FigureFormats({ language: 'en', currency: 'EUR' });

test.each([
	[[1, 250, -3], 'number', 0],
	[[4.12, 0.3834, -50, -0.0006], 'number', 2],
	[[2.5, 1], 'percent', 1],
	[[2.001, 1], 'number', 0],
	[[1_000, 0.25], 'number', 0],
	[[999.99, 1], 'number', 2],
	[[-1_000.5], 'number', 0],
	[[0.1, 0.0333], 'number', 2],
	[[0.0888, 0.01], 'number', 3],
	[[0.0006, 0.00004, null], 'number', 5],
	[[0.0005], 'number', 4],
	[[5e-324], 'number', 0],
	[[0, null], 'number', 0],
	[[], 'number', 0],
	[[5, 7], 'money', 0],
] as const)('the figures %j as %s have %i decimals', (values, unit, decimals) => {
	expect(plain.decimals(values, unit)).toBe(decimals);
});

test('amounts have the decimals of their currency, except for thousands', () => {
	expect(euros.decimals([5, 7], 'money')).toBe(2);
	expect(euros.decimals([5, 1_000], 'money')).toBe(0);
	expect(euros.decimals([5, 7], 'number')).toBe(0);
	expect(euros.value(5, 'money')).toBe('€5.00');
	expect(euros.value(1_234.5, 'money')).toBe('€1,235');
	const yen = new FigureFormats({ language: 'en', currency: 'JPY' });
	expect(yen.value(5, 'money')).toBe('¥5');
	expect(plain.value(5, 'money')).toBe('5');
});

test.each([
	[plain.value(null, 'number'), '–'],
	[plain.value(-0.0006, 'number', 2), '0.00'],
	[plain.value(2.5, 'percent'), '2.5%'],
	[plain.value(12_345.6, 'number'), '12,346'],
	[plain.change(null, 'number', 'points'), '–'],
	[plain.change(0, 'number', 'points'), '0'],
	[plain.change(-0.0006, 'number', 'points', 2), '-<0.01'],
	[plain.change(0.3, 'number', 'points', 0), '+<1'],
	[plain.change(0.04, 'percent', 'points', 1), '+<0.1 points'],
	[plain.change(1e-12, 'number', 'points', 2), '0.00'],
	[plain.change(3, 'number', 'points', 1), '+3.0'],
	[plain.change(0.5, 'percent', 'points'), '+0.5 points'],
	[plain.change(-1_234.5, 'percent', 'points'), '-1,235 points'],
	[plain.percentChange(5.56), '+5.6%'],
	[plain.percentChange(-50), '-50%'],
	[plain.percentChange(-50, 1), '-50.0%'],
	[plain.percentChange(0.04), '+0.04%'],
	[plain.percentChange(0.04, 1), '+<0.1%'],
	[plain.percentChange(-0.4, 0), '-<1%'],
	[plain.percentChange(0, 1), '0.0%'],
	[plain.percentChange(0.05, 1), '+0.1%'],
	[plain.value(0.004, 'percent', 2), '<0.01%'],
	[plain.value(0, 'percent', 2), '0.00%'],
	[plain.share(0.1234), '12.3%'],
	[plain.share(0.5), '50%'],
	[plain.share(0.9996), '99.9%'],
	[plain.share(1), '100%'],
	[plain.share(0.5, 1), '50.0%'],
	[plain.share(0.0004, 1), '<0.1%'],
	[plain.share(0.9996, 0), '>99%'],
	[plain.share(0, 1), '0.0%'],
	[plain.count(12_345), '12,345'],
	[plain.list(['A', 'B', 'C']), 'A, B, and C'],
])('the figure %s is written as %s', (text, expected) => {
	expect(text).toBe(expected);
});

test.each([
	[[0, 0.5, 1], 'number', false, ['0.0', '0.5', '1.0']],
	[[0, 5_000, 10_000, 12_500], 'number', false, ['0', '5K', '10K', '12.5K']],
	[[0, 5_000, 9_999], 'number', false, ['0', '5,000', '9,999']],
	[[-10_000, 0, 10_000], 'number', true, ['-10K', '0', '+10K']],
	[[-50, 0, 50], 'percent', true, ['-50%', '0%', '+50%']],
	[[0, 20_000], 'percent', false, ['0%', '20,000%']],
] as const)('an axis of %j as %s, with signs %j, is labeled %j', (ticks, unit, isChange, texts) => {
	expect(ticks.map(plain.axis(ticks, unit, isChange))).toEqual(texts);
});

test.each([
	['2026-11-09', 'Nov 9'],
	['2026-11-09T05:00:00+02:00', 'Nov 9, 05:00 AM'],
	['no day', 'no day'],
	['12', '12'],
	['2026', '2026'],
	['2026-11', '2026-11'],
	['2026-W47', '2026-W47'],
])('the moment %s is written as %s', (text, expected) => {
	expect(plain.moment(text)).toBe(expected);
});

test.each([
	['2026-11-09', '2026-11-15', 'Nov 9 – 15, 2026'],
	['2026-11-09', '2026-11-09', 'Nov 9, 2026'],
	['start', 'end', 'start – end'],
	['2026-11-09', 'end', '2026-11-09 – end'],
	['start', '2026-11-09', 'start – 2026-11-09'],
	['start', 'start', 'start'],
])('the days from %s to %s are written as %s', (from, to, expected) => {
	expect(plain.period({ from, to }).replace(/\u2009/g, ' ')).toBe(expected);
});

const value = fc.oneof(
	fc.double({ noNaN: true, noDefaultInfinity: true }),
	fc.double({ min: -2_000, max: 2_000, noNaN: true }),
	fc.double({ min: -0.01, max: 0.01, noNaN: true }),
	fc.integer({ min: -99, max: 99 }),
);

test('all figures of a column have the same number of decimals, and so have all changes', async () => {
	const columns = [
		CHANNEL,
		...pair('Rate', 'rate', { affinity: 'float' }),
		figure('Rate Change', 'rate_change', { part: 'change', affinity: 'float' }),
		figure('Rate Change (%)', 'rate_percent', { part: 'percent', affinity: 'pct' }),
	];
	await fc.assert(
		fc.asyncProperty(fc.array(value, { minLength: 1, maxLength: 8 }), async (values) => {
			const lines = values.map((one, index) => [`row${index}`, one, 1, one, one]);
			const { text } = await told(tableOf(columns, lines), 'plain');
			const cells = text.split('\n').filter((line) => line.startsWith('row'));
			for (const at of [1, 2]) {
				const texts = cells.map((line) => line.split(/ +/)[at] ?? '');
				expect(new Set(texts.map((one) => one.split('.')[1]?.length ?? 0)).size).toBe(1);
			}
		}),
	);
});
