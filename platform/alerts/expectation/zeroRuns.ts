import { mean } from '../../timeseries/statistics';
import type { DailySeries } from '../../timeseries/dailySeries';
import { weekdayOf } from '../../base/dates/dayArithmetic';
import { WEEK } from '../../base/dates/durations';

/** None at all where so many are expected: once in 160,000 times by chance. */
export const MIN_EXPECTED_COUNT = 12;
/** Of fewer days nobody knows whether there is something on each. */
export const MIN_OUTAGE_HISTORY = 7;
// So rarely there would be nothing for so long, if it came and went as it does on other days.
const RARE = 0.003;
/**
 * The days of the past on which figures had stopped: nothing in a row, where there is something on other
 * days. They say nothing about what is usual. Found in the past itself, so that it does not matter
 * who saw them; nothing on a weekday that mostly has nothing is as it should be.
 *
 * @param isCount whether the figure is a number of things
 */
export function zeroRuns(past: DailySeries, isCount: boolean): ReadonlySet<string> {
	const outages = new Set<string>();
	if (![...past.values()].includes(0)) return outages;
	const closed = closedWeekdays(past);
	const open = [...past].filter(([day]) => !closed.has(weekdayOf(day)));
	// The longest first, so that the others are not taken for ordinary because of it.
	for (const run of runsOfNothing(open).sort((one, other) => other.length - one.length)) {
		const isOther = ([day]: readonly [string, number]) => !outages.has(day) && !run.includes(day);
		const others = open.filter(isOther).map(([, value]) => value);
		if (isUnlikely(run.length, others, isCount)) run.forEach((day) => outages.add(day));
	}
	return outages;
}

/** The days of the past that count. */
export function removeZeroRuns(past: DailySeries, outages: ReadonlySet<string>): DailySeries {
	return new Map([...past].filter(([day]) => !outages.has(day)));
}

function isUnlikely(length: number, others: readonly number[], isCount: boolean): boolean {
	if (others.length < MIN_OUTAGE_HISTORY) return false;
	const share = others.filter((value) => value === 0).length / others.length;
	const isEnough = !isCount || length * (mean(others) ?? 0) >= MIN_EXPECTED_COUNT;
	return isEnough && share ** length < RARE;
}

/** The weekdays on which there is mostly nothing; what lasts for more than a week is not about weekdays. */
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

/** The days in a row that have nothing. */
function runsOfNothing(days: ReadonlyArray<readonly [string, number]>): string[][] {
	const runs: string[][] = [];
	let run: string[] = [];
	for (const [day, value] of days) {
		if (value !== 0) run = [];
		else if (run.push(day) === 1) runs.push(run);
	}
	return runs;
}
