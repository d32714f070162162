import type { SpecialDay } from '../specialDays';
import type { Backtest } from './backtest';
import type { Tolerance } from './residualScale';

/** The logarithm that a special day had before, at a level of today; undefined where no such day is known. */
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

/** Special days are known from one day of the past at best. */
const SPECIAL_DAY_FACTOR = 2;

/** A special day that is judged. */
export interface SpecialDayInWindow {
	/** Undefined where all days are like others. */
	readonly special: SpecialDay | undefined;
	/** Whether it is compared with the same day before. */
	readonly isCompared: boolean;
	/** The weekday on which it falls now. */
	readonly weekday: number;
}

/** Widens the limits of special days, and further where the same day before fell on another weekday. */
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
 * By how much a special day would be higher if its new weekday changed it as much as ordinary days. Some holidays
 * are alike on all weekdays and some are hardly noticed, so that both are expected.
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
