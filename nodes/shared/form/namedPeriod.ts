import type { Slice } from '../../../platform/client/values/dates';
import { checkOrder, readDay } from '../../../platform/client/values/dates';
import type { Days, PeriodName } from '../../../platform/client/values/periods';
import { daysBefore, daysOf, isPeriodName, todayIn } from '../../../platform/client/values/periods';
import { FIRST_DAY, LAST_DAY } from './period';
import type { Choice } from './settings';
import { choice, filled, number } from './settings';
import type { Entered } from './values';

const NAMES: Readonly<Record<PeriodName, string>> = {
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

const TWO_DATES = 'dates';
const NUMBER_OF_DAYS = 'lastDays';

const choices: ReadonlyArray<Choice<string>> = [
	...Object.entries(NAMES).map(([value, name]) => ({ name, value })),
	{ name: 'Between Two Dates', value: TWO_DATES },
	{ name: 'Days Before Today', value: NUMBER_OF_DAYS },
].sort((a, b) => a.name.localeCompare(b.name));

/** The period of a search. Workflows that hold none were made when there were only dates. */
export const PERIOD = choice(
	{
		displayName: 'Period',
		name: 'period',
		description: 'The days to search, counted back from today in the time zone of the workflow',
	},
	choices,
	TWO_DATES,
);

/** How many days before today. */
export const DAYS_BEFORE_TODAY = filled(
	number(
		{
			displayName: 'Days',
			name: 'lastDays',
			description: 'How many days, of which yesterday is the last',
			displayOptions: { show: { [PERIOD.property.name]: [NUMBER_OF_DAYS] } },
		},
		7,
		{ min: 1, max: 1_000, precision: 0, advice: 'Enter a number such as 7' },
	),
	'Enter a number such as 7',
);

/** Shows a field only where the two days are given. */
export const BETWEEN_DATES = { show: { [PERIOD.property.name]: [TWO_DATES] } };

/** The days of a period that was chosen by its name, or given. @throws InvalidInput */
export function readChosenDays({ given, zone }: Entered): Slice {
	const name = PERIOD.parse(given(PERIOD.property.name), zone);
	if (name === TWO_DATES) {
		const from = FIRST_DAY.parse(given(FIRST_DAY.property.name), zone);
		const to = LAST_DAY.parse(given(LAST_DAY.property.name), zone);
		checkOrder(from, to);
		return { from, to };
	}
	const today = todayIn(zone, Date.now());
	if (isPeriodName(name)) return sliceOf(daysOf(name, today));
	const count = DAYS_BEFORE_TODAY.parse(given(DAYS_BEFORE_TODAY.property.name), zone);
	return sliceOf(daysBefore(today, count));
}

function sliceOf({ from, to }: Days): Slice {
	return { from: readDay('Period', from), to: readDay('Period', to) };
}
