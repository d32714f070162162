import type { INodeProperties } from 'n8n-workflow';

import { flagSetting } from './settings';

/** Whether records are returned with values to calculate with, or what the platform sent. */
export const SIMPLIFY = flagSetting(
	{
		displayName: 'Simplify',
		name: 'simplify',
		description: 'Whether to return a simplified version of the response instead of the raw data',
		hint: 'Simplified: numbers, true and false, and moments in the time zone of the workflow',
	},
	true,
);

/** The same in a form, unless a file is chosen: that is what the platform sent. */
export const SIMPLIFY_ITEMS: INodeProperties = {
	...SIMPLIFY.property,
	displayOptions: { hide: { output: ['csv'] } },
};
