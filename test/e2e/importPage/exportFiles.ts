import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetData, writeWorkbook } from '../../../harness/workbookFile';

/** A sample export of the kind that a tool writes, with invented figures. */
export function sampleExport(name: string): Buffer {
	return readFileSync(join(__dirname, '../../imports/exports', name));
}

/** The overview that Google Analytics 4 exports: five tables under the same title. */
export const GA4_OVERVIEW = [
	...['# Report overview', '# Property: garden.example', '# Date range'],
	'Active users,New users,Average engagement time per active user,Event count',
	...['876,873,1.8869863013698631,3897', '', '# Date range'],
	'Page title and screen class,Views,Active users,Event count,Bounce rate',
	...['"Spades, rakes",737,727,3112,0.9877049180327869', 'Lösungen,36,9,80,0.4782608695652174'],
	...['', '# Date range', 'First user source / medium,Active users', '(direct) / (none),869'],
	...['google / organic,2', '', '# Date range', 'Session source / medium,Sessions'],
	...['(direct) / (none),893', 'google / organic,2', '', '# Date range', 'City,Active users'],
	...['Lille,182', 'Metz,111', ''],
].join('\n');

/** A report of campaigns as Google Ads downloads it for Excel: titles above, totals below. */
export function googleAdsWorkbook(): Buffer {
	const rows = [
		['Campaign report'],
		['September 1, 2026 - September 30, 2026'],
		...[['Campaign status', 'Campaign', 'Currency code', 'Clicks', 'Impr.', 'CTR', 'Conversions']],
		['Enabled', 'Spring-Shopping', 'EUR', '1,603', '12,040', '5.01%', '12'],
		['Enabled', 'Brand, exact', 'EUR', '264', '9,120', '2.89%', '3'],
		['Paused', 'Old display', 'EUR', '0', '0', ' --', '0'],
		['Total: Account', ' --', 'EUR', '1,867', '21,160', '8.82%', '15'],
		['Total: Display', ' --', 'EUR', '0', '0', ' --', '0'],
	];
	return Buffer.from(writeWorkbook([{ name: 'Campaign report', xml: sheetData(rows) }]));
}

/** A workbook with many referring domains. */
export function largeWorkbook(rows: number): Buffer {
	const header = ['Referring domain', 'Visits', 'Revenue'];
	const lines = Array.from({ length: rows }, (_, at) => [`site${at}.example`, at % 977, 0.25 * at]);
	return Buffer.from(writeWorkbook([{ name: 'Data', xml: sheetData([header, ...lines]) }]));
}

/** A year of search engines, one line for each day. */
export function fileOfDays(first: string, days: number): string {
	const lines = Array.from({ length: days }, (_, at) => {
		const day = new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10);
		return `${day},Ecosia,${at + 1}\n`;
	});
	return `Date,Search Engine,Visits\n${lines.join('')}`;
}
