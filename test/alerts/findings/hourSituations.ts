import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { shop, weekly, when } from './figures';
import type { FiguresOn, Situation } from './findingLines';
import { LAST } from './findingLines';

/** The visits of an hour: none at night, and most in the evening. */
const hourly: FiguresOn = (back, day, hour) => [Math.round((shop(back, day) * hour) / 276)];
/** Conversions, of which one in twenty visits brings one, and visits. */
const sales: FiguresOn = (back, day, hour) => [
	Math.round((weekly(200, 0.2)(back, day) * hour) / 276),
	Math.round((weekly(4_000)(back, day) * hour) / 276),
];
const TODAY = { span: { is: 'today', delayHours: 1 } } as const;
const TRACKING = { ...TODAY, expected: { by: 'tracking' }, sides: ['lower'] } as const;
const BEFORE = { by: 'before', percent: 15, ignoreRandomVariation: true } as const;
const from = (lost: number, share: number, figures: FiguresOn): FiguresOn => {
	return (back, day, hour) =>
		figures(back, day, hour)?.map((one, place) =>
			Math.round((one ?? 0) * when(back === 0 && hour >= lost && place === 0, share, 1)),
		);
};

/** What may happen to a series of hours. */
export const HOUR_SITUATIONS: Readonly<Record<string, Situation>> = {
	'hours as always': { figures: hourly, untilHour: 14, rule: TODAY },
	'hours that drop': { figures: from(6, 0.4, hourly), untilHour: 14, rule: TODAY },
	'hours against those of the day before': {
		figures: from(6, 0.4, hourly),
		untilHour: 14,
		rule: { ...TODAY, expected: BEFORE },
	},
	'hours that have stopped': { figures: from(11, 0, hourly), untilHour: 16, rule: TODAY },
	'hours that have stopped for the day': {
		figures: from(0, 0, hourly),
		untilHour: 24,
		rule: TODAY,
	},
	'an early hour': { figures: hourly, untilHour: 1, rule: TODAY },
	'an open alert early in the day': {
		figures: hourly,
		untilHour: 5,
		rule: TODAY,
		alerts: [{ kind: 'lower', since: `${addDays(LAST, -1)} 10:00` }],
	},
	'tracking as always': { figures: sales, untilHour: 18, days: 40, rule: TRACKING },
	'tracking that has stopped': {
		figures: from(12, 0, sales),
		untilHour: 18,
		days: 40,
		rule: TRACKING,
	},
	'tracking that has stopped on a busy weekday': {
		figures: from(12, 0, (back, day, hour) =>
			sales(back, day, hour)?.map((one) => (one ?? 0) * when(back % 7 === 0, 3, 1)),
		),
		untilHour: 18,
		days: 40,
		rule: TRACKING,
	},
	'tracking that has halved': {
		figures: from(9, 0.4, sales),
		untilHour: 18,
		days: 40,
		rule: TRACKING,
	},
	'tracking in the first hours of a day': {
		figures: from(0, 0, sales),
		untilHour: 3,
		days: 40,
		rule: TRACKING,
	},
	'tracking with a history of two days': { figures: sales, untilHour: 18, days: 2, rule: TRACKING },
};
