import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { notFor } from '../form/form';
import { choiceSetting } from '../form/settings';
import type { ItemProgress } from './eachItem';
import { toItems, resultValues } from './eachItem';
import type { Hints, Items } from './executionContext';
import { formatCount } from '../../../platform/base/text/formatCount';

/** What to return for an input item without rows; for a trigger, for a report without rows. */
export const ifNoRows = choiceSetting<'nothing' | 'item'>(
	{
		displayName: 'If There Are No Rows',
		name: 'ifNoRows',
		description:
			'What to return when there are no rows. n8n ends a branch, and with it a loop, when a node returns nothing.',
		...notFor(
			'chart',
			'csv',
			'html',
			'json',
			'message',
			'messageWithChart',
			'parquet',
			'raw',
			'xlsx',
		),
	},
	[
		{ name: 'Return Nothing', value: 'nothing', description: 'Like n8n’s own nodes' },
		{
			name: 'Return One Item That Says So',
			value: 'item',
			description: 'With the message No rows, so that the next node runs, and a loop continues',
		},
	],
	'nothing',
);

/** The choice for input items without rows. */
export type IfNoRows = ReturnType<typeof ifNoRows.parse>;

/**
 * The items that are returned if there are no rows.
 *
 * @param facts members that describe the request
 */
export function withoutRows(choice: IfNoRows, facts: IDataObject): IDataObject[] {
	return choice === 'item' ? [{ ...facts, rows: 0, message: 'No rows' }] : [];
}

/** The rows of an input item, or an item that says there are none. */
export function rowsOrMessage(
	rows: INodeExecutionData[],
	choice: IfNoRows,
	facts: IDataObject,
	item: number,
): INodeExecutionData[] {
	if (rows.length > 0) return rows;
	return withoutRows(choice, facts).map((json) => ({ json, pairedItem: { item } }));
}

/**
 * The output items of the last step, with a hint about the setting where input items brought no
 * rows. Undefined marks an input item whose rows are still to come.
 */
export function rowsToItems(
	context: Items & Hints,
	progress: ItemProgress<INodeExecutionData[] | undefined>,
): INodeExecutionData[] {
	hintAtNoRows(context, resultValues(progress));
	return toItems(
		context,
		progress.map((one) => ('error' in one ? one : { value: one.value ?? [] })),
	);
}

function hintAtNoRows(
	context: Hints,
	values: ReadonlyArray<INodeExecutionData[] | undefined>,
): void {
	const empty = values.filter((rows) => rows?.length === 0).length;
	if (empty === 0) return;
	const all = values.length;
	const [none, purpose] =
		empty === all
			? [
					'There are no rows, so n8n does not run the nodes after this one. If this node is in a loop, the loop ends',
					'To continue',
				]
			: [
					`There are no rows for ${formatCount(empty)} of ${formatCount(all)} input items`,
					'To pass on an item for each of them',
				];
	context.addExecutionHints({
		message: `${none}. ${purpose}, set ${ifNoRows.property.displayName}, under Options, to Return One Item That Says So.`,
		location: 'outputPane',
	});
}
