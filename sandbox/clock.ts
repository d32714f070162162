import { DateTime } from 'luxon';

const MS_PER_DAY = 86_400_000;

/** Hours of a fixed "today" that already have data. */
const HOURS_OF_FIXED_TODAY = 12;

/** Days since 1970-01-01: cheap to count with, and the same in every time zone. */
export type DayNumber = number;

export function dayNumber(isoDate: string): DayNumber {
	return Math.round(Date.parse(`${isoDate}T00:00:00Z`) / MS_PER_DAY);
}

/** The day of a text in this format; undefined if it is none. */
export function dayWritten(text: string, format: string): DayNumber | undefined {
	const iso = DateTime.fromFormat(text, format, { zone: 'utc' }).toISODate();
	return iso === null ? undefined : dayNumber(iso);
}

export function isoDate(day: DayNumber): string {
	return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

export function midnight(day: DayNumber, timeZone: string): DateTime {
	return DateTime.fromISO(isoDate(day), { zone: timeZone });
}

/** The platform's time, the current day of a site, and how much of it has passed. */
export interface Clock {
	/** Unix milliseconds. */
	now(): number;
	/** Whether the day stays the same as time passes. */
	dayIsFixed: boolean;
	today(timeZone: string): DayNumber;
	hoursOfToday(timeZone: string): number;
}

/**
 * A clock that reads the time at every call, so that tests can move it. A fixed today replaces its
 * day.
 */
export function clockAt(now: () => number, fixedToday?: string): Clock {
	const fixed = fixedToday === undefined ? undefined : checkedDay(fixedToday);
	const local = (timeZone: string) => DateTime.fromMillis(now(), { zone: timeZone });
	return {
		now,
		dayIsFixed: fixed !== undefined,
		today: (timeZone) => fixed ?? dayNumber(local(timeZone).toISODate() ?? ''),
		hoursOfToday: (timeZone) => {
			if (fixed !== undefined) return HOURS_OF_FIXED_TODAY;
			const moment = local(timeZone);
			return Math.floor(moment.diff(moment.startOf('day'), 'hours').hours);
		},
	};
}

function checkedDay(text: string): DayNumber {
	const day = dayWritten(text, 'yyyy-MM-dd');
	if (day !== undefined) return day;
	throw new Error(`"${text}" is not a date like 2026-03-15.`);
}

export function unixSeconds(clock: Clock): number {
	return Math.floor(clock.now() / 1000);
}
