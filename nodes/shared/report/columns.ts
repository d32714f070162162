import type { INodeProperties } from 'n8n-workflow';

import type { ListName } from '../../../platform/catalogue/lists';
import { describePicker } from '../form/describe';

interface ColumnsProperty {
	readonly displayName: string;
	readonly name: string;
	readonly single: string;
	readonly list: ListName;
	readonly description: string;
	readonly placeholder: string;
}

/** A list of columns: each a field of the platform with a label of the caller. */
export function columnsProperty(columns: ColumnsProperty): INodeProperties {
	const { displayName, name, single, list, description, placeholder } = columns;
	return {
		displayName,
		name,
		type: 'fixedCollection',
		typeOptions: { multipleValues: true, sortable: true },
		placeholder: `Add ${single}`,
		description,
		default: {},
		options: [
			{
				displayName: single,
				name: 'column',
				values: [
					describePicker({
						name: 'field',
						label: 'Field',
						list,
						description: `The ${single.toLowerCase()}, as the platform names it`,
						placeholder,
					}),
					{
						displayName: 'Label',
						name: 'label',
						type: 'string',
						default: '',
						description:
							'The name of the column in the result; the field’s own name when left empty',
					},
				],
			},
		],
	};
}
