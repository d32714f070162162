import type { SpecialDay } from '../specialDays';
import type { Backtest } from './backtest';
import type { Tolerance } from './residualScale';

/**
 * The expected log value of a special day: last year's value at the current level; undefined
 * without an earlier occurrence.
 */
export function specialLogValue(
	special: SpecialDay | undefined,
	{ points, states }: Backtest,
	level: number | undefined,
): number | undefined {
	if (special?.sameDayLastYear === undefined) return undefined;
	const index = points.findIndex(({ day }) => day === special.sameDayLastYear);
	const then = states[index]?.level;
	const logValue = points[index]?.logValue;
	if (logValue === undefined || then === undefined || level === undefined) return undefined;
	return logValue - then + level;
}

/** The tolerance of special days is wider, because at best one earlier occurrence is known. */
const SPECIAL_DAY_FACTOR = 2;

/** A special day in the evaluated window. */
export interface SpecialDayInWindow {
	/** Undefined if all days are ordinary. */
	readonly special: SpecialDay | undefined;
	/** Whether it is compared with its earlier occurrence. */
	readonly isCompared: boolean;
	/** The weekday on which it falls this year. */
	readonly weekday: number;
}

/**
 * Widens the tolerance of a special day, and further if its earlier occurrence fell on another
 * weekday.
 */
export function widenForSpecialDay(
	{ lower, higher }: Tolerance,
	{ special, isCompared, weekday }: SpecialDayInWindow,
	backtest: Backtest,
): Tolerance {
	if (special === undefined) return { lower, higher };
	const adjustment = isCompared ? weekdayAdjustment(special, weekday, backtest) : 0;
	return {
		lower: SPECIAL_DAY_FACTOR * lower + Math.max(0, -adjustment),
		higher: SPECIAL_DAY_FACTOR * higher + Math.max(0, adjustment),
	};
}

/**
 * The weekday effect between this year's and last year's occurrence. Some holidays are alike on all
 * weekdays and some hardly matter, so values with and without it are normal.
 */
function weekdayAdjustment(
	special: SpecialDay,
	weekday: number,
	{ points, states }: Backtest,
): number {
	const index = points.findIndex(({ day }) => day === special.sameDayLastYear);
	const now = states.at(-1)?.profile[weekday];
	const then = states[index]?.profile[points[index]?.weekday ?? weekday];
	return now === undefined || then === undefined ? 0 : now - then;
}
