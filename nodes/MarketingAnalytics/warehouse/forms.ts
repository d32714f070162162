import type { INodeProperties } from 'n8n-workflow';

import { FILE_FIELD } from '../describe/operation';
import { WAIT_LIMIT } from '../waitLimit';

const show = (more: Record<string, string[]> = {}) => ({
	displayOptions: { show: { operation: ['runQuery'], ...more } },
});

/** What Run Query asks for beside the query itself. */
export const warehouseForms: INodeProperties[] = [
	{ ...FILE_FIELD, ...show({ format: ['csv', 'json', 'parquet'] }) },
	{
		...WAIT_LIMIT,
		description:
			'How long to wait inside this node. It holds a worker while it waits: use Submit for queries that take longer.',
		...show(),
	},
];
