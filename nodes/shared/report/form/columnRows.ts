import type { INodeProperties } from 'n8n-workflow';

import type { ListName } from '../../../../platform/catalogue/platformLists';
import { isRecord, listOf, textOf } from '../../../../platform/base/json/json';
import type { Column } from '../../../../platform/reports/types';
import { describePicker } from '../../form/describe';
import type { Setting } from '../../form/settings';

interface Columns extends Pick<
	INodeProperties,
	'displayName' | 'name' | 'default' | 'displayOptions'
> {
	/** The label of a single row. */
	readonly single: string;
	readonly list: ListName;
	readonly description: string;
	readonly placeholder: string;
}

/** A column as it was entered, without its name. */
export interface ColumnInput extends Pick<Column, 'field'> {
	/** The name in the list. */
	readonly listed: string;
}

/** A list of fields of the platform, each a column of the result. */
export function columnRows({
	single,
	list,
	placeholder,
	...look
}: Columns): Setting<ColumnInput[]> {
	const field = describePicker({
		name: 'field',
		label: single,
		list,
		choose: `Choose a ${single.toLowerCase()}...`,
		placeholder,
	});
	return {
		property: {
			...look,
			type: 'fixedCollection',
			typeOptions: { multipleValues: true, sortable: true },
			placeholder: `Add ${single}`,
			options: [{ displayName: single, name: 'column', values: [field] }],
		},
		parse: (entered) => rowsIn(entered, 'column').map(({ field: given }) => columnIn(given)),
	};
}

/** The rows of a list in a form. */
export function rowsIn(entered: unknown, row: string): Array<Readonly<Record<string, unknown>>> {
	return listOf(isRecord(entered) ? entered[row] : []).map((one) => (isRecord(one) ? one : {}));
}

/** The field that was picked or typed. */
export function columnIn(entered: unknown): ColumnInput {
	return { field: valueIn(entered) ?? '', listed: listedName(entered) };
}

/** The name of a chosen entry in the list; empty if the value was typed. */
export function listedName(entered: unknown): string {
	if (!isRecord(entered) || entered.mode !== 'list') return '';
	const name = textOf(entered.cachedResultName)?.trim() ?? '';
	const code = ` (${textOf(entered.value) ?? ''})`;
	return name.endsWith(code) ? name.slice(0, -code.length) : name;
}

/** The value that was picked, typed or returned by an expression. */
export function valueIn(entered: unknown): string | undefined {
	return textOf(isRecord(entered) ? entered.value : entered)?.trim();
}
