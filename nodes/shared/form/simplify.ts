import type { INodeProperties } from 'n8n-workflow';

import { flagSetting } from './settings';

/** Whether values of records are converted to numbers, dates and flags, or returned as sent. */
export const SIMPLIFY = flagSetting(
	{
		displayName: 'Simplify',
		name: 'simplify',
		description: 'Whether to return a simplified version of the response instead of the raw data',
		hint: 'Simplified output has real numbers, true or false for yes and no, and times in the workflow’s time zone',
	},
	true,
);

/** The setting in a form; it is hidden if a file is chosen, which is always returned as sent. */
export const SIMPLIFY_ITEMS: INodeProperties = {
	...SIMPLIFY.property,
	displayOptions: { hide: { output: ['csv'] } },
};
