import * as shared from '../../../../platform/catalogue/commonFields';
import type { TimeScale, SegmentField } from '../../../../platform/reports/types';
import { describePicker } from '../../form/describe';
import { choiceSetting, converted, flagSetting, onlyIfAdded } from '../../form/settings';
import { IN_FIELDS_ONLY } from '../../form/form';
import { pickerSetting } from './picker';
import type { IDisplayOptions } from 'n8n-workflow';
import { InvalidInput } from '../../../../platform/base/invalidInput';
import { listOf, textOf } from '../../../../platform/base/json/json';
import type { Setting } from '../../form/settings';

/** The kind of report; the summary by channel unless another is chosen. */
export const kind = converted(
	pickerSetting({ ...describePicker(shared.addedKind), ...IN_FIELDS_ONLY }),
	({ value, isTyped }) =>
		value === '' ? { value: shared.SUMMARY_KIND, isTyped: false } : { value, isTyped },
);

/** The data level; channels unless another is chosen. */
export const path = pickerSetting({ ...describePicker(shared.dataLevel), ...IN_FIELDS_ONLY });

/** One row per hour, day ... of the period. */
export const splitBy = onlyIfAdded(
	choiceSetting<TimeScale>(
		{
			displayName: 'Split By',
			name: 'splitBy',
			description: 'Separate rows for each day, hour, week or month of the period, with its date',
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

interface IdsProperty {
	/** The label of a single ID. */
	readonly label: string;
	readonly name: string;
	/** The method of the node that lists them for the chosen site. */
	readonly loadOptionsMethod: string;
	readonly description: string;
	readonly displayOptions?: IDisplayOptions;
}

/** Numbers of the platform: chosen from its list, or given as a list or a text with commas. */
function idsSetting({
	label,
	name,
	loadOptionsMethod,
	description,
	...look
}: IdsProperty): Setting<number[]> {
	return {
		property: {
			displayName: `${label} Names or IDs`,
			name,
			type: 'multiOptions',
			typeOptions: { loadOptionsMethod, loadOptionsDependsOn: ['site.value'] },
			default: [],
			description: `${description}. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.`,
			...look,
		},
		parse: (entered) => partsOf(entered).map((part) => readId(`${label} Names or IDs`, part)),
	};
}

function partsOf(entered: unknown): readonly unknown[] {
	if (entered === undefined || entered === null) return [];
	if (Array.isArray(entered)) return listOf(entered);
	return textOf(entered)?.split(',') ?? [entered];
}

function readId(label: string, entered: unknown): number {
	const text = textOf(entered)?.trim();
	const id = Number(text);
	if (text && Number.isInteger(id)) return id;
	throw new InvalidInput(
		label,
		text === undefined
			? `${label} must be a list of IDs`
			: `${label} contains "${text}", which is not an ID`,
		'Choose IDs from the list, or enter whole numbers such as 1, 2',
	);
}
