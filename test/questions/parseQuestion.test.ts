import type { QuestionText, Question } from '../../platform/questions/questionFields';
import { checkWords } from '../../platform/questions/questionFields';
import { parseDays } from '../../platform/questions/parseQuestion';
import { describeQuestion } from '../../platform/questions/describeQuestion';
import { Asked, LISTS, TODAY, valuesOf } from './siteLists';
import type { Lists } from './platform';

let site: Asked;
const begin = async (own?: Lists) => void (site = await Asked.start(own));
beforeEach(async () => await begin());
afterEach(async () => await site.lists.close());

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
	])('are read from "%s" compared with "%s"', (when, compareWith, days) => {
		expect(parseDays({ when, compareWith }, TODAY)).toEqual(days);
	});

	it.each([
		['banana', '', 'When: "banana" does not say which days you mean'],
		['last week', 'banana', 'Compare With: "banana" does not say what to compare with'],
		[
			'last week',
			'last week',
			'Compare With: "last week" covers the same days as the period itself',
		],
	])('are rejected for "%s" compared with "%s"', (when, compareWith, message) => {
		expect(() => parseDays({ when, compareWith }, TODAY)).toThrow(message);
	});
});

describe('the figures of a question', () => {
	it("are metrics and rates without duplicates, with the platform's names", async () => {
		const { metrics, rates } = await site.read({
			figures: 'sales, orders; conversion rate and CA, CR',
		});
		expect(metrics).toEqual([
			{ value: 'scartvalid', label: 'Sales' },
			{ value: 'scartvalidamount', label: 'Sales revenue' },
		]);
		expect(rates.map(({ name }) => name)).toEqual(['Conversion Rate']);
	});

	it('can include one whose name contains "and"', async () => {
		await site.lists.close();
		await begin({ ...LISTS, metrics: { own: 'Sales and returns', scartvalid: 'Sales' } });
		expect(valuesOf((await site.read({ figures: 'sales and returns' })).metrics)).toEqual(['own']);
	});

	it.each([
		[
			{ figures: '  ' },
			'Figures| Figures is empty| Enter figures such as sales, revenue, conversion rate. Find Names lists all names',
		],
		[{ figures: ', ;' }, 'Figures| Figures: ", ;" contains no name| Find Names lists all names'],
		[
			{ figures: 'conversions' },
			'Figures| Figures: "conversions" may mean Sales, Leads or Conversion Rate| Ask again with one of these names: Sales (scartvalid), Leads (estimatevalid), Conversion Rate',
		],
	])('are rejected if they are %j', async (asked, message) => {
		expect(await site.refusal(asked)).toBe(message);
	});

	it('are rejected with the most similar names if they are unknown', async () => {
		expect(await site.refusal({ figures: 'vizzits' })).toMatch(
			/^Figures\| Figures: there is no figure called "vizzits"\| Closest names: Visits \(visit\).*Find Names lists all names$/,
		);
	});
});

describe('the dimensions of a question', () => {
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
	])('are read from "%s"', async (by, rows) => {
		expect(await site.read({ by })).toMatchObject(rows);
	});

	it('come from the first report that has them, and no further report is read', async () => {
		const question = await site.read({ by: 'channel' });
		expect(question.source).toMatchObject({ kind: 'rt#insummary', path: '', label: '' });
		expect(site.lists.asked.sort()).toEqual(['dimensions rt#insummary', 'metrics rt#insummary']);
	});

	it('come from the data level that has them, but not from one of a single channel', async () => {
		const { source } = await site.read({ by: 'campaign' });
		expect(source).toMatchObject({
			kind: 'rt#insummary',
			path: 'mcMEDIAINCOMING.mcOPERATION',
			label: 'Campaigns',
		});
		expect(site.lists.asked.join()).not.toMatch(/SOCIAL|\*|cj#|MEDIAINCOMING,|MEDIAINCOMING$/);
	});

	it('come from the report with a similar name first', async () => {
		const { source } = await site.read({ by: 'country' });
		expect(source).toMatchObject({ kind: 'rt#ingeoloccountry', path: '', label: 'Countries' });
	});

	it.each([
		[
			{ by: 'day, week' },
			'By| "By" accepts only one of these at a time: hours, days, weeks or months| Ask for each separately',
		],
		[
			{ by: 'device, attribution rule' },
			'By| "By" accepts only one of these at a time: devices or attribution rules| Ask for each separately',
		],
		[
			{ by: 'page, campaign' },
			'By| This site has no report with Sales by Page and Campaign together| These figures are available by Channel, Day, Campaign, Country or Page. Find Names lists all names',
		],
		[
			{ figures: 'bounce rate, sales', by: 'page' },
			'By| This site has no report with Sales and Bounce Rate by Page together| Ask for different figures, or for fewer at a time. Find Names lists all names',
		],
		[
			{ figures: 'bounce rate', by: 'page' },
			'By| This site has no report with Bounce Rate by Page| Ask for different figures, or for fewer at a time. Find Names lists all names',
		],
		[
			{ figures: 'sales by channel last week vs the week before' },
			'Figures| Figures: there is no figure called "sales by channel last week vs the week before"| Enter only figures here, and the rest of the question in "By", "When" and "Compare With". Closest names: Sales (scartvalid). Find Names lists all names',
		],
		[
			{ figures: 'bounce rate' },
			'By| This site has no report with Bounce Rate| Ask for different figures, or for fewer at a time. Find Names lists all names',
		],
	])('are rejected for %j', async (asked, message) => {
		expect(await site.refusal(asked)).toBe(message);
	});
});

describe('the description of a question', () => {
	it.each<[Partial<QuestionText>, string]>([
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
	])('is for %j: %s', async (asked, message) => {
		expect(describeQuestion(await site.read(asked), () => ['A', 'B', 'C'])).toBe(message);
	});

	it('names a metric once whose code is its name', async () => {
		await site.lists.close();
		await begin({ ...LISTS, metrics: { Reach: 'Reach', scartvalid: 'Sales' } });
		expect(describeQuestion(await site.read({ figures: 'reach, sales' }), () => [])).toBe(
			'Reach, Sales (scartvalid), 2026-11-09 to 2026-11-15',
		);
	});

	it('names ten of many values, and how many more there are', async () => {
		const question = await site.read({ only: 'channel is SEO' });
		const names = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
		expect(describeQuestion(question, () => names(11))).toMatch(/is v0, v1, .*v9 or 1 more$/);
		expect(describeQuestion(question, () => names(10))).toMatch(/is v0, .*v8 or v9$/);
	});
});

describe('a list that a token may not read', () => {
	it('is left out of what can be asked for', async () => {
		const sources = await site.offer.everything();
		expect(sources.map(({ kind, path }) => `${kind} ${path}`.trim())).toEqual([
			'rt#insummary',
			'rt#insummary mcMEDIAINCOMING.mcOPERATION',
			'rt#ingeoloccountry',
			'rt#inpage',
		]);
		expect(sources[0]?.label).toBe('');
	});

	it('limits questions to the summary if it lists levels and kinds', async () => {
		await site.lists.close();
		const { metrics = {}, dimensions = {} } = LISTS;
		await begin({ metrics, dimensions });
		expect((await site.offer.everything()).map(({ kind }) => kind)).toEqual(['rt#insummary']);
	});

	it('is requested once', async () => {
		await Promise.all([site.offer.everything(), site.offer.everything(), site.offer.first()]);
		await site.offer.everything();
		expect(new Set(site.lists.asked).size).toBe(site.lists.asked.length);
	});
});

test('a field of a question has at most 2,000 characters', () => {
	expect(checkWords('Only', 'x'.repeat(2_000))).toHaveLength(2_000);
	expect(() => checkWords('Only', 'x'.repeat(2_001))).toThrow(
		'"Only" has 2,001 characters, but at most 2,000 are allowed',
	);
});
