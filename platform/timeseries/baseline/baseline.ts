import { weekdayOf } from '../../base/dates/dayArithmetic';
import type { DailySeries } from '../dailySeries';
import { seriesUntil } from '../dailySeries';
import { removeMonthDayEffect } from './monthDaySeasonality';
import type { LogScale } from './trainingDay';
import { trainingDays, logScaleOf } from './trainingDay';
import type { Backtest } from './backtest';
import { runBacktest } from './backtest';
import { expectedLogValue } from './dayState';
import { specialLogValue, widenForSpecialDay } from './specialDayEffect';
import type { SpecialDay, SpecialDays } from '../specialDays';
import type { Tolerance } from './residualScale';
import { multiDayResidualScale } from './multiDayInterval';

/** What the past lets expect of some days. */
export interface Baseline {
	/** Day by day; undefined where the past does not say. */
	readonly expected: ReadonlyArray<number | undefined>;
	/** What else would be nothing unusual: nor is what lies between this and what is expected. */
	readonly alternatives: readonly BaselineAlternative[];
	/** By which share of what is expected of them together they are rarely lower or higher. */
	readonly tolerance: Tolerance | undefined;
	/** The special day among them. */
	readonly special: SpecialDay | undefined;
	/** The day with which a special day is compared; undefined where it is not compared with one. */
	readonly comparedWith: string | undefined;
	/** It is a single special day of which nobody knows what it is like. */
	readonly hasNoPrecedent: boolean;
}

/** What days would have at the level before the last change, or a special day if it were like others. */
export interface BaselineAlternative {
	/** Day by day. */
	readonly figures: ReadonlyArray<number | undefined>;
	/** The day with which a special day is compared; undefined where it is taken for a day like others. */
	readonly comparedWith: string | undefined;
}

/** What is known beside the figures. */
export interface BaselineOptions {
	/** Whether the figure is a number of things. */
	readonly isCount: boolean;
	readonly special: SpecialDays;
	/** The first day of what is known to be odd, such as of an alert that goes on. */
	readonly anomalousSince?: string | undefined;
}

/**
 * What is usual for some days in a row, of which the past knows nothing yet: what their weekdays are like, at the
 * level of the days before; of a special day what it was like before, at the level of today. Nothing is
 * expected of a single special day that was never seen.
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
	const backtest = runBacktest(points, options.anomalousSince);
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

	/** @param as what is special about each day; left out for days like others */
	function figuresAt(level: number | undefined, as: typeof specials = []) {
		const known = { level, profile: state?.profile ?? [] };
		return days.map((day, index) => {
			const logValue =
				specialLogValue(as[index], backtest, level) ?? expectedLogValue(weekdayOf(day), known);
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

/** Margins as shares of what is expected; of nothing, no figure is too far off. */
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
