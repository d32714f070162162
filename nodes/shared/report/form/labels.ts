import type { INodeProperties } from 'n8n-workflow';
import { InvalidInput } from '../../../../platform/base/invalidInput';
import { textOf } from '../../../../platform/base/json/json';
import { describeLocator } from '../../form/describe';
import type { Setting } from '../../form/settings';
import { rowsIn, valueIn } from './columnRows';
import { IN_FIELDS_ONLY } from '../../form/form';
import type { Column } from '../../../../platform/reports/types';
import type { Parameters } from '../../form/parameters';
import { readOption } from '../../form/readSetting';
import type { ColumnInput } from './columnRows';
import { warehouseTableSetting } from './database';
import { channelNames, columnNames } from './rowFormat';

/** The method of the node that lists the fields that can have a label. */
export const LABELED_LIST = 'searchLabeled';

/** What fields are called, by their names of the platform. */
type Labels = ReadonlyMap<string, string>;

const ROW: INodeProperties[] = [
	describeLocator(
		{
			name: 'field',
			label: 'Column',
			description: 'A dimension or metric of the report',
			placeholder: 'e.g. visit',
		},
		LABELED_LIST,
		'Name',
	),
	{ displayName: 'Label', name: 'label', type: 'string', default: '' },
];

/** Custom labels of columns in the result. */
export const labels: Setting<Labels> = {
	property: {
		displayName: 'Labels',
		name: 'labels',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Label',
		default: {},
		description: 'Your own names for columns of the result',
		options: [{ displayName: 'Label', name: 'label', values: ROW }],
		...IN_FIELDS_ONLY,
	},
	parse: (entered) => {
		const rows = rowsIn(entered, 'label').map((row, index) => readLabel(row, index));
		return new Map(rows);
	},
};

function readLabel(
	row: Readonly<Record<string, unknown>>,
	index: number,
): [field: string, label: string] {
	const field = valueIn(row.field);
	if (field) return [field, textOf(row.label)?.trim() ?? ''];
	throw new InvalidInput(
		'Labels',
		`Labels: entry ${index + 1} has no column`,
		'Choose a dimension or metric of the report, or remove the entry',
	);
}

/** @throws InvalidInput if a label is for a column that the report does not have */
export function checkLabels(labeled: Labels, fields: readonly string[]): void {
	const unknown = [...labeled.keys()].find((field) => !fields.includes(field));
	if (unknown === undefined) return;
	throw new InvalidInput(
		'Labels',
		`Labels has an entry for "${unknown}", which is not a dimension or metric of this report`,
		'Choose a column of the report, or remove the label',
	);
}

/** What columns are called. */
export interface ColumnNaming {
	readonly from: 'labels' | 'lists' | 'fields';
	/** Whether channels are named as on the platform's screens. */
	readonly namesChannels: boolean;
}

/** Reads how the columns of an item are named. @throws InvalidInput */
export function namingOf(context: Parameters, item: number): ColumnNaming {
	const isKept = readOption(context, warehouseTableSetting, item);
	const from = isKept ? 'fields' : readOption(context, columnNames, item);
	// Field names are for databases, which want what never changes.
	const namesChannels = readOption(context, channelNames, item) ?? from !== 'fields';
	return { from, namesChannels };
}

/** Gives columns their names. */
export function columnNamingOf(from: ColumnNaming['from'], labels: Labels) {
	return <C extends ColumnInput>({ listed, ...column }: C): Omit<C, 'listed'> & Column => {
		const label = from === 'labels' ? labels.get(column.field) : undefined;
		const name = (from !== 'fields' && (label || listed)) || column.field;
		return { ...column, name };
	};
}
