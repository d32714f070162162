import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import readWorkbook from 'read-excel-file/node';

import { sheetNames, SheetWriter, workbookFile } from '../../platform/base/workbook/writeWorkbook';
import { presented } from './presenting';

const plain = { isFigure: false, isPercent: false };
const figure = { isFigure: true, isPercent: false };

/** A workbook of one sheet. */
function workbookOf(
	columns: ReadonlyArray<typeof plain & { name: string }>,
	rows: ReadonlyArray<readonly unknown[]>,
): Buffer {
	const sheet = new SheetWriter('Rows', columns);
	sheet.add(rows);
	return Buffer.concat([...workbookFile([sheet.end()])]);
}

/** The rows of the sheets, as a reader that is not ours has them, by sheet. */
async function sheetsIn(file: Buffer) {
	return (await readWorkbook(file)).map(({ sheet, data }) => [sheet, data]);
}

const xmlIn = (file: Buffer, name: string) => strFromU8(unzipSync(file)[name] ?? new Uint8Array(0));

describe('an Excel file', () => {
	it('holds numbers, days, hours, truth values and texts as such', async () => {
		const row = [
			...['Paid search', 1_234, 0.5, -12.25, '2026-11-02', '2026-11-02T13:30:00+01:00', true],
			...['00123', '123456789012345678', '=1+1', null, '2026-02-30', '3/4'],
		];
		const file = workbookOf(
			row.map((_, index) => ({ name: `Column ${index}`, ...(index > 0 ? figure : plain) })),
			[row],
		);
		expect(await sheetsIn(file)).toEqual([
			[
				'Rows',
				[
					row.map((_, index) => `Column ${index}`),
					[
						...['Paid search', 1_234, 0.5, -12.25, new Date('2026-11-02')],
						...[new Date('2026-11-02T13:30:00Z'), true, '00123', '123456789012345678', '=1+1'],
						...[null, '2026-02-30', '3/4'],
					],
				],
			],
		]);
		expect(xmlIn(file, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
	});

	it('has a head that stays in view, a filter, and columns as wide as what is in them', () => {
		const file = workbookOf(
			[
				{ name: 'Campaign', ...plain },
				{ name: 'Visits', ...figure },
			],
			[['A campaign with a rather long name', 1_250_000]],
		);
		const xml = xmlIn(file, 'xl/worksheets/sheet1.xml');
		expect(xml).toContain(
			'<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
		);
		expect(xml).toContain('<autoFilter ref="A1:B2"/>');
		const widths = [...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width));
		expect(widths).toEqual([36, 11]);
	});

	it('is the same file for the same rows', () => {
		const file = () => workbookOf([{ name: 'A', ...plain }], [['x']]);
		expect(file().equals(file())).toBe(true);
	});

	it('holds names that XML cannot hold as they are, and opens', async () => {
		const names = [
			'<b>&"',
			'_x0041_',
			'رمضان',
			'日本',
			'👩‍👩‍👧',
			'line\nbreak',
			'a\u0001b',
			'c\uD800d',
		];
		const file = workbookOf(
			[{ name: 'Name', ...plain }],
			names.map((name) => [name]),
		);
		const [[, [, ...rows] = []] = []] = (await sheetsIn(file)) as Array<[string, unknown[][]]>;
		expect(rows.flat().slice(2)).toEqual([...names.slice(2, 6), 'a\uFFFDb', 'c\uFFFDd']);
		// Excel reads the escape of an underscore; not every reader does.
		expect(rows.flat().slice(0, 2)).toEqual(['<b>&"', expect.stringMatching(/^_(x005F_)?x0041_$/)]);
	});

	it('holds random tables as they are', async () => {
		const cell = fc.oneof(
			fc.integer(),
			fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
			fc.constantFrom('Paid search', 'Direct access', '007', null, true, false),
		);
		const tables = fc
			.integer({ min: 1, max: 6 })
			.chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));
		await fc.assert(
			fc.asyncProperty(tables, async (table) => {
				// A reader leaves out what is empty at the end.
				const rows = [...table, (table[0] ?? [0]).map(() => 1)];
				const columns = (rows[0] ?? []).map((_, index) => ({ name: `C${index}`, ...figure }));
				const [[, [, ...read] = []] = []] = (await sheetsIn(workbookOf(columns, rows))) as Array<
					[string, unknown[][]]
				>;
				expect(read).toEqual(rows);
			}),
			{ numRuns: 60, seed: 7 },
		);
	});

	it('refuses more rows than a sheet has, and says what to do', () => {
		const sheet = new SheetWriter('Rows', [{ name: 'A', ...plain }]);
		const many = Array.from({ length: 1_048_576 }, () => []);
		expect(() => sheet.add(many)).toThrow(
			'An Excel sheet can contain at most 1,048,575 rows, but there are more',
		);
	});
});

describe('the sheets of an Excel file', () => {
	it('have names that Excel takes, each once', () => {
		const names = [
			...['shop-eu', 'Shop-EU', 'a/b\\c:d*e?[f]', '', '   ', "'quoted'", 'History'],
			...['x'.repeat(40), 'x'.repeat(40), `${'y'.repeat(30)}👩`, 'Sheet'],
		];
		const valid = sheetNames(names);
		expect(valid.slice(0, 7)).toEqual([
			...['shop-eu', 'Shop-EU (2)', 'a-b-c-d-e--f-', 'Sheet', 'Sheet (2)', 'quoted', 'History 1'],
		]);
		expect(new Set(valid.map((name) => name.toLowerCase())).size).toBe(names.length);
		for (const name of valid) {
			expect(name.length).toBeLessThanOrEqual(31);
			expect(name).toMatch(/^[^[\]:*?/\\']+$/);
		}
	});

	it('are one for each value of a column of presented items', async () => {
		const input = [
			{ Site: 'shop-eu', Channel: 'Paid search', Visits: 10, Sales: 2, Day: '2026-11-02' },
			{ Site: 'shop-ca', Channel: 'Paid search', Visits: 20, Sales: 0, Day: '2026-11-02' },
			{ Site: 'shop-eu', Channel: 'Emailing', Visits: 30, Sales: 3, Day: '2026-11-03' },
		];
		const { file, mimeType, items } = await presented(input, {
			output: 'xlsx',
			itemRates: {
				rate: [{ numerator: 'Sales', denominator: 'Visits', as: 'percent', label: 'Rate' }],
			},
			options: { sheetFor: 'Site' },
		});
		expect(mimeType).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
		expect(items).toMatchObject([{ rows: 3, fileName: 'items.xlsx' }]);
		const head = ['Site', 'Channel', 'Day', 'Visits', 'Sales', 'Rate (%)'];
		const [second, third] = [new Date('2026-11-02'), new Date('2026-11-03')];
		expect(await sheetsIn(file)).toEqual([
			[
				'shop-eu',
				[
					head,
					['shop-eu', 'Paid search', second, 10, 2, 20],
					['shop-eu', 'Emailing', third, 30, 3, 10],
				],
			],
			['shop-ca', [head, ['shop-ca', 'Paid search', second, 20, 0, 0]]],
		]);
	});

	it('are refused for a column that no item has', async () => {
		const file = presented([{ Site: 'a', Visits: 1 }], {
			output: 'xlsx',
			options: { sheetFor: 'Country' },
		});
		await expect(file).rejects.toThrow('Sheet for Each: there is no column Country');
	});
});
