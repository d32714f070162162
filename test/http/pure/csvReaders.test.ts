import { parse } from 'csv-parse/sync';
import fc from 'fast-check';

import type { CsvReader } from '../../../platform/base/csv/csvReaders';
import { CSV_READERS } from '../../../platform/base/csv/csvReaders';
import { csvText, writeCsv } from '../../../platform/base/csv/csvText';
import { csvFor } from '../../../nodes/shared/run/outputFile';
import { streamOf } from '../streams';
import { COUNTRIES, readByExcel } from './excelReading';

const READERS = Object.keys(COUNTRIES).flatMap((name) =>
	(['excelDe', 'excelFr', 'excelEs', 'excelEnGb', 'excelEnUs'] as const).filter(
		(one) => one === name,
	),
);

/** What Excel shows of a row, after a double click on the file. */
function opened(reader: (typeof READERS)[number], row: readonly unknown[]) {
	const country = COUNTRIES[reader];
	if (!country) throw new Error(`no country for ${reader}`);
	const text = writeCsv(['Column'], [row], { csvFor: reader, guardsFormulas: true }).toString();
	expect(text.startsWith('\ufeffColumn\r\n')).toBe(true);
	const options = { bom: true, delimiter: country.separator, relax_column_count: true };
	const table: string[][] = parse(text, options);
	return (table[1] ?? []).map((cell) => readByExcel(cell, country));
}

describe.each(READERS)('a file for %s', (reader) => {
	it('opens with every figure as the number that it is', () => {
		fc.assert(
			fc.property(
				fc.array(
					fc.oneof(
						fc.integer(),
						fc
							.double({ min: -1e9, max: 1e9, noNaN: true })
							.map((one) => Math.round(one * 1000) / 1000),
					),
					{ minLength: 1 },
				),
				(numbers) => {
					const expected = numbers.map((number) => ({
						number: Number(number.toPrecision(15)) + 0,
					}));
					expect(opened(reader, numbers)).toEqual(expected);
					const texts = numbers.map((number) => number.toFixed(2));
					const shown = texts.map((text) => ({ number: Number(text) + 0 }));
					expect(
						opened(reader, texts).map((one) =>
							'number' in one ? { number: one.number + 0 } : one,
						),
					).toEqual(shown);
				},
			),
			{ numRuns: 60 },
		);
	});

	it('opens with every ID and every name as it was', () => {
		const ids = fc.oneof(
			fc.bigInt({ min: 10n ** 11n, max: 10n ** 24n }).map(String),
			fc.nat(99_999).map((number) => `0${number}`),
			fc.constantFrom(
				'12E4',
				'1-2',
				'3/4',
				'05/11/2026',
				'10:30',
				'1.5.26',
				'May 24',
				'SEPT2',
				'2 mars',
				'1.234.567',
				'007,5',
				'TRUE',
			),
			fc.constantFrom(
				'Brand, exact',
				'A;B',
				'Größe "XL"',
				'Zeile\nzwei',
				'Summer 2026 sale',
				'été',
				'x',
			),
		);
		fc.assert(
			fc.property(fc.array(ids, { minLength: 1 }), (names) => {
				expect(opened(reader, names)).toEqual(names.map((text) => ({ text })));
			}),
			{ numRuns: 60 },
		);
	});

	it('opens with days as days', () => {
		expect(
			opened(reader, [
				'2026-03-04',
				'2026-12-31 13:00',
				'2026-11-02T23:59:59',
				'2026-02-30',
				'2026-11-02T10:00:00Z',
			]),
		).toEqual([
			{ day: '2026-03-04' },
			{ day: '2026-12-31', time: '13:00' },
			{ day: '2026-11-02', time: '23:59:59' },
			{ text: '2026-02-30' },
			{ text: '2026-11-02T10:00:00Z' },
		]);
	});

	it('runs no cell as a formula', () => {
		const cells = ['=1+1', '+cmd', '-x', '@SUM(1)', '\t=1', '="1"&A1', '=HYPERLINK("x")', '0=1'];
		for (const one of opened(reader, cells)) expect('text' in one && one.text).toMatch(/^'|^0=1$/);
	});
});

it('files for programs have every value as it is, whatever separates them', async () => {
	const rows = [[1.5, '0012', '2026-11-02', 123_456_789_012_345, '1-2', null]];
	const values = ['1.5', '0012', '2026-11-02', '123456789012345', '1-2', ''];
	for (const [reader, separator] of [
		['programs', ','],
		['programsSemicolons', ';'],
		['programsTabs', '\t'],
	] as const) {
		let text = '';
		for await (const piece of csvText(['a'], streamOf(rows), { csvFor: reader })) text += piece;
		expect(text).toBe(`a\n${values.join(separator)}\n`);
		expect(writeCsv(['a'], rows, { csvFor: reader }).toString()).toBe(text);
	}
});

it('every reader of CSV files can be chosen, by the alphabet', () => {
	const { options = [] } = csvFor.property;
	const chosen = options.map((one) => ('value' in one ? one.value : undefined));
	expect([...chosen].sort()).toEqual(Object.keys(CSV_READERS).sort());
	const labels = options.map(({ name }) => name);
	expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b)));
	const german: CsvReader = 'excelDe';
	expect(writeCsv(['a', 'b'], [[1.5, 'x']], { csvFor: german }).toString()).toBe(
		'\ufeffa;b\r\n1,5;x\r\n',
	);
});
