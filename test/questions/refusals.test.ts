import { InvalidInput } from '../../platform/base/invalidInput';
import { parseComparison } from '../../platform/questions/dates/parseComparison';
import { Lexicon } from '../../platform/lookup/lexicon';
import { parsePeriod } from '../../platform/questions/dates/parsePeriod';
import { clausesIn, phrasesIn } from '../../platform/questions/filters/filterClauses';
import { requireMatch } from '../../platform/lookup/lookupErrors';

// A Friday.
const TODAY = '2026-11-20';

test.each([
	['last November', '2025-11-01', '2025-11-30'],
	['last October', '2026-10-01', '2026-10-31'],
	['November', '2026-11-01', TODAY],
	['8 jours', '2026-11-12', '2026-11-19'],
	['6 jours', '2026-11-14', '2026-11-19'],
])('the period "%s" is %s to %s', (words, from, to) => {
	const found = parsePeriod(words, TODAY);
	expect(found.is === 'found' ? found.period.days : { from: '', to: '' }).toEqual({ from, to });
});

test.each([
	['2026-11-21', 'this weekend', '2026-11-21', '2026-11-21'],
	['2026-11-22', 'ce week-end', '2026-11-21', '2026-11-22'],
	['2026-11-22', 'last weekend', '2026-11-14', '2026-11-15'],
	['2026-11-23', 'the weekend', '2026-11-21', '2026-11-22'],
])('on %s, "%s" is %s to %s', (today, words, from, to) => {
	expect(parsePeriod(words, today)).toMatchObject({ is: 'found', period: { days: { from, to } } });
});

test('on a Saturday, "weekend" may be the current or the last one', () => {
	expect(parsePeriod('weekend', '2026-11-21')).toMatchObject({ is: 'ambiguous' });
});

test('the part of a weekend that has begun is compared with the same days of the last one', () => {
	const found = parsePeriod('this weekend', '2026-11-21');
	const period = found.is === 'found' ? found.period : undefined;
	const days = { from: '2026-11-14', to: '2026-11-14' };
	expect(period && parseComparison('period before', period, '2026-11-21')).toEqual({
		...{ is: 'found', days },
	});
});

test('the week before seven days that are no calendar week has the same weekdays', () => {
	const period = { days: { from: '2026-11-03', to: '2026-11-09' } };
	const days = { from: '2026-10-27', to: '2026-11-02' };
	expect(parseComparison('week before', period, TODAY)).toEqual({ is: 'found', days });
	const longer = { days: { from: '2026-11-03', to: '2026-11-10' } };
	expect(parseComparison('week before', longer, TODAY)).toMatchObject({ is: 'ambiguous' });
});

test('a word with another first letter is not corrected as a typing error', () => {
	const words = new Lexicon([{ code: '1', label: 'Brand' }]);
	expect(words.find('grand').is).toBe('unknown');
	expect(words.find('brandd').is).toBe('found');
	expect(words.find('rband').is).toBe('found');
});

test.each([
	[
		'sales, leads; visits + carts & hits\nclicks',
		['sales', 'leads', 'visits', 'carts', 'hits', 'clicks'],
	],
	['sales and by leads plus et visits', ['sales', 'leads', 'visits']],
	[' , ', []],
])('the phrases of %j are %j', (text, parts) => {
	expect(phrasesIn(text)).toEqual(parts);
});

test.each([
	['channel is SEO', [{ name: 'channel', is: 'is', values: ['SEO'], isQuoted: false }]],
	['only channel is SEO', [{ name: 'channel', values: ['SEO'] }]],
	['SEO only', [{ name: undefined, is: 'is', values: ['SEO'] }]],
	[
		'campaign="a, b; c"',
		[{ name: 'campaign', values: ['a, b; c'], text: 'a, b; c', isQuoted: true }],
	],
	['campaign is «a» or “b”', [{ values: ['a', 'b'], isQuoted: false }]],
	['campaign is "a" or "b"', [{ values: ['a', 'b'], isQuoted: false }]],
	[
		'campaign is “never closed; device is phone',
		[{ name: 'campaign' }, { name: 'device', values: ['phone'] }],
	],
	[
		'country != France and device = phone',
		[
			{ name: 'country', is: 'isNot', values: ['France'] },
			{ name: 'device', is: 'is' },
		],
	],
	['campaign starts with A', [{ is: 'begins', values: ['A'] }]],
	['campaign contient a/b', [{ is: 'contains', values: ['a', 'b'] }]],
	['channel=', [{ name: undefined, values: ['channel='] }]],
	['\uE0000\uE001 is x', [{ name: '\uE0000\uE001', values: ['x'] }]],
])('the clauses of the filter %j are %j', (text, clauses) => {
	expect(clausesIn(text)).toMatchObject(clauses);
	expect(clausesIn(text)).toHaveLength(clauses.length);
});

test.each([
	['Q4', '2026-10-01', TODAY],
	['first quarter', '2026-01-01', '2026-03-31'],
	['1-17 November', '2026-11-01', '2026-11-17'],
])('a quarter or range that has begun is the latest one: %s is %s to %s', (words, from, to) => {
	expect(parsePeriod(words, TODAY)).toMatchObject({ is: 'found', period: { days: { from, to } } });
});

test('the period before a named period or before whole months is the preceding one', () => {
	const day = (from: string, to: string) => ({ from, to });
	const thisMonth = parsePeriod('this month', TODAY);
	const october = parsePeriod('October', TODAY);
	const before = (found: typeof october) =>
		found.is === 'found' && parseComparison('period before', found.period, TODAY);
	expect(before(october)).toEqual({ is: 'found', days: day('2026-09-01', '2026-09-30') });
	expect(before(thisMonth)).toEqual({ is: 'found', days: day('2026-10-01', '2026-10-20') });
});

test('stop words count if they are the name', () => {
	const words = new Lexicon([
		{ code: '1', label: 'The Total' },
		{ code: '2', label: 'My' },
	]);
	expect(words.find('my')).toMatchObject({ is: 'found', named: { code: '2' } });
	expect(words.find('your').is).toBe('unknown');
});

test.each([
	['queries', 'Query'],
	['queues', 'Queue'],
	['animaux', 'Animal'],
	['gâteaux', 'Gateau'],
])('the plural %s is found as %s', (typed, label) => {
	const found = new Lexicon([{ code: '1', label }]).findExactly(typed);
	expect(found).toMatchObject({ is: 'found', named: { label } });
});

test('a phrase with another meaning is not corrected as a typing error', () => {
	expect(new Lexicon([{ code: '1', label: 'Costs' }], ['casts']).find('casts').is).toBe('unknown');
	expect(new Lexicon([{ code: '1', label: 'Costs' }]).find('casts').is).toBe('found');
});

test('a name of two terms matches neither of them', () => {
	const two = new Lexicon([
		{ code: '1', label: 'Brand' },
		{ code: '2', label: 'brand' },
	]);
	expect(two.findWhole('Brand')).toBeUndefined();
	expect(two.find('Brand').is).toBe('ambiguous');
	expect(two.only(({ code }) => code === '1').findWhole('Brand')).toMatchObject({ code: '1' });
});

test('names with almost nothing in common are not similar, and the first names are suggested instead', () => {
	const all = ['Zebra crossing', 'Visits', 'Sales'].map((label) => ({ code: label, label }));
	const nearest = (phrase: string) => {
		const found = new Lexicon(all).find(phrase);
		return found.is === 'unknown' ? found.nearest.map(({ label }) => label) : [];
	};
	expect(nearest('visitor numbers')).toEqual(['Visits']);
	expect(nearest('crosses').length).toBe(1);
	expect(nearest('salamander')).toEqual(['Zebra crossing', 'Visits', 'Sales']);
});

test('a quotation mark that is never closed does not hide one of another kind', () => {
	expect(clausesIn('campaign is “a or "b, c"')).toMatchObject([{ values: ['“a', 'b, c'] }]);
});

test.each([
	[{ code: 'scartvalid', label: 'Sales' }, 'Sales (scartvalid)'],
	[{ code: 'rate:x', label: 'Rate' }, 'Rate'],
	[{ code: '12', label: 'Phone' }, 'Phone'],
	[{ code: 'Own', label: 'Own' }, 'Own'],
])('a suggestion includes its code if it is a field: %j as %s', (named, shown) => {
	const refuse = () => requireMatch({ is: 'unknown', nearest: [named] }, 'x', 'Figures', 'figure');
	expect(refuse).toThrow(InvalidInput);
	expect(adviceOf(refuse)).toBe(`Closest names: ${shown}. Find Names lists all names`);
});

function adviceOf(work: () => unknown): string {
	try {
		work();
	} catch (error) {
		if (error instanceof InvalidInput) return error.advice;
	}
	return '';
}
