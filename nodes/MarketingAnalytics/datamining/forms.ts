import type { INodeProperties } from 'n8n-workflow';

import { FILE_FIELD } from '../describe/operation';
import { WAIT_LIMIT } from '../waitLimit';

const show = (more: Record<string, string[]> = {}) => ({
	displayOptions: { show: { operation: ['searchAndWait'], ...more } },
});

/** What Search and Wait asks for beside the search itself. */
export const dataminingForms: INodeProperties[] = [
	{
		displayName: 'Output',
		name: 'searchOutput',
		type: 'options',
		options: [
			{ name: 'CSV File', value: 'csv', description: 'One file per input item' },
			{ name: 'Items', value: 'items', description: 'One item per record' },
		],
		default: 'items',
		description: 'How to return what was found',
		...show(),
	},
	{ ...FILE_FIELD, ...show({ searchOutput: ['csv'] }) },
	{
		...WAIT_LIMIT,
		description:
			'How long to wait inside this node. Periods of more than 31 days are searched part by part, which takes longer.',
		...show(),
	},
];
