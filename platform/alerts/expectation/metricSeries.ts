import type { DailySeries } from '../../timeseries/dailySeries';
import { seriesUntil } from '../../timeseries/dailySeries';
import type { AnomalousPeriod } from '../../timeseries/baseline/backtest';
import type { SpecialDays } from '../../timeseries/specialDays';
import type { HourFilter } from './hourlyToDaily';
import { toDailySeries } from './hourlyToDaily';
import type { FigureSeries } from './figureSeries';
import { zeroRuns, removeZeroRuns } from './zeroRuns';
import type { AlertRule, Side } from '../rule/alertRule';

/** What the past lets expect of the days that are judged. */
export interface Expectation {
	/** The figure; of a rate, what is divided by what. Undefined where the past does not say. */
	readonly expected: number | undefined;
	/** What else would be nothing unusual: nor is what lies between. */
	readonly alternatives?: readonly AlternativeExpectation[] | undefined;
	/** By which share of it such days are off without anything having happened; undefined where nobody knows. */
	readonly toleranceShares: Readonly<Record<Side, number>> | undefined;
	/** What is special about the day. */
	readonly special?: SpecialDayExpectation | undefined;
	/** How many days are known, where these are too few to learn how days vary. */
	readonly knownDays?: number | undefined;
}

/** What would be nothing unusual either: the level before the last change, or a holiday that is like other days. */
export interface AlternativeExpectation {
	readonly expected: number;
	/** The day with which a special day is compared; undefined where it is taken for a day like others. */
	readonly comparedWith: string | undefined;
}

/** A day that is judged, and that is not like others. */
export interface SpecialDayExpectation {
	/** What it is: Christmas Day. */
	readonly name: string;
	/** The day with which it is compared, on which the same was; undefined where it is compared with all. */
	readonly comparedWith: string | undefined;
	/** Nobody knows what such a day is like. */
	readonly hasNoPrecedent: boolean;
}

/** A series in a window, and what of it is divided by what. */
export interface MetricSeries {
	readonly series: FigureSeries;
	readonly days: readonly string[];
	readonly hours: HourFilter;
	readonly rule: AlertRule;
	readonly special: SpecialDays;
	/** The place of the figure among the figures, and of what it is divided by: the same where it is not. */
	readonly numeratorIndex: number;
	readonly denominatorIndex: number;
	/** Whether a figure is a number of things. */
	readonly areCounts: readonly boolean[];
	/** The first day of an alert that goes on, whose days are not usual. */
	readonly since?: string | undefined;
	/** Alerts that have ended because the figure came back. */
	readonly ended?: readonly AnomalousPeriod[] | undefined;
}

/** A figure of the days before, without those on which figures had stopped, but where just the days before count. */
export function historyOf(subject: MetricSeries, figure: number, hours: HourFilter): DailySeries {
	const { series, days, rule, denominatorIndex, areCounts } = subject;
	const [first = ''] = days;
	const past = seriesUntil(toDailySeries(series, figure, hours), first);
	if (rule.expected.by === 'before') return past;
	const volumes = seriesUntil(toDailySeries(series, denominatorIndex, hours), first);
	return removeZeroRuns(past, zeroRuns(volumes, areCounts[denominatorIndex] === true));
}

/** A figure of each day divided by another one. */
export function divideSeries(past: DailySeries, by: DailySeries): DailySeries {
	return new Map(
		[...past].flatMap(([day, value]) => {
			const rate = divideFigures(value, by.get(day));
			return rate === undefined ? [] : [[day, rate] as const];
		}),
	);
}

/** Undefined of nothing. */
export function divideFigures(
	value: number | undefined,
	by: number | undefined,
): number | undefined {
	return value === undefined || by === undefined || by === 0 ? undefined : value / by;
}
