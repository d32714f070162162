import type { INodeExecutionData } from 'n8n-workflow';

import { unchanged } from '../../../platform/http/bodyContent';
import type { CheckedLines, ImportPlan } from '../../../platform/imports/importPlan';
import { prepareImports } from '../../../platform/imports/prepare';
import { fileItem } from '../../shared/run/outputFile';
import type { NodeRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { checkedItem } from './checkedItem';
import { withDays } from './dataDays';
import { lookAtTables, previewTables } from './eachTable';
import { noteItems } from './importItems';
import { readImportRequest } from './read';

/** Import > Check: everything except the upload. */
export const checkImports: NodeRun = lookAtTables(
	readImportRequest,
	async (source, request, item, node) => {
		const plan = withDays(node, source, request.plan);
		const checked = await prepareImports(source, plan);
		const facts = checkedItem(checked, source, plan);
		const done: INodeExecutionData[] = [];
		for (const { descriptor, csv, arriving } of checked.parts) {
			const fileName = `${descriptor.kind}.csv`;
			const file = { field: 'data', fileName, mimeType: 'text/csv', content: unchanged(csv) };
			const ofPart = { descriptor: toItem(descriptor), rowsAfterMerging: arriving };
			done.push(await fileItem(node, file, { ...facts, ...ofPart }, item));
		}
		const nothing = [{ json: { ...facts, rowsAfterMerging: 0 }, pairedItem: { item } }];
		return { done: done.length === 0 ? nothing : done, rejected: noteItems(checked, item) };
	},
);

/** Import > Preview: the records of each day. */
export const previewImports: NodeRun = previewTables(readImportRequest, {
	records: 'days and rows',
	planOf: withDays,
	hintFor: (checked, plan) => (isAbout(checked, plan) ? ABOUT : undefined),
});

/**
 * Whether amounts are approximate: the specification does not show in which unit the platform
 * distributes them over days; here it is cents.
 */
function isAbout(
	{ columns, dayColumn }: CheckedLines,
	{ days: { from, to } }: ImportPlan,
): boolean {
	const areSpread = dayColumn === undefined && from.iso !== to.iso;
	return areSpread && columns.some(({ target }) => target.type === 'amount');
}

const ABOUT =
	'Daily amounts are approximate: the platform does not document whether it spreads amounts in cents or in whole units.';
