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
 * What else is free when a holiday falls on a weekend:
 *
 * - `nearest`: the Friday before a Saturday, the Monday after a Sunday;
 * - `next`: the next workday;
 * - `sunday`: after a Sunday the next workday, after a Saturday nothing;
 * - `saturday instead`: it is not on the Sunday, but on the Saturday before.
 */
export type WeekendRule = 'nearest' | 'next' | 'sunday' | 'saturday instead';

/** A holiday of a country. Lists of regions are codes with a blank between them. */
export interface HolidayRow {
	readonly name: string;
	readonly on: DayRule;
	readonly weekend?: WeekendRule;
	/** Not free by law, though most people are off, or shops are closed. */
	readonly isCustomary?: true;
	/** Its weekend rule gives a day that most people have off, though no law says so. */
	readonly isCustomaryInLieu?: true;
	/** Where it is. The code of the country itself stands for the country as a whole; all when left out. */
	readonly only?: string;
	/** Regions that do not have it, though the country as a whole does. */
	readonly except?: string;
	/** Regions where the weekend rule holds; all when left out. */
	readonly weekendIn?: string;
	/** The first year that has it. */
	readonly since?: number;
	/** The only years that have it. */
	readonly years?: readonly number[];
	/** Years in which it is on another day, which a row of its own says. */
	readonly notIn?: readonly number[];
}

/** A country of the table. */
export interface CountryRow {
	readonly name: string;
	/** Names of the regions that have holidays of their own, by ISO 3166-2 without the country. */
	readonly regions: Readonly<Record<string, string>>;
	readonly holidays: readonly HolidayRow[];
}
