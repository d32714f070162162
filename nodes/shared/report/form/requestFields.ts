import type { TimeScale, SegmentField } from '../../../../platform/reports/types';
import { choiceSetting, flagSetting, onlyIfAdded } from '../../form/settings';
import { idsSetting } from './jobIds';
import { IN_FIELDS_ONLY } from './shownFor';

/** One row per hour, day ... of the period. */
export const splitBy = onlyIfAdded(
	choiceSetting<TimeScale>(
		{
			displayName: 'Split By',
			name: 'splitBy',
			description: 'One row per day, hour, week or month of the period, with its date',
			...IN_FIELDS_ONLY,
		},
		[
			{ name: 'Day', value: 'D' },
			{ name: 'Hour', value: 'H' },
			{ name: 'Month', value: 'M' },
			{ name: 'Week', value: 'W' },
		],
		'D',
	),
);

/** The devices that are counted. */
export const devices = idsSetting({
	label: 'Device',
	name: 'devices',
	loadOptionsMethod: 'getDevices',
	description: 'Count only these devices',
	...IN_FIELDS_ONLY,
});

/** The rules that credit sales. */
export const attributionRules = idsSetting({
	label: 'Attribution Rule',
	name: 'attributionRules',
	loadOptionsMethod: 'getAttributionRules',
	description: 'Credit sales by these rules',
	...IN_FIELDS_ONLY,
});

/** What breaks every metric down. */
export const segmentBy = onlyIfAdded(
	choiceSetting<SegmentField>(
		{
			displayName: 'Segment By',
			name: 'segmentBy',
			description: 'Break every metric down by device or by attribution rule',
			...IN_FIELDS_ONLY,
		},
		[
			{ name: 'Attribution Rule', value: 'attributionrule' },
			{ name: 'Device', value: 'device' },
		],
		'device',
	),
);

/** Whether the report has no dimension; an empty list of dimensions means channels. */
export const oneRow = flagSetting(
	{
		displayName: 'One Row for All',
		name: 'oneRow',
		description: 'Whether to leave out the dimensions, so that the whole site is a single row',
		...IN_FIELDS_ONLY,
	},
	false,
);
