import type { JsonRecord } from '../../../platform/base/json/json';
import type { PartialCsvStyle } from '../../../platform/imports/file/csvRecords';
import type { ImportSource } from '../../../platform/imports/source';
import { itemSource } from '../../../platform/imports/source';
import { alone, sourceOf } from '../../../harness/fileContent';
import { resultOrRefusal } from '../refusal';

async function linesOf(source: ImportSource) {
	const lines: string[] = [];
	for await (const some of source.read()) {
		for (const { cells, number } of some) lines.push(`${number}: ${cells.join('|')}`);
	}
	return lines;
}

const readFile = async (file: string, known?: PartialCsvStyle, hasHeader = true) =>
	await resultOrRefusal(async () => await linesOf(await sourceOf(file, known, hasHeader)));

describe('a file', () => {
	it('has a header and lines below it', async () => {
		const source = await sourceOf(' a ; b\n1;2\n3;4\n');
		expect(source).toMatchObject({
			...{ header: ['a', 'b'], bytes: 15, style: { separator: ';', quote: '"' } },
			sample: [
				['1', '2'],
				['3', '4'],
			],
		});
		expect(await linesOf(source)).toEqual(['2: 1|2', '3: 3|4']);
		expect(await linesOf(source)).toEqual(['2: 1|2', '3: 3|4']);
	});

	it('may have no header', async () => {
		const source = await sourceOf('1;2\n3;4\n', {}, false);
		expect([source.header, source.sample.length]).toEqual([undefined, 2]);
		expect(await linesOf(source)).toEqual(['1: 1|2', '2: 3|4']);
		expect(await readFile('1;2', {}, false)).toEqual(['1: 1|2']);
	});

	it('may have blank lines, which count as lines', async () => {
		expect(await readFile('\n\na;b\n\n1;2\r\n\r\n3;4')).toEqual(['5: 1|2', '7: 3|4']);
		expect(await readFile('a;b\n;\n"";\n1;2\n;\n')).toEqual(['4: 1|2']);
	});

	it('may have line breaks of all kinds, inside quotes and outside', async () => {
		expect(await readFile('a;b\r1;2\r3;4')).toEqual(['2: 1|2', '3: 3|4']);
		const quoted = 'a;b\n"x\r\ny\nz\rw";2\n"p""q";4\n';
		expect(await readFile(quoted)).toEqual(['2: x\r\ny\nz\rw|2', '6: p"q|4']);
		expect(await readFile('a,b\r\n"1",2\r\n3,4\r\n')).toEqual(['2: 1|2', '3: 3|4']);
	});

	it('is read with the settings that the user chose', async () => {
		const known = { separator: 'x', quote: "'", encoding: 'windows-1252' } as const;
		expect(await readFile('axb\n\'1x2\'x3\n"4"x5\n', known)).toEqual(['2: 1x2|3', '3: "4"|5']);
		expect((await sourceOf("axb\n'1x2'x3\n", known)).style).toEqual(known);
		expect((await sourceOf('é;b\n', { encoding: 'windows-1252' })).header).toEqual(['Ã©', 'b']);
	});

	it('is detected by its first lines only', async () => {
		const lines = Array.from({ length: 20_000 }, (_, at) => `${at};2\n`).join('');
		const { sample } = await sourceOf(`a;b\n${lines}`);
		// Three pieces of 250 lines, one of which is the header.
		expect(sample).toHaveLength(3 * 250 - 1);
	});

	it.each([
		['', 'The file is empty', 'Choose a file with data'],
		['\n\n', 'The file contains only blank lines', 'Choose a file with data'],
		['a;b\n', 'The file has no line below its header', 'Choose a file with data'],
		['a;b\n\n', 'The file has no line below its header', 'Choose a file with data'],
	])('is refused if it is %j', async (file, message, advice) => {
		expect(await readFile(file)).toEqual(['File', message, advice]);
	});

	const CHECK_QUOTES = 'Check the quotes in this line, or set Separator and Quote under Options';

	it.each([
		['"a;b\n1;2\n', 1, 'an opening quote has no closing quote'],
		['a;b\n1;2\n"3;4\n', 3, 'an opening quote has no closing quote'],
		['a;b\n"1\n2";2\n"3;4\n', 4, 'an opening quote has no closing quote'],
		[`a;b\n1;2\n3;${'x'.repeat(100_001)}\n`, 3, 'one record is longer than 100,000 characters'],
		[`a;b\n1;2\n3;"${'x'.repeat(100_001)}"\n`, 3, 'one record is longer than 100,000 characters'],
		[`a;b\n1;2\n3;${'é'.repeat(80_000)}\n`, 3, 'one record is longer than 100,000 characters'],
		[`a;b\n1;2\n"3\n4";${'é'.repeat(80_000)}`, 3, 'one record is longer than 100,000 characters'],
		[`a;b\n1;2\n3;${'x'.repeat(200_001)}\n`, 3, 'one record is longer than 100,000 characters'],
	])('is refused from its invalid line on, such as %.30j', async (file, line, reason) => {
		const message = `The file cannot be read as CSV from line ${line} onwards: ${reason}`;
		expect(await readFile(file, { separator: ';' })).toEqual(['File', message, CHECK_QUOTES]);
	});

	it.each(['\n', '\r\n', '\r'])(
		'has the right line numbers, however long it is: with %j',
		async (end) => {
			const lines = Array.from({ length: 1_000 }, (_, at) => `${at + 2};2${end}`);
			const read = await linesOf(await sourceOf(`a;b${end}${lines.join('')}`));
			expect(read).toEqual(lines.map((_, at) => `${at + 2}: ${at + 2}|2`));
		},
	);

	it('is read up to the invalid line', async () => {
		const good = Array.from({ length: 300 }, (_, at) => `${at};"2"\n`).join('');
		const source = await sourceOf(`a;b\n${good}`, {}, true);
		expect(await linesOf(source)).toHaveLength(300);
		expect(await readFile(`a;b\n${good}"x`, { separator: ';' })).toEqual([
			'File',
			'The file cannot be read as CSV from line 302 onwards: an opening quote has no closing quote',
			CHECK_QUOTES,
		]);
	});

	const FEWER_COLUMNS =
		'Remove the columns that you do not need from the file, and check Separator under Options';

	it.each([
		[1_000, undefined],
		[1_001, 'There are more than 1,000 columns'],
	])('of %i columns is refused with %p', async (columns, refusal) => {
		const line = `${Array(columns).fill('x').join(';')}\n`;
		const read = await readFile(line + line);
		if (refusal === undefined) expect(read).toHaveLength(1);
		else expect(read).toEqual(['File', refusal, FEWER_COLUMNS]);
	});

	it('may have names of 1,000 characters in its header, and lines of any length', async () => {
		const long = 'x'.repeat(1_001);
		expect(await readFile(`a;${long.slice(1)}\n1;2\n`)).toHaveLength(1);
		expect(await readFile(`a;${long}\n1;2\n`)).toEqual([
			'File',
			'The name of column 2 has more than 1,000 characters',
			'Shorten the name. For a CSV file, also check Separator and Quote under Options',
		]);
		expect(await readFile(`a;${long}\n`, {}, false)).toHaveLength(1);
	});
});

describe('items', () => {
	const read = async (records: JsonRecord[]) => await itemSource(records, alone);

	it('become lines with a column for each of their members', async () => {
		const source = await read([
			{ a: 1, b: 'x' },
			{ c: 'y', a: null },
		]);
		expect(source.header).toEqual(['a', 'b', 'c']);
		expect(source.sample).toEqual([
			['1', 'x', ''],
			['', '', 'y'],
		]);
		expect(await linesOf(source)).toEqual(['1: 1|x|', '2: ||y']);
		expect(await linesOf(source)).toEqual(['1: 1|x|', '2: ||y']);
		expect([source.bytes, source.style]).toEqual([undefined, undefined]);
	});

	it('have numbers in an unambiguous format', async () => {
		const { sample } = await read([{ a: 1.234, b: '1.234', c: 1.23, d: 1.2345, e: 1234 }]);
		expect(sample).toEqual([['1.2340', '1.234', '1.23', '1.2345', '1234']]);
	});

	it('are analyzed by the first five hundred', async () => {
		const records = Array.from({ length: 501 }, (_, a) => ({ a }));
		const source = await read(records);
		expect(source.sample).toHaveLength(500);
		expect((await linesOf(source)).at(-1)).toBe('501: 500');
	});

	it('yield to the event loop after every twenty, and are read in equal batches', async () => {
		let turns = 0;
		const giveWay = async () => {
			turns += 1;
		};
		const records = Array.from({ length: 41 }, (_, a) => ({ [`${a % 21}`]: a }));
		const source = await itemSource(records, giveWay);
		expect([turns, source.header?.length]).toEqual([13, 21]);
		const parts: number[] = [];
		for await (const lines of source.read()) parts.push(lines.length);
		expect([parts, turns]).toEqual([[20, 20, 1], 16]);
	});

	it('are refused where they have too many members, or one with a name that is too long', async () => {
		const wide = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`m${at}`, at]));
		expect(await resultOrRefusal(() => read([wide]))).toContain(
			'There are more than 1,000 columns',
		);
		const long = { a: 1, ['x'.repeat(1_001)]: 2 };
		expect(await resultOrRefusal(() => read([long]))).toContain(
			'The name of column 2 has more than 1,000 characters',
		);
	});

	it('may be an empty list', async () => {
		const source = await read([]);
		expect([source.header, source.sample, await linesOf(source)]).toEqual([[], [], []]);
	});
});
