import type { DailyPoint, FigureSeries } from '../../../platform/alerts/expectation/figureSeries';
import type { EvaluationSettings } from '../../../platform/alerts/evaluateDays';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { NO_SPECIAL_DAYS } from '../../../platform/timeseries/specialDays';
import { daysFrom, RULE } from '../polls/living';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

/** The day that is judged, a Friday. */
export const DAY = '2026-11-20';
const WEEKS = 8;
/** It and the weeks before. */
export const DAYS = daysFrom(addDays(DAY, -(7 * WEEKS)), DAY);
/** That day by itself. */
export const WINDOW = { days: [DAY], untilHour: undefined, through: DAY };
/** Figures that are numbers of things. */
export const COUNTS: EvaluationSettings = {
	hours: undefined,
	areCounts: [true, true],
	special: NO_SPECIAL_DAYS,
};
/** Figures that are amounts of money. */
export const AMOUNTS: EvaluationSettings = { ...COUNTS, areCounts: [false, false] };

/** What each day has, by how many days before the last one it is. */
export const daily = (figuresOf: (back: number) => DailyPoint['figures']): FigureSeries => ({
	...{ name: '', label: '' },
	moments: DAYS.map((day, index) => ({
		...{ day, hour: undefined },
		figures: figuresOf(DAYS.length - 1 - index),
	})),
});

/** The first figure divided by the second. */
export const RATE = { name: 'Rate', numerator: 'a', denominator: 'b', as: 'percent' } as const;

/** A rule without levels. */
export const MEAN: AlertRule = {
	...RULE,
	expected: { by: 'mean', percent: 15, ignoreRandomVariation: true },
};
/** The same for the first figure divided by the second. */
export const rateOf = (as: 'number' | 'percent'): AlertRule => ({
	...MEAN,
	figure: { ...RATE, as },
});
