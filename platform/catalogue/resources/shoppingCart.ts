import { cartDetails, columns, context, dates, touchpoints } from '../columns';
import type { DataminingRun, RecordNoun } from '../datamining';
import { getOne, recordOperations } from '../datamining';
import type { Resource } from '../row';

const noun: RecordNoun = {
	group: 'scart',
	one: 'shopping cart',
	many: 'shopping carts',
	title: 'Shopping Cart',
	columns: columns(cartDetails, touchpoints, dates, context),
};

/** Shopping carts, bought or left (docs/platform.md, Datamining). */
export const shoppingCart: Resource<DataminingRun> = {
	value: 'shoppingCart',
	label: 'Shopping Cart',
	description: 'Shopping carts, bought or left',
	operations: [...recordOperations(noun), getOne(noun, 'scart-id')],
};
