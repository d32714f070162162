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

const cellsOf = (text: string) => splitRecords(text, STYLE).map(({ cells }) => cells);

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

it('the CSV parser reads every table as csv-parse does', () => {
	fc.assert(
		fc.property(table, (text) => {
			expect(cellsOf(text)).toEqual(parsed(text));
		}),
		{ numRuns: runs(300, 5_000) },
	);
});

it.each([
	[
		'a quote within a value',
		'a;5" pot\nb;c\n',
		[
			['a', '5" pot'],
			['b', 'c'],
		],
	],
	['degrees, minutes and seconds', '37°36\'37.8"N;x', [['37°36\'37.8"N', 'x']]],
	[
		'blanks around quotes',
		'a; "b;c" ;d\n"e" ;f',
		[
			['a', 'b;c', 'd'],
			['e', 'f'],
		],
	],
	['a quoted word behind a blank', 'a; "b" c;d\n', [['a', ' "b" c', 'd']]],
	['two quotes within quotes', '"5"" pot";1', [['5" pot', '1']]],
	['a value that is a quoted nothing', '"";""', [['', '']]],
])('the CSV parser reads %s as it is written', (_, text, cells) => {
	expect(cellsOf(text)).toEqual(cells);
	expect(splitRecords(text, STYLE).some(({ broken }) => broken)).toBe(false);
});

it('the CSV parser reports only the line on which text follows a closing quote', () => {
	const records = splitRecords('a;1\n"5" pot";2\nc;"3"\n', STYLE);
	expect(records.map(({ broken }) => broken)).toEqual([undefined, 'behindQuote', undefined]);
	expect(records.map(({ cells }) => cells)).toEqual([['a', '1'], ['"5" pot";2'], ['c', '3']]);
});

it('a CSV record has a count of the line breaks inside its values', () => {
	const records = splitRecords('"a\r\nb";"c\nd"\ne\n', STYLE);
	expect(records.map(({ breaks }) => breaks)).toEqual([2, 0]);
});
