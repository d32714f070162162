import type { INodeProperties } from 'n8n-workflow';

const show = (more: Record<string, string[]> = {}) => ({
	displayOptions: { show: { operation: ['uploadCosts'], ...more } },
});

/** What Upload Costs asks for beside what the costs are for. */
export const campaignForms: INodeProperties[] = [
	{
		displayName: 'Costs From',
		name: 'costsFrom',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'CSV File', value: 'file', description: 'One upload per input item' },
			{ name: 'Items', value: 'items', description: 'All input items together become one file' },
		],
		default: 'file',
		description: 'Where the costs are; the columns are those that the platform expects',
		...show(),
	},
	{
		displayName: 'Input Binary Field',
		name: 'costsFile',
		type: 'string',
		default: 'data',
		required: true,
		hint: 'The name of the input binary field that holds the CSV file',
		...show({ costsFrom: ['file'] }),
	},
];
