import { addDays, daysApart } from '../../base/dates/dayArithmetic';
import { NEW_LEVEL_DAYS } from '../../timeseries/baseline/backtest';
import { median } from '../../timeseries/statistics';
import type { DailySeries } from '../../timeseries/dailySeries';
import { seriesUntil } from '../../timeseries/dailySeries';
import type { SpecialDays } from '../../timeseries/specialDays';
import type { Expectation } from './metricSeries';
import { WEEK } from '../../base/dates/durations';

/** The expectation for a series of a few weeks. */
interface YoungExpectation {
	/** For each day the value of the same weekday of the week before. */
	readonly figures: ReadonlyArray<number | undefined>;
	readonly toleranceShares: NonNullable<Expectation['toleranceShares']>;
}

/** The smallest number of days for an expectation. */
export const MIN_KNOWN_DAYS = 7;
const MAX_WEEKS_BACK = 4;
/** Only less than half of the expected value, or more than twice as much, is reported. */
const MIN_REPORTED_DEVIATION = Math.log(2);
/** A change of so many times the median weekly change is rare. */
const RARE_MULTIPLE = 3;

/**
 * The expectation while too few days are known to estimate a tolerance: the same weekday of the
 * week before, with wide limits. Undefined with less than a week.
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
	const isExcluded = since !== undefined && daysApart(since, first) < NEW_LEVEL_DAYS;
	const end = isExcluded && since < first ? since : first;
	const known = new Map([...seriesUntil(past, end)].filter(([day]) => special(day) === undefined));
	if (known.size < MIN_KNOWN_DAYS) return undefined;
	const changes = [...known].flatMap(([day, value]) => {
		const before = known.get(addDays(day, -WEEK));
		return before === undefined || before <= 0 || value <= 0 ? [] : Math.log(value / before);
	});
	const medianChange = median(changes.map(Math.abs)) ?? 0;
	const deviation = Math.max(MIN_REPORTED_DEVIATION, RARE_MULTIPLE * medianChange);
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
