import { additionalParameters, choice, count, jobRun, required, site, text } from './fields';
import type { EndpointOperation } from './row';
import type { Noun } from './standard';
import { pathOf } from './standard';

/** What audiences are made of. */
export const criterion: Noun = {
	object: 'ebmdb',
	one: 'audience criterion',
	a: 'an audience criterion',
	many: 'audience criteria',
	list: 'audienceCriterion',
};

/** What is sought in the engine. */
export const request = required(
	text('audienceRequest', 'ergmacro', ['Request', 'The request, as the platform writes it']),
);

/** The users of audiences as a file, made by a job (docs/platform.md, Audience engine). */
export const userExports: readonly EndpointOperation[] = [
	{
		value: 'exportUsers',
		label: 'Export Users',
		action: 'Export users',
		description: 'Start an export of the users that a request finds; returns the job run ID',
		warning: 'The export may hold personal data of users. Handle its file accordingly.',
		method: 'POST',
		path: pathOf(criterion, 'export_users'),
		what: 'the export of users',
		fields: [site, request, additionalParameters],
		optional: {
			heading: 'Options',
			fields: [
				{
					kind: 'list',
					name: 'exportColumns',
					label: 'Columns',
					description: 'The columns to write, with commas, from Get Export Columns',
					as: 'cold-columns',
				},
				count('mostRecords', 'maxlimit', ['Most Users', 'How many users to export at most']),
				choice(
					'exportSeparator',
					'csv-separator',
					['Separator', 'What stands between columns'],
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
	},
	{
		value: 'getExportStatus',
		label: 'Get Export Status',
		action: 'Get the status of a user export',
		description: 'Tell whether an export is ready',
		method: 'GET',
		path: pathOf(criterion, 'status'),
		what: 'the status of the export',
		fields: [site, jobRun, additionalParameters],
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
		fields: [site, jobRun, additionalParameters],
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
		fields: [site, jobRun, additionalParameters],
		reply: 'file',
	},
];
