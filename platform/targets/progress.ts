import type { DailySeries } from '../timeseries/dailySeries';
import type { DayForecast, PeriodExpectation } from './expectation';
import { expectRate, expectSum } from './expectation';
import { listDays, metricProgress } from './periodProgress';
import type { TargetStatus } from './targetStatus';
import { statusOf } from './targetStatus';
import type { Target } from './target';

/** The progress and forecast of a target. Values that cannot be computed are null. */
export interface TargetProgress {
	readonly daysElapsed: number;
	/** How many elapsed days have no figure. */
	readonly daysWithoutFigures: number;
	readonly daysLeft: number;
	readonly soFar: number | null;
	readonly expectedByNow: number | null;
	/** How far the figure to date is above or below the expected one, in percent. */
	readonly pacePercent: number | null;
	readonly forecast: number | null;
	readonly forecastLow: number | null;
	readonly forecastHigh: number | null;
	/** The forecast minus the target. */
	readonly forecastMinusTarget: number | null;
	/**
	 * What each remaining day needs, or may spend of a budget; for a rate, the rate of all
	 * remaining days together.
	 */
	readonly neededPerDay: number | null;
	readonly expectedPerDay: number | null;
	readonly status: TargetStatus;
	/** The figure to date or the forecast at the end of each day of the period. */
	readonly course: readonly ProgressDay[];
}

/** The figure to date at the end of a day, or its forecast. */
interface ProgressDay {
	readonly day: string;
	readonly soFar?: number | null;
	readonly ahead?: DayForecast | undefined;
}

/** The daily series from which a target's progress is computed. */
export interface TargetDays {
	readonly numerator: DailySeries;
	/** Only for rates. */
	readonly denominator?: DailySeries | undefined;
}

/** Computes the progress of a target. @param end the first day that has not ended, YYYY-MM-DD */
export function targetProgress(
	{ figure, days, amount, bound }: Pick<Target, 'figure' | 'days' | 'amount' | 'bound'>,
	targetDays: TargetDays,
	end: string,
): TargetProgress {
	const { numerator, denominator } = inCommon(targetDays);
	const isRate = denominator !== undefined;
	const part = metricProgress(numerator, days, end);
	const expectation = isRate
		? expectRate(part, metricProgress(denominator, days, end), figure.as === 'percent' ? 100 : 1)
		: expectSum(part);
	const daysElapsed = part.cumulative.length;
	const all = listDays(days);
	const daysLeft = all.length - daysElapsed;
	const { actualToDate, daysWithoutFigures } = expectation;
	const isOver = daysLeft === 0;
	const isFinal = isOver && daysWithoutFigures === 0;
	const actual = isFinal ? exactly(actualToDate) : undefined;
	const atEnd = isOver ? actual : expectation.ahead.at(-1);
	const [low, high] = [atEnd?.low ?? null, atEnd?.high ?? null];
	const expectedByNow = byNow(expectation, { amount, isRate, daysElapsed });
	return {
		daysElapsed,
		daysWithoutFigures,
		daysLeft,
		soFar: actualToDate,
		expectedByNow,
		pacePercent: paceOf(actualToDate, expectedByNow),
		forecast: atEnd?.expected ?? null,
		forecastLow: low,
		forecastHigh: high,
		forecastMinusTarget: atEnd ? atEnd.expected - amount : null,
		neededPerDay: perDay(isOver ? null : expectation.neededOfRemaining(amount), isRate, daysLeft),
		expectedPerDay: perDay(isOver ? null : expectation.remaining, isRate, daysLeft),
		status: statusOf({
			amount,
			bound,
			soFar: actualToDate,
			low,
			high,
			isRate,
			isOver,
			isFinal,
		}),
		course: courseOf(all, expectation, daysElapsed),
	};
}

/** The figure to date of each elapsed day, and its forecast for each remaining day. */
function courseOf(
	days: readonly string[],
	{ cumulative, ahead }: Pick<PeriodExpectation, 'ahead' | 'cumulative'>,
	daysElapsed: number,
): ProgressDay[] {
	return days.map((day, index) => ({
		day,
		soFar: cumulative[index] ?? null,
		ahead: ahead[index - daysElapsed],
	}));
}

/** A percentage of a negative number has no meaning. */
function paceOf(soFar: number | null, expected: number | null): number | null {
	if (soFar === null || expected === null || soFar < 0 || expected <= 0) return null;
	return (soFar / expected - 1) * 100;
}

/** Keeps the days on which both the numerator and the denominator have a figure. */
function inCommon({ numerator, denominator }: TargetDays): TargetDays {
	if (denominator === undefined) return { numerator };
	const both = (daily: DailySeries, other: DailySeries) =>
		new Map([...daily].filter(([day]) => other.has(day)));
	return { numerator: both(numerator, denominator), denominator: both(denominator, numerator) };
}

function exactly(value: number | null): DayForecast | undefined {
	return value === null ? undefined : { expected: value, low: value, high: value };
}

interface ByNow {
	readonly amount: number;
	readonly isRate: boolean;
	readonly daysElapsed: number;
}

/** A rate's target is the same on every day, so the value expected by now is the target itself. */
function byNow(
	{ expectedShareElapsed }: PeriodExpectation,
	{ amount, isRate, daysElapsed }: ByNow,
) {
	if (isRate) return daysElapsed === 0 ? null : amount;
	if (daysElapsed === 0) return 0;
	return expectedShareElapsed === null ? null : amount * expectedShareElapsed;
}

function perDay(all: number | null, isRate: boolean, daysLeft: number): number | null {
	return all === null || isRate ? all : all / daysLeft;
}
