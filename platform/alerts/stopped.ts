import type { Daily } from '../usual/daily';
import { before, lastWeeks, sumOf } from '../usual/daily';
import type { Hours } from './daily';
import { dailyOf, hoursOf } from './daily';
import { expectedOn } from './expected';
import type { FigureSeries } from './figures';
import { LEAST_DAYS, LEAST_EXPECTED, outagesIn, withoutOutages } from './outages';
import type { AlertRule } from './rule';
import type { Verdict } from './verdict';
import type { AlertWindow } from './window';
import { hourText } from './window';
import { smallest } from '../client/values/extremes';

/** Whether figures have stopped altogether. */
export interface Stop {
	readonly verdict: Verdict;
	/** Since when there are none: 2026-11-22, or 2026-11-22 10:00. */
	readonly since: string;
	/** How much was to be expected since then. */
	readonly expected: number | undefined;
}

/** What is needed beside the series, the window and the rule. */
export interface StopSettings {
	readonly hours: Hours;
	/** Whether a figure is a number of things. */
	readonly areCounts: readonly boolean[];
	/** The first day of an alert that goes on. */
	readonly since: string | undefined;
}

/**
 * Whether figures have stopped: there are none where there were some on every day of the past, and
 * enough to expect some now.
 */
export function stopOf(
	series: FigureSeries,
	window: AlertWindow,
	rule: AlertRule,
	{ areCounts, hours, since }: StopSettings,
): Stop {
	const [first = ''] = window.days;
	const figure = rule.figure.denominator === undefined ? 0 : 1;
	const isCount = areCounts[figure] === true;
	const silent = window.untilHour === undefined ? undefined : silentHours(series, window, figure);
	if (silent?.size === 0) return { verdict: 'calm', since: first, expected: undefined };

	const begin = silent ? `${first} ${hourText(smallest(silent))}` : first;
	const daily = dailyOf(series, figure, silent ?? hours);
	const quiet = outagesIn(before(daily, first), isCount);
	const past = lastWeeks(calmOf(withoutOutages(daily, quiet), first, since), first, rule.weeks);
	const expected = expectedOn(window.days, past, 'recent', rule.weeks);
	const value = sumOf(daily, window.days);
	return { verdict: verdictOf({ value, expected, past, isCount }), since: begin, expected };
}

/**
 * What was before the window, without the days of the alert. Once these are the most, they are what is
 * usual now.
 */
export function calmOf(daily: Daily, first: string, since: string | undefined): Daily {
	const all = before(daily, first);
	if (since === undefined) return all;
	const calm = before(all, since);
	return calm.size * 2 > all.size ? calm : all;
}

interface Found {
	readonly value: number | undefined;
	readonly expected: number | undefined;
	readonly past: Daily;
	readonly isCount: boolean;
}

function verdictOf({ value, expected, past, isCount }: Found): Verdict {
	if (value !== undefined && value !== 0) return 'calm';
	// Where nothing is to be expected any more, nothing is missing.
	const isEnough =
		expected !== undefined && expected > 0 && (!isCount || expected >= LEAST_EXPECTED);
	if (value === undefined || !isEnough) return 'unknown';
	return past.size >= LEAST_DAYS && [...past.values()].every((one) => one > 0)
		? 'alert'
		: 'unclear';
}

/** The last hours of today without any figure; undefined where today has no hours yet. */
function silentHours(series: FigureSeries, window: AlertWindow, figure: number): Hours {
	const today = window.days.at(-1);
	const hours = [...(hoursOf([series], window) ?? [])].sort((one, other) => other - one);
	if (hours.length === 0) return undefined;
	const silent = new Set<number>();
	for (const hour of hours) {
		const value = series.moments
			.filter((moment) => moment.day === today && moment.hour === hour)
			.reduce((sum, { figures }) => sum + (figures[figure] ?? 0), 0);
		if (value !== 0) break;
		silent.add(hour);
	}
	return silent;
}
