import type { ILoadOptionsFunctions, INodeListSearchResult } from 'n8n-workflow';

import { collectEvidence } from '../../../platform/reports/items/columnEvidence';
import type { ItemColumn } from '../../../platform/reports/items/itemColumn';
import { recognizeColumns } from '../../../platform/reports/items/itemColumns';
import { readIncomingItems } from '../../shared/form/incomingItems';
import { ITEM_COLUMN_LIST } from '../../shared/form/pickerMethods';

/** The columns of the incoming items with their recognized types. */
export const itemColumnSearch = {
	[ITEM_COLUMN_LIST]: async function (
		this: ILoadOptionsFunctions,
		filter = '',
	): Promise<INodeListSearchResult> {
		const items = readIncomingItems(this);
		const evidence = collectEvidence(items);
		const byKey = new Map(recognizeColumns(evidence).map((column) => [column.key, column]));
		const searched = filter.trim().toLowerCase();
		const results = evidence
			.map(({ key }) => ({ name: `${key} (${kindOf(byKey.get(key))})`, value: key }))
			.filter(({ name }) => name.toLowerCase().includes(searched));
		return await Promise.resolve({ results });
	},
};

/** The recognized type of a column in words. */
function kindOf(column: ItemColumn | undefined): string {
	if (column === undefined) return 'change';
	const { role, unit, beforeOf } = column;
	if (role === 'leftOut') return 'left out';
	if (role !== 'figure') return role;
	if (beforeOf !== undefined) return `${beforeOf} of the previous period`;
	return unit === undefined || unit === 'number' ? 'figure' : unit;
}
