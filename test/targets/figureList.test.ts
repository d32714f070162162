import { costRatesOf, isCost } from '../../platform/targets/costRates';
import { figureChoices, findFigure } from '../../platform/targets/figureList';
import { nameIn, readTargetName } from '../../platform/targets/names';
import { nearestOf } from '../../platform/targets/nearest';

const metric = (value: string, label: string) => ({ value, label });
const SHOP = [
	metric('visit', 'Visits'),
	metric('scartvalid', 'Sales'),
	metric('scartvalidamount', 'Sales revenue'),
	metric('click', 'Clicks'),
];
const codesOf = (metrics: typeof SHOP) => figureChoices(metrics).map(({ value }) => value);

describe('costs', () => {
	it.each([
		['cost', 'cost'],
		['cost', 'Costs'],
		['m17', 'Ad spend'],
		['external_cost', 'x'],
		['k', 'Coûts'],
		['k', 'Kosten'],
		['k', 'Gasto'],
	])('are %s, %s', (value, label) => expect(isCost({ value, label })).toBe(true));

	it.each([
		['cost_per_click', 'Costs'],
		['cpc', 'Cost per Click'],
		['cpc', 'cpc'],
		['k', 'Kosten pro Verkauf'],
		['k', 'Coût par clic'],
		['costume', 'Costumes'],
		['scartvalidamount', 'Sales revenue'],
	])('are not %s, %s', (value, label) => expect(isCost({ value, label })).toBe(false));

	it('have rates where these can be calculated', () => {
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

describe('metrics and rates', () => {
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

	it('are told with those called nearly so, where they are unknown', () => {
		const choices = figureChoices(SHOP);
		expect(() => findFigure('Salse', choices)).toThrow('no metric or rate "Salse"');
		expect(nearestOf('Salse', choices)[0]).toBe('Sales');
		expect(nearestOf('convertion', choices)[0]).toBe('Conversion Rate');
		expect(() => findFigure(' ', choices)).toThrow('is empty');
	});

	it('are taken as typed where the platform does not list them', () => {
		expect(findFigure('scartvalid', [])).toMatchObject({ numerator: 'scartvalid' });
	});
});

describe('names', () => {
	it.each([
		['Paid search', 'SPONSOREDLINK'],
		['paid  Search', 'SPONSOREDLINK'],
		['SPONSOREDLINK', 'SPONSOREDLINK'],
		['Bezahlte Suche', 'SPONSOREDLINK'],
		['Liens sponsorises', 'SPONSOREDLINK'],
		['OWN_CHANNEL', 'OWN_CHANNEL'],
	])('%s is a channel', (typed, value) => {
		expect(readTargetName(typed, 'media_key')?.value).toBe(value);
	});

	it('are the whole site when empty, and told when unknown', () => {
		expect(readTargetName(' ', 'media_key')).toBeUndefined();
		expect(() => readTargetName('Payed search', 'media_key')).toThrow('no "Payed search"');
		expect(readTargetName('Spring', 'ope_name')).toEqual({ value: 'Spring', label: 'Spring' });
	});

	it('are found in a report', () => {
		const found = [metric('Spring sale', 'Spring sale'), metric('SOCIAL', 'Social')];
		expect(nameIn(metric('spring SALE', 'spring SALE'), found)).toBe('Spring sale');
		expect(() => nameIn(metric('Sping', 'Sping'), found)).toThrow('no "Sping"');
		expect(() => nameIn(metric('a', 'a'), [])).toThrow('no "a"');
	});
});
