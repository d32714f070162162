import { mean } from '../timeseries/statistics';
import type { DailySeries } from '../timeseries/dailySeries';
import { seriesUntil, lastWeeks } from '../timeseries/dailySeries';
import type { HourFilter } from './expectation/hourlyToDaily';
import { toDailySeries } from './expectation/hourlyToDaily';
import { seasonalMean } from './expectation/seasonalNaive';
import type { FigureSeries, DailyPoint } from './expectation/figureSeries';
import {
	MIN_OUTAGE_HISTORY,
	MIN_EXPECTED_COUNT,
	zeroRuns,
	removeZeroRuns,
} from './expectation/zeroRuns';
import type { AlertRule } from './rule/alertRule';
import type { AlertVerdict } from './alertVerdict';
import type { AlertWindow } from './rule/alertWindow';
import { hourText, hoursIn } from './rule/alertWindow';
import { smallest } from '../base/calculations';

/** A gap: all figures have stopped. */
export interface DataGap {
	readonly verdict: AlertVerdict;
	/** The first time without figures: 2026-11-22, or 2026-11-22 10:00. */
	readonly since: string;
	/** The expected value since then; undefined for a rate, whose denominator is checked. */
	readonly expected: number | undefined;
	/** Whether the figures are missing rather than 0, as a rate is without its denominator. */
	readonly isAbsent: boolean;
	/** The mean of a day, if every day has a figure; undefined otherwise. */
	readonly perDay: number | undefined;
}

/** What the detection needs in addition to the series, the window and the rule. */
export interface DataGapSettings {
	/** Whether each figure is a count. */
	readonly areCounts: readonly boolean[];
	/** The time zone of the site, in which daylight saving may skip an hour. */
	readonly zone: string;
	/** The first day of an open alert. */
	readonly since: string | undefined;
	/** The mean of a day at the last poll, for a report that no longer contains the past. */
	readonly perDayBefore?: number | undefined;
}

/**
 * Detects that figures have stopped: there are none although every day of the past had some, and
 * enough are expected. It does not matter whether they are 0, empty, or missing.
 */
export function detectGap(
	series: FigureSeries,
	window: AlertWindow,
	rule: AlertRule,
	{ areCounts, zone, since, perDayBefore }: DataGapSettings,
): DataGap {
	const [first = ''] = window.days;
	const figure = rule.figure.denominator === undefined ? 0 : 1;
	const isCount = areCounts[figure] === true;
	const silent = silentHours(series, window, zone, figure);
	const pastOf = (daily: DailySeries) => {
		const quiet = zeroRuns(seriesUntil(daily, first), isCount);
		return lastWeeks(
			seriesBeforeAnomaly(removeZeroRuns(daily, quiet), first, since),
			first,
			rule.weeks,
		);
	};
	const perDay = steadyMean(pastOf(toDailySeries(series, figure, undefined)));
	if (silent?.size === 0) {
		return { verdict: 'calm', since: first, expected: undefined, isAbsent: false, perDay };
	}
	const isAbsent = !isAnyKnown(series, window, silent, figure);
	const daily = toDailySeries(series, figure, silent);
	const past = pastOf(daily);
	const isPastLost = past.size < MIN_OUTAGE_HISTORY && isAbsent && perDayBefore !== undefined;
	const expected = isPastLost
		? perDayBefore * (silent ? silent.size / HOURS : window.days.length)
		: seasonalMean(window.days, past, 'recent', rule.weeks);
	const isSteady = isPastLost || steadyMean(past) !== undefined;
	const verdict =
		verdictOnFigures(daily, series, window, silent) ??
		verdictOnNothing(expected, isCount, isSteady);
	// The denominator that is expected, such as visits, is no value of a rate.
	const shown = figure === 0 ? expected : undefined;
	const isNone = isAbsent || figure !== 0;
	return { verdict, since: beginOf(first, silent), expected: shown, isAbsent: isNone, perDay };
}

/** What figures of the evaluated time say; undefined if they are all 0 or missing. */
function verdictOnFigures(
	daily: DailySeries,
	{ moments }: FigureSeries,
	window: AlertWindow,
	hours: HourFilter,
): AlertVerdict | undefined {
	if (window.days.some((day) => (daily.get(day) ?? 0) !== 0)) return 'calm';
	return moments.some((one) => one.isUnread && isIn(one, window, hours)) ? 'unknown' : undefined;
}

function verdictOnNothing(
	expected: number | undefined,
	isCount: boolean,
	isSteady: boolean,
): AlertVerdict {
	// If next to nothing is expected, the absence of figures proves nothing.
	const isEnough =
		expected !== undefined && expected > 0 && (!isCount || expected >= MIN_EXPECTED_COUNT);
	if (!isEnough) return 'unknown';
	return isSteady ? 'alert' : 'unclear';
}

const HOURS = 24;

function beginOf(first: string, silent: HourFilter): string {
	return silent ? `${first} ${hourText(smallest(silent))}` : first;
}

/** The mean of the days; undefined if a day is zero, or if there are too few days. */
function steadyMean(past: DailySeries): number | undefined {
	const values = [...past.values()];
	return values.length >= MIN_OUTAGE_HISTORY && values.every((one) => one > 0)
		? mean(values)
		: undefined;
}

function isIn({ day, hour }: DailyPoint, { days }: AlertWindow, hours: HourFilter): boolean {
	return days.includes(day) && (hours === undefined || hour === undefined || hours.has(hour));
}

/** Whether the platform sends any figure of the evaluated time. */
function isAnyKnown(
	{ moments }: FigureSeries,
	window: AlertWindow,
	hours: HourFilter,
	figure: number,
): boolean {
	return moments.some((one) => isIn(one, window, hours) && typeof one.figures[figure] === 'number');
}

/**
 * The series before the window without the days of the alert, unless these are the majority: then
 * they are the new normal.
 */
export function seriesBeforeAnomaly(
	daily: DailySeries,
	first: string,
	since: string | undefined,
): DailySeries {
	const all = seriesUntil(daily, first);
	if (since === undefined) return all;
	const calm = seriesUntil(all, since);
	return calm.size * 2 > all.size ? calm : all;
}

/**
 * The last hours of today without a figure, whether 0 or missing; undefined if days are evaluated.
 */
function silentHours(
	{ moments }: FigureSeries,
	window: AlertWindow,
	zone: string,
	figure: number,
): HourFilter {
	if (window.untilHour === undefined) return undefined;
	const today = window.days.at(-1);
	const sums = new Map<number, number>();
	for (const { day, hour, figures } of moments) {
		if (day !== today || hour === undefined) continue;
		sums.set(hour, (sums.get(hour) ?? 0) + (figures[figure] ?? 0));
	}
	const silent = new Set<number>();
	for (const hour of hoursIn(window, zone).reverse()) {
		if ((sums.get(hour) ?? 0) !== 0) break;
		silent.add(hour);
	}
	return silent;
}
