import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../../platform/base/invalidInput';
import { listOf, textOf } from '../../../../platform/base/json/json';
import type { FilterOperator, RowFilter } from '../../../../platform/reports/transform/rowFilter';
import { isNegative, matchOf } from '../../../../platform/reports/transform/rowFilter';
import { describeLocator, describePicker } from '../../form/describe';
import { ROW_NAME_LIST } from '../../form/pickerMethods';
import type { Setting } from '../../form/settings';
import { choiceSetting } from '../../form/settings';
import { columnIn, rowsIn } from './columnRows';

const LABEL = 'Only Rows Where';

const dimension = describePicker({
	name: 'field',
	label: 'Dimension',
	list: 'dimensions',
	description: 'The dimension to filter by; it does not have to be in the report',
	choose: 'Choose a dimension...',
	placeholder: 'e.g. media_key',
});

const operator = choiceSetting<FilterOperator>(
	{ displayName: 'Condition', name: 'is', description: 'How to compare the name with the value' },
	[
		{ name: 'Begins With', value: 'begins' },
		{ name: 'Contains', value: 'contains' },
		{ name: 'Does Not Contain', value: 'containsNot' },
		{ name: 'Is', value: 'is', description: 'The same name, or one of several names' },
		{ name: 'Is Not', value: 'isNot', description: 'A different name, or none of several names' },
	],
	'is',
);

const value: INodeProperties = describeLocator(
	{
		name: 'value',
		label: 'Value',
		description:
			'The name shown by the platform, or its code. Separate several with commas, or use an expression that returns a list.',
		choose: 'Choose a name...',
		placeholder: 'e.g. Paid search, Display',
	},
	ROW_NAME_LIST,
	'Name',
);

/** Which rows of a report are left; all conditions hold for each of them. */
export const rowsWhere: Setting<readonly RowFilter[]> = {
	property: {
		displayName: LABEL,
		name: 'rowsWhere',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Condition',
		default: {},
		description:
			'Keep only the rows that meet these conditions, before anything is added up or compared',
		options: [
			{
				displayName: 'Condition',
				name: 'condition',
				values: [dimension, operator.property, value],
			},
		],
	},
	parse: (entered, zone) =>
		rowsIn(entered, 'condition').map((row, index): RowFilter => {
			const { field, listed } = columnIn(row.field);
			const is = operator.parse(row.is, zone);
			const each = namesIn(row.value);
			if (field === '' || each.length === 0) throw incomplete(index + 1, field === '');
			return {
				field,
				label: listed || field,
				setting: LABEL,
				isNot: isNegative(is),
				mayBeMissing: true,
				values: { text: each.join(', '), each, match: matchOf(is, 'exact') },
			};
		}),
};

/** @throws InvalidInput where rows are left out of what does not read as a table */
export function refuseFilters(filters: readonly RowFilter[], what: string): void {
	if (filters.length === 0) return;
	throw new InvalidInput(
		LABEL,
		`${LABEL} is for the rows of a report, but ${what}`,
		'Remove the conditions',
	);
}

function incomplete(condition: number, lacksDimension: boolean): InvalidInput {
	return new InvalidInput(
		LABEL,
		`${LABEL}: condition ${condition} has no ${lacksDimension ? 'dimension' : 'value'}`,
		'Choose a dimension and a value, or remove the condition',
	);
}

/** Names that were chosen, typed with commas, or given as a list by an expression. */
function namesIn(entered: unknown): string[] {
	const isChosen = typeof entered === 'object' && entered !== null && 'value' in entered;
	const given: unknown = isChosen ? entered.value : entered;
	const isListed = isChosen && 'mode' in entered && entered.mode === 'list';
	const all = Array.isArray(given) ? listOf(given).map(textOf) : [textOf(given)];
	const names = all.flatMap((one = '') =>
		isListed || Array.isArray(given) ? [one] : one.split(','),
	);
	return [...new Set(names.map((one) => one.trim()).filter((one) => one !== ''))];
}
