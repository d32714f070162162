import { parse } from 'csv-parse/sync';

import type { Row } from '../../platform/reports/cells';
import type { Layout } from '../../platform/reports/layout';
import { readRows } from './readRows';
import {
	ALL_ROWS,
	CHANNEL,
	COLUMNS,
	REPLIES,
	ROWS,
	SALES,
	VISITS,
	column,
	element,
	reply,
	report,
	values,
} from './replies';
import { writtenOf } from './written';

const CHUNK_SIZES = [1, 7, 65_536];

const LONG = 20_000;

/** Single bytes take too long where there are many of them. */
function sizesFor(text: string): number[] {
	return CHUNK_SIZES.filter((size) => size > 1_000 || text.length < LONG);
}

const AWKWARD = reply(
	report({
		dimensions: [CHANNEL, { field: 'ope_name', name: 'Campaign; "name",\tetc' }],
		metrics: [VISITS, column('m', 'text', 'Text')],
		data: [
			['plain', 'x'],
			['"quoted"', 'a "b" c'],
			['one, two', ','],
			['one; two', ';'],
			['one\ttwo', '\t'],
			['one\ntwo', 'one\r\ntwo'],
			['carriage\rreturn', '\r'],
			[' spaces ', ' '],
			['é, 日本語, 🚀', 'été'],
			['back\\slash\\', '\\"'],
			['"data":[{"a":[', ']}]'],
			[null, ''],
			['true', true],
		].map(([name, text]) => element([name, `${name} 2`], values(1), values(text))),
	}),
);

const MORE = {
	awkward: AWKWARD,
	'no rows': reply(report({ metrics: [VISITS, SALES], data: [] })),
	'only total rows': reply(report({ data: [element(['GLOBAL'], values(1))] })),
	'long numbers': reply(
		report({ data: [element(['9007199254740993'], values('90071992547409931'))] }),
	),
	'many rows': reply(
		report({
			data: Array.from({ length: 3_000 }, (_, index) => element([`c${index}`], values(index))),
		}),
	),
	'a column that only the last row has': reply(
		report({
			data: [
				...Array.from({ length: 1_500 }, (_, index) => element([`c${index}`], values(index))),
				element(['late', 'more'], values(1), values(2)),
			],
		}),
	),
};

const FIXTURES = Object.entries<object>({ ...REPLIES, ...MORE });

/** The header of a report before its data, where the specification shows it after. */
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

function chunksOf(text: string, size: number): Uint8Array[] {
	const bytes = new TextEncoder().encode(text);
	const count = Math.ceil(bytes.length / size);
	return Array.from({ length: count }, (_, index) =>
		bytes.subarray(index * size, (index + 1) * size),
	);
}

async function write(text: string, format: 'csv' | 'json', given: Partial<Options> = {}) {
	const { size, layout, delimiter } = { size: 65_536, layout: COLUMNS, delimiter: ',', ...given };
	return await writtenOf(chunksOf(text, size), { format, delimiter, layout });
}

interface Options {
	readonly size: number;
	readonly layout: Layout;
	readonly delimiter: string;
}

/** Rows as a CSV file has them: every cell a text, every row with every column. */
function asTexts(rows: readonly Row[]): Array<Record<string, string>> {
	const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
	return rows.map((row) =>
		Object.fromEntries(names.map((name) => [name, String(row[name] ?? '')])),
	);
}

const readCsv = (text: string, delimiter = ','): unknown =>
	parse(text, { columns: true, delimiter, record_delimiter: '\n' });

describe('a CSV file holds the same rows as items', () => {
	test.each(FIXTURES)('of %s', async (_, body) => {
		for (const layout of [COLUMNS, ROWS, ALL_ROWS]) {
			const expected = readRows(body, layout);
			for (const text of [JSON.stringify(body), withHeaderFirst(body)]) {
				for (const size of sizesFor(text)) {
					const file = await write(text, 'csv', { size, layout });
					expect(readCsv(file.text)).toEqual(asTexts(expected));
					expect(file.rows).toBe(expected.length);
				}
			}
		}
	});

	test.each([',', ';', '\t', '|', '^', '.'])('with %j between values', async (delimiter) => {
		const { text } = await write(JSON.stringify(AWKWARD), 'csv', { delimiter });
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
	])('with %s', async (_, spelled) => {
		const text = spelled(JSON.stringify(AWKWARD));
		expect(text).not.toBe(JSON.stringify(AWKWARD));
		for (const size of CHUNK_SIZES) {
			const file = await write(text, 'csv', { size });
			expect(readCsv(file.text)).toEqual(asTexts(readRows(AWKWARD, COLUMNS)));
		}
	});

	test('with line breaks and spaces in the JSON', async () => {
		const text = JSON.stringify(AWKWARD, null, '\t').replaceAll('":', '" : ');
		for (const size of CHUNK_SIZES) {
			const file = await write(text, 'csv', { size });
			expect(readCsv(file.text)).toEqual(asTexts(readRows(JSON.parse(text), COLUMNS)));
		}
	});
});

describe('a JSON file holds the same rows as items', () => {
	test.each(FIXTURES)('of %s', async (_, body) => {
		for (const layout of [COLUMNS, ROWS, ALL_ROWS]) {
			const expected = readRows(body, layout);
			for (const text of [JSON.stringify(body), withHeaderFirst(body)]) {
				for (const size of sizesFor(text)) {
					const file = await write(text, 'json', { size, layout });
					expect(JSON.parse(file.text)).toEqual(expected);
					expect(file.rows).toBe(expected.length);
				}
			}
		}
	});
});

describe('a file', () => {
	test('has one line per row', async () => {
		const body = JSON.stringify(REPLIES.plain);
		expect((await write(body, 'csv')).text).toBe('Channel,Visits\nSOCIAL,1\nMAILING,2\n');
		expect((await write(body, 'json')).text).toBe(
			'[{"Channel":"SOCIAL","Visits":1},\n{"Channel":"MAILING","Visits":2}]\n',
		);
	});

	test('names the day of each moment although the report was not split', async () => {
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

	test('without rows is a line of column names, or an empty list', async () => {
		const body = JSON.stringify(MORE['no rows']);
		expect((await write(body, 'csv')).text).toBe('Channel,Visits,Sales\n');
		expect((await write(body, 'json')).text).toBe('[]\n');
	});

	test('keeps every digit of numbers and texts', async () => {
		const body =
			'{"error":0,"reports":[{"data":[{"dimensions":["x",12345678901234567890],' +
			'"metrics":[[{"values":[9007199254740993]}],[{"values":["0.10"]}]]}],"columnHeader":' +
			'{"metrics":[{"name":"i","affinity":"int"},{"name":"t","affinity":"text"}]}}]}';
		for (const size of CHUNK_SIZES) {
			const { text } = await write(body, 'csv', { size });
			expect(text.split('\n')[1]).toBe('x,12345678901234567890,9007199254740993,0.10');
		}
	});

	test('is written after others had their turn', async () => {
		const data = Array.from({ length: 40_000 }, (_, i) => element([`channel ${i}`], values(i)));
		let turns = 0;
		const timer = setInterval(() => turns++, 1);
		await write(JSON.stringify(reply(report({ data }))), 'csv');
		clearInterval(timer);
		expect(turns).toBeGreaterThan(2);
	});
});

describe('what is no whole report is told as what it is', () => {
	const whole = JSON.stringify(AWKWARD);
	const error = { error: true, error_msg: 'No such report', error_code: 'E7' };
	const broken = whole.replace('"dimensions":["plain"', '"dimensions":["plain" "oops"');

	test.each([
		['empty', '', 'emptyReply'],
		['blank', ' \n', 'emptyReply'],
		['a web page', '<!doctype html><html></html>', 'webPage'],
		['cut in the middle of the rows', whole.slice(0, 400), 'cutReply'],
		['cut at its last character', whole.slice(0, -1), 'cutReply'],
		['cut at its first character', '{', 'cutReply'],
		['broken within a row', broken, 'brokenReply'],
		['without a row between two commas', whole.replace('},{', '},,{'), 'brokenReply'],
		[
			'with a comma after its last row',
			whole.replace('}],"columnHeader', '},],"columnHeader'),
			'brokenReply',
		],
		['with a comma before its first row', whole.replace('"data":[', '"data":[,'), 'brokenReply'],
		[
			'with a control character in a text',
			whole.replace('one, two', 'one\u001etwo'),
			'brokenReply',
		],
		['with the mark of bytes within', whole.replace('"data":[', '"data":[\ufeff'), 'brokenReply'],
		[
			'without its list of rows',
			whole.replace(/"data":\[\{.*\],"columnHeader/s, '"columnHeader'),
			'unexpectedReply',
		],
		['with something else as its rows', '{"reports":[{"data":{}}]}', 'unexpectedReply'],
		['too deep', whole.replace('"plain"', '['.repeat(10_000) + ']'.repeat(10_000)), 'tooDeep'],
		[
			'too deep around its rows',
			whole.replace('{', `{"x":${'['.repeat(600)}${']'.repeat(600)},`),
			'tooDeep',
		],
		['an error', JSON.stringify(error), 'reported'],
		['an error before the data', JSON.stringify({ ...AWKWARD, ...error }), 'reported'],
		['an error after the data', JSON.stringify({ data: AWKWARD.data, ...error }), 'reported'],
		['an error with a number', JSON.stringify({ ...AWKWARD, error: 3 }), 'reported'],
		['no report', '{"error":false,"data":{"reports":[]}}', 'unexpectedReply'],
		['another reply', '{"error":false,"data":{"rows":[[1]]}}', 'unexpectedReply'],
		['a list', '[1]', 'unexpectedReply'],
		['two replies in a row', `${whole},${whole}`, 'brokenReply'],
		['more after its end', `${whole}]}`, 'brokenReply'],
		['half a letter after its end', `${whole}\ufffd`, 'brokenReply'],
	])('%s', async (_, text, kind) => {
		for (const format of ['csv', 'json'] as const) {
			for (const size of CHUNK_SIZES) {
				await expect(write(text, format, { size })).rejects.toMatchObject({ kind });
			}
		}
	});

	test('with the words of the platform', async () => {
		await expect(write(JSON.stringify(error), 'csv')).rejects.toThrow(
			'The platform could not serve the download of the report: No such report (E7)',
		);
	});

	test('wherever it is cut', async () => {
		const text = JSON.stringify(REPLIES['devices beside the total']);
		for (let length = 1; length < text.length; length++) {
			await expect(write(text.slice(0, length), 'csv', { size: 7 })).rejects.toMatchObject({
				kind: 'cutReply',
			});
		}
	});
});

it('masks a secret in what a large reply says went wrong', async () => {
	const secret = 'token-that-must-not-show';
	const reply = JSON.stringify({ data: AWKWARD.data, error: true, error_msg: `no ${secret}` });
	const layout = { totals: false, segmentsAs: 'rows' } as const;
	const style = { format: 'csv', delimiter: ',', layout } as const;
	const written = writtenOf([Buffer.from(reply)], style, [secret]);
	await expect(written).rejects.toMatchObject({
		kind: 'reported',
		message: expect.stringMatching(/no •••$/) as unknown,
	});
});
