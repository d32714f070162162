import { addDays, daysApart } from '../../base/dates/dayArithmetic';
import { median } from '../../timeseries/statistics';
import type { DailySeries } from '../../timeseries/dailySeries';
import { seriesUntil } from '../../timeseries/dailySeries';
import type { SpecialDays } from '../../timeseries/specialDays';
import type { Expectation } from './metricSeries';
import { WEEK } from '../../base/dates/durations';

/** What the first weeks of a series let expect. */
interface YoungExpectation {
	/** Day by day: as much as on the same weekday of the last week. */
	readonly figures: ReadonlyArray<number | undefined>;
	readonly toleranceShares: NonNullable<Expectation['toleranceShares']>;
}

/** So many days are the least from which anything is expected. */
export const MIN_KNOWN_DAYS = 7;
const MAX_WEEKS_BACK = 4;
/** Less than half, or more than twice as much, is the least that is reported. */
const MIN_DEVIATION = Math.log(2);
/** How many times the middle change from one week to the next is rare. */
const RARE_MULTIPLE = 3;
/** The days of an alert are the level of today after so long. */
const MAX_EXCLUDED_DAYS = 28;

/**
 * What is expected while too few days are known to learn how they vary: the same weekday of the last week, with wide
 * limits. Undefined with less than a week.
 *
 * @param since the first day of an open alert
 */
export function youngExpectation(
	past: DailySeries,
	days: readonly string[],
	special: SpecialDays,
	since: string | undefined,
): YoungExpectation | undefined {
	const [first = ''] = days;
	const isExcluded = since !== undefined && daysApart(since, first) < MAX_EXCLUDED_DAYS;
	const end = isExcluded && since < first ? since : first;
	const known = new Map([...seriesUntil(past, end)].filter(([day]) => special(day) === undefined));
	if (known.size < MIN_KNOWN_DAYS) return undefined;
	const changes = [...known].flatMap(([day, value]) => {
		const before = known.get(addDays(day, -WEEK));
		return before === undefined || before <= 0 || value <= 0 ? [] : Math.log(value / before);
	});
	const medianChange = median(changes.map(Math.abs)) ?? 0;
	const deviation = Math.max(MIN_DEVIATION, RARE_MULTIPLE * medianChange);
	return {
		figures: days.map((day) => sameWeekdayBefore(known, day)),
		toleranceShares: { lower: 1 - Math.exp(-deviation), higher: Math.exp(deviation) - 1 },
	};
}

function sameWeekdayBefore(known: DailySeries, day: string): number | undefined {
	for (let weeks = 1; weeks <= MAX_WEEKS_BACK; weeks++) {
		const figure = known.get(addDays(day, -WEEK * weeks));
		if (figure !== undefined) return figure;
	}
	return undefined;
}
