import { parse } from 'csv-parse/sync';
import fc from '../support/fastCheck';

import { splitRecords } from '../../platform/imports/file/splitRecords';
import { runs } from '../support/random';

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
