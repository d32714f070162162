import type { INodeProperties } from 'n8n-workflow';

import type { ExpectationRule } from '../../../platform/alerts/rule/alertRule';
import { DEFAULT_ALERT } from '../../../platform/alerts/rule/alertRule';
import { describePicker } from '../../shared/form/describe';
import {
	choiceSetting,
	filled,
	flagSetting,
	numberSetting,
	propertiesOf,
} from '../../shared/form/settings';
import { pickerSetting } from '../../shared/report/form/picker';
import { TRACKING } from './figure';

/** Hides fields that are not needed when the tracking is monitored. */
const WITHOUT_TRACKING = { hide: { figure: [...TRACKING] } };

/** Hides options that are not needed when the tracking is monitored. */
export const WITHOUT_TRACKING_OPTION = { hide: { '/figure': [...TRACKING] } };

/** Shows options that have an effect unless figures are compared with a fixed value. */
const WITH_EXPECTATION = {
	...WITHOUT_TRACKING_OPTION,
	show: { '/expected': ['before', 'mean', 'median', 'baseline'] },
};

/** Shows options of the baseline, from which the causes of an alert at a fixed value follow as well. */
export const WITH_BASELINE = {
	...WITHOUT_TRACKING_OPTION,
	show: { '/expected': ['baseline', 'bound'] },
};

/** The values that are monitored separately. */
export const forEach = pickerSetting(
	describePicker({
		name: 'forEach',
		label: 'For Each',
		list: 'dimensions',
		description:
			'The dimension whose values are watched individually, for example each channel; the whole site when left empty',
		choose: 'Whole site, or choose a dimension...',
		placeholder: 'e.g. media_key',
	}),
);

/** The period that is evaluated. */
export const spanSetting = filled(
	choiceSetting<'dayBefore' | 'lastDays' | 'today' | 'yesterday'>(
		{
			displayName: 'Days to Check',
			name: 'span',
			description: 'The days to check, in the time zone of the site; Yesterday when not set',
			displayOptions: WITHOUT_TRACKING_OPTION,
		},
		[
			{ name: 'Last N Days', value: 'lastDays', description: 'Several days, checked together' },
			{
				name: 'The Day Before Yesterday',
				value: 'dayBefore',
				description: 'For figures that are still incomplete on the next morning',
			},
			{
				name: 'Today So Far',
				value: 'today',
				description: 'The completed hours, compared with the same hours of other days',
			},
			{
				name: 'Yesterday',
				value: 'yesterday',
				description: 'Checked from 06:00, when the figures of the day are complete',
			},
		],
		'yesterday',
	),
);

/** How many days are evaluated together. */
export const spanDays = numberSetting(
	{
		displayName: 'Number of Days',
		name: 'spanDays',
		description: 'The number of days up to yesterday',
		displayOptions: { ...WITHOUT_TRACKING_OPTION, show: { span: ['lastDays'] } },
	},
	7,
	{ min: 1, max: 31, precision: 0, advice: 'Enter a number such as 7' },
);

/** Whether alerts are sent for increases, decreases or both. */
export const side = filled(
	choiceSetting<'either' | 'higher' | 'lower'>(
		{ displayName: 'Alert When', name: 'alertWhen', displayOptions: WITHOUT_TRACKING },
		[
			{ name: 'Higher', value: 'higher' },
			{ name: 'Higher or Lower', value: 'either' },
			{ name: 'Lower', value: 'lower' },
		],
		'lower',
	),
);

/** The method that computes the expected figure. */
export const expected = filled(
	choiceSetting<Exclude<ExpectationRule['by'], 'tracking'>>(
		{ displayName: 'Compared With', name: 'expected', displayOptions: WITHOUT_TRACKING },
		[
			{
				name: 'Expected Value',
				value: 'baseline',
				description:
					'Calculated from past days (of the last year for a whole site and for channels, except with Today So Far), considering weekdays, seasons and holidays',
			},
			{ name: 'Fixed Value', value: 'bound' },
			{
				name: 'Previous Period',
				value: 'before',
				description: 'The day before, or the same number of days before',
			},
			{
				name: 'Same Weekday (Mean)',
				value: 'mean',
				description: 'The mean of the same weekday in recent weeks',
			},
			{
				name: 'Same Weekday (Median)',
				value: 'median',
				description: 'The median of the same weekday in recent weeks',
			},
		],
		'baseline',
	),
);

/** The smallest deviation that counts. */
export const percent = numberSetting(
	{
		displayName: 'Minimum Change (Percent)',
		name: 'percent',
		description:
			'The smallest deviation that starts an alert; 15 when not set. The alert ends when the deviation falls below half of this value.',
		displayOptions: WITH_EXPECTATION,
	},
	DEFAULT_ALERT.percent,
	{ above: 0, max: 10_000, advice: 'Enter a number such as 15' },
);

/** The fixed bound that figures are compared with. */
export const alertBound = numberSetting(
	{
		displayName: 'Value',
		name: 'bound',
		description:
			'The value to compare with, for all checked days together; for a rate in percent, enter 2.5 for 2.5%',
		displayOptions: { ...WITHOUT_TRACKING, show: { expected: ['bound'] } },
	},
	0,
);

/** How many values are monitored. */
export const topValues = numberSetting(
	{
		displayName: 'Top Values',
		name: 'topValues',
		description: 'How many values of For Each to watch, the largest first',
		displayOptions: { hide: { '/forEach': [''] } },
	},
	DEFAULT_ALERT.topValues,
	{ min: 1, max: 200, precision: 0 },
);

/** The length of the history. */
export const weeks = numberSetting(
	{
		displayName: 'Weeks to Compare With',
		name: 'weeks',
		description:
			'How many past weeks to compare with; for a whole site and for channels, Expected Value uses a year instead, except with Today So Far',
	},
	DEFAULT_ALERT.weeks,
	{ min: 2, max: 26, precision: 0 },
);

/** The smallest volume that is evaluated. */
export const leastVolume = numberSetting(
	{
		displayName: 'Minimum Volume',
		name: 'leastVolume',
		description:
			'The smallest expected value for which an alert can start. For a rate, it applies to the metric that the rate is divided by. For counts below 100 a day, it applies to a week, if Compared With is Expected Value, Days to Check is a single day, and Ignore Random Variation is on. With Fixed Value, it applies only to rates.',
		displayOptions: WITHOUT_TRACKING_OPTION,
	},
	DEFAULT_ALERT.minVolume,
	{ min: 0 },
);

/** Whether deviations within the random variation are ignored. */
export const ignoreRandomVariation = flagSetting(
	{
		displayName: 'Ignore Random Variation',
		name: 'ignoreRandomVariation',
		description:
			'Whether to ignore changes that are normal for small numbers, or that also occurred in the weeks before',
		displayOptions: WITH_EXPECTATION,
	},
	true,
);

/** How long figures of today may still grow. */
export const delayHours = numberSetting(
	{
		displayName: 'Leave Out Last (Hours)',
		name: 'delayHours',
		description:
			'For Today So Far and for broken tracking: how many of the last hours to leave out because they are still incomplete',
	},
	1,
	{ min: 0, max: 12, precision: 0 },
);

/** The fields below the monitored metric. */
export const alertFields: readonly INodeProperties[] = propertiesOf([
	forEach,
	side,
	expected,
	alertBound,
]);
