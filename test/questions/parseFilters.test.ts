import { Asked, LISTS, valuesOf } from './siteLists';
import type { Lists } from './platform';

let site: Asked;
const begin = async (own?: Lists) => void (site = await Asked.start(own));
beforeEach(async () => await begin());
afterEach(async () => await site.lists.close());

describe('the filter of a question', () => {
	it.each(['', 'all', 'None', 'n/a', 'rien', ' tout '])(
		'keeps all rows if it is "%s"',
		async (only) => {
			expect(await site.read({ only })).toMatchObject({ devices: [], rules: [], filters: [] });
		},
	);

	it.each<[string, readonly string[]]>([
		['device is mobile', ['2']],
		['device is phone or tablet', ['2', '3']],
		['device is not desktop', ['2', '3']],
		['device is not desktop; device is not tablet', ['2']],
		['desktop', ['1']],
		['phone, phone', ['2']],
		["device in ('phone', 'tablet')", ['2', '3']],
		['device is phone or device is tablet', ['2', '3']],
	])('keeps the devices of "%s"', async (only, devices) => {
		const question = await site.read({ only });
		expect(valuesOf(question.devices)).toEqual(devices);
		expect(question.filters).toEqual([]);
	});

	it('keeps one attribution rule', async () => {
		expect(await site.read({ only: 'attribution rule is last contact' })).toMatchObject({
			rules: [{ value: '7', label: 'Last contact' }],
			filters: [],
		});
	});

	it.each<[string, object]>([
		[
			'channel is SEO or display',
			{
				field: 'media_key',
				label: 'Channel',
				isNot: false,
				listedValues: [{ value: 'SEARCHENGINE' }, { value: 'ADVERTISING' }],
			},
		],
		['channel is not email', { isNot: true, listedValues: [{ value: 'MAILING' }] }],
		['SEO, SEO', { field: 'media_key', listedValues: [{ value: 'SEARCHENGINE' }] }],
		[
			'country is France',
			{
				field: 'geoloccountry_isocode',
				label: 'Country',
				listedValues: [{ value: 'FR', label: 'France' }],
			},
		],
		[
			'Germany or Spain',
			{ field: 'geoloccountry_isocode', listedValues: [{ value: 'DE' }, { value: 'ES' }] },
		],
		[
			'campaign contains brand',
			{
				field: 'ope_name',
				label: 'Campaign',
				values: { text: 'brand', each: ['brand'], match: 'contains' },
			},
		],
		[
			'campaign begins with Black, Cyber',
			{ values: { text: 'Black, Cyber', each: ['Black', 'Cyber'], match: 'begins' } },
		],
		[
			'campaign is "A, B or C"',
			{ values: { text: 'A, B or C', each: ['A, B or C'], match: 'name' } },
		],
		['campaign is "A, B" or "C"', { values: { each: ['A, B', 'C'], match: 'name' } }],
		[
			'campaign is *brand*',
			{ isNot: false, values: { text: 'brand', each: ['brand'], match: 'contains' } },
		],
		['campaign is not *brand*', { isNot: true, values: { each: ['brand'], match: 'contains' } }],
		["campaign like 'brand%'", { values: { each: ['brand'], match: 'begins' } }],
		["campaign like 'brand'", { values: { each: ['brand'], match: 'contains' } }],
		['campaign =~ ^brand.*', { values: { each: ['brand'], match: 'begins' } }],
		['campaign is brand* or shop*', { values: { each: ['brand', 'shop'], match: 'begins' } }],
		['campaign is in (a, b)', { values: { each: ['a', 'b'], match: 'name' } }],
		['campaign is Shoes (men)', { values: { each: ['Shoes (men)'], match: 'name' } }],
	])('keeps the rows of "%s"', async (only, filter) => {
		const { filters } = await site.read({ only });
		expect(filters).toHaveLength(1);
		expect(filters[0]).toMatchObject(filter);
		expect('listedValues' in (filters[0] ?? {})).toBe('listedValues' in filter);
	});

	it.each([
		[
			'day is Monday',
			'Only| "Only" cannot filter by "day"| Leave this condition out. Enter days in "When" or, for a target, in "Period"',
		],
		[
			'nothing is Monday',
			'Only| "Only" cannot filter by "nothing"| Leave this condition out. Enter days in "When" or, for a target, in "Period"',
		],
		[
			'sales is 10',
			'Only| "Only" accepts names, but "sales" is a figure| Leave this condition out. Rows are sorted by the first figure, the largest first, except rows by hour, day, week or month',
		],
		[
			'device is not desktop, phone, tablet',
			'Only| "Only" excludes every device| Enter the devices to keep',
		],
		[
			'attribution rule is not last contact',
			'Only| "Only" accepts only one attribution rule, because each rule credits the same sales| Name one of Last contact, First contact',
		],
		[
			'attribution rule is first contact or last contact',
			'Only| "Only" accepts only one attribution rule, because each rule credits the same sales| Name one of Last contact, First contact',
		],
		[
			'black friday',
			'Only| Only: "black friday" does not say which dimension to filter by| Enter conditions such as "channel is paid search; device is mobile; campaign contains brand"',
		],
	])('is rejected if it is "%s"', async (only, message) => {
		expect(await site.refusal({ only })).toBe(message);
	});

	it.each([
		['campaign is brand* or *shop*', 'brand* or *shop*'],
		['campaign is *brand', '*brand'],
		['campaign is not brand*', 'brand*'],
		['campaign =~ a|b.c', 'a|b.c'],
	])('is rejected if its pattern is more than a part of the name: "%s"', async (only, pattern) => {
		expect(await site.refusal({ only })).toBe(
			`Only| Only: the pattern "${pattern}" cannot be used| Use "contains" or "begins with", followed by a part of the name`,
		);
	});

	it('is rejected if it may be a channel or a device', async () => {
		await site.lists.close();
		await begin({ ...LISTS, devices: { 1: 'Social' } });
		expect(await site.refusal({ only: 'social' })).toMatch(
			/^Only\| Only: "social" may be a Channel or Device\|/,
		);
	});

	it('is rejected if its dimension is unknown', async () => {
		expect(await site.refusal({ only: 'zodiac is Leo' })).toMatch(
			/there is no dimension called "zodiac"/,
		);
		expect(await site.refusal({ only: 'channel is zodiac' })).toMatch(/no channel called "zodiac"/);
		expect(await site.refusal({ only: 'device is zodiac' })).toMatch(/no device called "zodiac"/);
		expect(await site.refusal({ only: 'country is zodiac' })).toMatch(/no country called "zodiac"/);
	});
});
