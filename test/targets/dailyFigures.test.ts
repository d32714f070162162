import { InvalidInput } from '../../platform/base/invalidInput';
import { costRatesOf, isCost } from '../../platform/targets/costRates';
import { figureChoices, findFigure } from '../../platform/targets/figureList';
import { jobKeyOf } from '../../platform/targets/targetJobs';
import { nameIn, readTargetName } from '../../platform/targets/targetName';
import { findChoice, suggestChoices } from '../../platform/targets/suggestions';
import { readDailyFigures } from '../../platform/targets/dailyFigures';

interface Given {
	readonly rows: Readonly<Record<string, ReadonlyArray<number | null | string>>>;
	readonly field?: string;
	readonly dimension?: string;
}

const ASKED = { dimensions: [], metrics: [], ranges: [] };
const DAYS = ['2026-11-01', '2026-11-02', '2026-11-03'];

function bodyOf({ rows, field = 'visit', dimension = 'media_key' }: Given) {
	const dimensions = dimension === '' ? [] : [{ field: dimension, name: dimension }];
	const metrics = [{ field, name: field, affinity: 'int' }];
	const dateRanges = [
		{ values: DAYS.map((day) => ({ epoch: Date.parse(day) / 1_000 })), tzone: 'UTC' },
	];
	const data = Object.entries(rows).map(([name, values]) => ({
		dimensions: dimension === '' ? [] : [name],
		metrics: [[{ values }]],
	}));
	return { data: { reports: [{ data, columnHeader: { dimensions, metrics, dateRanges } }] } };
}

async function read(given: Given, name?: string) {
	const { daily, names } = await readDailyFigures(bodyOf(given), ASKED);
	const days = daily(given.field ?? 'visit', name);
	return { names, days: days && DAYS.map((day) => days.get(day)) };
}

it('daily figures use the total for the whole site, and a row for a name', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, 5, 6], GLOBAL: [9, 9, 9] };
	const { days, names } = await read({ rows });
	expect(days).toEqual([9, 9, 9]);
	expect(names).toEqual([
		{ value: 'SOCIAL', label: 'Social' },
		{ value: 'MAILING', label: 'Emailing' },
	]);
	expect((await read({ rows }, 'SOCIAL')).days).toEqual([1, 2, 3]);
});

const only = (text: string, more = {}) => ({
	...{ field: 'media_key', label: 'Channel', setting: 'Only Rows Where', isNot: false },
	...{ mayBeMissing: true, values: { text, each: [text], match: 'exact' as const } },
	...more,
});

it('daily figures of filtered rows are sums of those, and unknown where a number is', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, null, 6], GLOBAL: [5, 2, 9] };
	const of = async (filter: ReturnType<typeof only>, given: Given = { rows }) => {
		const { daily } = await readDailyFigures(bodyOf(given), ASKED, [filter]);
		return [...(daily(given.field ?? 'visit', undefined) ?? [])];
	};
	const [first, second, third] = DAYS;
	expect(await of(only('Emailing', { isHidden: true, isNot: true }))).toEqual([
		...[
			[first, 1],
			[second, 2],
			[third, 3],
		],
	]);
	expect(await of(only('Social'))).toEqual([
		[first, 1],
		[second, 2],
		[third, 3],
	]);
	// A day without a number stays unknown.
	expect(await of(only('Emailing', { isHidden: true }))).toEqual([
		[first, 4],
		[third, 6],
	]);
	await expect(of(only('Zeppelin'))).rejects.toThrow(
		'no row of the report meets Channel is Zeppelin',
	);
});

it('daily figures of filtered rows have no sum of what cannot be added up', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, 5, 6], SEARCH: [7, 8, 9] };
	const filters = [only('Search', { isHidden: true, isNot: true })];
	const given = { rows, field: 'uniquevisitor' };
	const { daily } = await readDailyFigures(bodyOf(given), ASKED, filters);
	expect([...(daily('uniquevisitor', undefined) ?? [])]).toEqual([]);
});

it('daily figures add up rows without a total if the metric is additive', async () => {
	const rows = { SOCIAL: [1, 2, 3], MAILING: [4, 5, 6] };
	expect((await read({ rows })).days).toEqual([5, 7, 9]);
	expect((await read({ rows, field: 'dvisitor' })).days).toBeUndefined();
	expect((await read({ rows: { any: [1, 2, 3] }, dimension: '' })).days).toEqual([1, 2, 3]);
});

it('daily figures lack days without a number, and a missing row is 0', async () => {
	const rows = { SOCIAL: [0, '7', null] };
	expect((await read({ rows }, 'SOCIAL')).days).toEqual([0, 7, undefined]);
	expect((await read({ rows })).days).toEqual([0, 7, undefined]);
	const two = { SOCIAL: [1, 2, null], MAILING: [3, null, 5] };
	expect((await read({ rows: two })).days).toEqual([4, undefined, undefined]);
	// A name without a row has nothing, but not on days of which nobody knows anything.
	expect((await read({ rows: { SOCIAL: [1, 2, null] } }, 'MAILING')).days).toEqual([
		0,
		0,
		undefined,
	]);
	expect((await read({ rows: { SOCIAL: [0, 0, 0] } })).days).toEqual([0, 0, 0]);
});

it('daily figures have no metric that the report lacks', async () => {
	const { daily } = await readDailyFigures(bodyOf({ rows: {} }), ASKED);
	expect(daily('hit', undefined)).toBeUndefined();
});

const metric = (value: string, label: string) => ({ value, label });
const SHOP = [
	metric('visit', 'Visits'),
	metric('scartvalid', 'Sales'),
	metric('scartvalidamount', 'Sales revenue'),
	metric('click', 'Clicks'),
];
const codesOf = (metrics: typeof SHOP) => figureChoices(metrics).map(({ value }) => value);

describe('a cost metric', () => {
	it.each([
		['cost', 'cost', true],
		['cost', 'Costs', true],
		['m17', 'Ad spend', true],
		['external_cost', 'x', true],
		['k', 'Coûts', true],
		['k', 'Kosten', true],
		['k', 'Gasto', true],
		['cost_per_click', 'Costs', false],
		['cpc', 'Cost per Click', false],
		['cpc', 'cpc', false],
		['k', 'Kosten pro Verkauf', false],
		['k', 'Coût par clic', false],
		['costume', 'Costumes', false],
		['scartvalidamount', 'Sales revenue', false],
	])('is recognised from the field %s with the label %s: %s', (value, label, are) =>
		expect(isCost({ value, label })).toBe(are),
	);

	it('has the rates that can be calculated from it', () => {
		expect(costRatesOf(SHOP)).toEqual([]);
		const rates = new Map(costRatesOf([...SHOP, metric('m17', 'Ad spend')]));
		expect([...rates.keys()]).toEqual(['costPerClick', 'costPerSale', 'returnOnAdSpend']);
		expect(rates.get('costPerSale')).toMatchObject({
			...{ numerator: 'm17', denominator: 'scartvalid', isCost: true },
		});
		expect(rates.get('returnOnAdSpend')).toMatchObject({
			...{ numerator: 'scartvalidamount', denominator: 'm17', isCost: false },
		});
		const both = [metric('m17', 'Ad spend'), ...SHOP, metric('cost', 'cost')];
		expect(new Map(costRatesOf(both)).get('costPerClick')?.numerator).toBe('cost');
	});
});

describe('the metrics and rates for targets', () => {
	it('are those of the site, and those that can be calculated', () => {
		expect(codesOf(SHOP)).toEqual([
			...['visit', 'scartvalid', 'scartvalidamount', 'click'],
			...['averageBasket', 'conversionRate', 'revenuePerVisit'],
		]);
		expect(codesOf([...SHOP, metric('cost', 'Costs')])).toContain('returnOnAdSpend');
	});

	it.each([
		['scartvalid', 'scartvalid'],
		[' SALES ', 'scartvalid'],
		['sales  revenue', 'scartvalidamount'],
		['Conversion rate', 'scartvalid'],
		['conversionrate', 'scartvalid'],
	])('are found as "%s"', (typed, numerator) => {
		expect(findFigure(typed, figureChoices(SHOP)).numerator).toBe(numerator);
	});

	it('are reported with similar names if they are unknown', () => {
		const choices = figureChoices(SHOP);
		expect(() => findFigure('Salse', choices)).toThrow('no metric or rate "Salse"');
		expect(suggestChoices('Salse', choices)[0]).toBe('Sales');
		expect(suggestChoices('convertion', choices)[0]).toBe('Conversion Rate');
		expect(() => findFigure(' ', choices)).toThrow('is empty');
	});

	it('are taken as typed if the platform does not list them', () => {
		expect(findFigure('scartvalid', [])).toMatchObject({ numerator: 'scartvalid' });
	});
});

describe('the name of a target', () => {
	it.each([
		['Paid search', 'SPONSOREDLINK'],
		['paid  Search', 'SPONSOREDLINK'],
		['SPONSOREDLINK', 'SPONSOREDLINK'],
		['Bezahlte Suche', 'SPONSOREDLINK'],
		['Liens sponsorises', 'SPONSOREDLINK'],
		['OWN_CHANNEL', 'OWN_CHANNEL'],
	])('can be the channel %s', (typed, value) => {
		expect(readTargetName(typed, 'media_key')?.value).toBe(value);
	});

	it('is the whole site if empty, and an unknown one is rejected with the field and the closest names', () => {
		expect(readTargetName(' ', 'media_key')).toBeUndefined();
		expect(() => readTargetName('Payed search', 'media_key')).toThrow(
			'Name is "Payed search", which is not the name of a channel',
		);
		const closest = 'The closest names are: Paid search, Organic search';
		expect(adviceOf('Payed search')).toMatch(new RegExp(`${closest}$`));
		expect(readTargetName('Spring', 'ope_name')).toEqual({ value: 'Spring', label: 'Spring' });
	});

	it('is found in a report', () => {
		const found = [metric('Spring sale', 'Spring sale'), metric('SOCIAL', 'Social')];
		expect(nameIn(metric('spring SALE', 'spring SALE'), found)).toBe('Spring sale');
		expect(() => nameIn(metric('Sping', 'Sping'), found)).toThrow('Name is "Sping", and no row');
		expect(() => nameIn(metric('a', 'a'), [])).toThrow('Name is "a", and no row');
	});

	it('is rejected without a suggestion if it resembles no channel', () => {
		const advice = 'Enter a name as the platform shows it, or leave Name empty for the whole site.';
		expect(adviceOf('November revenue')).toBe(advice);
	});

	it('suggests a channel once, in however many languages it has a name', () => {
		const [, closest = ''] = (adviceOf('referring site') ?? '').split('are: ');
		expect(closest.split(', ').filter((name) => name.includes('ite'))).toEqual(['Referring sites']);
	});

	/** The advice of the error of an unknown channel. */
	function adviceOf(typed: string): string | undefined {
		try {
			readTargetName(typed, 'media_key');
		} catch (error) {
			return error instanceof InvalidInput ? error.advice : undefined;
		}
		return undefined;
	}
});

describe('a code', () => {
	it('takes precedence over an equal label', () => {
		const choices = [metric('m1', 'visit'), metric('visit', 'Visits'), metric('VISIT', 'x')];
		expect(findChoice(' visit ', choices)?.value).toBe('visit');
		expect(findChoice('Visit', choices)?.value).toBe('m1');
	});
});

describe('several targets', () => {
	const figure = findFigure('visit', figureChoices(SHOP));
	const source = {
		...{ site: 's', kind: 'k', path: '', dimension: 'media_key', end: '2026-11-23' },
		...{ devices: [1], attributionRules: [2] },
	};
	const goal = {
		...{
			site: 's',
			figure,
			name: metric('SOCIAL', 'Social'),
			amount: 1,
			bound: 'atLeast' as const,
		},
		days: { from: '2026-11-01', to: '2026-11-30' },
	};

	it('share a job only if their figures come from the same rows', () => {
		const key = jobKeyOf(goal, source);
		const days = { from: '2026-10-01', to: '2026-10-31' };
		expect(jobKeyOf({ ...goal, days, amount: 7 }, source)).toBe(key);
		const others = [
			...[{ site: 'o' }, { kind: 'o' }, { path: 'o' }, { dimension: 'o' }, { end: '2026-11-22' }],
			...[{ devices: [] }, { attributionRules: [] }],
		];
		for (const other of others) expect(jobKeyOf(goal, { ...source, ...other })).not.toBe(key);
	});
});
