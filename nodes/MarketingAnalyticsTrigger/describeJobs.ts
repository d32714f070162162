import type { INodeProperties } from 'n8n-workflow';

import { callerIp } from '../../platform/catalogue/fields';
import type { ListName } from '../../platform/catalogue/lists';
import { describePicker } from '../shared/form/describe';
import { describeField } from '../shared/form/fieldKinds';
import { shownFor } from './shownFor';

function jobPicker(list: ListName, label: string): INodeProperties {
	const description = 'The one to watch';
	return {
		...describePicker({ list, name: list, label, description, placeholder: 'e.g. 12' }),
		hint: 'Leave empty to watch all of them',
	};
}

const ofJobFinished: INodeProperties[] = [
	{
		displayName: 'Job',
		name: 'jobKind',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'Ad Hoc Job', value: 'adHocJob' },
			{ name: 'Audience Export', value: 'audienceExport' },
			{ name: 'Auto Report', value: 'autoReport' },
			{ name: 'Data Warehouse Query', value: 'dataWarehouse' },
			{ name: 'EMPDB File', value: 'empDatabase' },
			{ name: 'Partner Sync', value: 'partnerSync' },
		],
		default: 'autoReport',
		description: 'The kind of job to watch',
	},
	{ ...jobPicker('adHocJob', 'Ad Hoc Job'), displayOptions: { show: { jobKind: ['adHocJob'] } } },
	{
		...jobPicker('autoReport', 'Auto Report'),
		displayOptions: { show: { jobKind: ['autoReport'] } },
	},
	{
		...jobPicker('partnerSync', 'Partner Sync'),
		displayOptions: { show: { jobKind: ['partnerSync'] } },
	},
	{
		displayName: 'Job Run IDs',
		name: 'jobRunIds',
		type: 'string',
		default: '',
		required: true,
		description: 'The runs to watch, as the platform numbers them, with commas between them',
		displayOptions: { show: { jobKind: ['audienceExport', 'dataWarehouse'] } },
	},
	...describeField(callerIp).map((one) => ({
		...one,
		displayOptions: { show: { jobKind: ['dataWarehouse'] } },
	})),
];

const outcome: INodeProperties = {
	displayName: 'Outcome',
	name: 'outcome',
	type: 'options',
	options: [
		{ name: 'Any', value: 'any' },
		{ name: 'Failure', value: 'failed' },
		{ name: 'Success', value: 'done' },
	],
	default: 'any',
	description: 'Which runs start the workflow',
};

/** Which jobs to watch. */
export const jobProperties: INodeProperties[] = [
	...ofJobFinished.map((one) => shownFor(['jobFinished'], one)),
	shownFor(['importFinished'], jobPicker('partnerSync', 'Partner Sync')),
	shownFor(['importFinished', 'jobFinished'], outcome),
];
