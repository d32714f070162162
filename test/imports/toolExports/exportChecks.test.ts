import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Mapping } from '../../../platform/imports/columns/chosenColumn';
import { COSTS } from './exportedCosts';
import type { ExportChoices } from './exportPlans';
import { checkImport, EXPORTS, openExport, recognizedIn } from './exportPlans';

interface Expected {
	/** What is recognized. */
	readonly kind?: string;
	readonly period?: string;
	readonly leftOut?: readonly string[];
	/** Columns that are almost a metric, and why they are not taken for it. */
	readonly near?: readonly string[];
	/** What the user has to decide, while nothing is chosen; a part of the message. */
	readonly asks?: string;
	readonly choices?: ExportChoices;
	readonly refused?: readonly string[];
	/** Columns that are not used, with the choices. */
	readonly unused?: readonly string[];
	/** What is sent with the choices: a file for each day, or one. */
	readonly sends: ReadonlyArray<readonly string[]>;
}

const SEPTEMBER = '2026-09-01 2026-09-30';
const FIRST = '01/09/2026';

/** Every file of the folder that holds what an import takes, and what it becomes. */
const IMPORTS: Readonly<Record<string, Expected>> = {
	'ga4-channels': {
		kind: 'opedata',
		period: SEPTEMBER,
		near: [
			'Users: people of dvisitor',
			'Engaged sessions: otherCount of visit',
			'Average engagement time per session: average of duration',
			'Key events: conversions of scartvalid',
			'Total revenue: revenue of scartvalidamount',
		],
		asks: 'No column was found for Publisher',
		choices: { mapping: { media_key: 1, publisher_name: '"GA4"', ope_name: '"All"', visit: 3 } },
		refused: [
			expect.stringMatching(/^11: Channel is free traffic, which cannot be imported as a campaign/),
			expect.stringMatching(/^12: Channel is free traffic/),
		],
		sends: [[FIRST, 'SPONSOREDLINK,GA4,All,790', 'MAILING,GA4,All,260']],
	},
	'ga4-pages': {
		kind: 'pagetree',
		period: SEPTEMBER,
		near: [
			'Average engagement time per active user: average of duration',
			'Event count: otherCount of hit',
		],
		unused: [
			...['Active users', 'Views per active user', 'Average engagement time per active user'],
			...['Event count', 'Key events', 'Total revenue'],
		],
		sends: [[FIRST, '/,5120', '/tools/spade,1204', '/tools/rake,930']],
	},
	'ga4-nth-day': {
		kind: 'website',
		period: '2026-09-28 2026-10-02',
		near: ['Users: people of dvisitor'],
		asks: 'No column was found for Website',
		choices: { mapping: { website_name: '"Garden"', dvisitor: 2, date: 1 } },
		sends: [
			['28/09/2026', 'Garden,41'],
			['29/09/2026', 'Garden,39'],
			['30/09/2026', 'Garden,0'],
			['01/10/2026', 'Garden,52'],
			['02/10/2026', 'Garden,47'],
		],
	},
	'ga4-exploration-grand-total': {
		kind: 'pagetree',
		period: SEPTEMBER,
		leftOut: ['8 +1 total'],
		asks: '1 of 3 lines has the same names as an earlier line, such as lines 9 and 10: /',
		choices: { sharedNames: 'add' },
		unused: ['Device category', 'Purchase revenue', 'Transactions', 'Total users'],
		sends: [[FIRST, '/tools/spade,50', '/,250']],
	},
	'ga-ua-two-tables': {
		kind: 'pagetree',
		period: '2019-09-30 2019-10-02',
		leftOut: ['10 +1 total', '12 +4 otherTable'],
		near: ['% New Sessions: otherCount of visit', 'Avg. Session Duration: average of duration'],
		asks: '1 of 2 lines has the same names as an earlier line, such as lines 8 and 9: /lawn?id=1',
		choices: { sharedNames: 'add' },
		sends: [['30/09/2019', '/lawn?id=1,3215']],
	},
	'ga-ua-pages-same-width': {
		kind: 'pagetree',
		leftOut: ['4 +1 total', '6 +3 otherTable'],
		unused: [],
		sends: [[FIRST, '/,820', '/about,140']],
	},
	'ga-ua-browser-nl': {
		kind: 'searchengine',
		period: '2015-10-01 2015-10-31',
		near: ['Nieuwe gebruikers: people of dvisitor', 'Gem. sessieduur: average of duration'],
		sends: [['01/10/2015', 'google,2546,12,1204.50', 'bing,449,3,210.00']],
	},
	'ga-ua-comparison': {
		kind: 'website',
		asks: 'No column was found for Website',
		choices: {
			kind: 'searchengine',
			mapping: { searchengine_name: 1, visit: 2, scartvalid: 3 },
			table: { period: 1 },
		},
		sends: [[FIRST, 'google,10,2', 'bing,4,1']],
	},
	'ga-page-by-source-country-device': {
		kind: 'pagetree',
		near: ['Avg. Time on Page: average of duration', 'Unique Page Views: otherCount of hit'],
		asks: 'as lines 2 and 3: /. Columns not used: Source, Country, Device Category',
		choices: { sharedNames: 'add' },
		sends: [[FIRST, '/,3092,2233', '/blog,421,327']],
	},
	'search-console-pays': {
		kind: 'geoloccountry',
		near: ['Clics: clicks of visit'],
		asks: 'No column was found for any metric',
		choices: { mapping: { geoloccountry_isocode: 1, visit: 2 } },
		unused: ['Impressions', 'CTR', 'Position'],
		sends: [[FIRST, 'US,5469', 'IN,1264', 'GB,633', 'CI,12']],
	},
	'adobe-freeform': {
		kind: 'website',
		period: '2026-09-01 2026-09-07',
		leftOut: ['11 +1 subtotal'],
		near: ['Unique Visitors: people of dvisitor'],
		asks: 'No column was found for Website',
		choices: { kind: 'searchengine', mapping: { searchengine_name: 1, visit: 2 } },
		unused: ['Unique Visitors', 'Orders', 'Revenue'],
		sends: [[FIRST, 'Google,21140', 'Bing,4544']],
	},
	'shopify-by-day': {
		kind: 'website',
		near: ['Online store visitors: people of dvisitor'],
		asks: 'No column was found for Website',
		choices: { mapping: { website_name: '"Garden"', visit: 3, date: 1 } },
		unused: ['Online store visitors'],
		sends: [
			['01/09/2026', 'Garden,168'],
			['02/09/2026', 'Garden,190'],
			['03/09/2026', 'Garden,226'],
		],
	},
	'excel-fr': {
		kind: 'searchengine',
		leftOut: ['5 +1 total'],
		unused: [],
		sends: [[FIRST, 'Google,1234,12345,1234.50', 'Ecosia,98,1020,210.00']],
	},
	'utf8-one-bad-byte': {
		kind: 'searchengine',
		refused: [expect.stringMatching(/^4: Search Engine contains a character that cannot be read/)],
		sends: [[FIRST, 'Ecosia,12', 'Cafe-Suche,9']],
	},
	'mac-roman': {
		kind: 'refererdomain',
		sends: [[FIRST, 'cafe.example,12', 'hotel.example,9']],
	},
	'shift-jis': {
		kind: 'searchengine',
		sends: [[FIRST, 'グーグル,120', 'ヤフー,60']],
	},
	'numbers-as-headers': {
		kind: 'searchengine',
		asks: 'No column was found for any metric',
		choices: { mapping: { searchengine_name: 1, visit: 2 } },
		unused: ['2', '3'],
		sends: [[FIRST, 'Google,10', 'Bing,1']],
	},
	'two-columns-one-name': {
		kind: 'searchengine',
		asks: 'Several columns may contain Visits: 2 (Visits), 3 (Visits)',
		choices: { mapping: { searchengine_name: 1, visit: 3 } },
		unused: ['Visits'],
		sends: [[FIRST, 'Google,90', 'Bing,60']],
	},
	'accents-that-meet': {
		kind: 'pagetree',
		asks: '1 of 2 lines has the same names as an earlier line, such as lines 2 and 3: /cafe (the platform removes accents)',
		choices: { sharedNames: 'add' },
		sends: [[FIRST, '/cafe,200']],
	},
	'meta-ads-by-country': {
		kind: 'geoloccountry',
		period: SEPTEMBER,
		near: ['Clicks: clicks of visit'],
		refused: ['4: Leads is empty', '5: Leads is empty'],
		unused: [
			...['Reporting starts', 'Reporting ends', 'Ad name', 'Impressions', 'Clicks', 'CPC', 'CTR'],
			...['CPL', 'Amount spent (EUR)'],
		],
		sends: [[FIRST, 'AL,89', 'AR,10']],
	},
};

it.each(Object.entries(IMPORTS))(
	'%s.csv is checked and imported with its content',
	async (name, expected) => {
		const { choices = {}, near = [], leftOut = [], refused = [], ...more } = expected;
		const source = await openExport(name);
		expect(recognizedIn(source)).toEqual({ kind: more.kind, period: more.period, leftOut, near });
		if (source.header && more.kind !== undefined) {
			const { question = '' } = await checkImport(source);
			expect(question).toContain(more.asks ?? '');
			if (more.asks === undefined) expect(question).toBe('');
		}
		const result = await checkImport(await openExport(name, choices.table), choices);
		expect(result).toMatchObject({ question: undefined, refused, files: more.sends });
		if (more.unused) expect(result).toMatchObject({ unused: more.unused });
	},
);

it('daily figures of people may be taken for daily unique visitors where each line is one day', async () => {
	const mapping: Mapping = { website_name: '"Garden"', visit: 3, dvisitor: 2, date: 1 };
	const { files } = await checkImport(await openExport('shopify-by-day'), { mapping });
	expect(files).toContainEqual(['02/09/2026', 'Garden,190,164']);
});

it('countries with the same name are asked about once empty figures count as 0', async () => {
	const figures = { emptyFigures: true };
	const asked = await checkImport(await openExport('meta-ads-by-country'), { figures });
	expect(asked.question).toMatch(
		/^1 of 4 lines has the same names .*: AL\. Columns not used: .*Ad name/,
	);
	const { files } = await checkImport(await openExport('meta-ads-by-country'), {
		figures,
		sharedNames: 'add',
	});
	expect(files).toEqual([[FIRST, 'AR,10', 'AU,0', 'AL,89']]);
});

describe('a file of two tables', () => {
	it('asks which table to read', async () => {
		const { question } = await checkImport(await openExport('matomo-scheduled'), {
			kind: 'website',
		});
		expect(question).toMatch(
			/^The file contains 2 tables: 1 \(Websites: .*\), 2 \(Search Engines: /,
		);
	});

	it.each([
		['website', 1, ['Garden Example,1204,1204.50', 'Tools Example,300,0'], []],
		['searchengine', 2, ['Google,900', 'Bing,100'], ['avg_time_on_site: average of duration']],
	])('is read for %s by the number of its table, %d', async (kind, table, rows, near) => {
		const source = await openExport('matomo-scheduled', { table });
		const { files, question, near: nearOf } = await checkImport(source, { kind });
		expect([question, files]).toEqual([undefined, [[FIRST, ...rows]]]);
		expect(nearOf).toEqual(near);
	});
});

it('every sample export has an expectation', () => {
	const others = [...Object.keys(COSTS), 'matomo-scheduled', 'google-ads-campaigns'];
	const names = readdirSync(EXPORTS).map((file) => path.parse(file).name);
	expect([...Object.keys(IMPORTS), ...others].sort()).toEqual(names.sort());
});
