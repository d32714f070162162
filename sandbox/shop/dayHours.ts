import { type DayNumber, midnight } from '../clock';
import { remembered } from '../store';
import { runningShares } from './chance';
import type { Channel } from './channels';

/** The hours of one day in a time zone: 24, or 23 and 25 when clocks change. */
type DayHours = ReturnType<typeof newHours>;

const NIGHT = [6, 3, 2, 1, 1, 2];
const RHYTHMS: Readonly<Record<Channel['hours'], readonly number[]>> = {
	day: [...NIGHT, 8, 16, 30, 42, 48, 50, 58, 56, 48, 45, 46, 50, 55, 58, 66, 70, 48, 22],
	evening: [...NIGHT, 6, 10, 16, 20, 24, 26, 34, 34, 26, 24, 26, 34, 46, 60, 84, 92, 66, 32],
	morning: [...NIGHT, 22, 60, 96, 88, 70, 54, 56, 50, 36, 30, 28, 32, 40, 40, 38, 34, 24, 12],
};

const MOST_KEPT = 4_000;
const known = new Map<string, DayHours>();

export function hoursOf(day: DayNumber, timeZone: string): DayHours {
	return remembered(known, `${timeZone} ${day}`, () => newHours(day, timeZone), MOST_KEPT);
}

function newHours(day: DayNumber, timeZone: string) {
	const start = midnight(day, timeZone);
	const from = start.toSeconds();
	const end = start.plus({ days: 1 }).toSeconds();
	const count = Math.round((end - from) / 3600);
	const starts = Array.from({ length: count }, (_, index) => from + index * 3600);
	const clockHours = starts.map((_, index) =>
		count === 24 ? index : start.plus({ hours: index }).hour,
	);
	const shares = (rhythm: readonly number[]) =>
		runningShares(clockHours.map((hour) => rhythm[hour] ?? 1));
	const { day: even, evening, morning } = RHYTHMS;
	return {
		/** The start of each hour, in Unix seconds. */
		starts,
		/** The cumulative share of the day's traffic per hour, by rhythm. */
		shares: { day: shares(even), evening: shares(evening), morning: shares(morning) },
	};
}
