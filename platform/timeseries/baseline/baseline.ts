import { weekdayOf } from '../../base/dates/dayArithmetic';
import type { DailySeries } from '../dailySeries';
import { seriesUntil } from '../dailySeries';
import { removeMonthDayEffect } from './monthDaySeasonality';
import type { LogScale } from './trainingDay';
import { trainingDays, logScaleOf } from './trainingDay';
import type { AnomalousPeriod, Backtest } from './backtest';
import { runBacktest } from './backtest';
import { expectedLogValue } from './dayState';
import { specialLogValue, widenForSpecialDay } from './specialDayEffect';
import type { SpecialDay, SpecialDays } from '../specialDays';
import type { Tolerance } from './residualScale';
import { multiDayResidualScale } from './multiDayInterval';

/** The baseline of some days. */
interface Baseline {
	/** The expected value of each day; undefined if there is too little data. */
	readonly expected: ReadonlyArray<number | undefined>;
	/** Other values that are normal, with all values between them and the expected one. */
	readonly alternatives: readonly BaselineAlternative[];
	/** The tolerance of the days together, as shares of the expected value. */
	readonly tolerance: Tolerance | undefined;
	/** The special day in the window. */
	readonly special: SpecialDay | undefined;
	/** The day with which the special day is compared; undefined if there is none. */
	readonly comparedWith: string | undefined;
	/** Whether the window is a single special day without an earlier occurrence. */
	readonly hasNoPrecedent: boolean;
}

/** The baseline at the level before the last shift, or of a special day as an ordinary day. */
interface BaselineAlternative {
	/** Day by day. */
	readonly figures: ReadonlyArray<number | undefined>;
	/**
	 * The day with which the special day is compared; undefined if it is treated as an ordinary
	 * day.
	 */
	readonly comparedWith: string | undefined;
}

/** What the baseline takes into account in addition to the figures. */
export interface BaselineOptions {
	/** Whether the figure is a number of things. */
	readonly isCount: boolean;
	readonly special: SpecialDays;
	/** The first day of an open anomaly. */
	readonly anomalousSince?: string | undefined;
	/** Anomalies that have ended without a new level. */
	readonly endedAnomalies?: readonly AnomalousPeriod[] | undefined;
}

/**
 * Forecasts the baseline of some days after the past: the level with weekday seasonality, or for a
 * special day last year's value at the current level. A single special day without an earlier
 * occurrence has no expected value.
 */
export function forecastBaseline(
	daily: DailySeries,
	days: readonly string[],
	options: BaselineOptions,
): Baseline {
	const [first = ''] = days;
	const past = seriesUntil(daily, first);
	const scale = logScaleOf(past, options.isCount);
	const { points, effectOn } = removeMonthDayEffect(
		trainingDays(past, first, options.special, scale),
	);
	const backtest = runBacktest(points, options.anomalousSince, options.endedAnomalies);
	const specials = days.map((day) => options.special(day));
	const state = backtest.states.at(-1);
	const special = specials.find((one) => one && !one.isAdjacent) ?? specials.find(Boolean);
	const isSingleDay = days.length === 1;
	const isCompared = isSingleDay && specialLogValue(special, backtest, state?.level) !== undefined;
	const comparedWith = isCompared ? special?.sameDayLastYear : undefined;
	const hasNoPrecedent = isSingleDay && special !== undefined && !special.isAdjacent && !isCompared;
	if (hasNoPrecedent) {
		const tolerance = undefined;
		return {
			expected: [undefined],
			alternatives: [],
			tolerance,
			special,
			hasNoPrecedent,
			comparedWith,
		};
	}
	const expected = figuresAt(state?.level, specials);
	const tolerance = toleranceOn(days, backtest, scale);
	const window = { special, isCompared, weekday: weekdayOf(first) };
	return {
		expected,
		alternatives: [
			...(isCompared ? [{ figures: figuresAt(state?.level), comparedWith: undefined }] : []),
			...previousFigures(),
		],
		tolerance:
			tolerance && toShares(widenForSpecialDay(tolerance, window, backtest), sum(expected), scale),
		...{ special, hasNoPrecedent, comparedWith },
	};

	/**
	 * The values at a level.
	 *
	 * @param as the special days in the window; omitted to treat all days as ordinary
	 */
	function figuresAt(level: number | undefined, as: typeof specials = []) {
		const profile = state?.profile ?? [];
		return days.map((day, index) => {
			const ordinary = expectedLogValue(weekdayOf(day), level, profile);
			const logValue = specialLogValue(as[index], backtest, level) ?? ordinary;
			return logValue === undefined ? undefined : scale.fromLog(logValue + effectOn(day));
		});
	}

	function previousFigures(): BaselineAlternative[] {
		const level = state?.previousLevel;
		if (level === undefined) return [];
		const figures = [{ figures: figuresAt(level, specials), comparedWith }];
		return isCompared
			? [...figures, { figures: figuresAt(level), comparedWith: undefined }]
			: figures;
	}
}

function toleranceOn(
	days: readonly string[],
	backtest: Backtest,
	scale: LogScale,
): Tolerance | undefined {
	const [first = ''] = days;
	return days.length === 1
		? backtest.residualScale.toleranceOn(weekdayOf(first))
		: multiDayResidualScale(backtest, days.length, scale).toleranceOn(0);
}

/**
 * Converts the tolerance to shares of the expected value; 0 is never an anomaly if 0 is expected.
 */
function toShares(tolerance: Tolerance, expected: number, scale: LogScale): Tolerance {
	if (expected === 0) return { lower: Infinity, higher: Infinity };
	const logValue = scale.toLog(expected);
	const figures = [logValue - tolerance.lower, logValue + tolerance.higher];
	const [lower = 0, higher = 0] = figures.map((one) => scale.fromLog(one) / expected);
	return { lower: 1 - lower, higher: higher - 1 };
}

function sum(values: ReadonlyArray<number | undefined>): number {
	return values.reduce<number>((all, value) => all + (value ?? 0), 0);
}
