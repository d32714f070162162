import type { INodeProperties } from 'n8n-workflow';

import { describeLocator } from '../../shared/form/describe';
import { PAGING } from '../../shared/form/pagingFields';
import type { Form } from '../../shared/form/form';
import { SIMPLIFY_ITEMS } from '../../shared/form/simplify';
import { ifNoRows } from '../../shared/run/noRows';
import { PERSONAL_DATA } from '../endpoint/form';

/** The parameter that names the endpoint. */
export const ENDPOINT = 'knownEndpoint';

/** The parameter with the values of the endpoint's path. */
export const VALUES = 'endpointValues';

/** The confirmation that an endpoint which changes something requires, among those values. */
export const TICK = { name: 'changesPlatform', label: 'This Changes the Platform' } as const;

const endpoint: INodeProperties = describeLocator(
	{
		name: ENDPOINT,
		label: 'Endpoint',
		description: 'The endpoint to call; search by words of its name or by part of its path',
		placeholder: 'e.g. GET /ea/{site}/db/profile/search.json',
		required: true,
	},
	'searchKnownEndpoints',
	'Name',
);

const values: INodeProperties = {
	displayName: 'Values',
	name: VALUES,
	type: 'resourceMapper',
	default: { mappingMode: 'defineBelow', value: null },
	description:
		'The values for the names in braces in the path; Site may stay empty if your token has access to only one',
	typeOptions: {
		loadOptionsDependsOn: [`${ENDPOINT}.value`],
		resourceMapper: {
			resourceMapperMethod: 'getEndpointValues',
			mode: 'add',
			fieldWords: { singular: 'value', plural: 'values' },
			addAllFields: true,
			supportAutoMap: false,
			hideNoDataError: true,
		},
	},
};

/** The fields of Call a Known Endpoint that are not in its catalogue row. */
export const knownForm: Form = {
	fields: [endpoint, values, ...PAGING, SIMPLIFY_ITEMS],
	options: [ifNoRows.property, PERSONAL_DATA.property],
};

/** Labels of path values in the form. */
const LABELS: Readonly<Record<string, string>> = {
	jobid: 'Job ID',
	site: 'Site',
};

/** The label of a path value. */
export function labelOf(place: string): string {
	return LABELS[place] ?? place;
}
