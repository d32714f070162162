import type { INodeProperties } from 'n8n-workflow';

import { LARGEST_PAGE } from '../../platform/provider/slices';
import { MEANINGS } from '../../platform/provider/sources';
import { GUARD_FORMULAS } from '../shared/run/outputFile';

const meanings = Object.entries(MEANINGS)
	.map(([value, { label, isPaid }]) => ({
		name: isPaid ? `Campaign: ${label}` : label,
		value,
	}))
	.sort((a, b) => a.name.localeCompare(b.name));

const sourceNames: INodeProperties = {
	displayName: 'Source Names',
	name: 'sourceNames',
	type: 'fixedCollection',
	typeOptions: { multipleValues: true },
	placeholder: 'Add Source Name',
	default: {},
	description:
		'What the provider’s words for traffic sources mean, where they are not the usual ones',
	options: [
		{
			displayName: 'Source Name',
			name: 'sourceName',
			values: [
				{
					displayName: 'Provider’s Word',
					name: 'word',
					type: 'string',
					default: '',
					placeholder: 'e.g. Email marketing',
					description: 'As the provider shows it',
				},
				{
					displayName: 'Meaning',
					name: 'meaning',
					type: 'options',
					options: meanings,
					default: 'MAILING',
					description: 'What your platform calls it',
				},
			],
		},
	],
};

const pageSize: INodeProperties = {
	displayName: 'Rows per Request',
	name: 'pageSize',
	type: 'number',
	typeOptions: { minValue: 1, maxValue: LARGEST_PAGE },
	default: LARGEST_PAGE,
	description: 'How many rows are asked for at a time; more requests are made as needed',
};

function collection(options: INodeProperties[]): INodeProperties {
	return {
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options,
	};
}

/** The optional settings of Get Data. */
export const DATA_OPTIONS = collection([
	{
		displayName: 'Additional Columns',
		name: 'additionalColumns',
		type: 'string',
		default: '',
		placeholder: 'e.g. browser, os',
		description:
			'More of the provider’s columns, separated by commas; they are returned as they come',
	},
	{
		displayName: 'Devices',
		name: 'devices',
		type: 'string',
		default: '',
		placeholder: 'e.g. Desktop, Tablet',
		description: 'Only these types of device, in the provider’s words, separated by commas',
	},
	{
		displayName: 'Filter (JSON)',
		name: 'filter',
		type: 'json',
		default: '{}',
		placeholder: 'e.g. { "geo_country": { "$eq": "France" } }',
		description: 'Only rows that match: the property part of a filter of the provider’s API',
	},
	GUARD_FORMULAS,
	pageSize,
	sourceNames,
]);

/** The optional settings of Re-Import. */
export const IMPORT_OPTIONS = collection([
	{
		displayName: 'Name When Missing',
		name: 'nameWhenMissing',
		type: 'string',
		default: '',
		placeholder: 'e.g. (unknown)',
		description:
			'The name to use where the provider has none, for pages, sources, publishers and campaigns. When left empty, such rows are not imported.',
	},
	{
		displayName: 'Resume After',
		name: 'resumeAfter',
		type: 'dateTime',
		typeOptions: { dateOnly: true },
		default: '',
		description:
			'The last imported day of a run that was interrupted: days up to it are left out. Importing a day again with the same settings changes nothing.',
	},
	{
		displayName: 'Resume After by Item',
		name: 'resumeAfterByItem',
		type: 'string',
		default: '',
		placeholder: 'e.g. item 0: 2026-01-31, item 1: 2026-01-15',
		description:
			'The same where there are several input items: the text that the interrupted run named. Items left out begin with their First Day.',
	},
	pageSize,
	sourceNames,
	{
		displayName: 'Website Name',
		name: 'websiteName',
		type: 'string',
		default: '',
		placeholder: 'e.g. shop-eu',
		description: 'What reports call the site; the value of Site when left empty',
	},
]);
