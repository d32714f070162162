import type { Transition } from '../../platform/alerts/alertLifecycle';
import { alertSentence } from '../../platform/alerts/alertSentence';
import type { EvaluatedSeries } from '../../platform/alerts/judgement/evaluatedSeries';
import { alertWording } from '../../platform/alerts/messages/alertWording';
import type { AlertRule } from '../../platform/alerts/rule/alertRule';
import { writeDigest } from '../../platform/alerts/sites/digest';
import { RULE } from './living';
import { RATE } from './series';

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
const STOPPED: EvaluatedSeries = {
	...{ ...DROP, kind: 'noData', evaluation: undefined },
	dataGap: { verdict: 'alert', since: DAY, expected: 1234.5, isAbsent: true, perDay: 1234.5 },
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
		'Visits, Liens sponsorisés, shop_: en baisse de 31,8_%, 13_646 contre une valeur attendue de 20_000 (2026-11-20).',
	],
	[
		'de',
		'Visits, Bezahlte Suche, shop: 31,8_% niedriger, 13.646 gegenüber erwarteten 20.000 (2026-11-20).',
	],
	[
		'es',
		'Visits, Búsqueda de pago, shop: un 31,8_% por debajo, 13.646 frente a un valor esperado de 20.000 (2026-11-20).',
	],
	[
		'en-GB',
		'Visits of Paid search on shop: 31.8% lower, 13,646 against 20,000 expected (2026-11-20).',
	],
	[
		'pl',
		'Visits of Paid search on shop: 31.8% lower, 13,646 against 20,000 expected (2026-11-20).',
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

it.each(LANGUAGES.slice(1))('no sentence in %s has English words in it', (language) => {
	const all = [
		...(['began', 'goesOn', 'over'] as const).flatMap((transition) => [
			say(language, transition),
			say(language, transition, STOPPED),
			say(language, transition, { ...DROP, verdict: 'unknown' }),
			say(language, transition, { ...DROP, newLevel: { before: 5 } }),
		]),
		writeDigest([{ site: 'shop', item: { alert: 'began', text: '' } }], 3, alertWording(language))
			.text,
		writeDigest([], 3, alertWording(language)).text,
	].join(' ');
	expect(all).not.toMatch(/\b(lower|against|expected|since|figures|still|sites need|none|was)\b/i);
});
