import { parse } from 'csv-parse/sync';
import fc from 'fast-check';

import { canonical, formatOf, isAmbiguous } from '../../platform/imports/numbers';
import { splitRecords } from '../../platform/imports/split';
import { spread } from '../../platform/imports/spread';
import { runs } from '../support/random';

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

const STYLE = { separator: ';', quote: '"' };

function parsed(text: string): string[][] {
	return parse(text, {
		...{ delimiter: STYLE.separator, quote: STYLE.quote },
		...{ record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true },
	});
}

const cell = fc.oneof(
	fc.constantFrom('', 'a', 'é b', '1,5'),
	fc
		.array(fc.constantFrom('a', ';', '""', '\n', '\r\n', '\r', ' '))
		.map((letters) => `"${letters.join('')}"`),
);
const record = fc.array(cell, { minLength: 1, maxLength: 4 }).map((cells) => cells.join(';'));
const table = fc
	.tuple(fc.array(record), fc.constantFrom('\n', '\r\n', '\r'), fc.boolean())
	.map(([records, mark, isEnded]) => records.join(mark) + (isEnded ? mark : ''));

it('reads every table as the parser does', () => {
	fc.assert(
		fc.property(table, (text) => {
			const split = splitRecords(text, STYLE, parsed);
			if (split) expect(split).toEqual(parsed(text));
		}),
		{ numRuns: runs(300, 5_000) },
	);
});

it('has the parser look at records with quotes only', () => {
	const seen: string[] = [];
	const looking = (text: string) => {
		seen.push(text);
		return parsed(text);
	};
	const text = 'a;b\r\n"c\r\n;";d\r\n\r\ne;f\r\n"g"\r\n';
	expect(splitRecords(text, STYLE, looking)).toEqual([
		...[['a', 'b'], ['c\r\n;', 'd'], [''], ['e', 'f'], ['g']],
	]);
	expect(seen).toEqual(['"c\r\n;";d\r\n"g"']);
});

it.each([
	['a quote that is never closed', 'a\n"b\nc\n'],
	['a quote within a value', 'a\nb"c"\n'],
	['line breaks of several kinds', '"a"\r\nb\nc'],
])('leaves all of a text with %s to the parser', (_, text) => {
	expect(splitRecords(text, STYLE, parsed)).toBeUndefined();
});
