import type { INodeProperties } from 'n8n-workflow';

import type { CampaignRun } from '../../../platform/catalogue/resources/campaign';
import type { Form } from '../describe/forms';

const costsFrom: INodeProperties = {
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
};

const costsFile: INodeProperties = {
	displayName: 'Input Binary Field',
	name: 'costsFile',
	type: 'string',
	default: 'data',
	required: true,
	hint: 'The name of the input binary field that holds the CSV file',
	displayOptions: { show: { costsFrom: ['file'] } },
};

/** What Upload Costs asks for beside what the costs are for. */
export const campaignForms: Record<CampaignRun, Form> = {
	uploadCosts: { fields: [costsFrom, costsFile] },
};
