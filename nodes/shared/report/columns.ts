import type { INodeProperties } from 'n8n-workflow';

import type { ListName } from '../../../platform/catalogue/lists';
import { isRecord, listOf, textOf } from '../../../platform/client/values/json';
import type { Column } from '../../../platform/reports/types';
import { describePicker } from '../form/describe';
import type { Setting } from '../form/settings';

interface Columns extends Pick<INodeProperties, 'displayName' | 'name' | 'displayOptions'> {
	/** What one of them is called. */
	readonly single: string;
	readonly list: ListName;
	readonly description: string;
	readonly placeholder: string;
}

/** A list of columns: each a field of the platform with a label of the caller. */
export function columns({ single, list, placeholder, ...look }: Columns): Setting<Column[]> {
	const field = describePicker({
		name: 'field',
		label: 'Field',
		list,
		description: `The ${single.toLowerCase()}, as the platform names it`,
		placeholder,
	});
	return {
		property: {
			...look,
			type: 'fixedCollection',
			typeOptions: { multipleValues: true, sortable: true },
			placeholder: `Add ${single}`,
			default: {},
			options: [{ displayName: single, name: 'column', values: [field, LABEL] }],
		},
		parse: (entered) => listOf(isRecord(entered) ? entered.column : []).map(readColumn),
	};
}

const LABEL: INodeProperties = {
	displayName: 'Label',
	name: 'label',
	type: 'string',
	default: '',
	description: 'The name of the column in the result; the field’s own name when left empty',
};

function readColumn(entered: unknown): Column {
	const { field, label } = isRecord(entered) ? entered : {};
	const value = textOf(isRecord(field) ? field.value : field)?.trim() ?? '';
	return { field: value, name: textOf(label)?.trim() || value };
}
