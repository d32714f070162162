import { findComparison } from '../../platform/words/comparison';
import { Lexicon } from '../../platform/words/lexicon';
import { findPeriod } from '../../platform/words/period';
import { clausesIn, phrasesIn } from '../../platform/words/phrases';

// A Friday.
const TODAY = '2026-11-20';

test.each([
	['last November', '2025-11-01', '2025-11-30'],
	['last October', '2026-10-01', '2026-10-31'],
	['November', '2026-11-01', TODAY],
	['8 jours', '2026-11-12', '2026-11-19'],
	['6 jours', '2026-11-14', '2026-11-19'],
])('"%s" is %s to %s', (words, from, to) => {
	const found = findPeriod(words, TODAY);
	expect(found.is === 'found' ? found.period.days : { from: '', to: '' }).toEqual({ from, to });
});

test('the week before seven days that are no week of the calendar has the same days of the week', () => {
	const period = { days: { from: '2026-11-03', to: '2026-11-09' } };
	const days = { from: '2026-10-27', to: '2026-11-02' };
	expect(findComparison('week before', period, TODAY)).toEqual({ is: 'found', days });
	const longer = { days: { from: '2026-11-03', to: '2026-11-10' } };
	expect(findComparison('week before', longer, TODAY)).toMatchObject({ is: 'ambiguous' });
});

test('a word that begins with another letter is another word, and no typing error', () => {
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
])('the parts of %j are %j', (text, parts) => {
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
])('the clauses of %j are %j', (text, clauses) => {
	expect(clausesIn(text)).toMatchObject(clauses);
	expect(clausesIn(text)).toHaveLength(clauses.length);
});
