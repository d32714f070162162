import { shownDays } from '../../base/dates/shownDays';
import type { HeaderRange } from '../response/dateRanges';

/** Stands for the period of an analysis whose reply gives no days: its request names none. */
export const CHOSEN_BY_PLATFORM = 'chosen by the platform';

/** The days that an analysis covers, in words (docs/platform.md, Customer-journey report requests). */
export function chosenDays(ranges: readonly HeaderRange[]): string {
	const days = ranges.flatMap((range) => range.days ?? []);
	if (days.length === 0) return 'its result does not say which';
	return days.map(shownDays).join(', ');
}
