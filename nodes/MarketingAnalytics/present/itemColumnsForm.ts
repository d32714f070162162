import type { INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import { isRecord, listOf, textOf } from '../../../platform/base/json/json';
import type { ItemColumnChoice, ColumnKind } from '../../../platform/reports/items/columnChoices';
import type { Rate } from '../../../platform/reports/transform/readyRates';
import { describeLocator } from '../../shared/form/describe';
import { ITEM_COLUMN_LIST } from '../../shared/form/pickerMethods';
import type { Setting } from '../../shared/form/settings';
import { choiceSetting } from '../../shared/form/settings';
import { rowsIn, valueIn } from '../../shared/report/form/columnRows';
import { shownAs } from '../../shared/report/form/ratesSetting';

const columnOf = (
	name: string,
	label: string,
	description: string,
	placeholder = 'e.g. Visits',
): INodeProperties =>
	describeLocator(
		{ name, label, description, choose: 'Choose a column...', placeholder },
		ITEM_COLUMN_LIST,
		'Name',
	);

const kind = choiceSetting<ColumnKind>(
	{ displayName: 'Read As', name: 'as', description: 'What the column contains' },
	[
		{ name: 'Amount of Money', value: 'money' },
		{
			name: 'Average or Rate',
			value: 'average',
			description: 'A number that must not be added up across rows',
		},
		{ name: 'Day or Hour', value: 'day' },
		{
			name: 'Figure of the Previous Period',
			value: 'before',
			description: 'Shown next to the column under Current Figure, with the change between the two',
		},
		{ name: 'Fraction', value: 'fraction', description: '0.25 is written as 25%' },
		{ name: 'Name', value: 'name', description: 'The name of the row' },
		{ name: 'Nothing', value: 'leftOut', description: 'Leave the column out' },
		{ name: 'Number', value: 'number' },
		{ name: 'Percent', value: 'percent', description: '25 is written as 25%' },
	],
	'number',
);

const baseFigure: INodeProperties = {
	...columnOf('of', 'Current Figure', 'The column with the same figure of the current period'),
	displayOptions: { show: { as: ['before'] } },
};

const label: INodeProperties = {
	displayName: 'Label',
	name: 'label',
	type: 'string',
	default: '',
	description: 'The name of the column; unchanged when left empty',
};

const LABEL = 'Columns';

/** The types of columns, where they differ from the recognized ones. */
export const itemColumns: Setting<readonly ItemColumnChoice[]> = {
	property: {
		displayName: LABEL,
		name: 'itemColumns',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Column',
		default: {},
		description:
			'How to read columns that are not recognized automatically; the output pane shows what was recognized',
		options: [
			{
				displayName: 'Column',
				name: 'column',
				values: [
					columnOf('column', 'Column', 'A column of the incoming items'),
					kind.property,
					baseFigure,
					label,
				],
			},
		],
	},
	parse: (entered, zone) =>
		rowsIn(entered, 'column').map((row, index): ItemColumnChoice => {
			const key = valueIn(row.column);
			const as = kind.parse(row.as, zone);
			const of = as === 'before' ? valueIn(row.of) : undefined;
			if (!key || (as === 'before' && !of)) {
				throw new InvalidInput(
					LABEL,
					`${LABEL}: entry ${index + 1} has no column${key ? ' under Current Figure' : ''}`,
					'Choose a column of the incoming items, or remove the entry',
				);
			}
			return { key, as, of, label: textOf(row.label)?.trim() };
		}),
};

/** Figures that are calculated from two columns of the items. */
export const itemRates: Setting<readonly Rate[]> = {
	property: {
		displayName: 'Rates',
		name: 'itemRates',
		type: 'fixedCollection',
		typeOptions: { multipleValues: true },
		placeholder: 'Add Rate',
		default: {},
		description: 'Figures that are calculated from two columns, such as the cost per sale',
		options: [
			{
				displayName: 'Rate',
				name: 'rate',
				values: [
					columnOf(
						'numerator',
						'Numerator',
						'The column to divide, for example the costs',
						'e.g. Cost',
					),
					columnOf(
						'denominator',
						'Denominator',
						'The column to divide by, for example the sales',
						'e.g. Sales',
					),
					shownAs.property,
					{
						...label,
						description: 'The name of the column; when left empty, it is formed from both columns',
					},
				],
			},
		],
	},
	parse: (entered, zone) => {
		const { rate } = isRecord(entered) ? entered : {};
		return listOf(rate).map((one, index) => readRate(isRecord(one) ? one : {}, index, zone));
	},
};

function readRate(entered: Record<string, unknown>, index: number, zone: string): Rate {
	const [numerator, denominator] = [valueIn(entered.numerator), valueIn(entered.denominator)];
	if (!numerator || !denominator) {
		throw new InvalidInput(
			'Rates',
			`Rates: entry ${index + 1} has no column under ${numerator ? 'Denominator' : 'Numerator'}`,
			'Choose both columns, or remove the entry',
		);
	}
	const name = textOf(entered.label)?.trim() || `${numerator} / ${denominator}`;
	return { name, numerator, denominator, as: shownAs.parse(entered.as, zone) };
}
