import type { INodeProperties } from 'n8n-workflow';

import { shownFor } from './shownFor';

const AT_A_TIME = ['day', 'month', 'week'];

const schedule: INodeProperties[] = [
	{
		displayName: 'Submit',
		name: 'submitEvery',
		type: 'options',
		options: [
			{
				name: 'At Every Poll',
				value: 'poll',
				description: 'As often as Poll Times says; every minute would be far too often',
			},
			{ name: 'Every Day', value: 'day' },
			{ name: 'Every Month', value: 'month' },
			{ name: 'Every Week', value: 'week' },
		],
		default: 'week',
		description:
			'How often to request the report. A later poll picks it up, so let n8n poll every few minutes.',
	},
	{
		displayName: 'Weekday',
		name: 'weekday',
		type: 'options',
		options: [
			{ name: 'Monday', value: 1 },
			{ name: 'Tuesday', value: 2 },
			{ name: 'Wednesday', value: 3 },
			{ name: 'Thursday', value: 4 },
			{ name: 'Friday', value: 5 },
			{ name: 'Saturday', value: 6 },
			{ name: 'Sunday', value: 7 },
		],
		default: 1,
		displayOptions: { show: { submitEvery: ['week'] } },
	},
	{
		displayName: 'Day of Month',
		name: 'dayOfMonth',
		type: 'number',
		typeOptions: { minValue: 1, maxValue: 31, numberPrecision: 0 },
		default: 1,
		description: 'From 1; the last day of months that are shorter',
		displayOptions: { show: { submitEvery: ['month'] } },
	},
	{
		displayName: 'Time',
		name: 'submitAt',
		type: 'string',
		default: '06:30',
		required: true,
		placeholder: 'e.g. 06:30',
		description: 'Hours and minutes; the platform has the figures of yesterday from 06:00 on',
		displayOptions: { show: { submitEvery: AT_A_TIME } },
	},
	{
		displayName: 'Time Zone',
		name: 'timeZone',
		type: 'string',
		default: '',
		placeholder: 'e.g. Europe/Paris',
		description: 'The zone of the time; that of the workflow when left empty',
		displayOptions: { show: { submitEvery: AT_A_TIME } },
	},
];

/** When to request the report. */
export const scheduleProperties = schedule.map((one) => shownFor(['reportReady'], one));
