import type { Transition } from '../../../platform/alerts/alertLifecycle';
import { alertSentence } from '../../../platform/alerts/alertSentence';
import type { EvaluatedSeries } from '../../../platform/alerts/findings/evaluatedSeries';
import { alertWording } from '../../../platform/alerts/messages/alertWording';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { nameOfDay } from '../../../platform/holidays/holidayName';
import { RULE } from '../polls/living';
import { RATE } from '../quality/series';

const DAY = '2026-11-20';
const EVALUATION = {
	...{ value: 13_645.5, expected: 20_000, volume: 1, expectedVolume: 1, expectedFullDay: 1 },
	tolerance: { lower: 0.15, higher: 0.15 },
};
const DROP: EvaluatedSeries = {
	...{ name: 'SPONSOREDLINK', label: 'Paid search', kind: 'lower', verdict: 'alert' },
	...{ since: DAY, day: DAY, window: { days: [DAY], untilHour: undefined, through: DAY } },
	evaluation: EVALUATION,
};
const CHANNELS: AlertRule = { ...RULE, dimension: 'media_key' };
const LANGUAGES = ['en', 'fr', 'de', 'es'];

function say(
	language: string,
	transition: Transition,
	evaluated: EvaluatedSeries = DROP,
	rule: AlertRule = CHANNELS,
): string {
	const wording = alertWording(language);
	const facts = { rule, site: 'shop', evaluated, transition, since: '2026-11-18', wording };
	return alertSentence(facts).replaceAll(/[\u00a0\u202f]/g, '_');
}

it.each([
	[
		'fr',
		'Visits, Liens sponsorisés, shop_: 31,8_% en dessous, 13_646 contre une valeur attendue de 20_000 (20 nov. 2026).',
	],
	[
		'de',
		'Visits, Bezahlte Suche, shop: 31,8_% niedriger, 13.646 gegenüber erwarteten 20.000 (20. Nov. 2026).',
	],
	[
		'es',
		'Visits, Búsqueda de pago, shop: un 31,8_% por debajo, 13.646 frente a un valor esperado de 20.000 (20 nov 2026).',
	],
	[
		'en-GB',
		'Visits of Paid search on shop: 31.8% lower, 13,646 against 20,000 expected (20 Nov 2026).',
	],
	[
		'pl',
		'Visits of Paid search on shop: 31.8% lower, 13,646 against 20,000 expected (Nov 20, 2026).',
	],
])('an alert in the language %s has its words, numbers and percentages', (language, expected) => {
	expect(say(language, 'began')).toBe(expected);
});

it.each(LANGUAGES)('an alert about a rate in %s writes all percentages in one way', (language) => {
	const rule = { ...RULE, figure: RATE };
	const found = { ...DROP, evaluation: { ...EVALUATION, value: 2.125, expected: 4.5 } };
	const percents = say(language, 'began', found, rule).match(/\d_?%/g);
	expect(percents).toHaveLength(3);
	expect(new Set(percents?.map((one) => one.slice(1))).size).toBe(1);
});

it.each([
	['fr', '1er nov. 2026 à 1_h', '1er–7 nov. 2026', '11 oct. – 1er nov. 2026', 'jusqu’à 1_h'],
	[
		'fr-CA',
		'1er nov. 2026 à 1 h 00',
		'1er–7 nov. 2026',
		'11 oct. – 1er nov. 2026',
		'jusqu’à 1 h 00',
	],
	['es', '1 nov 2026 a la 1:00', '1–7 nov 2026', '11 oct – 1 nov 2026', 'hasta la 1:00'],
])('the first day of a month and one o’clock are written in %s', (language, ...written) => {
	const { time, period, words, hour } = alertWording(language);
	const texts = [
		time('2026-11-01 01:00'),
		period('2026-11-01', '2026-11-07'),
		period('2026-10-11', '2026-11-01'),
		words.until('DAY', hour(1)).replace('DAY, ', ''),
	];
	const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, '_').replaceAll('\u2009', ' ');
	expect(texts.map(plain)).toEqual(written);
});

it.each([
	['fr', '12, sans valeur attendue'],
	['de', '12, kein Erwartungswert'],
	['es', '12, sin valor esperado'],
])('a value without an expected value is compared with nothing in %s', (language, text) => {
	const { words } = alertWording(language);
	expect(words.compared('12', words.expected(words.none))).toBe(text);
});

it.each([
	['en-GB', '13 Nov 2026 at 10:00', '8–14 Nov 2026', '13 Nov 2026 until 15:00', 'Christmas Day'],
	['fr', '13 nov. 2026 à 10_h', '8–14 nov. 2026', '13 nov. 2026, jusqu’à 15_h', 'Noël'],
	[
		'de',
		'13. Nov. 2026 um 10:00 Uhr',
		'8.–14. Nov. 2026',
		'13. Nov. 2026, bis 15:00 Uhr',
		'Weihnachtstag',
	],
	['es', '13 nov 2026 a las 10:00', '8–14 nov 2026', '13 nov 2026, hasta las 15:00', 'Navidad'],
])(
	'times and holidays in %s are written as its readers write them',
	(language, since, days, until, holiday) => {
		const said = (change: Partial<EvaluatedSeries>) => {
			const facts = {
				rule: RULE,
				site: 'shop',
				evaluated: { ...DROP, ...change },
				since: '2026-11-13 10:00',
			};
			const text = alertSentence({
				...facts,
				transition: 'goesOn',
				wording: alertWording(language),
			});
			return text.replaceAll(/[\u00a0\u202f]/g, '_').replaceAll('\u2009', '');
		};
		const through = '2026-11-13';
		const week = { days: ['2026-11-08', '2026-11-14'], untilHour: undefined, through };
		const nameIn = (to: string) => nameOfDay(['DE'], '2026-12-25', to) ?? '';
		const special = { nameIn, comparedWith: undefined, hasNoPrecedent: false };
		expect(said({ window: week })).toContain(since);
		expect(said({ window: week })).toContain(`(${days})`);
		expect(said({ window: { days: [through], untilHour: 15, through } })).toContain(`(${until})`);
		expect(said({ evaluation: { ...EVALUATION, special } })).toContain(`${holiday})`);
	},
);

it.each([
	['en', 'until midnight'],
	['fr', 'jusqu’à minuit'],
	['de', 'bis 24:00 Uhr'],
	['es', 'hasta las 24:00'],
])('the end of a day in %s is no hour of the next', (language, end) => {
	const window = { days: [DAY], untilHour: 24, through: DAY };
	expect(say(language, 'began', { ...DROP, window })).toContain(`${end})`);
});

describe('the reason why there is no alert', () => {
	const CALM: EvaluatedSeries = {
		...{ ...DROP, verdict: 'calm' },
		evaluation: { ...EVALUATION, value: 19_000, expectedVolume: 20_000 },
	};

	it.each([
		[
			'en',
			'No alert. Visits on shop: 19,000 against 20,000 expected (Nov 20, 2026). The difference is less than the Minimum Change of 15%.',
		],
		[
			'de',
			'Kein Alarm. Visits, shop: 19.000 gegenüber erwarteten 20.000 (20. Nov. 2026). Die Abweichung liegt unter der Mindeständerung von 15_%.',
		],
		[
			'fr',
			'Aucune alerte. Visits, shop_: 19_000 contre une valeur attendue de 20_000 (20 nov. 2026). L’écart est inférieur à la variation minimale de 15_%.',
		],
		[
			'es',
			'Ninguna alerta. Visits, shop: 19.000 frente a un valor esperado de 20.000 (20 nov 2026). La diferencia es inferior al cambio mínimo del 15_%.',
		],
	])('is in %s, as the sentence before it', (language, expected) => {
		const facts = { rule: RULE, site: 'shop', evaluated: { ...CALM, name: '', label: '' } };
		const wording = alertWording(language);
		const text = alertSentence({ ...facts, transition: undefined, since: DAY, wording });
		expect(text.replaceAll(/[\u00a0\u202f]/g, '_')).toBe(expected);
	});

	it('says that a figure is as before the last change', () => {
		const alternatives = [{ expected: 19_500, comparedWith: undefined }];
		const evaluation = {
			...EVALUATION,
			value: 19_000,
			expectedVolume: 20_000,
			expected: 30_000,
			alternatives,
		};
		const evaluated = { ...CALM, evaluation, name: '', label: '' };
		const facts = { rule: RULE, site: 'shop', evaluated, transition: undefined, since: DAY };
		expect(alertSentence(facts)).toBe(
			'No alert. Visits on shop: 19,000 against 19,500 expected (Nov 20, 2026). The value is at the previous level.',
		);
	});

	it.each([
		['higher', 'lower', 400, 100, 130],
		['lower', 'higher', 10, 100, 70],
	] as const)(
		'says of a figure far %s than the previous level that only %s ones start an alert',
		(away, side, value, expected, previous) => {
			const alternatives = [{ expected: previous, comparedWith: undefined }];
			const evaluation = { ...EVALUATION, value, expected, expectedVolume: 100, alternatives };
			const evaluated = { ...CALM, kind: side, evaluation, name: '', label: '' };
			const rule = { ...RULE, sides: [side] };
			const facts = { rule, site: 'shop', evaluated, transition: undefined, since: DAY };
			expect(alertSentence(facts)).toMatch(
				new RegExp(`The value is ${away}; only values that are ${side} start an alert\\.$`),
			);
		},
	);

	it.each([
		['expected is 0', { expected: 0, value: 0 }, /Next to nothing is expected, so/],
		['visits are unknown', { expectedVolume: undefined }, /There are too few days to calculate/],
	])('of a rate whose %s is that nothing can be compared', (_, given, reason) => {
		const evaluated = { ...CALM, evaluation: { ...EVALUATION, expectedVolume: 900, ...given } };
		const rule = { ...RULE, figure: RATE };
		const facts = { rule, site: 'shop', evaluated, transition: undefined, since: DAY };
		expect(alertSentence(facts)).toMatch(reason);
	});

	it('names no Minimum Volume that nobody has set', () => {
		const evaluation = { ...EVALUATION, value: 0, expected: 0.4, expectedVolume: 0.4 };
		const evaluated = { ...CALM, evaluation, name: '', label: '' };
		const rule = { ...RULE, minVolume: 0 };
		const facts = { rule, site: 'shop', evaluated, transition: undefined, since: DAY };
		expect(alertSentence(facts)).toMatch(
			/Next to nothing is expected, so an alert is not possible\.$/,
		);
	});
});
