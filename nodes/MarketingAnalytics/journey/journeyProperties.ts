import type { INodeProperties } from 'n8n-workflow';

import type { JourneyField, ListedField } from '../../../platform/reports/journeys/field';
import { describeLocator } from '../../shared/form/describe';
import { choiceSetting } from '../../shared/form/settings';
import { journeyOptionsMethodOf, journeySearchMethodOf } from './journeyLists';
import { PLACE } from './place';

/** A field of an analysis with one value; filters take two properties. */
export function describeOne(field: JourneyField, needed: boolean): INodeProperties[] {
	const { label: displayName, parameter: name, description } = field;
	switch (field.kind) {
		case 'listed':
			return [describeListed(field, needed)];
		case 'choice': {
			const choices = field.words.map(({ label, ...word }) => ({ name: label, ...word }));
			const sorted = choices.sort((a, b) => a.name.localeCompare(b.name));
			return [choiceSetting({ displayName, name, description }, sorted, field.preset).property];
		}
		case 'flag':
			return [{ displayName, name, type: 'boolean', default: false, description }];
		case 'filters':
			return [{ displayName, name, description, ...TRIPLES }, asJson(field.json)];
	}
}

function describeListed(field: ListedField, needed: boolean): INodeProperties {
	const { label, parameter, placeholder, typed, whenOptional } = field;
	const more = !needed && whenOptional ? `; ${whenOptional}` : '';
	const description = `${field.description}${more}`;
	const required = needed || undefined;
	const texts = { name: parameter, label, description, placeholder, required };
	return describeLocator(texts, journeySearchMethodOf(parameter), typed);
}

/** A field of an analysis with several values. */
export function describeSeveral(field: ListedField, name: string): INodeProperties {
	const { label, description, list } = field;
	const dimension = `${PLACE.collection}.${PLACE.required}.${PLACE.group}.dimension.value`;
	return {
		displayName: `${label} Names or IDs`,
		name,
		type: 'multiOptions',
		typeOptions: {
			loadOptionsMethod: journeyOptionsMethodOf(name),
			loadOptionsDependsOn: ['site.value', 'analysis', ...(list.ofDimension ? [dimension] : [])],
		},
		default: [],
		required: true,
		description: `${description}. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.`,
	};
}

const TRIPLES = {
	type: 'fixedCollection',
	typeOptions: { multipleValues: true },
	placeholder: 'Add Filter',
	default: {},
	options: [
		{
			displayName: 'Filter',
			name: 'filter',
			values: [
				{ displayName: 'Key', name: 'key', type: 'string', default: '' },
				{ displayName: 'Operand', name: 'operand', type: 'string', default: '' },
				{ displayName: 'Value', name: 'value', type: 'string', default: '' },
			],
		},
	],
} satisfies Partial<INodeProperties>;

function asJson(name: string): INodeProperties {
	return {
		displayName: 'Filters (JSON)',
		name,
		type: 'json',
		default: '[]',
		description: 'The filters as a list of [key, operand, value] triples, instead of Filters',
	};
}
