import { DateTime } from 'luxon';

/** The time zone of the sandbox's shop. */
export const ZONE = 'Europe/Paris';

export type Range = readonly [from: string, to: string];

/** Today in the shop's time zone. */
export const today = DateTime.now().setZone(ZONE).startOf('day');

const iso = (day: DateTime) => day.toFormat('yyyy-MM-dd');
const range = (from: DateTime, to: DateTime): Range => [iso(from), iso(to)];

/** The given number of days until yesterday. */
export const last = (days: number): Range => range(today.minus({ days }), today.minus({ days: 1 }));

/** A complete week before this one. */
export const week = (ago: number): Range => {
	const monday = today.minus({ days: today.weekday - 1 + 7 * ago });
	return range(monday, monday.plus({ days: 6 }));
};

/** A complete month before this one. */
export const month = (ago: number): Range => {
	const first = today.startOf('month').minus({ months: ago });
	return range(first, first.endOf('month'));
};

/** The same dates a year earlier. */
export const aYearBefore = ([from, to]: Range): Range =>
	range(DateTime.fromISO(from).minus({ years: 1 }), DateTime.fromISO(to).minus({ years: 1 }));
