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
	const { days, untilHour } = window;
	const [first = ''] = days;
	const figure = rule.figure.denominator === undefined ? 0 : 1;
	const silent = hours && untilHour !== undefined ? silentHours(series, window, figure) : undefined;
	const daily = dailyOf(series, figure, silent?.hours ?? hours);
	const begin = silent ? `${first} ${hourText(silent.first)}` : first;
	const value = silent?.hours.size === 0 ? 1 : sumOf(daily, days);
	if (value === undefined) return { verdict: 'unclear', since: begin, expected: undefined };

	const past = lastWeeks(pastOf(daily, first, since), first, rule.weeks);
	const expected = expectedOn(days, past, 'usual', rule.weeks);
	if (value !== 0) return { verdict: 'calm', since: begin, expected };
	const isEnough = areCounts[figure] !== true || (expected ?? 0) >= LEAST_EXPECTED;
	const isSure = isEnough && past.size >= LEAST_DAYS && [...past.values()].every((one) => one > 0);
	if (isSure) return { verdict: 'alert', since: begin, expected };
	// Where nothing is to be expected any more, nothing is missing.
	const isUsual = since !== undefined && (expected ?? 0) === 0;
	return { verdict: isUsual ? 'calm' : 'unclear', since: begin, expected };
}

/** The last hours of today without any figure. */
function silentHours(series: Series, window: Window, figure: number) {
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
	return { hours: silent, first: Math.min(...silent) };
}
