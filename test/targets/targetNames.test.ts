import { InvalidInput } from '../../platform/base/invalidInput';
import { costRatesOf, isCost, figureChoices, findFigure } from '../../platform/targets/figureList';
import { jobKeyOf } from '../../platform/targets/targetJobs';
import { nameIn, readTargetName } from '../../platform/targets/targetName';
import { findChoice, suggestChoices } from '../../platform/targets/suggestions';

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
		['media_spending', 'x', true],
		['my_expense', 'x', true],
		['expenses', 'x', true],
		['costs_all', 'x', true],
		['uncosted', 'x', false],
		['k', 'Expense', true],
		['k', 'Dépense', true],
		['k', 'Dépenses', true],
		['k', 'Coste', true],
		['k', 'Costes', true],
		['k', 'Ausgaben', true],
		['k', 'Spending', true],
		['cost_per_click', 'Costs', false],
		['cpc', 'Cost per Click', false],
		['cpc', 'cpc', false],
		['k', 'Kosten pro Verkauf', false],
		['k', 'Coût par clic', false],
		['costume', 'Costumes', false],
		['scartvalidamount', 'Sales revenue', false],
	])('is recognized from the field %s with the label %s: %s', (value, label, are) =>
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
		const [click, lead] = costRatesOf([
			...[metric('cost', 'Costs'), metric('estimatevalid', 'Leads'), metric('click', 'Clicks')],
		]).map(([code, { name }]) => [code, name]);
		expect([click, lead]).toEqual([
			['costPerClick', 'Cost per Click'],
			['costPerLead', 'Cost per Lead'],
		]);
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
		const adviceOn = (typed: string) => {
			try {
				return findFigure(typed, choices).name;
			} catch (error) {
				return error instanceof InvalidInput ? error.advice : '';
			}
		};
		expect(adviceOn('Salse')).toBe(
			'Choose a metric or rate from the list. Closest names: Sales, Sales revenue',
		);
		expect(adviceOn('xyz')).toBe('Choose a metric or rate from the list');
	});

	it('are taken as typed if the platform does not list them', () => {
		expect(findFigure(' scartvalid ', [])).toMatchObject({
			...{ numerator: 'scartvalid', name: 'scartvalid' },
		});
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
		const closest = 'Closest names: Paid search, Organic search';
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
		const [, closest = ''] = (adviceOf('referring site') ?? '').split('names: ');
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
