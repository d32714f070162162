import type { Daily } from './daily';
import { dailyOf, hoursOf, lastWeeks, sumOf } from './daily';
import { expectedOn } from './expected';
import type { Series } from './figures';
import type { LookSettings } from './look';
import { pastOf } from './look';
import type { AlertRule } from './rule';
import type { Verdict } from './verdict';
import type { Window } from './window';
import { hourText } from './window';

/** Whether figures have stopped altogether. */
export interface Stop {
	readonly verdict: Verdict;
	/** Since when there are none: 2026-11-22, or 2026-11-22 10:00. */
	readonly since: string;
	/** How much was to be expected since then. */
	readonly expected: number | undefined;
}

// None at all where so many are expected: once in 160,000 times by chance.
const LEAST_EXPECTED = 12;
const LEAST_DAYS = 7;

/**
 * Whether figures have stopped: there are none where there were some on every day of the past, and
 * enough to expect some now.
 */
export function stopOf(
	series: Series,
	window: Window,
	rule: AlertRule,
	{ areCounts, hours, since }: LookSettings,
): Stop {
	const [first = ''] = window.days;
	const figure = rule.figure.denominator === undefined ? 0 : 1;
	const silent = window.untilHour === undefined ? undefined : silentHours(series, window, figure);
	const begin = silent ? `${first} ${hourText(Math.min(...silent))}` : first;
	if (silent?.size === 0) return { verdict: 'calm', since: begin, expected: undefined };

	const daily = dailyOf(series, figure, silent ?? hours);
	const past = lastWeeks(pastOf(daily, first, since), first, rule.weeks);
	const expected = expectedOn(window.days, past, 'usual', rule.weeks);
	const value = sumOf(daily, window.days);
	if (value !== undefined && value !== 0) return { verdict: 'calm', since: begin, expected };
	const isSure = value === 0 && isMissed(past, expected, areCounts[figure] === true);
	// Where nothing is to be expected any more, nothing is missing.
	const isUsual = since !== undefined && !expected;
	const unsure = isUsual ? 'calm' : 'unclear';
	return { verdict: isSure ? 'alert' : unsure, since: begin, expected };
}

function isMissed(past: Daily, expected: number | undefined, isCount: boolean): boolean {
	const isEnough = !isCount || (expected ?? 0) >= LEAST_EXPECTED;
	return isEnough && past.size >= LEAST_DAYS && [...past.values()].every((one) => one > 0);
}

/** The last hours of today without any figure. */
function silentHours(series: Series, window: Window, figure: number): ReadonlySet<number> {
	const today = window.days.at(-1);
	const hours = [...(hoursOf([series], window) ?? [])].sort((one, other) => other - one);
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
