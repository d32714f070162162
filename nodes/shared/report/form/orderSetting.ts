import type { INodeProperties } from 'n8n-workflow';

import { isRecord, textOf } from '../../../../platform/base/json/json';
import type { Order } from '../../../../platform/reports/transform/orderRows';
import type { Top } from '../../../../platform/reports/transform/topRows';
import { describeLocator } from '../../form/describe';
import type { SettingText, Setting } from '../../form/settings';
import { choiceSetting, flagSetting, numberSetting } from '../../form/settings';

/** The method of the node that lists the columns that a report will have. */
export const COLUMN_LIST = 'searchColumns';

const columnIn = (list: string): INodeProperties =>
	describeLocator(
		{
			name: 'column',
			label: 'Sort By',
			description: 'The column to sort by; the first figure when left empty',
			choose: 'First figure, or choose a column...',
			placeholder: 'e.g. Visits Change',
		},
		list,
		'Name',
	);

const direction = choiceSetting(
	{ displayName: 'Direction', name: 'direction' },
	[
		{ name: 'Largest First', value: 'largest' },
		{
			name: 'Smallest First',
			value: 'smallest',
			description: 'For a change, the largest loss comes first; for text, A before Z',
		},
	],
	'largest',
);

const limit = numberSetting(
	{
		displayName: 'Limit',
		name: 'keepFirst',
		description: 'Max number of rows to keep; 0 for all',
	},
	0,
	{ min: 0, precision: 0, advice: 'Enter a number such as 10, or 0 for all rows' },
);

const others = flagSetting(
	{
		displayName: 'Add Up the Rest',
		name: 'others',
		description: 'Whether to add up all other rows in a last row named Others',
	},
	false,
);

/** How rows are sorted, and how many of them stay. */
interface Arrangement {
	readonly order?: Order;
	readonly top?: Top | undefined;
}

/** In which order rows come, and how many. @param list the method of the node that lists the columns */
export const orderSetting = (
	look: Partial<SettingText>,
	list = COLUMN_LIST,
): Setting<Arrangement> => ({
	property: {
		displayName: 'Order',
		name: 'order',
		type: 'fixedCollection',
		placeholder: 'Add Sort Order',
		default: {},
		description: 'The order of rows, and how many to keep',
		options: [
			{
				displayName: 'Order',
				name: 'by',
				values: [columnIn(list), direction.property, limit.property, others.property],
			},
		],
		...look,
	},
	parse: (entered, zone) => {
		const { by } = isRecord(entered) ? entered : {};
		if (!isRecord(by)) return {};
		const named = isRecord(by.column) ? by.column.value : by.column;
		const rows = limit.parse(by.keepFirst, zone);
		const rest = others.parse(by.others, zone) ? 'Others' : undefined;
		return {
			order: {
				column: textOf(named)?.trim() ?? '',
				largestFirst: direction.parse(by.direction, zone) === 'largest',
			},
			top: rows > 0 ? { rows, others: rest } : undefined,
		};
	},
});
