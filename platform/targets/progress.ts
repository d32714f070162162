import type { DailySeries } from '../timeseries/dailySeries';
import type { DayForecast, PeriodExpectation } from './expectation';
import { expectRate, expectSum } from './expectation';
import { listDays, metricProgress } from './periodProgress';
import type { TargetStatus } from './targetStatus';
import { statusOf } from './targetStatus';
import type { Target } from './target';

/** How far a target is, and where it is going. What cannot be said is null. */
export interface TargetProgress {
	readonly daysOver: number;
	/** How many of these the platform gives no figure of. */
	readonly daysUnknown: number;
	readonly daysLeft: number;
	readonly soFar: number | null;
	readonly expectedByNow: number | null;
	/** By how many percent it is above or below that. */
	readonly pacePercent: number | null;
	readonly forecast: number | null;
	readonly forecastLow: number | null;
	readonly forecastHigh: number | null;
	/** The forecast less the target. */
	readonly gap: number | null;
	/** What each day that is left must have, or may have of a budget; of a rate, what they must be together. */
	readonly neededPerDay: number | null;
	readonly expectedPerDay: number | null;
	readonly status: TargetStatus;
	/** What there was, or is expected, up to the end of each day. */
	readonly course: readonly ProgressDay[];
}

/** The figure at the end of a day: what it was, or what it is expected to be. */
export interface ProgressDay {
	readonly day: string;
	readonly soFar?: number | null;
	readonly ahead?: DayForecast | undefined;
}

/** The days that are known of a target's figure. */
export interface TargetDays {
	readonly numerator: DailySeries;
	/** Of rates. */
	readonly denominator?: DailySeries | undefined;
}

/** @param end the first day that is not over, YYYY-MM-DD */
export function targetProgress(
	{ figure, days, amount, bound }: Pick<Target, 'figure' | 'days' | 'amount' | 'bound'>,
	known: TargetDays,
	end: string,
): TargetProgress {
	const { numerator, denominator } = inCommon(known);
	const isRate = denominator !== undefined;
	const part = metricProgress(numerator, days, end);
	const expectation = isRate
		? expectRate(part, metricProgress(denominator, days, end), figure.as === 'percent' ? 100 : 1)
		: expectSum(part);
	const daysOver = part.cumulative.length;
	const all = listDays(days);
	const daysLeft = all.length - daysOver;
	const { actualToDate, daysUnknown } = expectation;
	const isOver = daysLeft === 0;
	const isFinal = isOver && daysUnknown === 0;
	const atEnd = isOver ? (isFinal ? exactly(actualToDate) : undefined) : expectation.ahead.at(-1);
	const [low, high] = [atEnd?.low ?? null, atEnd?.high ?? null];
	const expectedByNow = byNow(expectation, { amount, isRate, daysOver });
	return {
		...{ daysOver, daysUnknown, daysLeft, soFar: actualToDate, expectedByNow },
		pacePercent: paceOf(actualToDate, expectedByNow),
		forecast: atEnd?.expected ?? null,
		...{ forecastLow: low, forecastHigh: high },
		gap: atEnd ? atEnd.expected - amount : null,
		neededPerDay: perDay(isOver ? null : expectation.neededOfRemaining(amount), isRate, daysLeft),
		expectedPerDay: perDay(isOver ? null : expectation.remaining, isRate, daysLeft),
		status: statusOf({
			...{ amount, bound, soFar: actualToDate, low, high },
			isRate,
			isOver,
			isFinal,
		}),
		course: all.map((day, index) => ({
			day,
			soFar: expectation.cumulative[index] ?? null,
			ahead: expectation.ahead[index - daysOver],
		})),
	};
}

/** Below zero, percent mean nothing. */
function paceOf(soFar: number | null, expected: number | null): number | null {
	if (soFar === null || expected === null || soFar < 0 || expected <= 0) return null;
	return (soFar / expected - 1) * 100;
}

/** Of a rate only days count of which both parts are known. */
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
	readonly daysOver: number;
}

/** A rate is to be on any day what it is to be. */
function byNow({ expectedShareElapsed }: PeriodExpectation, { amount, isRate, daysOver }: ByNow) {
	if (isRate) return daysOver === 0 ? null : amount;
	if (daysOver === 0) return 0;
	return expectedShareElapsed === null ? null : amount * expectedShareElapsed;
}

function perDay(all: number | null, isRate: boolean, daysLeft: number): number | null {
	return all === null || isRate ? all : all / daysLeft;
}
