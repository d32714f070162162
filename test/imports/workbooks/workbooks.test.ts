import writeXlsxFile from 'write-excel-file/node';

import { collected, sourceOf } from '../../../harness/fileContent';
import type { WrittenSheet } from '../../../harness/workbookFile';
import { sheetData } from '../../../harness/workbookFile';
import { prepareImport, prepareImports } from '../../../platform/imports/prepare';
import { planOf } from '../plans';
import { linesOf, openSheets } from './openedWorkbook';

const plan = planOf('searchengine', '2026-09-01', '2026-09-30');

const HEADER = ['Search Engine', 'Visits', 'Revenue'];
const SHEET = sheetData([HEADER, ['Google', 1_204, 1_204.5], ['Bing', 300, 0]]);

describe('an Excel workbook', () => {
	test('of any program gives the same rows as a CSV file', async () => {
		const bold = { fontWeight: 'bold' } as const;
		const rows = [
			HEADER.map((value) => ({ value, ...bold })),
			[{ value: 'Google' }, { value: 1_204 }, { value: 1_204.5, format: '#,##0.00 "€"' }],
			[{ value: 'Écosia & Co' }, { value: 98 }, { value: 210, format: '#,##0.00 "€"' }],
		];
		const file = await writeXlsxFile(rows, {}).toBuffer();
		const { csv } = await prepareImport(await sourceOf(file), plan);
		const same = 'Search Engine,Visits,Revenue\nGoogle,1204,1204.50\nÉcosia & Co,98,210\n';
		const expected = await prepareImport(await sourceOf(same), plan);
		const text = String(await collected(csv));
		expect(text.replace('1204.5\n', '1204.50\n')).toBe(String(await collected(expected.csv)));
	});

	test('is divided into one import for each day of a column of dates', async () => {
		const rows = [
			['Day', 'Search Engine', 'Visits'],
			[46_266, 'Google', 10],
			[46_267, 'Google', 12],
		];
		const source = await openSheets(sheetData(rows, 1).replaceAll('s="1"><v>1', 's="0"><v>1'), {
			formats: ['dd/mm/yyyy'],
		});
		const { parts } = await prepareImports(source, plan);
		const days = parts.map(({ descriptor: { period } }) => period.from);
		expect(days).toEqual(['01/09/2026', '02/09/2026']);
	});

	test.each([
		['1900', false, 46_266],
		['1904', true, 44_804],
	])('has days without a format counted from %s where it says so', async (_, is1904, serial) => {
		const rows = [
			['Day', 'Search Engine', 'Visits'],
			[serial, 'Google', 10],
			[serial + 1.5, 'Google', 12],
		];
		const { parts } = await prepareImports(await openSheets(sheetData(rows), { is1904 }), plan);
		const days = parts.map(({ descriptor: { period } }) => period.from);
		expect(days).toEqual(['01/09/2026', '02/09/2026']);
	});

	test.each([
		[false, 46_266],
		[true, 44_804],
	])(
		'offers the period of its lines without a date format, counted from 1904: %s',
		async (is1904, serial) => {
			const rows = [
				['Search Engine', 'Visits', 'Reporting starts', 'Reporting ends'],
				['Google', 10, serial, serial + 29],
			];
			const { layout } = await openSheets(sheetData(rows), { is1904 });
			expect(layout.period).toEqual({ from: '2026-09-01', to: '2026-09-30' });
		},
	);

	test('is reported with the row numbers of Excel, and its titles, totals and gaps are recognized as in CSV', async () => {
		const rows = [
			['Report of September'],
			[],
			HEADER,
			['Google', 10, 1],
			['Bing', 4, 2],
			['Total', 14, 3],
		];
		const source = await openSheets(sheetData(rows));
		expect(source.layout.linesBefore).toBe(2);
		expect(source.layout.leftOut.first).toMatchObject([{ line: 6, why: 'total' }]);
		expect(await linesOf(source)).toEqual(['4: Google|10|1', '5: Bing|4|2']);
	});

	test('keeps the number of columns where the last cells of a row are empty', async () => {
		const rows = [HEADER, ['Google', 10], ['Bing', 4, 2.5], ['Qwant', 3]];
		const source = await openSheets(sheetData(rows));
		expect(await linesOf(source)).toEqual(['2: Google|10|', '3: Bing|4|2.5', '4: Qwant|3|']);
	});
});

describe('the sheets of a workbook', () => {
	const OTHER = sheetData([HEADER, ['Qwant', 7, 1]]);

	test('are asked about where several contain rows, and one is read by its name', async () => {
		const sheets = [
			{ name: 'August', xml: SHEET },
			{ name: 'Notes', xml: sheetData([['Made by hand']]) },
			{ name: 'September', xml: OTHER },
		];
		const source = await openSheets(sheets);
		expect(source.workbook).toMatchObject({ sheet: 'August', isCertain: false });
		await expect(prepareImport(source, plan)).rejects.toThrow(
			'The workbook has rows on several sheets: August, September',
		);
		expect(await linesOf(await openSheets(sheets, {}, ' september '))).toEqual(['2: Qwant|7|1']);
		await expect(openSheets(sheets, {}, 'October')).rejects.toThrow(
			'The workbook has no sheet "October". Its sheets are: August, Notes, September',
		);
	});

	test('that are hidden are read when they are chosen, and what is hidden is counted', async () => {
		const hidden = SHEET.replace(
			'<row><c t="inlineStr"><is><t>Bing',
			'<row hidden="1"><c t="inlineStr"><is><t>Bing',
		);
		const sheets: WrittenSheet[] = [
			{ name: 'Old', xml: OTHER, state: 'veryHidden' },
			{ name: 'Data', xml: `<cols><col min="3" max="16384" hidden="1"/></cols>${hidden}` },
		];
		const { workbook, ...source } = await openSheets(sheets);
		expect(workbook).toMatchObject({
			sheet: 'Data',
			isCertain: true,
			hiddenRows: 1,
			hiddenColumns: 1,
		});
		expect(await linesOf(source)).toHaveLength(2);
		expect(await linesOf(await openSheets(sheets, {}, 'Old'))).toEqual(['2: Qwant|7|1']);
	});

	test('that contain a chart or nothing cannot be chosen', async () => {
		const rels =
			'<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/chartsheet" Target="chartsheets/sheet1.xml"/><Relationship Id="rId3" Type="x/worksheet" Target="worksheets/sheet3.xml"/></Relationships>';
		const sheets = [
			{ name: 'Blank', xml: '<sheetData/>' },
			{ name: 'Chart', xml: '' },
			{ name: 'Data', xml: SHEET },
		];
		const source = await openSheets(sheets, { files: { 'xl/_rels/workbook.xml.rels': rels } });
		expect(source.workbook?.sheets.map(({ name }) => name)).toEqual(['Blank', 'Data']);
		expect(source.workbook?.sheet).toBe('Data');
	});

	test('that are all blank count as a file of blank lines', async () => {
		await expect(openSheets('<sheetData/>')).rejects.toThrow('The file contains only blank lines');
	});
});
