import { weekdayOf } from '../client/values/calendar';
import type { Daily } from './daily';

/** What is known of each weekday, 0 being Sunday. */
export type Weekdays = ReadonlyMap<number, number>;

// One day of a weekday is no rule yet.
const LEAST_DAYS = 2;

/** The average of each weekday that came at least twice. */
export function weekdaysOf(
	past: Daily,
	averageOf: (values: readonly number[]) => number | undefined,
): Weekdays {
	const values = new Map<number, number[]>();
	for (const [day, value] of past) {
		const weekday = weekdayOf(day);
		values.set(weekday, [...(values.get(weekday) ?? []), value]);
	}
	return new Map(
		[...values].flatMap(([weekday, all]) => {
			const average = all.length >= LEAST_DAYS ? averageOf(all) : undefined;
			return average === undefined ? [] : [[weekday, average] as const];
		}),
	);
}

/** Each day as a multiple of what is known of its weekday. */
export function ratiosOf(past: Daily, weekdays: Weekdays): number[] {
	return [...past].flatMap(([day, value]) => {
		const usual = weekdays.get(weekdayOf(day)) ?? 0;
		return usual > 0 ? value / usual : [];
	});
}
