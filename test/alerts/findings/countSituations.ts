import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { weekly, when } from './figures';
import type { Situation } from './findingLines';
import { LAST } from './findingLines';

const few = weekly(24, 0.6);
const rare = weekly(5, 1.2);
const MEAN: Partial<AlertRule> = {
	expected: { by: 'mean', percent: 15, ignoreRandomVariation: true },
};

/** What may happen to a series of small counts. */
export const COUNT_SITUATIONS: Readonly<Record<string, Situation>> = {
	'small counts': { figures: (back, day) => [few(back, day)] },
	'small counts that drop for a day': {
		figures: (back, day) => [when(back === 0, 4, few(back, day))],
	},
	'small counts that drop for three days': {
		figures: (back, day) => [when(back < 3, 9, few(back, day))],
	},
	'small counts that rise for a week': {
		figures: (back, day) => [when(back < 7, 36, few(back, day))],
	},
	'small counts whose level has doubled': {
		figures: (back, day) => [back < 56 ? weekly(60, 0.4)(back, day) : few(back, day)],
		days: 200,
	},
	'small counts that have grown for four weeks': {
		figures: (back, day) => [back < 28 ? weekly(48, 0.4)(back, day) : few(back, day)],
	},
	'small counts with an open drop': {
		figures: (back, day) => [when(back < 5, 7, few(back, day))],
		alerts: [{ kind: 'lower', since: addDays(LAST, -4) }],
	},
	'small counts after an open drop': {
		figures: (back, day) => [when(back > 2 && back < 9, 4, few(back, day))],
		alerts: [{ kind: 'lower', since: addDays(LAST, -8) }],
	},
	'small counts with an old drop': {
		figures: (back, day) => [back < 35 ? weekly(12, 0.4)(back, day) : few(back, day)],
		alerts: [{ kind: 'lower', since: addDays(LAST, -34), expected: 24 }],
	},
	'small counts after an alert that has ended': {
		figures: (back, day) => [when(back > 3 && back < 12, 60, few(back, day))],
		context: { ended: [{ name: '', from: addDays(LAST, -11), to: addDays(LAST, -4) }] },
	},
	'small counts on a holiday': {
		figures: (back, day) => [when(back === 0, 3, few(back, day))],
		rule: { calendar: { places: [], own: [{ name: 'Fair', from: LAST, to: LAST }] } },
	},
	'very small counts': { figures: (back, day) => [rare(back, day)] },
	'very small counts of a week that drop': {
		figures: (back, day) => [when(back < 7, 1, rare(back, day))],
	},
	'very small counts that rise': {
		figures: (back, day) => [when(back === 0, 21, rare(back, day))],
	},
	'very small counts without their minimum volume': {
		figures: (back, day) => [when(back < 7, 0, rare(back, day))],
		rule: { minVolume: 100 },
	},
	'very small counts by a mean': {
		figures: (back, day) => [when(back === 0, 0, rare(back, day))],
		rule: { ...MEAN, minVolume: 1 },
	},
};
