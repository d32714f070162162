import type { INodeProperties } from 'n8n-workflow';

import { FIRST_DAY, LAST_DAY } from '../shared/form/period/firstAndLastDay';
import { LET_AGENT_CHANGE } from '../shared/form/letAgentChange';
import { PAGING } from '../shared/form/pagingFields';
import { propertiesOf } from '../shared/form/settings';
import { ifNoRows } from '../shared/run/noRows';
import { CSV_OPTIONS, FILE_FIELD } from '../shared/run/outputFile';
import { COLUMN_NAMES } from './levelColumns';
import { OPERATION } from './providerOperations';
import * as options from './providerOptions';
import * as settings from './settings';
import { SOURCE_NAMES } from './sourceNames';

const period: INodeProperties[] = [
	{ ...FIRST_DAY.property, required: true, description: 'The first day of the data' },
	{ ...LAST_DAY.property, required: true, description: 'The last day of the data (included)' },
];

const economy: INodeProperties = {
	displayName:
		'The provider’s economy mode is off in every request. Figures can differ from the provider’s own interface, where it may be on.',
	name: 'economyNotice',
	type: 'notice',
	default: '',
};

const dataFields: INodeProperties[] = [
	settings.LEVEL_COLUMNS.property,
	settings.SPLIT_BY_DAY.property,
	settings.SPLIT_BY_DEVICE.property,
	settings.SORT.property,
	...PAGING,
	settings.SIMPLIFY_ROWS.property,
	settings.PROVIDER_OUTPUT.property,
	{ ...FILE_FIELD, displayOptions: { show: { output: ['csv'] } } },
];

const importFields: INodeProperties[] = [
	settings.PROVIDER_SITE.property,
	settings.IMPORT_LEVELS.property,
	{
		displayName:
			'Re-Import covers sites (visits, visitors, time), pages, search engines, referring domains, campaigns and countries. Rows of direct access and unpaid social networks cannot be imported: the output Not Imported returns them. For events, page labels, regions, cities, devices and bounce rates, use Get Data. Choose days before your platform started measuring: existing figures are replaced, and an import cannot be undone.',
		name: 'levelsNotice',
		type: 'notice',
		default: '',
	},
];

/** The options of both operations. */
function collection(added: INodeProperties[]): INodeProperties {
	return {
		displayName: 'Options',
		name: 'options',
		type: 'collection',
		placeholder: 'Add Option',
		default: {},
		options: [...added].sort((one, other) => one.displayName.localeCompare(other.displayName)),
	};
}

const dataOptions = [
	...propertiesOf([
		options.ADDITIONAL_COLUMNS,
		options.PROVIDER_DEVICES,
		options.EVENT_NAMES,
		options.FILTER,
	]),
	...CSV_OPTIONS,
	ifNoRows.property,
];

const importOptions = propertiesOf([
	options.NAME_WHEN_MISSING,
	options.RESUME_AFTER,
	options.RESUME_AFTER_BY_ITEM,
	options.WEBSITE_NAME,
]);

function shownFor(
	operations: string[],
	property: INodeProperties,
	rule: 'operation' | '/operation' = 'operation',
): INodeProperties {
	const show = { ...property.displayOptions?.show, [rule]: operations };
	return { ...property, displayOptions: { ...property.displayOptions, show } };
}

const BOTH = ['getData', 'reImport'];

/** The form of the node. */
export const providerProperties: INodeProperties[] = [
	OPERATION.property,
	shownFor(['reImport'], LET_AGENT_CHANGE),
	shownFor(['getData'], settings.LEVEL.property),
	...importFields.map((property) => shownFor(['reImport'], property)),
	...[...period, economy].map((property) => shownFor(BOTH, property)),
	...dataFields.map((property) => shownFor(['getData'], property)),
	shownFor(BOTH, COLUMN_NAMES.property),
	shownFor(
		BOTH,
		collection([
			...dataOptions.map((property) => shownFor(['getData'], property, '/operation')),
			...importOptions.map((property) => shownFor(['reImport'], property, '/operation')),
			...propertiesOf([options.PAGE_SIZE, SOURCE_NAMES]),
		]),
	),
];
