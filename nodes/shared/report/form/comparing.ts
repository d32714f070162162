import type { INodeProperties } from 'n8n-workflow';

import { checkOrder, readDay } from '../../../../platform/base/dates/readDay';
import { isRecord } from '../../../../platform/base/json/json';
import type { Days } from '../../../../platform/base/dates/namedPeriods';
import type { SettingText, Setting } from '../../form/settings';
import { choiceSetting } from '../../form/settings';

/** The period that the requested one is compared with. */
export const compareWithSetting = (look: Partial<SettingText>) =>
	choiceSetting(
		{
			displayName: 'Compare With',
			name: 'compareWith',
			description: 'Another period to show next to this one, with the change between them',
			...look,
		},
		[
			{ name: 'Nothing', value: 'nothing' },
			{
				name: 'Previous Period',
				value: 'before',
				description:
					'The same number of days directly before. For a week, month, quarter or year, the previous one; while the current one is not over, only up to the same day.',
			},
			{ name: 'Same Dates Last Year', value: 'datesLastYear' },
			{
				name: 'Same Weekdays Before',
				value: 'weekdaysBefore',
				description: 'The most recent days before this period that start on the same weekday',
			},
			{
				name: 'Same Weekdays Last Year',
				value: 'weekdaysLastYear',
				description: 'Exactly 52 weeks earlier',
			},
			{ name: 'Two Dates', value: 'dates', description: 'All days from First Day to Last Day' },
		],
		'nothing',
	);

const day = (displayName: string, name: string): INodeProperties => ({
	displayName,
	name,
	type: 'dateTime',
	typeOptions: { dateOnly: true },
	default: '',
});

/** The days of the other period, where they are given. */
export const comparedDaysSetting = (look: Partial<SettingText>): Setting<Days> => ({
	property: {
		displayName: 'Days to Compare With',
		name: 'comparedDays',
		type: 'fixedCollection',
		// Empty: with default fields, n8n cannot read the form before they are added.
		default: {},
		required: true,
		placeholder: 'Add Days',
		options: [
			{
				displayName: 'Days',
				name: 'days',
				values: [day('First Day', 'from'), day('Last Day', 'to')],
			},
		],
		...look,
	},
	parse: (entered, zone) => {
		const { days } = isRecord(entered) ? entered : {};
		const { from, to }: Record<string, unknown> = isRecord(days) ? days : {};
		const first = readDay('First Day to compare with', from, zone);
		const last = readDay('Last Day to compare with', to, zone);
		checkOrder(first, last);
		return { from: first.iso, to: last.iso };
	},
});
