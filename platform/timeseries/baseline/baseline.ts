import { weekdayOf } from '../../base/dates/dayArithmetic';
import type { DailySeries } from '../dailySeries';
import { seriesUntil } from '../dailySeries';
import { removeMonthDayEffect } from './monthDaySeasonality';
import type { LogScale } from './trainingDay';
import { trainingDays, logScaleOf } from './trainingDay';
import type { AnomalousPeriod, Backtest } from './backtest';
import { runBacktest } from './backtest';
import { expectedLogValue } from './dayState';
import type { SpecialDayInWindow } from './specialDayEffect';
import { specialLogValue, widenForSpecialDay } from './specialDayEffect';
import type { SpecialDay, SpecialDays } from '../specialDays';
import type { Tolerance } from './residualScale';
import { multiDayResidualScale } from './multiDayInterval';

/** How far values may be from the expected ones without being anomalies, as shares of them. */
export interface ToleranceShares {
	readonly lower: number;
	readonly higher: number;
}

/** The baseline of some days. */
interface Baseline {
	/** The expected value of each day, in the unit of the figure; undefined if there is too little data. */
	readonly expected: ReadonlyArray<number | undefined>;
	/** Other values that are normal, with all values between them and the expected one. */
	readonly alternatives: readonly BaselineAlternative[];
	/** The tolerance of the days together. */
	readonly tolerance: ToleranceShares | undefined;
	/** The first special day in the window that is not adjacent to one. */
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
	const model = fitModel(daily, days, options);
	const { backtest, scale, specials } = model;
	const window = specialDayIn(model);
	const { special, comparedWith, hasNoPrecedent } = window;
	const facts = { special, comparedWith, hasNoPrecedent };
	if (hasNoPrecedent) {
		return { ...facts, expected: [undefined], alternatives: [], tolerance: undefined };
	}
	const expected = figuresAt(model, backtest.states.at(-1)?.level, specials);
	const tolerance = toleranceOn(days, backtest, scale);
	const widened = tolerance && widenForSpecialDay(tolerance, window, backtest);
	return {
		...facts,
		expected,
		alternatives: alternativesOf(model, window),
		tolerance: widened && toShares(widened, sum(expected), scale),
	};
}

/** The model of a series up to a window. */
interface FittedModel {
	readonly days: readonly string[];
	readonly specials: ReadonlyArray<SpecialDay | undefined>;
	readonly backtest: Backtest;
	readonly scale: LogScale;
	/** The effect of a day's position in the month. */
	readonly effectOn: (day: string) => number;
}

function fitModel(
	daily: DailySeries,
	days: readonly string[],
	{ isCount, special, anomalousSince, endedAnomalies }: BaselineOptions,
): FittedModel {
	const [first = ''] = days;
	const past = seriesUntil(daily, first);
	const scale = logScaleOf(past, isCount);
	const { points, effectOn } = removeMonthDayEffect(trainingDays(past, first, special, scale));
	const backtest = runBacktest(points, anomalousSince, endedAnomalies);
	return { days, specials: days.map(special), backtest, scale, effectOn };
}

/** The special day in a window, and with which day it is compared. */
interface ComparedWindow
	extends SpecialDayInWindow, Pick<Baseline, 'comparedWith' | 'hasNoPrecedent'> {}

function specialDayIn({ days, specials, backtest }: FittedModel): ComparedWindow {
	const special = specials.find((one) => one && !one.isAdjacent) ?? specials.find(Boolean);
	const isSingleDay = days.length === 1;
	const level = backtest.states.at(-1)?.level;
	const isCompared = isSingleDay && specialLogValue(special, backtest, level) !== undefined;
	return {
		special,
		isCompared,
		weekday: weekdayOf(days[0] ?? ''),
		comparedWith: isCompared ? special?.sameDayLastYear : undefined,
		hasNoPrecedent: isSingleDay && special !== undefined && !special.isAdjacent && !isCompared,
	};
}

/**
 * The values at a level.
 *
 * @param as the special days in the window; omitted to treat all days as ordinary
 */
function figuresAt(
	{ days, backtest, scale, effectOn }: FittedModel,
	level: number | undefined,
	as: FittedModel['specials'] = [],
): Array<number | undefined> {
	const { profile = [] } = backtest.states.at(-1) ?? {};
	return days.map((day, index) => {
		const ordinary = expectedLogValue(weekdayOf(day), level, profile);
		const logValue = specialLogValue(as[index], backtest, level) ?? ordinary;
		return logValue === undefined ? undefined : scale.fromLog(logValue + effectOn(day));
	});
}

function alternativesOf(
	model: FittedModel,
	{ isCompared, comparedWith }: ComparedWindow,
): BaselineAlternative[] {
	const { states, replacedLevel } = model.backtest;
	const { level, previousLevel = replacedLevel } = states.at(-1) ?? {};
	const asOrdinary = (at: number | undefined) =>
		isCompared ? [{ figures: figuresAt(model, at), comparedWith: undefined }] : [];
	if (previousLevel === undefined) return asOrdinary(level);
	const previous = { figures: figuresAt(model, previousLevel, model.specials), comparedWith };
	return [...asOrdinary(level), previous, ...asOrdinary(previousLevel)];
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
function toShares(tolerance: Tolerance, expected: number, scale: LogScale): ToleranceShares {
	if (expected === 0) return { lower: Infinity, higher: Infinity };
	const logValue = scale.toLog(expected);
	const figures = [logValue - tolerance.lower, logValue + tolerance.higher];
	const [lower = 0, higher = 0] = figures.map((one) => scale.fromLog(one) / expected);
	return { lower: 1 - lower, higher: higher - 1 };
}

function sum(values: ReadonlyArray<number | undefined>): number {
	return values.reduce<number>((all, value) => all + (value ?? 0), 0);
}
