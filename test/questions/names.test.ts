import { searchNames } from '../../platform/questions/searchNames';
import { SiteSchema } from '../../platform/questions/siteSchema';
import type { Lists, ListServer } from './platform';
import { startLists } from './platform';

const LISTS: Lists = {
	metrics: { visit: 'Visits', scartvalid: 'Sales', own: 'Paid clicks' },
	dimensions: {
		'rt#insummary': { media_key: 'Channel' },
		'rt#geoloccountry': { geoloccountry_isocode: 'Country' },
		'rt#insummary a.one': { one: 'One' },
	},
	segmentations: { 'a.one': 'One', 'mcMEDIAINCOMING[media_key=SOCIAL].x': 'Social' },
	kinds: { 'rt#inpage': 'Pages', 'rt#geoloccountry': 'Countries' },
	devices: { 2: 'Phone' },
	sites: { 'shop-eu': 'Shop Europe' },
};

let started: ListServer[] = [];
afterEach(async () => {
	for (const server of started) await server.close();
	started = [];
});

async function startedLists(own: Lists): Promise<ListServer> {
	const lists = await startLists(own);
	started.push(lists);
	return lists;
}

async function found(words: string, own = LISTS): Promise<string[]> {
	const lists = await startedLists(own);
	const all = await searchNames(words, new SiteSchema(lists.platform, 'shop-eu'), lists.platform);
	return all.map(({ is, name, code }) => [is, name, code].filter(Boolean).join(' '));
}

test('all names are those of the site, and the rates that its figures allow', async () => {
	const all = await found('');
	expect(all).toEqual(
		expect.arrayContaining([
			...['figure Visits visit', 'figure Sales scartvalid', 'figure Conversion Rate'],
			...['dimension Channel media_key', 'dimension Country geoloccountry_isocode'],
			...['dimension Day', 'dimension Device', 'device Phone 2', 'site Shop Europe shop-eu'],
		]),
	);
	expect(all.join()).not.toMatch(/Bounce Rate|Campaign|Nothing/);
	expect(new Set(all).size).toBe(all.length);
});

test.each([
	['orders', ['figure Sales scartvalid']],
	[
		'paid',
		['figure Paid clicks own', 'channel Paid search SPONSOREDLINK', 'channel Social SOCIAL'],
	],
	['phone', ['device Phone 2']],
	['chanel', ['dimension Channel media_key']],
	['europe', ['site Shop Europe shop-eu']],
])('a word finds the names that it means or that contain it: %s', async (word, names) => {
	const all = await found(word);
	for (const name of names.slice(0, 2)) expect(all).toContain(name);
	expect(all.length).toBeLessThan(10);
});

test('a word that matches nothing finds the most similar names', async () => {
	const all = await found('vizits');
	expect(all[0]).toBe('figure Visits visit');
	const lacking = await found('Shop Erpe');
	expect(lacking).toContain('site Shop Europe shop-eu');
	expect(lacking).not.toContain('figure Visits visit');
});

test('lists that a token may not read leave out only their own names', async () => {
	const { devices: _, sites: __, ...others } = LISTS;
	const all = await found('', others);
	expect(all.join()).not.toMatch(/device Phone|site Shop/);
	expect(all).toContain('figure Visits visit');
});

test('the report named like a dimension is read first, and no level of a single channel', async () => {
	const lists = await startedLists(LISTS);
	const offer = new SiteSchema(lists.platform, 'shop-eu');
	const has = 'geoloccountry_isocode';
	const source = await offer.find(
		({ dimensions }) => dimensions.some(({ value }) => value === has),
		[has],
	);
	expect(source?.kind).toBe('rt#geoloccountry');
	expect(lists.asked.join()).not.toMatch(/rt#inpage|a\.one/);
	await offer.everything();
	expect(lists.asked.join()).not.toMatch(/SOCIAL/);
});
