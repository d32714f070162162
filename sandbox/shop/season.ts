import { DateTime } from 'luxon';
import { type DayNumber, isoDate } from '../clock';

const WEEKDAY = [1.06, 1.0, 1.02, 0.99, 0.96, 0.88, 1.12];
const MONTH = [1.12, 0.9, 0.95, 0.97, 0.98, 1.0, 0.93, 0.82, 1.02, 1.03, 1.2, 1.34];
const GROWTH_PER_DAY = 0.08 / 365;
const GROWTH_STARTS = 19_723;

const known = new Map<DayNumber, number>();

/** How busy a day is, 1 being ordinary: week, year, slow growth, and the Black Friday peak. */
export function busyness(day: DayNumber): number {
	const before = known.get(day);
	if (before !== undefined) return before;
	const date = DateTime.fromISO(isoDate(day), { zone: 'utc' });
	const week = WEEKDAY[date.weekday - 1] ?? 1;
	const year = smoothMonth(date);
	const growth = 1 + (day - GROWTH_STARTS) * GROWTH_PER_DAY;
	const value = week * year * growth * blackFridayFactor(day, date.year);
	if (known.size > 5_000) known.clear();
	known.set(day, value);
	return value;
}

// From the middle of a month to the middle of the next, so that no month starts with a step.
function smoothMonth(date: DateTime): number {
	const position = date.month - 1 + (date.day - 15) / 30;
	const earlier = Math.floor(position);
	const here = MONTH[(earlier + 12) % 12] ?? 1;
	const next = MONTH[(earlier + 13) % 12] ?? 1;
	return here + (next - here) * (position - earlier);
}

function blackFridayFactor(day: DayNumber, year: number): number {
	const first = DateTime.utc(year, 11, 1);
	const firstThursday = 1 + ((4 - first.weekday + 7) % 7);
	const blackFriday = Math.round(first.toSeconds() / 86_400) + firstThursday + 21;
	const distance = day - blackFriday;
	if (distance === 0) return 3.1;
	if (distance === 3) return 2.3;
	if (distance === 1 || distance === 2) return 1.9;
	if (distance >= -4 && distance < 0) return 1.4;
	return 1;
}
