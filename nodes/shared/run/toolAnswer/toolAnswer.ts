import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { isRecord, listOf } from '../../../../platform/base/json/json';
import { isTool } from '../agents';
import { fitList, fitObject, lengthOf, LONGEST_ANSWER } from './answerBounds';
import type { Items } from '../executionContext';
import { toItem } from '../toItem';

/**
 * What an agent may read of the items of an operation: n8n hands it the JSON of the first output. Where that
 * is too long, the last item says how many are left out. Nothing changes where no agent asks.
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

// Those that n8n puts around the items.
const BRACKETS = 2;
// What is around the list of items here, and the last item that says how many are left out.
const ROOM = LONGEST_ANSWER - 20;

function fitItem(json: IDataObject): IDataObject {
	const fitted = Array.isArray(json.rows) ? fitList(json, 'rows', rowsLeftOut) : json;
	return fitObject(fitted);
}

/** What is said of the rows of an answer that found no room. */
export function rowsLeftOut(kept: number, all: number): string {
	return `Only the first ${kept} of these ${all} rows fit into an answer. Ask for fewer figures, a shorter period, fewer dimensions, or use a filter.`;
}

function itemsLeftOut(kept: number, all: number): string {
	return `Only the first ${kept} of these ${all} items fit into an answer. Ask for fewer of them.`;
}
