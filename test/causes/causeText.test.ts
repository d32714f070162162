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

	it.each([
		[[100_000], [99_700], '(0.3% lower)'],
		[[10_000], [3], '(99.97% lower)'],
		[[10_000], [0], '(100% lower)'],
	])('writes a change of %j to %j neither as 0% nor as all', (expected, actual, text) => {
		const large = { ...part('DIRECT', expected, actual), deviation: 1 };
		const small = { ...part('MAILING', [50], [45]), deviation: 1 };
		const percent = (value: number) =>
			(value / 100).toLocaleString('en', { style: 'percent', maximumFractionDigits: 2 });
		expect(causeText(explained([large, small], 'visit'), wording('en', { percent }))).toContain(
			text,
		);
	});

	it('names another period instead of what was expected in a comparison', () => {
		expect(causeText(SALES, wording('en', { isExpected: false }))).toBe(
			'Mainly because of Paid search: 90 of the decrease of 110 (visits 41% lower, conversion rate little changed).',
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
			'Mainly because of NEW: 200 of the excess of 200.',
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

it.each([
	['en', '3 of the excess of 9', '3 of the decrease of 9', '3 of the increase of 9'],
	['de', '3 der zusätzlichen 9', 'Rückgang um 3 (insgesamt 9)', 'Anstieg um 3 (insgesamt 9)'],
	['fr', '3 sur un excédent de 9', '3 sur une baisse de 9', '3 sur une hausse de 9'],
	['es', '3 de un exceso de 9', '3 de una bajada total de 9', '3 de una subida total de 9'],
])('a part of a difference is written in %s', (language, more, less, compared) => {
	const { ofDifference } = causeWords(language);
	expect(ofDifference('3', '9', 'higher', true)).toBe(more);
	expect(ofDifference('3', '9', 'lower', false)).toBe(less);
	expect(ofDifference('3', '9', 'higher', false)).toBe(compared);
});

it.each([
	['en', '-3', '+3', 'visits 4% higher', 'visits little changed', '4% of visits instead of 9%'],
	[
		'de',
		'3 weniger',
		'3 mehr',
		'visits 4% höher',
		'visits kaum verändert',
		'4% der visits statt 9%',
	],
	[
		'fr',
		'3 de moins',
		'3 de plus',
		'visits +4%',
		'visits sans grand changement',
		'part des visits\u00a0: 4% au lieu de 9%',
	],
	[
		'es',
		'3 menos',
		'3 más',
		'visits un 4% por encima',
		'visits sin grandes cambios',
		'cuota de visits del 4% en lugar del 9%',
	],
])('a cause is written in %s', (language, less, more, changed, unchanged, share) => {
	const words = causeWords(language);
	expect([words.alone('3', 'lower'), words.alone('3', 'higher')]).toEqual([less, more]);
	expect(words.changed('visits', '4%', 'higher')).toBe(changed);
	expect(words.unchanged('visits', false)).toBe(unchanged);
	expect(words.share('visits', '4%', '9%')).toBe(share);
});

it.each([
	['en', '1 percentage point', '2 percentage points'],
	['de', '1 Prozentpunkt', '2 Prozentpunkte'],
	['es', '1 punto porcentual', '2 puntos porcentuales'],
])('percentage points are plural in %s but for one', (language, one, two) => {
	const { points } = causeWords(language);
	const texts = [points('1'), points('2')].map((text) => text.replace('\u00a0', ' '));
	expect(texts).toEqual([one, two]);
});
