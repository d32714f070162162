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
	])('are those of "%s" compared with "%s"', (when, compareWith, days) => {
		expect(parseDays({ when, compareWith }, TODAY)).toEqual(days);
	});

	it.each([
		['banana', '', 'When: "banana" does not say which days are meant'],
		['last week', 'banana', 'Compare With: "banana" does not say with what to compare'],
		['last week', 'last week', 'Compare With: "last week" is the same days as the period itself'],
	])('are refused in "%s" compared with "%s"', (when, compareWith, message) => {
		expect(() => parseDays({ when, compareWith }, TODAY)).toThrow(message);
	});
});

describe('the figures of a question', () => {
	it('are metrics and rates, each once, by the names of the platform', async () => {
		const { metrics, rates } = await site.read({
			figures: 'sales, orders; conversion rate and CA, CR',
		});
		expect(metrics).toEqual([
			{ value: 'scartvalid', label: 'Sales' },
			{ value: 'scartvalidamount', label: 'Sales revenue' },
		]);
		expect(rates.map(({ name }) => name)).toEqual(['Conversion Rate']);
	});

	it('may be one whose name holds "and"', async () => {
		await site.lists.close();
		await begin({ ...LISTS, metrics: { own: 'Sales and returns', scartvalid: 'Sales' } });
		expect(valuesOf((await site.read({ figures: 'sales and returns' })).metrics)).toEqual(['own']);
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
			'Figures| Figures: "conversions" may mean Sales, Leads or Conversion Rate| Ask again with one of these names: Sales (scartvalid), Leads (estimatevalid), Conversion Rate',
		],
	])('are refused where they are %j', async (asked, said) => {
		expect(await site.refusal(asked)).toBe(said);
	});

	it('that nobody knows come with the nearest', async () => {
		expect(await site.refusal({ figures: 'vizzits' })).toMatch(
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
		expect(await site.read({ by })).toMatchObject(rows);
	});

	it('come from the first report that has them, and no more is read than that takes', async () => {
		const question = await site.read({ by: 'channel' });
		expect(question.source).toMatchObject({ kind: 'rt#insummary', path: '', label: '' });
		expect(site.lists.asked.sort()).toEqual(['dimensions rt#insummary', 'metrics rt#insummary']);
	});

	it('come from the data level that has them, though not from one of a single channel', async () => {
		const { source } = await site.read({ by: 'campaign' });
		expect(source).toMatchObject({
			kind: 'rt#insummary',
			path: 'mcMEDIAINCOMING.mcOPERATION',
			label: 'Campaigns',
		});
		expect(site.lists.asked.join()).not.toMatch(/SOCIAL|\*|cj#|MEDIAINCOMING,|MEDIAINCOMING$/);
	});

	it('come from the report that is called like them first', async () => {
		const { source } = await site.read({ by: 'country' });
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
		expect(await site.refusal(asked)).toBe(said);
	});
});

describe('what is said to be understood', () => {
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
	])('of %j is %s', async (asked, said) => {
		expect(describeQuestion(await site.read(asked), () => ['A', 'B', 'C'])).toBe(said);
	});

	it('names ten values of many, and how many more there are', async () => {
		const question = await site.read({ only: 'channel is SEO' });
		const names = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
		expect(describeQuestion(question, () => names(11))).toMatch(/is v0, v1, .*v9 or 1 more$/);
		expect(describeQuestion(question, () => names(10))).toMatch(/is v0, .*v8 or v9$/);
	});
});

describe('what a token may not see', () => {
	it('is not offered, and the rest is', async () => {
		const sources = await site.offer.everything();
		expect(sources.map(({ kind, path }) => `${kind} ${path}`.trim())).toEqual([
			'rt#insummary',
			'rt#insummary mcMEDIAINCOMING.mcOPERATION',
			'rt#ingeoloccountry',
			'rt#inpage',
		]);
		expect(sources[0]?.label).toBe('');
	});

	it('may be the lists of levels and kinds: then there is the summary', async () => {
		await site.lists.close();
		const { metrics = {}, dimensions = {} } = LISTS;
		await begin({ metrics, dimensions });
		expect((await site.offer.everything()).map(({ kind }) => kind)).toEqual(['rt#insummary']);
	});

	it('is read once, however often it is needed', async () => {
		await Promise.all([site.offer.everything(), site.offer.everything(), site.offer.first()]);
		await site.offer.everything();
		expect(new Set(site.lists.asked).size).toBe(site.lists.asked.length);
	});
});

test('a field of a question has 2,000 characters at most', () => {
	expect(checkWords('Only', 'x'.repeat(2_000))).toHaveLength(2_000);
	expect(() => checkWords('Only', 'x'.repeat(2_001))).toThrow(
		'Only has 2,001 characters, and can have 2,000 at most',
	);
});
