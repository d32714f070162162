import type { INodeProperties } from 'n8n-workflow';

import { LEVELS } from '../../platform/provider/levels';
import { IMPORTABLE } from '../../platform/provider/placement';
import { FILE_FIELD } from '../shared/run/outputFile';
import { PAGING } from '../shared/form/limits';
import { COLUMN_NAMES } from './columns';
import { DATA_OPTIONS, IMPORT_OPTIONS } from './options';

const levels = LEVELS.map(({ label, value, description }) => ({ name: label, value, description }));
const importable = levels.filter(({ value }) => Object.hasOwn(IMPORTABLE, value));

const operation: INodeProperties = {
	displayName: 'Operation',
	name: 'operation',
	type: 'options',
	noDataExpression: true,
	options: [
		{
			name: 'Get Data',
			value: 'getData',
			action: 'Get data from the provider',
			description: 'Get figures of one level as items or as a CSV file',
		},
		{
			name: 'Re-Import',
			value: 'reImport',
			action: 'Re import history into the platform',
			description: 'Get figures day by day, and import them into your platform',
		},
		{
			name: 'Verify Access',
			value: 'verifyAccess',
			action: 'Verify access to the provider',
			description: 'Check whether the keys are right and the site has data',
		},
	],
	default: 'getData',
};

const period: INodeProperties[] = [
	{
		displayName: 'First Day',
		name: 'from',
		type: 'dateTime',
		typeOptions: { dateOnly: true },
		default: '',
		required: true,
		description: 'The first day of the data',
	},
	{
		displayName: 'Last Day',
		name: 'to',
		type: 'dateTime',
		typeOptions: { dateOnly: true },
		default: '',
		required: true,
		description: 'The last day of the data (included)',
	},
];

const economy: INodeProperties = {
	displayName:
		'The provider’s economy mode is off in every request. Figures can differ from the provider’s own interface, which may have it on.',
	name: 'economyNotice',
	type: 'notice',
	default: '',
};

const level: INodeProperties = {
	displayName: 'Level',
	name: 'level',
	type: 'options',
	noDataExpression: true,
	options: [...levels].sort((a, b) => a.name.localeCompare(b.name)),
	default: 'site',
	description: 'What the figures are about',
};

const dataFields: INodeProperties[] = [
	{
		displayName: 'Column Names or IDs',
		name: 'columns',
		type: 'multiOptions',
		typeOptions: { loadOptionsMethod: 'getLevelColumns', loadOptionsDependsOn: ['level'] },
		default: [],
		description:
			'The columns of the level; all of them when none is chosen. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
	},
	{
		displayName: 'Split by Day',
		name: 'splitByDay',
		type: 'boolean',
		default: true,
		description: 'Whether each day has rows of its own; otherwise each row covers the whole period',
	},
	{
		displayName: 'Split by Device',
		name: 'splitByDevice',
		type: 'boolean',
		default: false,
		description: 'Whether each type of device has rows of its own',
	},
	{
		displayName: 'Sort',
		name: 'sort',
		type: 'string',
		default: '',
		placeholder: 'e.g. -m_visits',
		description:
			'The provider’s names of columns, separated by commas; a minus puts the largest first. When left empty, by day and name.',
	},
	...PAGING,
	{
		displayName: 'Simplify',
		name: 'simplify',
		type: 'boolean',
		default: true,
		description: 'Whether to return a simplified version of the response instead of the raw data',
		hint: 'Simplified: sources, channels, countries and clicks as your platform understands them',
	},
	{
		displayName: 'Output',
		name: 'output',
		type: 'options',
		options: [
			{ name: 'CSV File', value: 'csv', description: 'One file per input item' },
			{ name: 'Items', value: 'items', description: 'One item per row' },
		],
		default: 'items',
		description: 'How to return the rows',
	},
	{ ...FILE_FIELD, displayOptions: { show: { output: ['csv'] } } },
];

const importFields: INodeProperties[] = [
	{
		displayName: 'Site',
		name: 'importSite',
		type: 'string',
		default: '',
		required: true,
		placeholder: 'e.g. shop-eu',
		description: 'The site of your platform that gets the history',
	},
	{
		displayName: 'Levels',
		name: 'levels',
		type: 'multiOptions',
		options: [...importable].sort((a, b) => a.name.localeCompare(b.name)),
		default: ['site', 'page', 'freeSources', 'paidSources', 'geography'],
		required: true,
		description: 'What is imported',
	},
	{
		displayName:
			'Imports take sites (visits, visitors, time), pages, search engines, referring domains, campaigns and countries. Direct access and free social networks cannot be imported: they go to the output Not Imported. Events, page labels, regions, cities, devices and bounce rates are not part of imports: use Get Data. Choose days before your platform began to measure: figures that it has are replaced, and an import cannot be undone.',
		name: 'levelsNotice',
		type: 'notice',
		default: '',
	},
];

function shownFor(operations: string[], property: INodeProperties): INodeProperties {
	const show = { ...property.displayOptions?.show, operation: operations };
	return { ...property, displayOptions: { ...property.displayOptions, show } };
}

const BOTH = ['getData', 'reImport'];

/** The form of the node. */
export const properties: INodeProperties[] = [
	operation,
	shownFor(['getData'], level),
	...importFields.map((property) => shownFor(['reImport'], property)),
	...[...period, economy].map((property) => shownFor(BOTH, property)),
	...dataFields.map((property) => shownFor(['getData'], property)),
	shownFor(BOTH, COLUMN_NAMES),
	shownFor(['getData'], DATA_OPTIONS),
	shownFor(['reImport'], IMPORT_OPTIONS),
];
