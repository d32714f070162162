import type { PeriodName } from '../../../../platform/base/dates/namedPeriods';
import type { SettingChoice } from '../settings';

/** The choice of two dates. */
export const TWO_DATES = 'dates';

/** The choice of a number of days. */
export const NUMBER_OF_DAYS = 'lastDays';

// Last Days has the days that the platform counts by a name of its own; expressions may give that, too.
type Listed = Exclude<PeriodName, 'LAST_7_DAYS'>;

/** What periods are called where one is chosen: in words, as lists are sorted by their letters. */
const PERIOD_NAMES: Readonly<Record<Listed, string>> = {
	today: 'Today',
	YESTERDAY: 'Yesterday',
	thisWeek: 'This Week (From Monday)',
	thisWeekSunday: 'This Week (From Sunday)',
	lastWeek: 'Last Week (From Monday)',
	lastWeekSunday: 'Last Week (From Sunday)',
	thisMonth: 'This Month',
	lastMonth: 'Last Month',
	thisQuarter: 'This Quarter',
	lastQuarter: 'Last Quarter',
	thisYear: 'This Year',
	lastYear: 'Last Year',
	lastYearToDate: 'Last Year to Date',
	lastTwelveMonths: 'Last Twelve Months',
};

/** Periods to choose from, with others among them, in alphabetical order. */
export function periodChoices(
	...others: ReadonlyArray<SettingChoice<string>>
): Array<SettingChoice<string>> {
	const named = Object.entries(PERIOD_NAMES).map(([value, name]) => ({ name, value }));
	return [
		...named,
		{ name: 'Between Two Dates', value: TWO_DATES },
		{
			name: 'Last N Days',
			value: NUMBER_OF_DAYS,
			description: 'The days up to yesterday, as many as Days says',
		},
		...others,
	].sort((a, b) => a.name.localeCompare(b.name));
}
