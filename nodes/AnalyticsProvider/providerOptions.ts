import { readJsonInput, isRecord } from '../../platform/base/json/json';
import { InvalidInput } from '../../platform/base/invalidInput';
import type { JsonRecord } from '../../platform/base/json/json';
import { LARGEST_PAGE } from '../../platform/provider/readSlices';
import type { Setting } from '../shared/form/settings';
import { daySetting, numberSetting, onlyIfAdded, textSetting } from '../shared/form/settings';
import { namesSetting } from '../shared/form/multiChoiceSetting';

export const PAGE_SIZE = numberSetting(
	{
		displayName: 'Rows per Request',
		name: 'pageSize',
		description: 'How many rows to request at a time; more requests are sent as needed',
	},
	LARGEST_PAGE,
	{
		min: 1,
		max: LARGEST_PAGE,
		whole: true,
		advice:
			'Enter a number of rows, or remove this option to request as many rows as possible at a time',
	},
);

export const ADDITIONAL_COLUMNS = namesSetting({
	displayName: 'Additional Columns',
	name: 'additionalColumns',
	placeholder: 'e.g. browser, os',
	description: 'More columns of the provider, separated by commas; returned unchanged',
});

export const PROVIDER_DEVICES = namesSetting({
	displayName: 'Devices',
	name: 'devices',
	placeholder: 'e.g. Desktop, Tablet',
	description: 'Return only these device types, by the provider’s names, separated by commas',
});

export const EVENT_NAMES = textSetting({
	displayName: 'Event Names Begin With',
	name: 'eventNames',
	placeholder: 'e.g. click',
	description:
		'Only for the level Events: the beginning of the event names. When not set, all events that have clicks are returned.',
});

/** An optional filter. */
export const FILTER: Setting<readonly JsonRecord[]> = {
	property: {
		displayName: 'Filter (JSON)',
		name: 'filter',
		type: 'json',
		default: '{}',
		placeholder: 'e.g. { "geo_country": { "$eq": "France" } }',
		description:
			'Return only rows that match this filter, in the format that the provider’s API expects under filter.property',
	},
	parse: (entered) => {
		const filter = readJsonInput('Filter (JSON)', entered || '{}');
		if (isRecord(filter)) return Object.keys(filter).length === 0 ? [] : [filter];
		throw new InvalidInput(
			'Filter (JSON)',
			'Filter (JSON) must be an object',
			'Enter an object such as { "geo_country": { "$eq": "France" } }',
		);
	},
};

export const NAME_WHEN_MISSING = textSetting({
	displayName: 'Name When Missing',
	name: 'nameWhenMissing',
	placeholder: 'e.g. (unknown)',
	description:
		'The name to use where the provider has none, for pages, sources, publishers and campaigns. When left empty, such rows are not imported.',
});

export const WEBSITE_NAME = textSetting({
	displayName: 'Website Name',
	name: 'websiteName',
	placeholder: 'e.g. shop-eu',
	description: 'The name of the site in reports; the value of Site when left empty',
});

export const RESUME_AFTER = {
	...onlyIfAdded(
		daySetting({
			displayName: 'Resume After',
			name: 'resumeAfter',
			description:
				'The last imported day of a run that was interrupted: that day and earlier days are skipped. Importing a day again with the same settings changes nothing.',
		}),
	),
	// The first run of a workflow that stores the last imported day has no such day yet.
	mayBeBlank: true,
} as const;

export const RESUME_AFTER_BY_ITEM = textSetting({
	displayName: 'Resume After by Item',
	name: 'resumeAfterByItem',
	placeholder: 'e.g. item 0: 2026-01-31, item 1: 2026-01-15',
	description:
		'Resume After for several input items: the text from the error of the interrupted run. Items that it does not name begin with their First Day.',
});
