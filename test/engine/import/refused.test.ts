import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { csv, fileItem, mapped, runImport } from './scene';

type Case = [
	what: string,
	content: string | Buffer,
	parameters: INodeParameters,
	message: string,
	advice?: string,
];

const BY_COUNTRY = { importKind: 'geoloccountry' };
const good = csv('Site,Visits', 'shop-eu,3');
const refusedLine = (reason: string) =>
	`1 of 1 lines cannot be imported, so nothing was sent. Line 2: ${reason}`;

/** Files and settings that cannot be imported. */
const wholes: Case[] = [
	[
		'no column for a dimension',
		csv('Place,Visits', 'shop-eu,3'),
		{},
		'No column was found for Website',
		'Choose it under Columns. The first line reads: Place, Visits',
	],
	[
		'no column for any metric',
		csv('Site,Rank', 'shop-eu,3'),
		{},
		'No column was found for any metric',
		'Choose it under Columns. The first line reads: Site, Rank',
	],
	[
		'no header and no columns given',
		'shop-eu,3\n',
		{ options: { header: false } },
		'No column was found for Website',
		'Give the number of the column under Columns',
	],
	[
		'two targets on one column',
		good,
		mapped({ website_name: 'Site', visit: 'Visits', dvisitor: '2' }),
		'Column 2 is given to two targets, one of them Daily Unique Visitors',
		'Give each target a column of its own',
	],
	[
		'a column that the file lacks',
		good,
		mapped({ website_name: 'Site', visit: 'Sessions' }),
		'The file has no column "Sessions" for Visits',
		'Its columns are: Site, Visits',
	],
	[
		'a column number outside the file',
		good,
		mapped({ website_name: '1', visit: '3' }),
		'There is no column 3: the first line has 2',
		'Check the column numbers, and the Separator under Options',
	],
	[
		'column number 0',
		good,
		mapped({ website_name: '0' }),
		'The file has no column "0" for Website',
	],
	['an empty file', '', {}, 'The file data.csv is empty', 'Give a CSV file'],
	['blank lines only', '\n\r\n\n', {}, 'The file has nothing but blank lines'],
	[
		'a header only',
		'Site,Visits\n',
		{},
		'The file has no line below its header',
		'Choose a file with data',
	],
	[
		'a quote that is never closed',
		csv('Site,Visits', '"shop-eu,3', 'b,4'),
		{},
		'The file cannot be read as CSV from line 2 on: a quote is opened and never closed',
		'Check the quotes there, or set Separator and Quote under Options',
	],
	[
		'a quote inside a value',
		csv('Site,Visits', 'shop-eu,3', '5" screen,4'),
		{},
		'The file cannot be read as CSV from line 3 on: a quote stands inside a value that does not start with one',
	],
	[
		'something after a closing quote',
		csv('Site,Visits', '"shop"-eu,3'),
		{},
		'The file cannot be read as CSV from line 2 on: something other than a separator follows a closing quote',
	],
	[
		'UTF-16',
		Buffer.from(`\ufeff${good}`, 'utf16le'),
		{},
		'The file is Unicode text of 16 bits (UTF-16)',
		'Save it as CSV UTF-8 and try again',
	],
	[
		'a number format by expression that there is not',
		good,
		{ options: { numberFormat: 'swiss' } },
		'Number Format cannot be "swiss"',
		'Choose from the list, or give one of point, comma, auto',
	],
	[
		'an encoding by expression that there is not',
		good,
		{ options: { encoding: 'utf-7' } },
		'Encoding cannot be "utf-7"',
	],
	[
		'a largest file that is no number',
		good,
		{ options: { largestFile: 'ten' } },
		'Largest File (MB) must be more than 0, but is "ten"',
		'Enter a number of megabytes, such as 100',
	],
	[
		'a file that is too large',
		csv('Site,Visits', `${'x'.repeat(1_100_000)},3`),
		{ options: { largestFile: 1 } },
		'The file data.csv has 1.1 MB, and at most 1 MB are read',
		'Cut it into parts, or raise Largest File (MB) under Options',
	],
	[
		'a separator of two characters',
		good,
		{ options: { separator: '||' } },
		'Separator must be one character of the plain keyboard',
	],
	[
		'a period that ends before it starts',
		good,
		{ from: '2026-01-06', to: '2026-01-05' },
		'Last Day (2026-01-05) is before First Day (2026-01-06)',
		'Exchange the two days',
	],
	['a day that is none', good, { from: '05/01/2026' }, 'First Day is not a date: 05/01/2026'],
	['no day', good, { to: '={{ $json.nothing }}' }, 'Last Day is empty'],
	[
		'an unknown kind',
		good,
		{ importKind: '={{ "weather" }}' },
		'Kind cannot be "weather"',
		'Choose from the list, or give one of opedata, geoloccountry, pagetree, refererdomain, searchengine, website',
	],
];

const CAMPAIGN = 'media_key,publisher_name,ope_name,visit';
const CHANNELS =
	'MAILING (emailing), ADVERTISING (display), AFFILIATION, SPONSOREDLINK (paid search), PARTNER (partners), TRUSTEDFEED (comparison engine), OFFLINE (broadcast, tv), GENERIC';
const AMOUNT =
	'Sales Revenue must be an amount of 0 or more with at most two decimals, such as 1234.56';
const COUNT = 'Visits must be a whole number, 0 or more';

/** Lines that cannot be imported, and what is said of them. */
const cells: Array<[what: string, kind: string, header: string, line: string, reason: string]> = [
	[
		'a channel that is none',
		'opedata',
		CAMPAIGN,
		'SOCIAL,a,b,1',
		`Channel must be one of ${CHANNELS} ("SOCIAL")`,
	],
	['no channel', 'opedata', CAMPAIGN, ',a,b,1', `Channel must be one of ${CHANNELS}`],
	['no publisher', 'opedata', CAMPAIGN, 'MAILING, ,b,1', 'Publisher is empty (" ")'],
	['no name', 'website', 'site,visits', ',1', 'Website is empty'],
	['a name of accents alone', 'website', 'site,visits', '\u0301,1', 'Website is empty ("\u0301")'],
	[
		'a name with a line break',
		'website',
		'site,visits',
		'"a\nb",1',
		'Website holds a line break or another character that cannot be shown ("a\nb")',
	],
	[
		'a country that is none',
		'geoloccountry',
		'country,visits',
		'XX,1',
		'Country Code must be an ISO 3166-1 country code of two letters, such as FR ("XX")',
	],
	[
		'UK',
		'geoloccountry',
		'country,visits',
		'UK,1',
		'Country Code must be an ISO 3166-1 country code of two letters: use GB ("UK")',
	],
	[
		'three letters for a country',
		'geoloccountry',
		'country,visits',
		'FRA,1',
		'Country Code must be an ISO 3166-1 country code of two letters: use FR ("FRA")',
	],
	['a negative count', 'website', 'site,visits', 'a,-1', `${COUNT} ("-1")`],
	['decimals in a count', 'website', 'site,visits', 'a,12.5', `${COUNT} ("12.5")`],
	['three decimals in a count below 1', 'website', 'site,visits', 'a,0.125', `${COUNT} ("0.125")`],
	['spaces that are no thousands', 'website', 'site,visits', 'a,12 34', `${COUNT} ("12 34")`],
	['no count', 'website', 'site,visits', 'a,', 'Visits is empty'],
	[
		'a time of the clock',
		'website',
		'site,duration',
		'a,00:03:20',
		'Time Spent (Seconds) must be a whole number of seconds, 0 or more ("00:03:20")',
	],
	['too many decimals', 'website', 'site,revenue', 'a,1234.567', `${AMOUNT} ("1234.567")`],
	['a negative amount', 'website', 'site,revenue', 'a,-3', `${AMOUNT} ("-3")`],
	['a currency', 'website', 'site,revenue', 'a,3 EUR', `${AMOUNT} ("3 EUR")`],
	[
		'an amount that may mean two',
		'website',
		'site;revenue',
		'a;1.234',
		'Sales Revenue may mean thousands or decimals: choose Number Format under Options ("1.234")',
	],
	['too few columns', 'website', 'site,visits', 'a', 'has 1 column, the first line has 2 ("a")'],
	[
		'too many columns',
		'website',
		'site,visits',
		'a,1,2',
		'has 3 columns, the first line has 2 ("a, 1, 2")',
	],
];

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	it.each(wholes)('refuses %s', async (_what, content, parameters, message, advice = '') => {
		const run = await runImport(stage, parameters, [fileItem(content)]);
		expect(run.error).toMatchObject({
			name: 'NodeOperationError',
			message: `${message} [item 0]`,
			...(advice === '' ? {} : { description: advice }),
		});
		expect(stage.requests()).toEqual([]);
	});

	it.each(cells)('refuses a line with %s', async (_what, importKind, header, wrong, reason) => {
		const run = await runImport(stage, { importKind }, [fileItem(csv(header, wrong))]);
		expect(run.error?.message).toBe(`${refusedLine(reason)} [item 0]`);
		expect(stage.requests()).toEqual([]);
	});

	it('says the same of a check', async () => {
		const file = [fileItem(csv('Place,Visits', 'shop-eu,3'))];
		const run = await runImport(stage, { ...BY_COUNTRY, operation: 'check' }, file);
		expect(run.error?.message).toBe('No column was found for Country Code [item 0]');
	});
});
