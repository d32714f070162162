import { parse } from 'csv-parse/sync';

import type { Row } from '../../platform/reports/table/tableCell';
import { AWKWARD, CHUNK_SIZES, write } from './shapes/awkward';
import { readRows } from './shapes/readRows';
import {
	ALL_ROWS,
	COLUMNS,
	REPLIES,
	ROWS,
	SALES,
	VISITS,
	element,
	reply,
	report,
	values,
} from './shapes/replies';

const LONG = 20_000;

/** Single bytes take too long for large texts, and chunk sizes do not affect how rows are arranged. */
function sizesFor(text: string, layout: object): number[] {
	const isSmall = text.length < LONG && layout === COLUMNS;
	return CHUNK_SIZES.filter((size) => size > 1_000 || isSmall);
}

const MORE = {
	awkward: AWKWARD,
	'no rows': reply(report({ metrics: [VISITS, SALES], data: [] })),
	'only total rows': reply(report({ data: [element(['GLOBAL'], values(1))] })),
	'long numbers': reply(
		report({ data: [element(['9007199254740993'], values('90071992547409931'))] }),
	),
	'many rows': reply(
		report({
			data: Array.from({ length: 1_500 }, (_, index) => element([`c${index}`], values(index))),
		}),
	),
	'a column that only the last row has': reply(
		report({
			data: [
				...Array.from({ length: 700 }, (_, index) => element([`c${index}`], values(index))),
				element(['late', 'more'], values(1), values(2)),
			],
		}),
	),
};

const FIXTURES = Object.entries<object>({ ...REPLIES, ...MORE });

/** Moves the header of a report before its data; the specification shows it after the data. */
function withHeaderFirst(body: object): string {
	const headerFirst = (_: string, value: unknown) =>
		typeof value === 'object' && value !== null && 'columnHeader' in value
			? Object.fromEntries(
					Object.entries(value).sort(
						([a], [b]) => Number(b === 'columnHeader') - Number(a === 'columnHeader'),
					),
				)
			: value;
	return JSON.stringify(body, headerFirst);
}

/** Rows as a CSV file has them: every cell is text, and every row has every column. */
function asTexts(rows: readonly Row[]): Array<Record<string, string>> {
	const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	return rows.map((row) =>
		Object.fromEntries(names.map((name) => [name, String(row[name] ?? '')])),
	);
}

const readCsv = (text: string, delimiter = ','): unknown =>
	parse(text, { columns: true, delimiter, record_delimiter: '\n' });

describe('a file holds the same rows as items', () => {
	test.each(FIXTURES)('of the reply %s', async (_, body) => {
		for (const layout of [COLUMNS, ROWS, ALL_ROWS]) {
			const expected = readRows(body, layout);
			for (const text of [JSON.stringify(body), withHeaderFirst(body)]) {
				for (const size of sizesFor(text, layout)) {
					const csv = await write(text, 'csv', { size, layout });
					expect(readCsv(csv.text)).toEqual(asTexts(expected));
					const json = await write(text, 'json', { size, layout });
					expect(JSON.parse(json.text)).toEqual(expected);
					expect([csv.rows, json.rows]).toEqual([expected.length, expected.length]);
				}
			}
		}
	});

	test.each([
		['programs', ','],
		['programsSemicolons', ';'],
		['programsTabs', '\t'],
	] as const)('for %s, with the separator %j', async (csvFor, delimiter) => {
		const { text } = await write(JSON.stringify(AWKWARD), 'csv', { csvFor });
		expect(readCsv(text, delimiter)).toEqual(asTexts(readRows(AWKWARD, COLUMNS)));
	});

	test.each([
		[
			'many blanks before the list',
			(text: string) => text.replace('"data":[', `"data":${' '.repeat(250)}[`),
		],
		[
			'escapes in names',
			(text: string) =>
				text.replaceAll('"data":', '"d\\u0061t\\u0061":').replace('"reports"', '"\\u0072eports"'),
		],
		[
			'every letter of a name as an escape',
			(text: string) =>
				text.replace(
					'"reports"',
					`"${[...'reports'].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')}"`,
				),
		],
		['the mark of bytes before it', (text: string) => `\ufeff${text}`],
		[
			'another list of the same name elsewhere',
			(text: string) =>
				text.replace('"columnHeader":{', '"columnHeader":{"data":[1,2],"reports":[{"data":[3]}],'),
		],
		[
			'another list of the same name before it',
			(text: string) => text.replace('"data":[', '"data":[{"dimensions":["x"]}],"data":['),
		],
	])('of a reply with %s', async (_, spelled) => {
		const text = spelled(JSON.stringify(AWKWARD));
		expect(text).not.toBe(JSON.stringify(AWKWARD));
		for (const size of CHUNK_SIZES) {
			const file = await write(text, 'csv', { size });
			expect(readCsv(file.text)).toEqual(asTexts(readRows(AWKWARD, COLUMNS)));
		}
	});
});

describe('the file of a report', () => {
	test('has one line per row', async () => {
		const body = JSON.stringify(REPLIES.plain);
		expect((await write(body, 'csv')).text).toBe('Channel,Visits\nSOCIAL,1\nMAILING,2\n');
		expect((await write(body, 'json')).text).toBe(
			'[{"Channel":"SOCIAL","Visits":1},\n{"Channel":"MAILING","Visits":2}]\n',
		);
	});

	test('names the day of each moment even though the report was not split', async () => {
		const body = JSON.stringify(REPLIES['one value per day']);
		const layout = { ...COLUMNS, isSplit: false };
		expect((await write(body, 'csv', { layout })).text.split('\n').slice(0, 3)).toEqual([
			'Channel,date,Visits,Sales',
			'SOCIAL,2026-11-02,1,4',
			'SOCIAL,2026-11-03,2,5',
		]);
		expect(JSON.parse((await write(body, 'json', { layout })).text)).toMatchObject([
			{ date: '2026-11-02' },
			{ date: '2026-11-03' },
			{ date: '2026-11-04' },
		]);
	});

	test('without rows is a header line, or an empty list', async () => {
		const body = JSON.stringify(MORE['no rows']);
		expect((await write(body, 'csv')).text).toBe('Channel,Visits,Sales\n');
		expect((await write(body, 'json')).text).toBe('[]\n');
	});

	test('keeps every digit of names and of large numbers, and writes figures as numbers', async () => {
		const body =
			'{"error":0,"reports":[{"data":[{"dimensions":["0.10",12345678901234567890],' +
			'"metrics":[[{"values":[9007199254740993]}],[{"values":["+0.10"]}]]}],"columnHeader":' +
			'{"metrics":[{"name":"i","affinity":"int"},{"name":"t","affinity":"text"}]}}]}';
		for (const size of CHUNK_SIZES) {
			const { text } = await write(body, 'csv', { size });
			expect(text.split('\n')[1]).toBe('0.10,12345678901234567890,9007199254740993,0.1');
		}
	});

	test('is written without blocking other work', async () => {
		const data = Array.from({ length: 40_000 }, (_, i) => element([`channel ${i}`], values(i)));
		let turns = 0;
		const timer = setInterval(() => turns++, 1);
		await write(JSON.stringify(reply(report({ data }))), 'csv');
		clearInterval(timer);
		expect(turns).toBeGreaterThan(2);
	});
});
