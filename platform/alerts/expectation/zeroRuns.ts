import { mean } from '../../timeseries/statistics';
import type { DailySeries } from '../../timeseries/dailySeries';
import { weekdayOf } from '../../base/dates/dayArithmetic';
import { WEEK } from '../../base/dates/durations';

/** With so many expected, zero occurs by chance once in 160,000 times. */
export const MIN_EXPECTED_COUNT = 12;
/** How many days show whether a figure has a value every day. */
export const MIN_OUTAGE_HISTORY = 7;
// The probability of a run of zeros, if zeros were spread at random over the other days.
const RARE = 0.003;
/**
 * The past days of gaps: runs of 0 where other days have figures. They are no part of the baseline.
 * They are detected in the history itself, so that no earlier poll needs to have seen them; a
 * weekday that is mostly 0 is normal.
 *
 * @param isCount whether the figure is a count
 */
export function zeroRuns(past: DailySeries, isCount: boolean): ReadonlySet<string> {
	const outages = new Set<string>();
	if (![...past.values()].includes(0)) return outages;
	const closed = closedWeekdays(past);
	const open = [...past].filter(([day]) => !closed.has(weekdayOf(day)));
	// The longest first, so that it does not make the others look normal.
	for (const run of runsOfNothing(open).sort((one, other) => other.length - one.length)) {
		const isOther = ([day]: readonly [string, number]) => !outages.has(day) && !run.includes(day);
		const others = open.filter(isOther).map(([, value]) => value);
		if (isUnlikely(run.length, others, isCount)) run.forEach((day) => outages.add(day));
	}
	return outages;
}

/** The past days without gaps. */
export function removeZeroRuns(past: DailySeries, outages: ReadonlySet<string>): DailySeries {
	return outages.size === 0 ? past : new Map([...past].filter(([day]) => !outages.has(day)));
}

function isUnlikely(length: number, others: readonly number[], isCount: boolean): boolean {
	if (others.length < MIN_OUTAGE_HISTORY) return false;
	const share = others.filter((value) => value === 0).length / others.length;
	const isEnough = !isCount || length * (mean(others) ?? 0) >= MIN_EXPECTED_COUNT;
	return isEnough && share ** length < RARE;
}

/** The weekdays that are mostly 0. A run of more than a week is not about weekdays. */
function closedWeekdays(past: DailySeries): ReadonlySet<number> {
	const long = new Set(runsOfNothing([...past]).flatMap((run) => (run.length > WEEK ? run : [])));
	const balance = new Map<number, number>();
	for (const [day, value] of past) {
		const weekday = weekdayOf(day);
		const one = value === 0 ? 1 : -1;
		if (!long.has(day)) balance.set(weekday, (balance.get(weekday) ?? 0) + one);
	}
	return new Set([...balance].flatMap(([weekday, sum]) => (sum > 0 ? weekday : [])));
}

/** The runs of consecutive days with 0. */
function runsOfNothing(days: ReadonlyArray<readonly [string, number]>): string[][] {
	const runs: string[][] = [];
	let run: string[] = [];
	for (const [day, value] of days) {
		if (value !== 0) run = [];
		else if (run.push(day) === 1) runs.push(run);
	}
	return runs;
}
