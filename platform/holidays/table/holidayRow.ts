import type { HolidayName } from '../names/frenchHolidays';

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

type MonthDay = `${number}-${number}`;

/**
 * On which day of a year a holiday is:
 *
 * - `12-25`: a date, month first;
 * - `Easter`, `Easter+1`, `Easter-2`: days from Easter Sunday;
 * - `Monday from 05-25`: the first such weekday on or after a date. The fourth Thursday of November is
 *   `Thursday from 11-22`, the last Monday of May `Monday from 05-25`.
 */
export type DayRule = MonthDay | 'Easter' | `Easter${'+' | '-'}${number}` | WeekdayRule;

type WeekdayRule = `${Weekday} from ${MonthDay}`;

/**
 * The day off for a holiday that falls on a weekend:
 *
 * - `nearest`: the Friday before a Saturday, the Monday after a Sunday;
 * - `next`: the next workday;
 * - `sunday`: after a Sunday the next workday, after a Saturday none;
 * - `saturday instead`: the holiday moves from Sunday to the Saturday before.
 */
export type WeekendRule = 'nearest' | 'next' | 'sunday' | 'saturday instead';

/** A holiday of a country. Several regions are codes separated by blanks. */
export interface HolidayRow {
	readonly name: HolidayName;
	readonly on: DayRule;
	readonly weekend?: WeekendRule;
	/** Not a legal holiday, though most people are off or shops are closed. */
	readonly isCustomary?: true;
	/** The day off for a weekend is customary and not required by law. */
	readonly isCustomaryInLieu?: true;
	/**
	 * The regions that have it; the country's own code stands for the country as a whole. All if
	 * omitted.
	 */
	readonly only?: string;
	/** Regions without it, though the country as a whole has it. */
	readonly except?: string;
	/** Regions where the weekend rule applies; all if omitted. */
	readonly weekendIn?: string;
	/** The first year with this holiday. */
	readonly since?: number;
	/** The only years with this holiday. */
	readonly years?: readonly number[];
	/** Years in which a row of its own gives a different day. */
	readonly notIn?: readonly number[];
}

/** A country in the table. */
export interface CountryRow {
	readonly name: string;
	/**
	 * The names of the regions with holidays of their own, by ISO 3166-2 code without the country.
	 */
	readonly regions: Readonly<Record<string, string>>;
	readonly holidays: readonly HolidayRow[];
}
