import { choiceField, count, jobRun, required, siteField, textField } from './commonFields';
import type { EndpointOperation } from './endpointRow';
import type { Noun } from './standard';
import { pathOf } from './standard';

/** The criteria of audiences. */
export const criterion: Noun = {
	object: 'ebmdb',
	one: 'audience criterion',
	a: 'an audience criterion',
	many: 'audience criteria',
	list: 'audienceCriterion',
};

/** The definition of an export from the engine. */
export const exportRequest = required({
	...textField('audienceRequest', 'ergmacro', [
		'Request',
		'The request, written as in the audience engine; Count by Request shows how many users match',
	]),
	placeholder: 'e.g. viewed_bags_90d AND NOT bought_bags_90d',
	lines: 2,
});

/**
 * Exports of an audience's users as a file, created by a job (docs/platform.md, Audience engine).
 */
export const userExports: readonly EndpointOperation[] = [
	{
		value: 'exportUsers',
		label: 'Export Users',
		action: 'Export users',
		description: 'Start an export of the users who match a request, and return its job run ID',
		warning: 'The export may contain personal data of users. Handle the file accordingly.',
		method: 'POST',
		path: pathOf(criterion, 'export_users'),
		what: 'the export of users',
		fields: [siteField, exportRequest],
		optional: {
			heading: 'Options',
			fields: [
				{
					kind: 'picks',
					list: 'exportColumn',
					name: 'exportColumnNames',
					label: 'Column Names or IDs',
					description:
						'The columns to write. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
					more: {
						name: 'exportColumns',
						label: 'More Columns',
						description: 'Columns that the list does not show, separated by commas',
					},
					as: 'cold-columns',
				},
				count('mostRecords', 'maxlimit', ['Max Users', 'How many users to export at most']),
				choiceField(
					'exportSeparator',
					'csv-separator',
					['Separator', 'The character between columns'],
					[
						{ value: 'colon', label: 'Colon' },
						{ value: 'semi-colon', label: 'Semicolon' },
						{ value: 'space', label: 'Space' },
						{ value: 'tab', label: 'Tab' },
					],
				),
			],
		},
		reply: 'record',
		rehearsal: {
			path: pathOf(criterion, 'count_by_request'),
			what: 'the request',
			takes: ['ergmacro'],
			refusal: 'Nothing was exported. Correct the request, and try it out with Count by Request',
		},
	},
	{
		value: 'getExportStatus',
		label: 'Get Export Status',
		action: 'Get the status of a user export',
		description: 'Check whether an export is ready',
		method: 'GET',
		path: pathOf(criterion, 'status'),
		what: 'the status of the export',
		fields: [siteField, jobRun],
		reply: 'record',
	},
	{
		value: 'getExport',
		label: 'Get Export',
		action: 'Get a user export',
		description: 'Return the users of a finished export, one item each',
		method: 'GET',
		path: pathOf(criterion, 'download'),
		what: 'the export',
		fields: [siteField, jobRun],
		reply: 'records',
	},
	{
		value: 'downloadExport',
		label: 'Download Export',
		action: 'Download a user export',
		description: 'Return the file of a finished export as binary data',
		method: 'GET',
		path: pathOf(criterion, 'download_file'),
		what: 'the file of the export',
		fields: [siteField, jobRun],
		reply: 'file',
	},
];
