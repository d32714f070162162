import type { INodeProperties } from 'n8n-workflow';

import * as shared from '../../../platform/catalogue/commonFields';
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

const ADVICE = 'Choose from the list';

/** Whoever watches the tracking needs to say no more. */
const ASKED = { hide: { figure: [...TRACKING] } };

/** The same among the options. */
export const ASKED_OPTION = { hide: { '/figure': [...TRACKING] } };

/** The values that are watched one by one. */
export const forEach = pickerSetting(
	describePicker({
		name: 'forEach',
		label: 'For Each',
		list: 'dimensions',
		description: 'Watch each value by itself, such as each channel; the whole site when left empty',
		choose: 'Whole site, or choose a dimension...',
		placeholder: 'e.g. media_key',
	}),
);

/** Where the figures come from. */
export const alertKind = pickerSetting(describePicker(shared.addedKind));

/** How deep the values lie. */
export const alertDataLevel = pickerSetting(describePicker(shared.dataLevel));

/** The days that are judged. */
export const spanSetting = filled(
	choiceSetting<'lastDays' | 'today' | 'yesterday'>(
		{
			displayName: 'Days to Judge',
			name: 'span',
			description: 'In the time zone of the site; Yesterday when left out',
			displayOptions: ASKED_OPTION,
		},
		[
			{ name: 'Last Days', value: 'lastDays', description: 'Several days together' },
			{
				name: 'Today So Far',
				value: 'today',
				description: 'The hours that are over, compared with the same hours of other days',
			},
			{
				name: 'Yesterday',
				value: 'yesterday',
				description: 'From 06:00 on, when the figures of the day before are there',
			},
		],
		'yesterday',
	),
	ADVICE,
);

/** How many days are judged together. */
export const spanDays = numberSetting(
	{
		displayName: 'Number of Days',
		name: 'spanDays',
		description: 'How many days, of which yesterday is the last',
		displayOptions: { ...ASKED_OPTION, show: { span: ['lastDays'] } },
	},
	7,
	{ min: 1, max: 31, precision: 0, advice: 'Enter a number such as 7' },
);

/** On which side a figure is worth an alert. */
export const side = filled(
	choiceSetting<'either' | 'higher' | 'lower'>(
		{ displayName: 'Alert When', name: 'alertWhen', displayOptions: ASKED },
		[
			{ name: 'Higher', value: 'higher' },
			{ name: 'Higher or Lower', value: 'either' },
			{ name: 'Lower', value: 'lower' },
		],
		'lower',
	),
	ADVICE,
);

/** What figures are compared with. */
export const expected = filled(
	choiceSetting<'before' | 'bound' | 'mean' | 'median' | 'usual'>(
		{ displayName: 'Than', name: 'expected', displayOptions: ASKED },
		[
			{ name: 'A Fixed Bound', value: 'bound' },
			{
				name: 'The Period Before',
				value: 'before',
				description: 'The day before, or as many days before',
			},
			{ name: 'The Same Weekday (Mean)', value: 'mean', description: 'Of the last weeks' },
			{ name: 'The Same Weekday (Median)', value: 'median', description: 'Of the last weeks' },
			{
				name: 'Usual',
				value: 'usual',
				description:
					'What the last year lets expect of such a day, at the level of the last days; holidays are known',
			},
		],
		'usual',
	),
	ADVICE,
);

/** By how much figures must differ. */
export const percent = numberSetting(
	{
		displayName: 'By at Least (Percent)',
		name: 'percent',
		description:
			'How much of a difference is worth an alert, which is over when half of it is made up for; 15 when left out',
		displayOptions: {
			...ASKED_OPTION,
			show: { '/expected': ['before', 'mean', 'median', 'usual'] },
		},
	},
	15,
	{ above: 0, max: 10_000, advice: 'Enter a number such as 15' },
);

/** The bound that figures are compared with. */
export const alertBound = numberSetting(
	{
		displayName: 'Bound',
		name: 'bound',
		description: 'For all days to judge together; of a rate in percent, 2.5 stands for 2.5 %',
		displayOptions: { ...ASKED, show: { expected: ['bound'] } },
	},
	0,
);

/** How many values are watched. */
export const topValues = numberSetting(
	{
		displayName: 'Top Values',
		name: 'topValues',
		description: 'How many values of For Each to watch, the largest first',
	},
	10,
	{ min: 1, max: 200, precision: 0 },
);

/** The history. */
export const weeks = numberSetting(
	{
		displayName: 'Weeks',
		name: 'weeks',
		description:
			'How many of the last weeks to compare with; Usual learns from a year where the platform has it',
	},
	8,
	{ min: 2, max: 26, precision: 0 },
);

/** What is too little to say anything about. */
export const leastVolume = numberSetting(
	{
		displayName: 'Minimum Volume',
		name: 'leastVolume',
		description:
			'Say nothing where less than this is expected; of a rate, of what it is divided by',
	},
	20,
	{ min: 0 },
);

/** Whether what happens by chance counts. */
export const beyondChance = flagSetting(
	{
		displayName: 'Only Beyond Chance',
		name: 'beyondChance',
		description:
			'Whether to keep silent about changes that small numbers bring by chance, or that the weeks before had as well',
	},
	true,
);

/** After how long an alert is told again. */
export const repeatHours = numberSetting(
	{
		displayName: 'Repeat After (Hours)',
		name: 'repeatHours',
		description: 'After how many hours an alert that goes on is told once more; 0 for never',
	},
	0,
	{ min: 0 },
);

/** How long figures of today may still grow. */
export const delayHours = numberSetting(
	{
		displayName: 'Leave Out Last (Hours)',
		name: 'delayHours',
		description: 'For Today So Far: how many of the last hours may still be counted',
	},
	1,
	{ min: 0, max: 12, precision: 0 },
);

/** The form below what is watched. */
export const alertFields: readonly INodeProperties[] = propertiesOf([
	forEach,
	side,
	expected,
	alertBound,
]);
