import { describeQuestion } from '../../../platform/questions/describeQuestion';
import { Asked } from '../siteLists';
import { alertArguments, alerts, understoodAlert } from './alerts';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { modelForms } from './modelForms';
import { natural } from './natural';
import { SITE, understoodOf } from './site';
import { spanish } from './spanish';

const LANGUAGES = { english, french, german, spanish, 'the words of models': natural };

describe.each(Object.entries(LANGUAGES))('golden questions in %s', (_, lines) => {
	let site: Asked;
	beforeAll(async () => void (site = await Asked.start(SITE)));
	afterAll(async () => await site.lists.close());

	it('there are at least 60', () => {
		expect(lines.length).toBeGreaterThanOrEqual(60);
	});

	it('are read as their authors meant them', async () => {
		const wrong: string[] = [];
		for (const line of lines) {
			const [asked = '', meaning] = line.split(' => ');
			const understood = await understoodOf(asked, site);
			if (understood !== meaning) wrong.push(`${asked}: ${understood}`);
		}
		expect(wrong).toEqual([]);
	});
});

describe('a question', () => {
	let site: Asked;
	beforeAll(async () => void (site = await Asked.start(SITE)));
	afterAll(async () => await site.lists.close());

	it.each(modelForms)('is read as its model meant it: %s', async (line) => {
		const [asked = '', meaning] = line.split(' => ');
		expect(await understoodOf(asked, site)).toBe(meaning);
	});
});

describe('what an agent wants to be watched', () => {
	let site: Asked;
	beforeAll(async () => void (site = await Asked.start(SITE)));
	afterAll(async () => await site.lists.close());

	it.each(alerts)('is watched as it was meant: %s', async (line) => {
		const [asked = '', meaning = ''] = line.split(' => ');
		const understood = await understoodAlert(alertArguments(asked), site);
		expect(
			understood.startsWith('refused') ? understood.slice(0, meaning.length) : understood,
		).toBe(meaning);
	});
});

describe('a question about something that no site has', () => {
	let site: Asked;
	beforeAll(async () => void (site = await Asked.start(SITE)));
	afterAll(async () => await site.lists.close());

	it.each([
		...['net revenue', 'Nettoumsatz', 'CA net', 'ingresos netos', 'revenue (net)'],
		...['new customers', 'revenue per click', 'average revenue', 'revenue share', 'conversiones'],
		...[
			'Konversionen',
			'Warenkorb',
			'cesta',
			'Verweildauer',
			'Zugriffe',
			'everything',
			'order value',
		],
	])('is refused as a figure: %s', async (figures) => {
		expect(await understoodOf(`${figures} | channel | yesterday`, site)).toMatch(
			/^refused: Error: Figures: (?:there is no figure called|"[^"]+" may mean)/,
		);
	});

	it.each(['product', 'Produkt', 'ciudad', 'source/medium', 'weekday', 'quarter', 'landing page'])(
		'is refused as a dimension: %s',
		async (by) => {
			expect(await understoodOf(`sales | ${by} | yesterday`, site)).toMatch(/^refused: Error: By:/);
		},
	);

	it.each([
		...[
			'christmas',
			'end of October',
			'early November',
			'2025 YTD',
			'last half year',
			'last 2 Mondays',
			'last business week',
			'45',
			'May and October',
			'first 40 days of October',
		],
		...['last week (2026-11-02 to 2026-11-08)', 'nächste Woche'],
		...['la semana que viene', 'übermorgen', '2026-11-09T10:00:00Z to 2026-11-10'],
	])('is refused as a period: %s', async (when) => {
		expect(await understoodOf(`sales | channel | ${when}`, site)).toMatch(/^refused: Error: When:/);
	});

	it.each([
		...['google', 'de pago', 'sales > 10', 'top 5', 'channel is SEA or device is mobile'],
		...['desktop or SEO', 'new visitors', 'brand campaigns', 'campaign ends with x', 'country'],
	])('is refused as a filter: %s', async (only) => {
		expect(await understoodOf(`sales | channel | yesterday | | ${only}`, site)).toMatch(
			/^refused: Error: Only:/,
		);
	});
});

test.each([
	['cost', SITE.metrics, /Costs are uploaded per campaign.*Closest names: Sales revenue/],
	['Kosten', { ...SITE.metrics, own_7: 'Media cost' }, /Closest names: Media cost \(own_7\)\./],
	['media cost of ads', SITE.metrics, /^Costs are uploaded per campaign/],
	['our profit by ads', SITE.metrics, /not what it cost to make/],
	['lifetime value', SITE.metrics, /not what it cost to make/],
	[
		'spend',
		{
			...SITE.metrics,
			c1: 'Cost 1',
			c2: 'Cost 2',
			c3: 'Cost 3',
			c4: 'Cost 4',
			c5: 'Cost 5',
			c6: 'Cost 6',
		},
		/^Closest names: Cost 1 \(c1\), .*Cost 5 \(c5\)\./,
	],
	['ROAS', { ...SITE.metrics, spend: 'Ad spend' }, /Closest names: Ad spend \(spend\)/],
	['margen', SITE.metrics, /not what it cost to make.*Closest names: Sales revenue/],
	['Impressionen', SITE.metrics, /what happens before a click.*Closest names: Clicks/],
	['new customers', SITE.metrics, /not customers.*Closest names: Daily unique visitors/],
	[
		'mobile sales',
		SITE.metrics,
		/^Enter only the figure here, and "mobile" in "Only"\. .*names: Sales \(scartvalid\)/,
	],
	['visits from Germany', SITE.metrics, /and "Germany" in "Only"\. .*names: Visits \(visit\)/],
	['ventes mobile', SITE.metrics, /and "mobile" in "Only"\. .*names: Sales/],
	['Verkäufe SEO', SITE.metrics, /and "SEO" in "Only"\. .*names: Sales/],
	['growth of sales', SITE.metrics, /a period in "Compare With".*names: Sales \(scartvalid\)/],
	['évolution du CA', SITE.metrics, /a period in "Compare With".*names: Sales revenue/],
	['vizzits', SITE.metrics, /^Closest names: Visits/],
])(
	'an unknown figure is reported with figures of similar meaning: %s',
	async (figures, metrics, advice) => {
		const site = await Asked.start({ ...SITE, metrics: metrics ?? {} });
		const refusal = await site.refusal({ figures });
		await site.lists.close();
		expect(refusal.split('| ')[2]).toMatch(advice);
	},
);

test.each([
	[
		'this month',
		'last month',
		/2026-10-01 to 2026-10-20 \(the same days up to today, which is not complete\)$/,
	],
	['October', 'September', /2026-09-01 to 2026-09-30 \(unequal: 31 days against 30\)$/],
	['last week', 'week before', /2026-11-02 to 2026-11-08$/],
	['today', 'yesterday', /2026-11-19 \(today is not complete\)$/],
	['last week', '2025', /\(unequal: 7 days against 365\)$/],
	['today', 'last week', /\(unequal: 1 day against 7; today is not complete\)$/],
])(
	'the description of %s compared with %s says how many days are compared',
	async (when, compareWith, words) => {
		const site = await Asked.start(SITE);
		const question = await site.read({ when, compareWith });
		await site.lists.close();
		expect(describeQuestion(question, () => [])).toMatch(words);
	},
);
