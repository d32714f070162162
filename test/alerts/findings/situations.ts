import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { daysFrom } from '../polls/living';
import { RATE } from '../quality/series';
import { shop, weekly, when } from './figures';
import type { Situation } from './findingLines';
import { LAST } from './findingLines';

const by = (
	method: 'mean' | 'median' | 'before' | 'baseline',
	more: Partial<AlertRule> = {},
	ignoreRandomVariation = true,
): Partial<AlertRule> => ({
	...more,
	expected: { by: method, percent: 15, ignoreRandomVariation },
});
const rate = (back: number, day: string) => [weekly(30, 0.4)(back, day), shop(back, day)];
const lastDays = (count: number) => daysFrom(addDays(LAST, 1 - count), LAST);

/** What may happen to a series of days. */
export const SITUATIONS: Readonly<Record<string, Situation>> = {
	'nothing happens': { figures: (back, day) => [shop(back, day)] },
	'a drop': { figures: (back, day) => [when(back === 0, 620, shop(back, day))] },
	'a rise': { figures: (back, day) => [when(back === 0, 1_480, shop(back, day))] },
	'a drop within the tolerance': {
		figures: (back, day) => [when(back === 0, 900, shop(back, day))],
	},
	'amounts of money': {
		figures: (back, day) => [when(back === 0, 700, shop(back, day) + 0.25)],
		areCounts: [false],
	},
	'an open drop that goes on': {
		figures: (back, day) => [when(back < 6, 600, shop(back, day))],
		alerts: [{ kind: 'lower', since: addDays(LAST, -5) }],
	},
	'an open drop that is over': {
		figures: (back, day) => [when(back > 0 && back < 6, 600, shop(back, day))],
		alerts: [{ kind: 'lower', since: addDays(LAST, -5) }],
	},
	'an open drop that is half over': {
		figures: (back, day) => [
			when(back > 0 && back < 6, 600, when(back === 0, 870, shop(back, day))),
		],
		alerts: [{ kind: 'lower', since: addDays(LAST, -5) }],
	},
	'a drop that has become the level': {
		figures: (back, day) => [back < 40 ? weekly(600)(back, day) : shop(back, day)],
		alerts: [{ kind: 'lower', since: addDays(LAST, -39), expected: 1_000 }],
	},
	'a rise that has become the level, in a report that begins later': {
		figures: (back, day) => [weekly(1_600)(back, day)],
		days: 36,
		alerts: [{ kind: 'higher', since: addDays(LAST, -40), expected: 1_000 }],
	},
	'a drop after an open rise': {
		figures: (back, day) => [
			when(back > 0 && back < 5, 1_700, when(back === 0, 940, shop(back, day))),
		],
		alerts: [{ kind: 'higher', since: addDays(LAST, -4) }],
	},
	'a drop below the level before an open rise': {
		figures: (back, day) => [
			when(back > 0 && back < 5, 1_700, when(back === 0, 500, shop(back, day))),
		],
		alerts: [{ kind: 'higher', since: addDays(LAST, -4) }],
	},
	'days of an alert that has ended': {
		figures: (back, day) => [when(back > 1 && back < 12, 2_000, shop(back, day))],
		context: { ended: [{ name: '', from: addDays(LAST, -11), to: addDays(LAST, -2) }] },
	},
	'a year with a season': {
		figures: (back, day) => [
			Math.round(shop(back, day) * (1 + 0.4 * Math.cos((back / 365) * 6.283))),
		],
		days: 428,
	},
	'a holiday like the last one': {
		figures: (back, day) => [Math.round(shop(back, day) * (day.endsWith('-11-20') ? 0.3 : 1))],
		days: 428,
		rule: {
			calendar: {
				places: [],
				own: ['2025', '2026'].map((year) => ({
					...{ name: 'Fair', from: `${year}-11-20`, to: `${year}-11-20` },
				})),
			},
		},
	},
	'a holiday without an earlier one': {
		figures: (back, day) => [when(back === 0, 2_500, shop(back, day))],
		rule: { calendar: { places: [], own: [{ name: 'Sale', from: LAST, to: LAST }] } },
	},
	'the end of an alert on a holiday between both levels': {
		figures: (back, day) => [
			Math.round(
				shop(back, day) * (day.endsWith('-11-20') ? 0.7 : 1) * when(back > 0 && back < 4, 0.4, 1),
			),
		],
		days: 428,
		alerts: [{ kind: 'lower', since: addDays(LAST, -3) }],
		rule: {
			calendar: {
				places: [],
				own: ['2025', '2026'].map((year) => ({
					...{ name: 'Fair', from: `${year}-11-20`, to: `${year}-11-20` },
				})),
			},
		},
	},
	'five days of history': { figures: (back, day) => [shop(back, day)], days: 6 },
	'nine days of history': {
		figures: (back, day) => [when(back === 0, 300, shop(back, day))],
		days: 10,
	},
	'nine days of history, and a rise': {
		figures: (back, day) => [when(back === 0, 3_000, shop(back, day))],
		days: 10,
	},
	'three weeks of history': {
		figures: (back, day) => [when(back === 0, 500, shop(back, day))],
		days: 22,
	},
	'a mean': { figures: (back, day) => [when(back === 0, 700, shop(back, day))], rule: by('mean') },
	'a median': {
		figures: (back, day) => [when(back === 0, 700, shop(back, day))],
		rule: by('median', { weeks: 4 }),
	},
	'the day before': {
		figures: (back, day) => [when(back === 0, 700, shop(back, day))],
		rule: by('before'),
	},
	'the day before, beyond a fixed share': {
		figures: (back, day) => [when(back === 0, 700, shop(back, day))],
		rule: by('before', {}, false),
	},
	'a fixed value': {
		figures: (back, day) => [when(back === 0, 700, shop(back, day))],
		rule: { expected: { by: 'bound', bound: 800 } },
	},
	'a week': {
		figures: (back, day) => [when(back < 7, 600, shop(back, day))],
		rule: { span: { is: 'days', count: 7 } },
		window: lastDays(7),
	},
	'a week against the week before': {
		figures: (back, day) => [when(back < 7, 600, shop(back, day))],
		rule: by('before', { span: { is: 'days', count: 7 } }),
		window: lastDays(7),
	},
	'a rate': { figures: rate, rule: { figure: RATE } },
	'a rate that drops': {
		figures: (back, day) => (back === 0 ? [9, 1_000] : rate(back, day)),
		rule: { figure: RATE },
	},
	'a rate by a mean': {
		figures: (back, day) => (back === 0 ? [70, 1_000] : rate(back, day)),
		rule: by('mean', { figure: { ...RATE, as: 'number' } }),
	},
	'a rate without visits': {
		figures: (back, day) => (back === 0 ? [0, 0] : rate(back, day)),
		rule: { figure: RATE },
	},
	'a rate with nine days of history': {
		figures: rate,
		days: 10,
		rule: { figure: RATE },
	},
	'figures that stop': { figures: (back, day) => [when(back === 0, 0, shop(back, day))] },
	'figures that are missing': {
		figures: (back, day) => (back === 0 ? undefined : [shop(back, day)]),
	},
	'figures that are empty': { figures: (back, day) => [back === 0 ? null : shop(back, day)] },
	'figures that have stopped and come again': {
		figures: (back, day) => [when(back > 0 && back < 4, 0, shop(back, day))],
		alerts: [{ kind: 'noData', since: addDays(LAST, -3) }],
	},
	'figures that have stopped for longer': {
		figures: (back, day) => [when(back < 4, 0, shop(back, day))],
		alerts: [{ kind: 'noData', since: addDays(LAST, -3) }],
	},
	'days without figures in the past': {
		figures: (back, day) => [when(back > 9 && back < 14, 0, shop(back, day))],
	},
	'Sundays without figures': {
		figures: (back, day) => [when(weekdayOf(day) === 0, 0, shop(back, day))],
	},
	'a report that has lost its past': {
		figures: () => undefined,
		days: 2,
		context: { steady: [{ name: '', label: '', day: addDays(LAST, -1), perDay: 40 }] },
	},
	'a stop of which nobody wants to know': {
		figures: (back, day) => [when(back === 0, 0, shop(back, day))],
		rule: { reportsNoData: false, sides: ['lower'] },
	},
};
