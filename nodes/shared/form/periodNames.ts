import type { PeriodName } from '../../../platform/client/values/periods';
import type { Choice } from './settings';

/** What periods are called where one is chosen. */
const PERIOD_NAMES: Readonly<Record<PeriodName, string>> = {
	today: 'Today',
	YESTERDAY: 'Yesterday',
	LAST_7_DAYS: 'Last 7 Days',
	last14Days: 'Last 14 Days',
	last28Days: 'Last 28 Days',
	last30Days: 'Last 30 Days',
	last90Days: 'Last 90 Days',
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
	last12Months: 'Last 12 Months',
};

/** Periods to choose from, with others among them, in alphabetical order. */
export function periodChoices(others: ReadonlyArray<Choice<string>>): Array<Choice<string>> {
	const named = Object.entries(PERIOD_NAMES).map(([value, name]) => ({ name, value }));
	return [...named, ...others].sort((a, b) => a.name.localeCompare(b.name));
}
