import type { DailySeries } from '../../timeseries/dailySeries';
import { seriesUntil } from '../../timeseries/dailySeries';
import type { AnomalousPeriod } from '../../timeseries/baseline/backtest';
import type { SpecialDays } from '../../timeseries/specialDays';
import type { HourFilter } from './hourlyToDaily';
import { toDailySeries } from './hourlyToDaily';
import type { FigureSeries } from './figureSeries';
import { zeroRuns, removeZeroRuns } from './zeroRuns';
import type { AlertRule, Side } from '../rule/alertRule';

/** The expectation for the evaluated days. */
export interface Expectation {
	/** The expected figure, or quotient of a rate; undefined if there is too little data. */
	readonly expected: number | undefined;
	/** Other values that are normal, as are those between them and the expected value. */
	readonly alternatives?: readonly AlternativeExpectation[] | undefined;
	/** The tolerance as a share of the expected value; undefined if it is unknown. */
	readonly toleranceShares: Readonly<Record<Side, number>> | undefined;
	/** The special day in the window. */
	readonly special?: SpecialDayExpectation | undefined;
	/** The number of known days, if they are too few to estimate a tolerance. */
	readonly knownDays?: number | undefined;
}

/**
 * Another normal value: the level before the last change, or a holiday that is like an ordinary
 * day.
 */
export interface AlternativeExpectation {
	readonly expected: number;
	/**
	 * The day with which a special day is compared; undefined if it is treated as an ordinary day.
	 */
	readonly comparedWith: string | undefined;
}

/** An evaluated day that is special. */
export interface SpecialDayExpectation {
	/** Its name in a language: Christmas Day. */
	readonly nameIn: (language: string) => string;
	/**
	 * The earlier occurrence with which it is compared; undefined if it is compared with all days.
	 */
	readonly comparedWith: string | undefined;
	/** Whether there is no earlier occurrence to compare with. */
	readonly hasNoPrecedent: boolean;
}

/** A series in a window, with the figures that make up its metric. */
export interface MetricSeries {
	readonly series: FigureSeries;
	readonly days: readonly string[];
	readonly hours: HourFilter;
	readonly rule: AlertRule;
	readonly special: SpecialDays;
	/** The index of the figure, and of its denominator; both are equal if it is no rate. */
	readonly numeratorIndex: number;
	readonly denominatorIndex: number;
	/** Whether each figure is a count. */
	readonly areCounts: readonly boolean[];
	/** The first day of an open alert, whose days are no part of the baseline. */
	readonly since?: string | undefined;
	/** Alerts that ended because the figure recovered. */
	readonly ended?: readonly AnomalousPeriod[] | undefined;
}

/** The history of a figure without its gaps, unless the rule compares with the days just before. */
export function historyOf(subject: MetricSeries, figure: number, hours: HourFilter): DailySeries {
	const { series, days, rule, denominatorIndex, areCounts } = subject;
	const [first = ''] = days;
	const past = seriesUntil(toDailySeries(series, figure, hours), first);
	if (rule.expected.by === 'before') return past;
	const volumes = seriesUntil(toDailySeries(series, denominatorIndex, hours), first);
	return removeZeroRuns(past, zeroRuns(volumes, areCounts[denominatorIndex] === true));
}

/** Divides a figure of each day by another one. */
export function divideSeries(past: DailySeries, by: DailySeries): DailySeries {
	return new Map(
		[...past].flatMap(([day, value]) => {
			const rate = divideFigures(value, by.get(day));
			return rate === undefined ? [] : [[day, rate] as const];
		}),
	);
}

/** The quotient; undefined if the divisor is 0 or unknown. */
export function divideFigures(
	value: number | undefined,
	by: number | undefined,
): number | undefined {
	return value === undefined || by === undefined || by === 0 ? undefined : value / by;
}
