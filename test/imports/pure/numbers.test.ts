import { canonical, formatOf, isAmbiguous } from '../../../platform/base/text/numbers';

test.each([
	...['12,345.6', '1,234.56', '123,456.7', '1,234,567.89', '12.3', '1.23456', '01.234'],
	...['1.2345', '1234.567', '12345.678', '12,345,678', '1,234,567', '123,456,789,123', '0.125'],
])('%s is recognized as a number with a decimal point', (text) => {
	expect(formatOf(text)).toBe('point');
	expect(formatOf(swapped(text))).toBe('comma');
});

test('a comma is the decimal separator where thousands are separated by spaces', () => {
	expect(formatOf('1 234,5')).toBe('comma');
});

test.each([
	...['1234,567.8', '1,23.4', 'x12.5', '12.5x', '1,234.5x', 'x1,234.5', 'x1234.567', '1234.567x'],
	...['x1,234,567', '1,234,567x', '1,2345,678', '1.', ',5', '1234,567,890', '1,234', '1 234'],
	...['1234', '', 'Ecosia'],
])('%j proves neither number format', (text) => {
	expect(formatOf(text)).toBeUndefined();
	expect(formatOf(swapped(text))).toBeUndefined();
});

function swapped(text: string): string {
	return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

test.each([
	['0', undefined, '0'],
	['1234', undefined, '1234'],
	['1,234.56', undefined, '1234.56'],
	['1.234,56', undefined, '1234.56'],
	['1.234.567', undefined, '1234567'],
	['1,234', 'point', '1234'],
	['1,234', 'comma', '1.234'],
	['1.234', 'comma', '1234'],
	['1.234', 'point', '1.234'],
	['1 234', undefined, '1234'],
	['12 345 678', undefined, '12345678'],
	['12,34', undefined, '12.34'],
	['1\u00a0234\u202f567,8', undefined, '1234567.8'],
	["1'234’567.8", undefined, '1234567.8'],
	['1,23,456', undefined, '123456'],
	['12,34,567.50', 'comma', '1234567.50'],
	['12.5', 'comma', '12.5'],
	['0,125', 'point', '0.125'],
] as const)('%j is read as %s: %s', (text, format, number) => {
	expect(canonical(text, format)).toBe(number);
});

test.each([
	...['', '-1', '+1', '1e3', '.5', '5.', ',', '1,,2', '1.2.3', '12 34', '1 2', '1234 5', ' 1'],
	...[
		'1,2,3,456',
		'01,23,456',
		'1.23.456',
		'0,125,000',
		'x',
		'１２',
		'Infinity',
		'NaN',
		'0x10',
		'1_000',
		'3 EUR',
		'12:30',
	],
	...['1 2345', 'x 234', '1234,567.8', '0,123.4', '1,,234', '1.2,3.4'],
])('%j is not a number', (text) => {
	for (const format of [undefined, 'point', 'comma'] as const) {
		expect(canonical(text, format)).toBeUndefined();
	}
});

test.each([
	['1,234', undefined, true],
	['12,345', undefined, true],
	['123.456', undefined, true],
	['1.234', 'comma', false],
	['1 234', undefined, false],
	['0.125', undefined, false],
	['012.125', undefined, false],
	['1234.567', undefined, false],
	['12.34', undefined, false],
	['1,2345', undefined, false],
	['1234', undefined, false],
	['x1,234', undefined, false],
	['1,234x', undefined, false],
] as const)(
	'whether %j is ambiguous in a file of format %s is answered with %s',
	(text, format, both) => {
		expect(isAmbiguous(text, format)).toBe(both);
	},
);
