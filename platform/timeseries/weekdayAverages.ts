import { weekdayOf } from '../base/dates/dayArithmetic';
import type { DailySeries } from './dailySeries';

/** The average of each weekday; 0 is Sunday. */
type WeekdayAverages = ReadonlyMap<number, number>;

// A single day is no estimate of a weekday.
const MIN_DAYS_OF_WEEKDAY = 2;

/** The average of each weekday that occurs at least twice. */
export function averageByWeekday(
	past: DailySeries,
	averageOf: (values: readonly number[]) => number | undefined,
): WeekdayAverages {
	const values = new Map<number, number[]>();
	for (const [day, value] of past) {
		const weekday = weekdayOf(day);
		values.set(weekday, [...(values.get(weekday) ?? []), value]);
	}
	return new Map(
		[...values].flatMap(([weekday, all]) => {
			const average = all.length >= MIN_DAYS_OF_WEEKDAY ? averageOf(all) : undefined;
			return average === undefined ? [] : [[weekday, average] as const];
		}),
	);
}

/** Each day as a ratio to its weekday's average. */
export function seasonalRatios(past: DailySeries, weekdays: WeekdayAverages): number[] {
	return [...past].flatMap(([day, value]) => {
		const weekdayAverage = weekdays.get(weekdayOf(day)) ?? 0;
		return weekdayAverage > 0 ? value / weekdayAverage : [];
	});
}
