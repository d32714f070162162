import type { INodeProperties } from 'n8n-workflow';

import { importKinds } from '../../platform/imports/kinds';

const kinds = importKinds.map(({ name, label }) => ({ name: label, value: name }));

/** The form of the trigger. */
export const properties: INodeProperties[] = [
	{
		displayName: 'Page Title',
		name: 'title',
		type: 'string',
		default: 'Import figures',
		required: true,
		description: 'What the page is called',
	},
	{
		displayName: 'Page Text',
		name: 'text',
		type: 'string',
		typeOptions: { rows: 3 },
		default:
			'Drop the CSV file of your analytics tool here. You see what will be imported before it starts.',
		description: 'What your colleagues read first',
	},
	{
		displayName: 'What Happens',
		name: 'handling',
		type: 'options',
		noDataExpression: true,
		options: [
			{
				name: 'Hand the Checked File to the Workflow',
				value: 'handOver',
				description: 'The workflow gets the file as it would be sent, and imports it or not',
			},
			{
				name: 'Import at Once',
				value: 'import',
				description: 'The platform gets the file, and the workflow what became of it',
			},
		],
		default: 'import',
	},
	{
		displayName: 'Sites',
		name: 'sites',
		type: 'string',
		default: '',
		placeholder: 'e.g. shop-eu, shop-us',
		description:
			'The sites to choose from on the page, with commas; any site can be entered when left empty',
	},
	{
		displayName: 'Kinds',
		name: 'kinds',
		type: 'multiOptions',
		options: [...kinds].sort((a, b) => a.name.localeCompare(b.name)),
		default: [],
		description: 'The kinds of figures that may be imported; all of them when none is chosen',
	},
	{
		displayName: 'Protection',
		name: 'protection',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'Basic Auth', value: 'basicAuth', description: 'User name and password' },
			{ name: 'None', value: 'none', description: 'Whoever has the link can import' },
			{ name: 'Passphrase', value: 'passphrase', description: 'One for all who have the link' },
		],
		default: 'passphrase',
	},
	{
		displayName: 'Path',
		name: 'path',
		type: 'string',
		default: '',
		placeholder: 'e.g. import-history',
		description: 'The end of the page’s address; one that nobody can guess when left empty',
	},
	{
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options: [
			{
				displayName: 'Largest File (MB)',
				name: 'largestFile',
				type: 'number',
				typeOptions: { minValue: 1 },
				default: 100,
				description:
					'Larger files are refused. n8n itself takes up to 200 MB unless it is set up for more.',
			},
			{
				displayName: 'Lines That Cannot Be Imported',
				name: 'badLines',
				type: 'options',
				options: [
					{ name: 'Leave Them Out', value: 'leaveOut', description: 'Import the others' },
					{
						name: 'Stop the Import',
						value: 'stop',
						description: 'Import nothing unless all are right',
					},
				],
				default: 'stop',
				description: 'What to do when some lines are wrong',
			},
		],
	},
];
