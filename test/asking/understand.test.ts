import { Offer } from '../../platform/asking/offer';
import type { AskedInWords, Question } from '../../platform/asking/question';
import { checkWords } from '../../platform/asking/question';
import { readDays, understand } from '../../platform/asking/understand';
import { understood } from '../../platform/asking/understood';
import type { Lists, ListServer } from './platform';
import { startLists } from './platform';

const TODAY = '2026-11-20';
const LISTS: Lists = {
	metrics: {
		...{
			visit: 'Visits',
			scartvalid: 'Sales',
			scartvalidamount: 'Sales revenue',
			scart: 'Shopping carts',
		},
		...{ hit: 'Page views', estimatevalid: 'Leads' },
	},
	dimensions: {
		'rt#insummary': { media_key: 'Channel', date_day: 'Day' },
		'rt#insummary mcMEDIAINCOMING.mcOPERATION': { media_key: 'Channel', ope_name: 'Campaign' },
		'rt#inpage': { pageinfo_name: 'Page' },
		'rt#ingeoloccountry': { geoloccountry_isocode: 'Country', media_key: 'Channel' },
	},
	segmentations: {
		mcMEDIAINCOMING: 'Channels',
		'mcMEDIAINCOMING.mcOPERATION': 'Campaigns',
		'mcMEDIAINCOMING[media_key=SOCIAL].mcOPERATION': 'Social campaigns',
		'mcMEDIAINCOMING.*': 'Everything below',
	},
	kinds: {
		'rt#insummary': 'Summary',
		'rt#ingeoloccountry': 'Countries',
		'rt#inpage': 'Pages',
		'rt#inclosed': 'Closed',
		'cj#path': 'Paths',
	},
	devices: { 1: 'Desktop', 2: 'Phone', 3: 'Tablet' },
	rules: { 7: 'Last contact', 8: 'First contact' },
	sites: { 'shop-eu': 'Shop' },
};

let lists: ListServer;
let offer: Offer;
const NOTHING: AskedInWords = {
	figures: 'sales',
	by: '',
	when: 'last week',
	compareWith: '',
	only: '',
};

async function begin(own: Lists = LISTS): Promise<void> {
	lists = await startLists(own);
	offer = new Offer(lists.platform, 'shop-eu');
}
beforeEach(async () => await begin());
afterEach(async () => await lists.close());

const read = async (asked: Partial<AskedInWords>): Promise<Question> =>
	await understand({ ...NOTHING, ...asked }, offer, lists.platform, TODAY);
const valuesOf = (choices: ReadonlyArray<{ value: string }>) => choices.map(({ value }) => value);
const refusal = async (asked: Partial<AskedInWords>): Promise<string> =>
	await read(asked).then(
		() => 'answered',
		(error: { parameter: string; message: string; advice: string }) =>
			`${error.parameter}| ${error.message}| ${error.advice}`,
	);

describe('the days of a question', () => {
	it.each([
		['yesterday', '', { days: { from: '2026-11-19', to: '2026-11-19' } }],
		[' ', '', { days: { from: '2026-11-13', to: '2026-11-19' } }],
		['last week', 'none', { days: { from: '2026-11-09', to: '2026-11-15' } }],
		[
			'last week',
			'week before',
			{
				days: { from: '2026-11-09', to: '2026-11-15' },
				before: { from: '2026-11-02', to: '2026-11-08' },
			},
		],
	])('are those of "%s" compared with "%s"', (when, compareWith, days) => {
		expect(readDays({ when, compareWith }, TODAY)).toEqual(days);
	});

	it.each([
		['banana', '', 'When: "banana" does not say which days are meant'],
		['last week', 'banana', 'Compare With: "banana" does not say with what to compare'],
		['last week', 'last week', 'Compare With: "last week" is the same days as the period itself'],
	])('are refused in "%s" compared with "%s"', (when, compareWith, message) => {
		expect(() => readDays({ when, compareWith }, TODAY)).toThrow(message);
	});
});

describe('the figures of a question', () => {
	it('are metrics and rates, each once, by the names of the platform', async () => {
		const { metrics, rates } = await read({ figures: 'sales, orders; conversion rate and CA, CR' });
		expect(metrics).toEqual([
			{ value: 'scartvalid', label: 'Sales' },
			{ value: 'scartvalidamount', label: 'Sales revenue' },
		]);
		expect(rates.map(({ name }) => name)).toEqual(['Conversion Rate']);
	});

	it('may be one whose name holds "and"', async () => {
		await lists.close();
		await begin({ ...LISTS, metrics: { own: 'Sales and returns', scartvalid: 'Sales' } });
		expect(valuesOf((await read({ figures: 'sales and returns' })).metrics)).toEqual(['own']);
	});

	it.each([
		[
			{ figures: '  ' },
			'Figures| Figures is empty| Write for example sales, revenue, conversion rate. Find Names lists all that there are',
		],
		[
			{ figures: ', ;' },
			'Figures| Figures: ", ;" names nothing| Find Names lists all that there are',
		],
		[
			{ figures: 'conversions' },
			'Figures| Figures: "conversions" may mean Sales, Leads or Conversion Rate| Ask again with the one that is meant: Sales (scartvalid), Leads (estimatevalid), Conversion Rate',
		],
	])('are refused where they are %j', async (asked, said) => {
		expect(await refusal(asked)).toBe(said);
	});

	it('that nobody knows come with the nearest', async () => {
		expect(await refusal({ figures: 'vizzits' })).toMatch(
			/^Figures\| Figures: there is no figure called "vizzits"\| The nearest are Visits \(visit\).*Find Names lists all that there are$/,
		);
	});
});

describe('the rows of a question', () => {
	it.each<[string, Partial<Question>]>([
		['', { dimensions: [] }],
		['nothing', { dimensions: [] }],
		['channel', { dimensions: [{ value: 'media_key', label: 'Channel' }] }],
		['channel, canal', { dimensions: [{ value: 'media_key', label: 'Channel' }] }],
		['day', { dimensions: [], scale: 'D' }],
		['per week', { dimensions: [], scale: 'W' }],
		['hour', { dimensions: [], scale: 'H' }],
		['month, channel', { dimensions: [{ value: 'media_key', label: 'Channel' }], scale: 'M' }],
		['device', { dimensions: [], segmentBy: 'device' }],
		['attribution model', { dimensions: [], segmentBy: 'attributionrule' }],
	])('stand for what "%s" says', async (by, rows) => {
		expect(await read({ by })).toMatchObject(rows);
	});

	it('come from the first report that has them, and no more is read than that takes', async () => {
		const question = await read({ by: 'channel' });
		expect(question.source).toMatchObject({ kind: 'rt#insummary', path: '', label: '' });
		expect(lists.asked.sort()).toEqual(['dimensions rt#insummary', 'metrics rt#insummary']);
	});

	it('come from the data level that has them, though not from one of a single channel', async () => {
		const { source } = await read({ by: 'campaign' });
		expect(source).toMatchObject({
			kind: 'rt#insummary',
			path: 'mcMEDIAINCOMING.mcOPERATION',
			label: 'Campaigns',
		});
		expect(lists.asked.join()).not.toMatch(/SOCIAL|\*|cj#|MEDIAINCOMING,|MEDIAINCOMING$/);
	});

	it('come from the report that is called like them first', async () => {
		const { source } = await read({ by: 'country' });
		expect(source).toMatchObject({ kind: 'rt#ingeoloccountry', path: '', label: 'Countries' });
	});

	it.each([
		[
			{ by: 'day, week' },
			'By| By takes one of hours, days, weeks and months at a time| Ask for each by itself',
		],
		[
			{ by: 'device, attribution rule' },
			'By| By takes one of devices and attribution rules at a time| Ask for each by itself',
		],
		[
			{ by: 'page, campaign' },
			'By| This site has no report with Sales by Page and Campaign together| These figures can be had by Channel, Day, Campaign, Country or Page. Find Names lists all that there are',
		],
		[
			{ figures: 'bounce rate, sales', by: 'page' },
			'By| This site has no report with Sales and Bounce Rate by Page together| Ask for fewer figures at once. Find Names lists all that there are',
		],
		[
			{ figures: 'bounce rate' },
			'By| This site has no report with Bounce Rate| Ask for fewer figures at once. Find Names lists all that there are',
		],
	])('are refused in %j', async (asked, said) => {
		expect(await refusal(asked)).toBe(said);
	});
});

describe('Only', () => {
	it.each(['', 'all', 'None', 'n/a', 'rien', ' tout '])(
		'keeps all rows where it says "%s"',
		async (only) => {
			expect(await read({ only })).toMatchObject({ devices: [], rules: [], filters: [] });
		},
	);

	it.each<[string, readonly string[]]>([
		['device is mobile', ['2']],
		['device is phone or tablet', ['2', '3']],
		['device is not desktop', ['2', '3']],
		['device is not desktop; device is not tablet', ['2']],
		['desktop', ['1']],
		['phone, phone', ['2']],
	])('keeps the devices of "%s"', async (only, devices) => {
		const question = await read({ only });
		expect(valuesOf(question.devices)).toEqual(devices);
		expect(question.filters).toEqual([]);
	});

	it('keeps one attribution rule', async () => {
		expect(await read({ only: 'attribution rule is last contact' })).toMatchObject({
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
				known: [{ value: 'SEARCHENGINE' }, { value: 'ADVERTISING' }],
			},
		],
		['channel is not email', { isNot: true, known: [{ value: 'MAILING' }] }],
		['SEO, SEO', { field: 'media_key', known: [{ value: 'SEARCHENGINE' }] }],
		[
			'country is France',
			{
				field: 'geoloccountry_isocode',
				label: 'Country',
				known: [{ value: 'FR', label: 'France' }],
			},
		],
		[
			'Germany or Spain',
			{ field: 'geoloccountry_isocode', known: [{ value: 'DE' }, { value: 'ES' }] },
		],
		[
			'campaign contains brand',
			{
				field: 'ope_name',
				label: 'Campaign',
				said: { whole: 'brand', each: ['brand'], match: 'contains' },
			},
		],
		[
			'campaign begins with Black, Cyber',
			{ said: { whole: 'Black, Cyber', each: ['Black', 'Cyber'], match: 'begins' } },
		],
		[
			'campaign is "A, B or C"',
			{ said: { whole: 'A, B or C', each: ['A, B or C'], match: 'name' } },
		],
		['campaign is "A, B" or "C"', { said: { each: ['A, B', 'C'], match: 'name' } }],
	])('keeps the rows of "%s"', async (only, filter) => {
		const { filters } = await read({ only });
		expect(filters).toHaveLength(1);
		expect(filters[0]).toMatchObject(filter);
		expect('known' in (filters[0] ?? {})).toBe('known' in filter);
	});

	it.each([
		['day is Monday', 'Only| Only does not take days, but says "day"| Write the days into When'],
		[
			'nothing is Monday',
			'Only| Only does not take days, but says "nothing"| Write the days into When',
		],
		[
			'sales is 10',
			'Only| Only takes names, but "sales" is a figure| Leave it out: rows come with the largest figures first',
		],
		[
			'device is not desktop, phone, tablet',
			'Only| Only leaves no device| Name the devices that are wanted',
		],
		[
			'attribution rule is not last contact',
			'Only| Only takes one attribution rule, as the same sales are credited by each of them| Name one of Last contact, First contact',
		],
		[
			'attribution rule is first contact or last contact',
			'Only| Only takes one attribution rule, as the same sales are credited by each of them| Name one of Last contact, First contact',
		],
		[
			'black friday',
			'Only| Only: "black friday" does not say what it is the name of| Write for example channel is paid search; device is mobile; campaign contains brand',
		],
	])('is refused where it says "%s"', async (only, said) => {
		expect(await refusal({ only })).toBe(said);
	});

	it('is refused where it may be a channel or a device', async () => {
		await lists.close();
		await begin({ ...LISTS, devices: { 1: 'Social' } });
		expect(await refusal({ only: 'social' })).toMatch(
			/^Only\| Only: "social" may be a Channel or Device\|/,
		);
	});

	it('is refused where what it is about is not known', async () => {
		expect(await refusal({ only: 'zodiac is Leo' })).toMatch(
			/there is no dimension called "zodiac"/,
		);
		expect(await refusal({ only: 'channel is zodiac' })).toMatch(/no channel called "zodiac"/);
		expect(await refusal({ only: 'device is zodiac' })).toMatch(/no device called "zodiac"/);
		expect(await refusal({ only: 'country is zodiac' })).toMatch(/no country called "zodiac"/);
	});
});

describe('what is said to be understood', () => {
	it.each<[Partial<AskedInWords>, string]>([
		[{}, 'Sales (scartvalid), 2026-11-09 to 2026-11-15'],
		[{ when: 'yesterday', by: 'channel' }, 'Sales (scartvalid) by Channel, 2026-11-19'],
		[
			{ figures: 'CR, leads', by: 'device, day', compareWith: 'week before' },
			'Leads (estimatevalid), Conversion Rate (Sales / Visits) by Device, Day, 2026-11-09 to 2026-11-15, compared with 2026-11-02 to 2026-11-08',
		],
		[
			{ by: 'attribution rule', only: 'device is phone; attribution rule is last contact' },
			'Sales (scartvalid) by Attribution rule, 2026-11-09 to 2026-11-15, only where Device is Phone and Attribution rule is Last contact',
		],
		[
			{ by: 'campaign', only: 'channel is not SEO; campaign contains x' },
			'Sales (scartvalid) by Campaign, 2026-11-09 to 2026-11-15, only where Channel is not A, B or C and Campaign is A, B or C, from the report Campaigns',
		],
	])('of %j is %s', async (asked, said) => {
		expect(understood(await read(asked), () => ['A', 'B', 'C'])).toBe(said);
	});

	it('names ten values of many, and how many more there are', async () => {
		const question = await read({ only: 'channel is SEO' });
		const names = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
		expect(understood(question, () => names(11))).toMatch(/is v0, v1, .*v9 or 1 more$/);
		expect(understood(question, () => names(10))).toMatch(/is v0, .*v8 or v9$/);
	});
});

describe('what a token may not see', () => {
	it('is not offered, and the rest is', async () => {
		const sources = await offer.everything();
		expect(sources.map(({ kind, path }) => `${kind} ${path}`.trim())).toEqual([
			'rt#insummary',
			'rt#insummary mcMEDIAINCOMING.mcOPERATION',
			'rt#ingeoloccountry',
			'rt#inpage',
		]);
		expect(sources[0]?.label).toBe('');
	});

	it('may be the lists of levels and kinds: then there is the summary', async () => {
		await lists.close();
		const { metrics = {}, dimensions = {} } = LISTS;
		await begin({ metrics, dimensions });
		expect((await offer.everything()).map(({ kind }) => kind)).toEqual(['rt#insummary']);
	});

	it('is read once, however often it is needed', async () => {
		await Promise.all([offer.everything(), offer.everything(), offer.first()]);
		await offer.everything();
		expect(new Set(lists.asked).size).toBe(lists.asked.length);
	});
});

test('a field of a question has 2,000 characters at most', () => {
	expect(checkWords('Only', 'x'.repeat(2_000))).toHaveLength(2_000);
	expect(() => checkWords('Only', 'x'.repeat(2_001))).toThrow(
		'Only has 2,001 characters, and can have 2,000 at most',
	);
});
