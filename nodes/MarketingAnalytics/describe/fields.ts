import type { INodeProperties } from 'n8n-workflow';

import type { Field, PickerField } from '../../../platform/catalogue/row';
import { SEARCH_METHODS } from './lists';

/** A catalogue field as n8n shows it. */
export function describeField(field: Field): INodeProperties {
	switch (field.kind) {
		case 'picker':
			return describePicker(field);
		case 'text':
			return { ...common(field), type: 'string', default: '' };
		case 'json':
			return { ...common(field), type: 'json', default: field.example };
		case 'parameters':
			return describeParameters(common(field));
	}
}

type Common = Pick<
	INodeProperties,
	'displayName' | 'name' | 'description' | 'placeholder' | 'required'
>;

function common({ name, label, description, placeholder, required }: Field): Common {
	return {
		displayName: label,
		name,
		description,
		...(placeholder ? { placeholder } : {}),
		...(required ? { required } : {}),
	};
}

/** From the platform's list first, always typeable. */
export function describePicker(field: Omit<PickerField, 'kind' | 'send'>): INodeProperties {
	const { placeholder, ...rest } = common({ ...field, kind: 'text', send: NOWHERE });
	return {
		...rest,
		type: 'resourceLocator',
		default: { mode: 'list', value: '' },
		modes: [
			{
				displayName: 'From List',
				name: 'list',
				type: 'list',
				typeOptions: { searchListMethod: SEARCH_METHODS[field.list], searchable: true },
			},
			{ displayName: 'By Name', name: 'id', type: 'string', placeholder },
		],
	};
}

const NOWHERE = { in: 'query', as: '' } as const;

function describeParameters(field: Common): INodeProperties {
	return {
		...field,
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Parameter',
		default: {},
		options: [
			{
				displayName: 'Parameter',
				name: 'parameter',
				values: [
					{ displayName: 'Name', name: 'name', type: 'string', default: '' },
					{ displayName: 'Value', name: 'value', type: 'string', default: '' },
				],
			},
		],
	};
}
