import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import { contentOf, sourceOf } from '../../../harness/fileContent';
import { sheetData, writeWorkbook } from '../../../harness/workbookFile';
import { checkCanBeRead } from '../../../platform/imports/file/fileType';
import { unpack, zipEntries } from '../../../platform/imports/workbook/zipEntries';
import { linesOf, openSheets } from './openedWorkbook';

const SHEET = sheetData([
	['Search Engine', 'Visits', 'Revenue'],
	['Google', 1_204, 1_204.5],
	['Bing', 300, 0],
]);
const stringWith = (text: string): unknown => expect.stringContaining(text);

describe('an unreadable workbook', () => {
	const zip = (files: Record<string, string>) =>
		zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

	test.each([
		[
			'a ZIP archive',
			zip({ 'report.csv': 'a,b\n1,2\n' }),
			'Unpack the archive, and choose the file inside it',
		],
		['a ZIP archive', zip({}), 'Unpack the archive'],
		[
			'an OpenDocument spreadsheet (.ods)',
			zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
			'Open the file in its program',
		],
		[
			'an Apple Numbers document',
			zip({ 'Index/Document.iwa': '' }),
			'Open the file in its program',
		],
		[
			'a binary Excel workbook (.xlsb)',
			zip({ '[Content_Types].xml': '', 'xl/workbook.bin': '' }),
			'Open the file in its program',
		],
		[
			'a word-processor document or a presentation',
			zip({ '[Content_Types].xml': '', 'word/document.xml': '' }),
			'Export the figures',
		],
		[
			'a web page or an XML file',
			strToU8('\n<html><table><tr><td>Visits'),
			'Open the file in its program',
		],
		[
			'a web page or an XML file',
			strToU8('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook>'),
			'Open the file in its program',
		],
	])('is reported: %s', async (what, file, advice) => {
		const refused = expect(sourceOf(file)).rejects;
		await refused.toMatchObject({
			message: `The file is ${what}, not a CSV file or an Excel workbook (.xlsx)`,
			advice: stringWith(advice),
		});
	});

	test('is reported if it has a password, wherever its list of parts is', async () => {
		const file = Buffer.alloc(512 * 300);
		file.write('d0cf11e0a1b11ae1', 'hex');
		file.writeUInt16LE(9, 30);
		file.writeUInt32LE(250, 48);
		file.write('EncryptedPackage', 512 * 251, 'utf16le');
		await expect(checkCanBeRead(contentOf(file, 1_000))).rejects.toMatchObject({
			message: stringWith('an Excel workbook with a password'),
			advice: stringWith('remove the password'),
		});
	});

	test.each([
		['cut off', (file: Uint8Array) => file.subarray(0, 900), 'its end is missing'],
		[
			'without its sheet',
			() =>
				writeWorkbook([{ name: 'A', xml: '' }], {
					files: {
						'xl/_rels/workbook.xml.rels':
							'<R><Relationship Id="rId1" Type="/worksheet" Target="none.xml"/></R>',
					},
				}),
			'xl/none.xml is missing or cannot be read',
		],
		[
			'with broken XML',
			() => writeWorkbook([{ name: 'A', xml: '<sheetData><row><c></row>' }]),
			'xl/worksheets/sheet1.xml is missing or cannot be read',
		],
		[
			'with a text that there is not',
			() =>
				writeWorkbook([
					{
						name: 'A',
						xml: '<sheetData><row><c t="s"><v>7</v></c><c><v>1</v></c></row></sheetData>',
					},
				]),
			'sharedStrings.xml is missing or cannot be read',
		],
	])('is reported if it is damaged: %s', async (_, damage, part) => {
		const file = damage(writeWorkbook([{ name: 'Data', xml: SHEET }]));
		await expect(sourceOf(file)).rejects.toThrow(`The workbook is damaged: ${part}`);
	});

	test.each([
		['deflated', 6 as const],
		['stored', 0 as const],
	])('is reported where one byte of a %s sheet has changed', async (_, level) => {
		const { 'xl/worksheets/sheet1.xml': sheet = new Uint8Array(), ...others } = unzipSync(
			writeWorkbook([{ name: 'Data', xml: SHEET }]),
		);
		const file = zipSync({ 'xl/worksheets/sheet1.xml': sheet, ...others }, { level });
		const whole = await linesOf(await sourceOf(file));
		expect(whole).toEqual(['2: Google|1204|1204.5', '3: Bing|300|0']);
		// Only the CRC distinguishes 9204 from 1204.
		const changed = zipSync(
			{
				'xl/worksheets/sheet1.xml': strToU8(strFromU8(sheet).replace('>1204<', '>9204<')),
				...others,
			},
			{ level },
		);
		const [entry, right] = [zipEntries(changed)?.[0], zipEntries(file)?.[0]];
		if (!entry || !right) throw new Error('the archive has no entry');
		const crc = Buffer.alloc(4);
		crc.writeUInt32LE(entry.crc);
		const at = Buffer.from(changed).lastIndexOf(crc);
		Buffer.from(changed.buffer, changed.byteOffset).writeUInt32LE(right.crc, at);
		await expect(sourceOf(changed)).rejects.toThrow(
			'The workbook is damaged: xl/worksheets/sheet1.xml is missing or cannot be read',
		);
	});

	test.each([
		['an old Excel workbook (.xls)', '0908100000060500'],
		['an old Excel workbook (.xls)', '0904060000001000'],
		['a compressed file', '1f8b0800000000000003'],
		['a PDF', '255044462d312e37'],
	])('is %s by its first bytes', async (what, start) => {
		const file = Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(600, 'Visits,1\n')]);
		await expect(sourceOf(file)).rejects.toThrow(`The file is ${what}, not a CSV file`);
	});

	test('is reported if a few bytes unpack to a value of many megabytes', async () => {
		const value = `<sheetData><row><c t="inlineStr"><is><t>${'a'.repeat(5_000_000)}</t></is></c></row></sheetData>`;
		const file = writeWorkbook([{ name: 'Data', xml: value }]);
		expect(file.length).toBeLessThan(100_000);
		await expect(sourceOf(file)).rejects.toThrow('The workbook is damaged');
	});

	test('is reported if a part unpacks to more than the limit', () => {
		const bytes = zipSync({ a: new Uint8Array(5 << 20) });
		const [entry] = zipEntries(bytes) ?? [];
		if (!entry) throw new Error('the archive has no entry');
		expect(bytes.length).toBeLessThan(10_000);
		const pieces = unpack(bytes, entry, 3 << 20);
		let most = 0;
		expect(() => {
			for (const { length } of pieces) most += length;
		}).toThrow('Part of the workbook is larger than 3 MB');
		expect(most).toBeLessThanOrEqual(3 << 20);
	});

	test('is reported if a cell is far beyond the columns of any table', async () => {
		const xml = '<sheetData><row><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row></sheetData>';
		await expect(openSheets(xml)).rejects.toThrow('There are more than 1,000 columns');
	});
});
