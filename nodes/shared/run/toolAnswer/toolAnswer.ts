import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { isRecord, listOf } from '../../../../platform/base/json/json';
import { isTool } from '../agents';
import { fitList, fitObject, lengthOf, LONGEST_ANSWER, whatFits } from './answerBounds';
import type { Items } from '../executionContext';
import { toItem } from '../toItem';

/**
 * Limits the items of an operation to what an agent may read: n8n passes it the JSON of the first
 * output. If that is too long, the last item says how many are left out. Without an agent nothing
 * changes.
 */
export function boundedForAgent(
	context: Pick<Items, 'getNode'>,
	outputs: INodeExecutionData[][],
): INodeExecutionData[][] {
	const [items = [], ...others] = outputs;
	const all = items.map(({ json }) => json);
	if (!isTool(context) || lengthOf(all) <= LONGEST_ANSWER + BRACKETS) return outputs;
	const [only, ...more] = items;
	if (only && more.length === 0) return [[{ ...only, json: fitItem(only.json) }], ...others];
	const { items: kept, notes } = fitList({ items: all }, 'items', itemsLeftOut, ROOM);
	const shown = listOf(kept)
		.filter(isRecord)
		.map((json, index) => ({ ...items[index], json: toItem(json) }));
	const note = notes === undefined ? [] : [{ json: { notes } }];
	return [[...shown, ...note], ...others];
}

// The brackets that n8n puts around the items.
const BRACKETS = 2;
// The room for the items, without the brackets and the last item.
const ROOM = LONGEST_ANSWER - 20;

function fitItem(json: IDataObject): IDataObject {
	const fitted = Array.isArray(json.rows) ? fitList(json, 'rows', rowsLeftOut) : json;
	return fitObject(fitted);
}

/** A sentence about the rows that did not fit. */
function rowsLeftOut(kept: number, all: number): string {
	return `${whatFits(kept, all, 'rows')} Ask for fewer figures, a shorter period or fewer dimensions, or use a filter.`;
}

function itemsLeftOut(kept: number, all: number): string {
	return `${whatFits(kept, all, 'items')} Ask for fewer items.`;
}
