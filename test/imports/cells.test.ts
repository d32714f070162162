import { COUNTRY_CODES } from '../../sandbox/imports/countries';
import { isCountry } from '../../platform/client/values/countries';
import { withoutAccents } from '../../platform/client/values/accents';
import { canonical, formatOf, isAmbiguous } from '../../platform/imports/numbers';
import { spread } from '../../platform/imports/spread';

describe('numbers', () => {
	it.each([
		['1,234.56', 'point'],
		['1,234,567', 'point'],
		['12.5', 'point'],
		['0.125', 'point'],
		['1234.567', 'point'],
		['1.2345', 'point'],
		['1.234,56', 'comma'],
		['1.234.567', 'comma'],
		['12,5', 'comma'],
		['0,125', 'comma'],
		['1234,567', 'comma'],
		['1 234,5', 'comma'],
		['1,234', undefined],
		['1.234', undefined],
		['1234', undefined],
		['1 234', undefined],
		['', undefined],
		['Ecosia', undefined],
	])('%j speaks for %s', (text, format) => {
		expect(formatOf(text)).toBe(format);
	});

	it.each([
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
		['1\u00a0234\u202f567,8', undefined, '1234567.8'],
		["1'234’567.8", undefined, '1234567.8'],
		['12.5', 'comma', '12.5'],
		['0,125', 'point', '0.125'],
	] as const)('%j is read as %s: %s', (text, format, number) => {
		expect(canonical(text, format)).toBe(number);
	});

	it.each([
		...['', '-1', '+1', '1e3', '.5', '5.', ',', '1,,2', '1.2.3', '12 34', '1 2', '1234 5', ' 1'],
		...['1,23,456', '0,125,000', 'x', '１２', 'Infinity', 'NaN', '0x10', '1_000', '3 EUR', '12:30'],
	])('%j is no number', (text) => {
		for (const format of [undefined, 'point', 'comma'] as const) {
			expect(canonical(text, format)).toBeUndefined();
		}
	});

	it.each([
		['1,234', undefined, true],
		['1.234', undefined, true],
		['123.456', undefined, true],
		['1.234', 'comma', false],
		['0.125', undefined, false],
		['012.125', undefined, false],
		['1234.567', undefined, false],
		['12.34', undefined, false],
		['1234', undefined, false],
	] as const)('%j may mean two when the file speaks for %s: %s', (text, format, both) => {
		expect(isAmbiguous(text, format)).toBe(both);
	});
});

describe('countries', () => {
	it('are exactly those of the list of ISO 3166-1', () => {
		const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
		const pairs = letters.flatMap((one) => letters.map((two) => one + two));
		expect(pairs.filter(isCountry)).toEqual([...COUNTRY_CODES].sort());
		expect(COUNTRY_CODES.size).toBe(249);
	});

	it.each(['UK', 'EU', 'XK', 'SU', 'YU', 'AN', 'fr', 'FRA', 'F', '', '12', 'und'])(
		'do not include %j',
		(code) => {
			expect(isCountry(code)).toBe(false);
		},
	);
});

describe('spreading', () => {
	it.each([
		[10, 3, [4, 3, 3]],
		[9, 3, [3, 3, 3]],
		[2, 3, [2, 0, 0]],
		[0, 2, [0, 0]],
		[7, 1, [7]],
	])('%d over %d days gives %j', (units, days, shares) => {
		const { first, others } = spread(units, days);
		expect([first, ...Array<number>(days - 1).fill(others)]).toEqual(shares);
	});
});

describe('accents', () => {
	it.each([
		['été', 'ete'],
		['e\u0301te\u0301', 'ete'],
		['ŠKODA Český', 'SKODA Cesky'],
		['œuvre ß ø', 'œuvre ß ø'],
		['日本 🎉', '日本 🎉'],
		['', ''],
	])('%j becomes %j', (text, plain) => {
		expect(withoutAccents(text)).toBe(plain);
	});

	it('take no longer to remove where thousands of marks stand in a row', () => {
		// So many that the test would not end if each were compared with each.
		const many = 1_000_000;
		// Two that Unicode wants in the other order.
		const marks = '\u05b0\u05ae'.repeat(many);
		const accents = '\u0301\u0323'.repeat(many);
		expect(withoutAccents(`a${accents}`)).toBe('a');
		expect(withoutAccents(`a${marks}`)).toHaveLength(31);
	});
});
