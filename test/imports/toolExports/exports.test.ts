import { readFileSync } from 'node:fs';
import path from 'node:path';

import { sourceOf } from '../../../harness/fileContent';
import type { TableChoices } from '../../../platform/imports/table/tableLayout';
import { resultOrRefusal } from '../refusal';

/** Opens a file of a form that a real tool exports; its names and figures are invented. */
async function openExport(name: string, choices: TableChoices = {}) {
	const file = readFileSync(path.join(__dirname, '../exports', name));
	return await sourceOf(file, {}, true, 1_000, choices);
}

/** The rows of a file as they are read: the number of a line, and its first cells. */
async function rowsOf(name: string, cells: number, choices?: TableChoices): Promise<string[]> {
	const source = await openExport(name, choices);
	const rows: string[] = [];
	for await (const lines of source.read()) {
		for (const line of lines) rows.push(`${line.number}: ${line.cells.slice(0, cells).join('|')}`);
	}
	return rows;
}

async function layoutOf(name: string, choices?: TableChoices) {
	const { header, layout, style } = await openExport(name, choices);
	const { linesBefore, period, leftOut, emptyRows, tables } = layout;
	return {
		...{ first: header?.[0], encoding: style?.encoding, separator: style?.separator },
		...{ linesBefore, period, emptyRows, tables: tables.length },
		leftOut: leftOut.first.map(({ line, lines, why }) => `${line} +${lines} ${why}`),
	};
}

const days = (from: string, to: string) => ({ from, to });
const SEPTEMBER = days('2026-09-01', '2026-09-30');

describe('lines above the header', () => {
	it.each([
		['ga4-channels.csv', 9, /^Session primary/, SEPTEMBER],
		['ga4-pages.csv', 9, /^Page path/, SEPTEMBER],
		['ga4-nth-day.csv', 8, /^Nth day$/, days('2026-09-28', '2026-10-02')],
		['ga-ua-browser-nl.csv', 6, /^Zoekmachine$/, days('2015-10-01', '2015-10-31')],
		['google-ads-campaigns.csv', 2, /^Campaign status$/, SEPTEMBER],
		['adobe-freeform.csv', 9, /^$/, days('2026-09-01', '2026-09-07')],
		['spotify-ads.csv', 6, /^Campaign id$/, days('2026-09-01', '2026-09-03')],
		['excel-fr.csv', 1, /^Moteur$/, undefined],
		['meta-ads-by-day.csv', 0, /^Day$/, undefined],
	])(
		'of %s are %d in number, with the days that they name',
		async (name, lines, header, period) => {
			const { first, ...layout } = await layoutOf(name);
			expect(layout).toMatchObject({ linesBefore: lines });
			expect(layout.period).toEqual(period);
			expect(first).toMatch(header);
		},
	);

	it('can be counted by the user instead', async () => {
		const { header } = await openExport('spotify-ads.csv', { linesBefore: 7 });
		expect(header?.[1]).toBe('Garden_Visits');
	});
});

it('totals count as rows where the user chooses so', async () => {
	expect(await rowsOf('excel-fr.csv', 2, { totals: 'keep' })).toContain('5: Total général|1 332');
});

describe('files with more than one table', () => {
	it('ask which table to read, where several fit', async () => {
		const tables = /: 1 \(Websites: .*\), 2 \(Search Engines: /;
		const [field, message, advice] = await resultOrRefusal(() => rowsOf('matomo-scheduled.csv', 2));
		expect([field, advice]).toEqual([
			'File',
			'Choose a table with Table in the File under Options',
		]);
		expect(message).toMatch(tables);
		const [, another] = await resultOrRefusal(() =>
			rowsOf('matomo-scheduled.csv', 2, { table: 3 }),
		);
		expect(another).toMatch(/^The file has no table 3\. It contains: 1 \(Websites/);
	});
});

describe('a file that compares two periods', () => {
	it('asks which period to read', async () => {
		const [, message] = await resultOrRefusal(() => rowsOf('ga-ua-comparison.csv', 3));
		expect(message).toBe(
			'The file compares periods: 1 (Jan 1, 2026 - Jan 31, 2026), 2 (Jan 1, 2025 - Jan 31, 2025)',
		);
	});

	it.each([
		[1, ['3: google|10|2', '7: bing|4|1']],
		[2, ['4: google|7|1', '8: bing|5|1']],
	])('is read for period %d, by the names above its columns', async (period, rows) => {
		expect(await rowsOf('ga-ua-comparison.csv', 3, { period })).toEqual(rows);
	});
});

it('rows that consist of separators only are ignored', async () => {
	expect((await layoutOf('excel-fr.csv')).emptyRows).toBe(2);
});

it('names that were protected from spreadsheets are restored', async () => {
	const source = await sourceOf("Search Engine,Visits\n'@brand,5\n'=x,6\n'quoted',7\n'-,8\n");
	expect(source.sample.map(([name]) => name)).toEqual(['@brand', '=x', "'quoted'", '-']);
	const ofExcel = await sourceOf('Campaign;Visits\n"=""0012""";5\n="1-2";6\n"=""a"" & ""b""";7\n');
	expect(ofExcel.sample.map(([name]) => name)).toEqual(['0012', '1-2', '="a" & "b"']);
});
