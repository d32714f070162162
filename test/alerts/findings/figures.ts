import { weekdayOf } from '../../../platform/base/dates/dayArithmetic';

/** Numbers that look random and are the same in each run. */
function noise(at: number): number {
	return ((at * 7_919 + 104_729) % 1_009) / 1_009 - 0.5;
}

/** Figures with a weekly pattern, of which each varies by a share. */
export const weekly =
	(level: number, share = 0.1) =>
	(back: number, day: string) =>
		Math.round(level * (weekdayOf(day) % 6 === 0 ? 0.6 : 1) * (1 + share * noise(back)));

/** A shop with a thousand visits a day. */
export const shop = weekly(1_000);

/** One figure or another. */
export function when(isIt: boolean, one: number, other: number): number {
	return isIt ? one : other;
}
