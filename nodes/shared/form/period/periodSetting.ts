import type { Slice } from '../../../../platform/base/dates/readDay';
import { checkOrder, readDay } from '../../../../platform/base/dates/readDay';
import type { Days } from '../../../../platform/base/dates/namedPeriods';
import {
	daysBefore,
	daysOf,
	isPeriodName,
	todayIn,
} from '../../../../platform/base/dates/namedPeriods';
import { refuseEmpty } from '../readSetting';
import { DATA_DAYS, NUMBER_OF_DAYS, periodChoices, TWO_DATES } from './periodNames';
import { IN_JSON } from '../form';
import type { Setting } from '../settings';
import { choiceSetting, daySetting, filled, numberSetting } from '../settings';
import type { FieldInput } from '../fieldValues';

const PERIOD = 'period';

/** The period of a search or an import. */
export const periodFrom = (start: string) =>
	choiceSetting(
		{
			displayName: 'Period',
			name: PERIOD,
			description:
				'The days to cover; named periods, such as Last Month, count back from today in the workflow’s time zone',
		},
		start === DATA_DAYS ? periodChoices(DAYS_IN_THE_DATA) : periodChoices(),
		start,
	);

const DAYS_IN_THE_DATA = {
	name: 'Days in the Data',
	value: DATA_DAYS,
	description:
		'All days in the column of days; for a file without one, the period given in the lines above the header',
};

/** Reports share the fields below, and may hold their days in the option for JSON instead. */
const shownFor = (choice: string) => ({
	displayOptions: { show: { [PERIOD]: [choice] }, hide: IN_JSON },
});

/** How many days before today. */
export const DAYS_BEFORE_TODAY = numberSetting(
	{
		displayName: 'Days',
		name: 'lastDays',
		description: 'The number of days up to yesterday',
		...shownFor(NUMBER_OF_DAYS),
	},
	7,
	{ min: 1, max: 1_000, precision: 0, advice: 'Enter a number such as 7' },
);
const givenDaysBeforeToday = filled(DAYS_BEFORE_TODAY, 'Enter a number such as 7');

// Not marked as required: where an expression gives the period n8n shows both days, and would ask for them.

/** The first day, where both are given. */
export const GIVEN_FIRST_DAY = daySetting({
	displayName: 'First Day',
	name: 'from',
	...shownFor(TWO_DATES),
});

/** The last day, where both are given. */
export const GIVEN_LAST_DAY = daySetting({
	displayName: 'Last Day',
	name: 'to',
	description: 'The last day of the period (included)',
	...shownFor(TWO_DATES),
});

/** The fields that some periods need as well: the number of days, or the first and last day. */
export const PERIOD_DETAILS = [DAYS_BEFORE_TODAY, GIVEN_FIRST_DAY, GIVEN_LAST_DAY] as const;

/** The days of a period that was chosen by its name, or given. @throws InvalidInput */
export function readChosenDays(entered: FieldInput, start: string): Slice {
	const { zone } = entered;
	const name = readGiven(periodFrom(start), entered);
	if (name === TWO_DATES) {
		const from = readGiven(GIVEN_FIRST_DAY, entered);
		const to = readGiven(GIVEN_LAST_DAY, entered);
		checkOrder(from, to);
		return { from, to };
	}
	const today = todayIn(zone, Date.now());
	if (isPeriodName(name)) return sliceOf(daysOf(name, today));
	const count = readGiven(givenDaysBeforeToday, entered);
	return sliceOf(daysBefore(today, count));
}

/** The days of an import; undefined if the data name them. @throws InvalidInput */
export function readImportDays(entered: FieldInput): Slice | undefined {
	const isInData = readGiven(periodFrom(DATA_DAYS), entered) === DATA_DAYS;
	return isInData ? undefined : readChosenDays(entered, DATA_DAYS);
}

/** Reads a setting from the entered values. @throws InvalidInput */
function readGiven<T>({ property, parse }: Setting<T>, { given, stored, zone }: FieldInput): T {
	const { name } = property;
	refuseEmpty(property, stored?.(name), given(name), { blankTexts: 'refused' });
	return parse(given(name), zone);
}

function sliceOf({ from, to }: Days): Slice {
	return { from: readDay('Period', from), to: readDay('Period', to) };
}
