import type { WrittenParts } from '../../../harness/workbookFile';
import { sheetData } from '../../../harness/workbookFile';
import { linesOf, openSheets } from './openedWorkbook';

/** The text of a cell with a number that has a format, as the second cell of a row. */
async function shown(format: string, value: number, parts: WrittenParts = {}): Promise<string> {
	const source = await openSheets(
		sheetData(
			[
				['Name', 'Value'],
				['a', value],
			],
			1,
		),
		{
			...parts,
			formats: [format],
		},
	);
	return source.sample[0]?.[1] ?? '';
}

describe('a number of a workbook', () => {
	test.each([
		['General', 1.234, '1.2340'],
		['General', 0.1 + 0.2, '0.3'],
		['General', 1.5e-7, '0.00000015'],
		['0.00E+00', 123_456_789_012, '123456789012'],
		['General', -1_204.5, '-1204.5'],
		['#,##0.00', 1_204.5, '1204.5'],
		['00000', 123, '00123'],
		['0%', 0.12, '12%'],
		['0.0%;[Red]-0.0%', 0.0725, '7.25%'],
		['"100%" 0', 12, '12'],
		['#,##0.00 [$€-407]', 12.5, '12.5 €'],
		['[$$-409]#,##0.00', 12.5, '12.5 $'],
		['_-* #,##0.00\\ "EUR"_-', 12.5, '12.5 EUR'],
		['[$USD] #,##0', 12.5, '12.5 USD'],
		['#,##0.00\\ \\€', 12.5, '12.5 €'],
		['"a;b" 0%', 0.12, '12%'],
		['[Yellow]@', 5, '5'],
		['General', 1.23456789012346e17, '123456789012346000'],
		['dd/mm/yyyy', 46_266, '2026-09-01'],
		['dd/mm/yyyy', 46_266.5, '2026-09-01'],
		['m/d/yy h:mm', 46_266.5, '2026-09-01 12:00:00'],
		['m/d/yy h:mm', 46_265.999_999_9, '2026-09-01'],
		['[$-F800]dddd, mmmm dd, yyyy', 46_266, '2026-09-01'],
		['d" de "mmmm', 46_266, '2026-09-01'],
		['mmm-yy', 46_266, '2026-09'],
		['yyyy', 46_266, '2026'],
		['h:mm:ss', 151 / 86_400, '00:02:31'],
		['mm:ss.0', 151 / 86_400, '00:02:31'],
		['[h]:mm:ss', 1.5, '36:00:00'],
		['h:mm', 1.5, '1900-01-01 12:00:00'],
		['dd/mm/yyyy', -1, '-1'],
	])('with the format %s and the value %d is read as %s', async (format, value, text) => {
		expect(await shown(format, value)).toBe(text);
	});

	test('is a day four years later where days are counted from 1904', async () => {
		expect(await shown('yyyy-mm-dd', 44_804, { is1904: true })).toBe('2026-09-01');
	});

	test.each([
		[14, 46_266, '2026-09-01'],
		[17, 46_266, '2026-09'],
		[22, 46_266.25, '2026-09-01 06:00:00'],
		[9, 0.5, '50%'],
		[46, 1.25, '30:00:00'],
		[45, 0.25, '06:00:00'],
		[3, 1_204, '1204'],
		[44, 12.5, '12.5'],
		[57, 46_266, '2026-09-01'],
	])('with the built-in format %d is read without its code', async (id, value, text) => {
		const styles = `<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
		const sheet = sheetData(
			[
				['Name', 'Value'],
				['a', value],
			],
			1,
		);
		const { sample } = await openSheets(sheet, { files: { 'xl/styles.xml': styles } });
		expect(sample[0]?.[1]).toBe(text);
	});
});

describe('a cell of a workbook', () => {
	const row = (cells: string) =>
		`<sheetData><row r="1"><c t="inlineStr"><is><t>A</t></is></c><c t="inlineStr"><is><t>B</t></is></c></row><row r="2">${cells}</row></sheetData>`;
	const texts =
		'<si><t>plain</t></si><si><r><rPr><b/></rPr><t xml:space="preserve">rich </t></r><r><t>text</t></r><rPh sb="0" eb="1"><t>kana</t></rPh></si><si><t>a_x000D_b &amp; &#x1F600;</t></si>';

	test.each([
		['a shared text', '<c t="s"><v>0</v></c>', 'plain'],
		['a text of several looks', '<c t="s"><v>1</v></c>', 'rich text'],
		['escaped letters', '<c t="s"><v>2</v></c>', 'a\rb & 😀'],
		['digits that are a text', '<c t="inlineStr"><is><t>00123</t></is></c>', '00123'],
		['the text of a formula', '<c t="str"><f>A1&amp;B1</f><v>AB</v></c>', 'AB'],
		['the number of a formula', '<c><f>1+1</f><v>2</v></c>', '2'],
		['true', '<c t="b"><v>1</v></c>', 'TRUE'],
		['an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
		['a date of ISO 8601', '<c t="d"><v>2026-09-01T00:00:00</v></c>', '2026-09-01'],
		['CDATA', '<c t="inlineStr"><is><t><![CDATA[a < b]]></t></is></c>', 'a < b'],
		['a prefix before each name', '<x:c xmlns:x="m" t="s"><x:v>0</x:v></x:c>', 'plain'],
	])('is read with %s', async (_, cell, text) => {
		const { sample } = await openSheets(row(`${cell}<c><v>1</v></c>`), { texts });
		expect(sample[0]?.[0]).toBe(text);
	});

	test('is placed by its letters, whatever precedes it', async () => {
		const { sample } = await openSheets(row('<c r="B2"><v>2</v></c><c r="A2"><v>1</v></c>'));
		expect(sample[0]).toEqual(['1', '2']);
	});

	test('stops the import if it is a formula whose result is not stored', async () => {
		const sheet = row('<c t="inlineStr"><is><t>a</t></is></c><c><f>SUM(1,2)</f><v></v></c>');
		await expect(openSheets(sheet)).rejects.toThrow(
			'Cell B2 of the sheet Data contains a formula, but the workbook does not contain its result',
		);
	});

	test('that spans rows names each of them, and its figure counts once', async () => {
		const sheet = sheetData([
			['Search Engine', 'Page', 'Visits', 'Sales'],
			['Google', '/a', 10, 7],
			[undefined, '/b', 20],
			['Bing', '/a', 3, 1],
		]);
		const merged = `${sheet}<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="D2:D3"/><mergeCell ref="A1:B1"/></mergeCells>`;
		expect(await linesOf(await openSheets(merged))).toEqual([
			'2: Google|/a|10|7',
			'3: Google|/b|20|',
			'4: Bing|/a|3|1',
		]);
	});
});
