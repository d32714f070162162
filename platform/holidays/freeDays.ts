import { addDays, weekdayOf } from '../base/dates/dayArithmetic';
import { dayNumberToIso, isWeekend } from './days';
import type { HolidayName } from './names/frenchHolidays';
import { rowOf, type Place } from './places';
import { FIRST_YEAR, LAST_YEAR } from './table';
import type { HolidayRow, WeekendRule } from './table/holidayRow';

/** A holiday in one place and year. */
export interface FreeDay {
	readonly day: string;
	readonly name: HolidayName;
	/**
	 * The year that the holiday belongs to: the day off for 1 January 2028 can be 31 December 2027.
	 */
	readonly year: number;
	readonly isByLaw: boolean;
	/** Whether it replaces a holiday that falls on a weekend. */
	readonly isInLieu: boolean;
}

/** The holidays of one place, for the table's years and one more year at either end. */
interface Calendar {
	/** By day (YYYY-MM-DD). */
	readonly onDay: ReadonlyMap<string, readonly FreeDay[]>;
	/** The day of each holiday, by name and year. */
	readonly dayOf: ReadonlyMap<string, string>;
}

const SATURDAY = 6;

const calendars = new Map<Place, Calendar>();

/** The holidays of a place on a day (YYYY-MM-DD). */
export function freeDaysOn(place: Place, day: string): readonly FreeDay[] {
	return calendarOf(place).onDay.get(day) ?? [];
}

/** The day on which a place had the same holiday the year before; undefined if it had none. */
export function dayTheYearBefore(place: Place, free: FreeDay): string | undefined {
	return calendarOf(place).dayOf.get(identityOf({ ...free, year: free.year - 1 }));
}

function identityOf({ name, year, isInLieu }: Omit<FreeDay, 'day'>): string {
	return `${year} ${isInLieu} ${name}`;
}

function calendarOf(place: Place): Calendar {
	const cached = calendars.get(place);
	if (cached) return cached;
	const onDay = calculate(place);
	const dayOf = new Map([...onDay.values()].flat().map((free) => [identityOf(free), free.day]));
	const calendar = { onDay, dayOf };
	calendars.set(place, calendar);
	return calendar;
}

function calculate(place: Place): ReadonlyMap<string, readonly FreeDay[]> {
	const { country, code } = rowOf(place);
	const rows = country.holidays.filter((row) => isIn(row, code, country.regions));
	const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 3 }, (_, i) => FIRST_YEAR - 1 + i);
	const dated = years
		.flatMap((year) => rows.filter((row) => isInYear(row, year)).map((row) => onDay(row, year)))
		.sort((one, other) => Date.parse(one.day) - Date.parse(other.day));
	const free = new Map<string, FreeDay[]>();
	for (const { row, day, year } of dated) {
		const isByLaw = !row.isCustomary;
		append(free, { day, name: row.name, year, isByLaw, isInLieu: false });
	}
	for (const { row, day, year } of dated) {
		if (!holdsWeekendRule(row, code)) continue;
		const isByLaw = !row.isCustomary && !row.isCustomaryInLieu;
		for (const inLieu of daysInLieu(day, row.weekend, free)) {
			append(free, { day: inLieu, name: row.name, year, isByLaw, isInLieu: true });
		}
	}
	return free;
}

function isIn({ only, except }: HolidayRow, code: string, regions: object): boolean {
	if (only !== undefined) return only.split(' ').includes(code);
	return !(code in regions && except?.split(' ').includes(code));
}

function isInYear({ since = 0, years, notIn }: HolidayRow, year: number): boolean {
	return year >= since && (years?.includes(year) ?? true) && !notIn?.includes(year);
}

function onDay(row: HolidayRow, year: number): { row: HolidayRow; day: string; year: number } {
	const day = dayNumberToIso(row.on, year);
	const isMoved = row.weekend === 'saturday instead' && weekdayOf(day) === 0;
	return { row, day: isMoved ? addDays(day, -1) : day, year };
}

function holdsWeekendRule({ weekendIn }: HolidayRow, code: string): boolean {
	return weekendIn?.split(' ').includes(code) ?? true;
}

function daysInLieu(
	day: string,
	rule: WeekendRule | undefined,
	free: ReadonlyMap<string, unknown>,
): readonly string[] {
	if (!isWeekend(day)) return [];
	const isSaturday = weekdayOf(day) === SATURDAY;
	switch (rule) {
		case 'nearest':
			return [addDays(day, isSaturday ? -1 : 1)];
		case 'next':
			return [nextWorkday(day, free)];
		case 'sunday':
			return isSaturday ? [] : [nextWorkday(day, free)];
		case 'saturday instead':
		case undefined:
			return [];
	}
}

function nextWorkday(day: string, free: ReadonlyMap<string, unknown>): string {
	let next = addDays(day, 1);
	while (isWeekend(next) || free.has(next)) next = addDays(next, 1);
	return next;
}

function append(free: Map<string, FreeDay[]>, one: FreeDay): void {
	free.set(one.day, [...(free.get(one.day) ?? []), one]);
}
