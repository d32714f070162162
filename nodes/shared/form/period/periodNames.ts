import type { PeriodName, PeriodUnit } from '../../../../platform/base/dates/namedPeriods';
import { isPeriodName, unitOfPeriod } from '../../../../platform/base/dates/namedPeriods';
import type { SettingChoice } from '../settings';

/** The choice of two dates. */
export const TWO_DATES = 'dates';

/** The choice of a number of days. */
export const NUMBER_OF_DAYS = 'lastDays';

/** The choice of the days that the data of an import name. */
export const DATA_DAYS = 'dataDays';

/** The period of a new node. It needs no further field, so the form stays short. */
export const DEFAULT_PERIOD = 'LAST_7_DAYS' satisfies PeriodName;

/** The labels of periods in lists: numbers in words, as lists are sorted by letters. */
const PERIOD_NAMES: Readonly<Record<PeriodName, string>> = {
	today: 'Today',
	YESTERDAY: 'Yesterday',
	thisWeek: 'This Week (From Monday)',
	thisWeekSunday: 'This Week (From Sunday)',
	LAST_7_DAYS: 'Last Seven Days',
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

const NAMED: ReadonlyArray<SettingChoice<string>> = Object.entries(PERIOD_NAMES).map(
	([value, name]) => ({ name, value }),
);
const BETWEEN_TWO_DATES = { name: 'Between Two Dates', value: TWO_DATES };

/** Periods to choose from, with others among them, in alphabetical order. */
export function periodChoices(
	...others: ReadonlyArray<SettingChoice<string>>
): Array<SettingChoice<string>> {
	return [
		...NAMED,
		BETWEEN_TWO_DATES,
		{
			name: 'Last N Days',
			value: NUMBER_OF_DAYS,
			description: 'The days up to yesterday; Days sets how many',
		},
		...others,
	].sort(byName);
}

/** Two dates, and the periods that are one of some calendar units, in alphabetical order. */
export function unitPeriodChoices(units: readonly PeriodUnit[]): Array<SettingChoice<string>> {
	const isListed = ({ value }: SettingChoice<string>) => {
		const unit = isPeriodName(value) ? unitOfPeriod(value)?.unit : undefined;
		return unit !== undefined && units.includes(unit);
	};
	return [BETWEEN_TWO_DATES, ...NAMED.filter(isListed)].sort(byName);
}

// The first localeCompare of a process loads tables, for which a run would wait.
function byName(one: SettingChoice<string>, other: SettingChoice<string>): number {
	return one.name < other.name ? -1 : 1;
}
