import { sourceOf } from '../../../harness/fileContent';
import { checkCosts, checkImport } from './exportPlans';

/**
 * Exports of ad networks in their own forms, with the same three lines of costs, and the expected
 * questions.
 */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
	'Microsoft Advertising': [
		...['"Report Name: Campaign report"', '"Report Time: 9/1/2026 - 9/3/2026"', '"Rows: 3"', ''],
		'"Gregorian date","Account name","Campaign name","Campaign ID","Impressions","Clicks","Ctr","Spend"',
		...['"2026-09-01","Garden","A","311","1204","12","1.00%","12.50"'],
		...['"2026-09-02","Garden","A","311","930","9","0.97%","8.10"'],
		...['"2026-09-03","Garden","B","312","0","0","0.00%","0.00"', ''],
		'"©2026 Microsoft Corporation. All rights reserved. "',
	],
	'Display & Video 360': [
		'Date,Campaign,Campaign ID,Insertion Order,Impressions,Clicks,Media Cost (Advertiser Currency),Revenue (Adv Currency)',
		...['2026/09/01,A,5001,IO1,1204,12,12.50,14.50', '2026/09/02,A,5001,IO1,930,9,8.10,9.10'],
		...['2026/09/03,B,5002,IO1,0,0,0.00,0.00', ',,,,2134,21,20.60,23.60', ''],
		...['Report Time:,2026/10/01 05:00 GMT', 'Date Range:,2026/09/01 to 2026/09/03'],
		...['Group By:,Date', 'Group By:,Campaign', 'MRC Accredited Metrics,Impressions'],
	],
	'Campaign Manager 360': [
		...['Report: Garden', 'Date/Time Generated,10/1/26 5:00 AM', 'Report Time Zone,Europe/Paris'],
		...['Account ID,12345', 'Date Range,9/1/26 - 9/3/26', '', 'Report Fields'],
		'Date,Campaign,Impressions,Clicks,Media Cost',
		...['2026-09-01,A,1204,12,12.50', '2026-09-02,A,930,9,8.10', '2026-09-03,B,0,0,0.00'],
		'Grand Total:,---,2134,21,20.60',
	],
	'Amazon Ads': [
		'Date,Portfolio name,Currency,Campaign Name,Impressions,Clicks,Click-Thru Rate (CTR),Spend,7 Day Total Sales ',
		'"Sep 01, 2026",Not grouped,EUR,A,1204,12,0.9967%,€12.50,€120.00',
		'"Sep 02, 2026",Not grouped,EUR,A,930,9,0.9677%,€8.10,€0.00',
		'"Sep 03, 2026",Not grouped,EUR,B,0,0,,€0.00,€0.00',
	],
	Pinterest: [
		'Date,Ad account ID,Campaign ID,Campaign name,Spend in account currency,Impressions,Pin clicks,Outbound clicks',
		...['2026-09-01,549,62,A,12.5,1204,12,8', '2026-09-02,549,62,A,8.1,930,9,7'],
		'2026-09-03,549,63,B,0,0,0,0',
	],
	TikTok: [
		'Campaign name,Campaign ID,By Day,Cost,CPM,Impressions,Clicks (destination)',
		...['A,1782650123456789,2026-09-01,12.50,10.38,1204,12'],
		...['A,1782650123456789,2026-09-02,8.10,8.71,930,9', 'B,178265,2026-09-03,0,0,0,0'],
		'Total of 3 results,-,-,20.60,9.65,2134,21',
	],
	Snapchat: [
		'Date,Campaign ID,Campaign Name,Paid Impressions,Swipe-Ups,Spend,eCPM',
		...['2026-09-01,a-1,A,1204,12,12.5,10.38', '2026-09-02,a-1,A,930,9,8.1,8.71'],
		'2026-09-03,a-2,B,0,0,0,',
	],
	Reddit: [
		'Date,Campaign Name,Impressions,Clicks,CTR,Amount Spent (USD)',
		...['9/1/26,A,"1,204",12,1.00%,$12.50', '9/2/26,A,930,9,0.97%,$8.10', '9/3/26,B,0,0,0%,$0.00'],
		'9/13/26,C,0,0,0%,$0.00',
	],
	Criteo: [
		'Advertiser,Campaign,Day,Currency,Displays,Clicks,CTR,Cost,Sales (pc 30d)',
		...[
			'Garden,A,2026-09-01,EUR,1204,12,0.0099,12.50,2',
			'Garden,A,2026-09-02,EUR,930,9,0.0096,8.1,1',
		],
		'Garden,B,2026-09-03,EUR,0,0,0,0,0',
	],
	'Looker Studio': [
		'Date,Campaign,Cost,Clicks,Impressions',
		...['"Sep 1, 2026",A,"€12.50",12,"1,204"', '"Sep 2, 2026",A,"€8.10",9,930'],
		'"Sep 3, 2026",B,"€0.00",0,0',
	],
};

const SENT = [
	['2026-09-01', 'A', 12, 1_204, 12.5],
	['2026-09-02', 'A', 9, 930, 8.1],
	['2026-09-03', 'B', 0, 0, 0],
].map(String);

it.each(Object.entries(NETWORKS))('costs of %s are read as they are exported', async (_, lines) => {
	const { question, refused, columns, rows } = await checkCosts(await sourceOf(lines.join('\r\n')));
	expect([question, refused]).toEqual([undefined, []]);
	expect(columns).toEqual(['date', 'ope_id', 'click', 'impression', 'cost']);
	const read = rows.map((row) => {
		const [day = '', campaign = '', ...figures] = row.split(',');
		return [day, campaign, ...figures.map(Number)].join(',');
	});
	expect(read.slice(0, 3)).toEqual(SENT);
});

it.each([
	[
		'X Ads, of which two columns may be clicks',
		'Time period,Campaign name,Spend,Impressions,Clicks,Link clicks\n2026-09-01,A,12.50,1204,12,8\n',
		/^Several columns may contain Clicks: 5 \(Clicks\), 6 \(Link clicks\)$/,
	],
	[
		'LinkedIn, of which the start date may be that of a longer period',
		'Start Date (in UTC),Campaign Name,Total Spent,Impressions,Clicks\n09/01/2026,A,12.50,1204,12\n',
		/^No column was found for Day$/,
	],
])('costs of %s are asked about', async (_, file, question) => {
	await expect(checkCosts(await sourceOf(file))).rejects.toThrow(question);
});

describe('exports of web analytics tools', () => {
	it.each([
		[
			'Fathom',
			'Pathname,Visitors,Views,Entries\n/,900,1204,800\n/a,250,300,40\n',
			['/,1204,800', '/a,300,40'],
		],
		[
			'Simple Analytics',
			'pathname,pageviews,visitors\n/,1204,900\n/a,300,250\n',
			['/,1204', '/a,300'],
		],
		[
			'Piwik PRO',
			'Session entry url,Sessions,Bounces\n/,1204,900\n/a,300,250\n',
			['/,1204,900', '/a,300,250'],
		],
		[
			'Matomo',
			'Label,Pageviews,Avg. time on page\n/,1204,00:00:54\n/a,300,00:00:30\n',
			['/,1204', '/a,300'],
		],
	])('%s becomes page figures', async (_, file, rows) => {
		const { question, refused, files } = await checkImport(await sourceOf(file));
		expect([question, refused, files?.[0]?.slice(1)]).toEqual([undefined, [], rows]);
	});

	it.each([
		[
			'Search Console',
			'Top pages,Clicks,Impressions\n/,120,12040\n',
			'No column was found for any metric',
		],
		[
			'HubSpot',
			'Date,Source,Sessions\n2026-09-01,Organic search,120\n',
			'No column was found for Website',
		],
		[
			'WooCommerce',
			'Date,Orders,Net sales\n2026-09-01 00:00:00,12,1.5\n',
			'No column was found for Website',
		],
		[
			'Mailchimp',
			'Title,Send Date,Total Orders\nAutumn,2026-09-01,12\n',
			'No column was found for any metric',
		],
		[
			'Klaviyo',
			'Campaign Name,Send Time,Revenue\nAutumn,2026-09-01,1.5\n',
			'No column was found for Channel',
		],
		[
			'Awin',
			'Publisher,Clicks,Total Value\nVoucherHub,12,1.5\n',
			'No column was found for Channel',
		],
		[
			'YouTube Studio',
			'Content,Video title,Views\nTotal,,12\na,b,12\n',
			'No column was found for Page',
		],
	])('%s is asked about what it does not say', async (_, file, question) => {
		expect(await checkImport(await sourceOf(file))).toEqual({ question });
	});
});

it('amounts in Indian notation are read', async () => {
	const file = 'Search Engine,Visits,Revenue\nGoogle,"1,23,456","₹12,34,567.50"\nBing,980,₹98.20\n';
	const { files } = await checkImport(await sourceOf(file));
	expect(files?.[0]?.slice(1)).toEqual(['Google,123456,1234567.50', 'Bing,980,98.20']);
});

it('a table of pairs below another block is still one of several tables', async () => {
	const file = 'Colour,Amount\nred,12\nblue,4\n\nDate,Visits\n2026-09-01,3\n2026-09-02,4\n';
	const { layout } = await sourceOf(file);
	expect(layout.tables).toHaveLength(2);
});
