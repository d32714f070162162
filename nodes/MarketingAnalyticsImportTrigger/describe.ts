import type { INodeProperties } from 'n8n-workflow';

import * as settings from './settings';

/** The form of the trigger. */
export const importTriggerProperties: INodeProperties[] = [
	settings.TITLE.property,
	settings.TEXT.property,
	settings.HANDLING.property,
	settings.SITES.property,
	settings.KINDS_TAKEN.property,
	settings.PROTECTION.property,
	settings.PATH.property,
	{
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options: [settings.PAGE_MAX_FILE_SIZE.property, settings.PAGE_SKIP_ROWS_WITH_ERRORS.property],
	},
];
