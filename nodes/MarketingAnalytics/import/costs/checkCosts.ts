import { COSTS_FILE } from '../../../../platform/campaigns/costs';
import { unchanged } from '../../../../platform/http/bodyContent';
import { prepareTable } from '../../../../platform/imports/prepare';
import { fileItem } from '../../../shared/run/outputFile';
import type { Execute } from '../../../shared/run/execute';
import { checkedItem } from '../checkedItem';
import { lookAtTables, previewTables } from '../eachTable';
import { noteItems } from '../importItems';
import { costsRequestOf } from './readCosts';

/** Campaign > Check Costs: everything except the upload. */
export const checkCosts: Execute = async (context, operation) =>
	await lookAtTables(costsRequestOf(operation), async (source, { plan, kind }, item, node) => {
		const checked = await prepareTable(source, plan);
		const { csv, arriving } = checked;
		const counted = { ...checkedItem(checked, source, plan), rowsAfterMerging: arriving };
		const facts = { costsFor: kind, ...counted };
		const file = { field: 'data', mimeType: 'text/csv', content: unchanged(csv) };
		const done =
			arriving === 0
				? { json: facts, pairedItem: { item } }
				: await fileItem(node, { ...file, fileName: COSTS_FILE }, facts, item);
		return { done: [done], rejected: noteItems(checked, item) };
	})(context);

/** Campaign > Preview Costs: the rows that would be sent. */
export const previewCosts: Execute = async (context, operation) =>
	await previewTables(costsRequestOf(operation), {
		records: 'rows',
		planOf: (_node, _source, plan) => plan,
	})(context);
