import type { CauseWording, ExplainedChange } from '../../platform/causes/factorText';
import { causeFacts, causeText } from '../../platform/causes/causeText';
import { causeWords } from '../../platform/causes/causeWords';
import { findCauses } from '../../platform/causes/findCauses';
import { measuresOf } from '../../platform/causes/measures';
import type { Part } from '../../platform/causes/part';

const wording = (language: string, more: Partial<CauseWording> = {}): CauseWording => ({
	language,
	number: (value) => value.toLocaleString(language, { maximumFractionDigits: 2 }),
	percent: (value) => (value / 100).toLocaleString(language, { style: 'percent' }),
	isPercent: false,
	isExpected: true,
	...more,
});

const part = (name: string, expected: number[], actual: number[]): Part => ({
	...{ name, label: name, actual, expected },
	deviation: Math.max(1, 0.05 * (expected.at(-1) ?? 0)),
});

function explained(parts: readonly Part[], numerator: string, denominator?: string) {
	const measures = measuresOf(numerator, denominator);
	const sumOf = (side: 'actual' | 'expected') =>
		parts.reduce((sum, one) => sum + (one[side][0] ?? 0), 0);
	return {
		...findCauses(parts, measures.kind),
		...{ dimension: 'media_key', measures },
		divisors: { actual: sumOf('actual'), expected: sumOf('expected') },
	} satisfies ExplainedChange;
}

const SALES = explained(
	[
		part('SPONSOREDLINK', [3_000, 220], [1_770, 130]),
		part('MAILING', [1_000, 100], [980, 95]),
		part('SEARCHENGINE', [4_000, 160], [3_900, 145]),
	],
	'scartvalid',
);

describe('the text of causes', () => {
	it.each([
		[
			'en',
			'Mainly because of Paid search: 90 of the 110 missing (visits 41% lower, conversion rate as expected).',
		],
		[
			'de',
			'Vor allem Bezahlte Suche: 90 der fehlenden 110 (Besuche 41 % niedriger, Conversion-Rate wie erwartet).',
		],
		[
			'fr',
			'Surtout Liens sponsorisés : 90 sur un manque de 110 (visites -41 %, taux de conversion comme prévu).',
		],
		[
			'es',
			'Sobre todo por Búsqueda de pago: 90 de un déficit de 110 (visitas un 41 % por debajo, tasa de conversión según lo esperado).',
		],
	])('says in %s what moved and what did not', (language, text) => {
		expect(causeText(SALES, wording(language)).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
	});

	it('names another period instead of what was expected in a comparison', () => {
		expect(causeText(SALES, wording('en', { isExpected: false }))).toBe(
			'Mainly because of Paid search: 90 of the decrease of 110 (visits 41% lower, conversion rate unchanged).',
		);
	});

	it('writes rates in percentage points, and a changed share as a share', () => {
		const rate = explained(
			[
				part('SEARCHENGINE', [5_000, 250], [5_000, 250]),
				part('ADVERTISING', [1_000, 2], [9_000, 18]),
			],
			'scartvalid',
			'visit',
		);
		expect(causeText(rate, wording('en', { isPercent: true }))).toMatch(
			/^Mainly because of Display: [\d.]+ percentage points of the [\d.]+ percentage points missing \(64% of visits instead of 17%, rate as expected\)\.$/,
		);
	});

	it('says how large a cause is by itself where others have made up for some of it', () => {
		const parts = ['a', 'b', 'c', 'd'].map((name) => part(name, [100], [104]));
		const found = explained([...parts, part('SPONSOREDLINK', [300], [100])], 'visit');
		expect(causeText(found, wording('en'))).toBe(
			'Mainly because of Paid search: -200 (67% lower).',
		);
	});

	it.each([
		['de', 'geoloccountry_isocode', 'DE', 'Vor allem Deutschland:'],
		['fr', 'geoloccountry_isocode', '(other)', 'Surtout (other) :'],
		['en', 'mdevicetype_name', 'TV', 'Mainly because of TV:'],
	])(
		'names in %s a country, but no other value, in words: %s %s',
		(language, dimension, name, start) => {
			const found = explained(
				[part(name, [300], [100]), ...['a', 'b', 'c'].map((one) => part(one, [100], [101]))],
				'visit',
			);
			const text = causeText({ ...found, dimension }, wording(language));
			expect(text.replace(/[\u00a0\u202f]/g, ' ').startsWith(start)).toBe(true);
		},
	);

	it('mentions and links nothing in a chat, whatever the parts are called', () => {
		const name = '<!channel> <https://evil.example|Invoice>';
		const found = explained(
			[part(name, [300], [100]), ...['a', 'b', 'c'].map((one) => part(one, [100], [101]))],
			'visit',
		);
		const text = causeText({ ...found, dimension: 'ope_name' }, wording('en'));
		expect(text).toContain('channel');
		expect(text).not.toMatch(/<[a-z!/@]|\/\/|\w\.\w/i);
	});

	it('compares a part that is new with nothing', () => {
		const found = explained(
			[
				part('NEW', [0, 0], [3_000, 200]),
				...['a', 'b'].map((one) => part(one, [900, 90], [900, 90])),
			],
			'scartvalid',
		);
		expect(causeText(found, wording('en'))).toBe(
			'Mainly because of NEW: 200 of the 200 more than expected.',
		);
		expect(causeFacts(found, 'en')[0]?.factors).toMatchObject([
			{ factor: 'visits', value: 3_000, expected: 0, changePercent: null },
			{ factor: 'conversionRate', value: 0.06667, expected: null, changePercent: null },
		]);
	});

	it('is empty without causes', () => {
		const parts = ['a', 'b', 'c'].map((name) => part(name, [100], [60]));
		expect(causeText(explained(parts, 'visit'), wording('en'))).toBe('');
		expect(causeFacts(explained(parts, 'visit'), 'en')).toEqual([]);
	});

	it('has figures whose factors add up to the contribution', () => {
		expect(causeFacts(SALES, 'en')).toMatchObject([
			{
				...{ dimension: 'media_key', name: 'SPONSOREDLINK', label: 'Paid search' },
				...{ value: 130, expected: 220, contribution: -90, sharePercent: 82 },
				factors: [
					{ factor: 'visits', value: 1_770, expected: 3_000, changePercent: -41 },
					{ factor: 'conversionRate', value: 0.07345 },
				],
			},
		]);
		const [cause] = causeFacts(SALES, 'en');
		const sum = (cause?.factors ?? []).reduce((all, one) => all + one.contribution, 0);
		expect(sum).toBeCloseTo(-90, 1);
	});
});

it.each([
	['0,5', '0,5 point de pourcentage'],
	['1', '1 point de pourcentage'],
	['1,5', '1,5 point de pourcentage'],
	['2', '2 points de pourcentage'],
	['10', '10 points de pourcentage'],
])('percentage points are plural in French from 2 on: %s', (amount, text) => {
	expect(causeWords('fr').points(amount).replace('\u00a0', ' ')).toBe(text);
});

it.each([
	['visites', 'part des visites\u00a0: 12\u00a0% au lieu de 15\u00a0%'],
	['volume', 'part du volume\u00a0: 12\u00a0% au lieu de 15\u00a0%'],
])('a share of %s has its article in French', (factor, text) => {
	expect(causeWords('fr').share(factor, '12\u00a0%', '15\u00a0%')).toBe(text);
});
