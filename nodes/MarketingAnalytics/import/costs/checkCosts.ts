import type { INodeExecutionData } from 'n8n-workflow';

import { COSTS_FILE } from '../../../../platform/campaigns/costs';
import { unchanged } from '../../../../platform/http/bodyContent';
import { questionOf } from '../../../../platform/imports/lineFindings';
import { prepareTable } from '../../../../platform/imports/prepare';
import { previewImport } from '../../../../platform/imports/preview';
import type { ImportSource } from '../../../../platform/imports/source';
import { eachItem } from '../../../shared/run/eachItem';
import { fileItem } from '../../../shared/run/outputFile';
import type { Execute } from '../../../shared/run/execute';
import type { Work } from '../../../shared/run/readThenRun';
import { readOpenRun } from '../../../shared/run/readThenRun';
import { toItem } from '../../../shared/run/toItem';
import { checkedItem } from '../checkedItem';
import type { ImportOutcome } from '../importItems';
import { noteItems, toOutputs } from '../importItems';
import { openSource } from '../read';
import { hintAtLimit, hintAtUnused } from '../unusedItem';
import type { CostsInput, CostsRequest } from './readCosts';
import { areOneTable, readCheck, readCostsInput, readPreviewOfCosts } from './readCosts';

/** Campaign > Check Costs: everything except the upload. */
export const checkCosts: Execute = async (context, operation) =>
	await readOpenRun(context, {
		readCommon: readCostsInput,
		areOne: areOneTable,
		readItem: (form, item, { from }) => readCheck(form, operation, item, from),
		open: () => ({}),
		run: async (work) =>
			await forEachTable(work, async (source, { plan, kind }, item) => {
				const checked = await prepareTable(source, plan);
				const { csv, arriving } = checked;
				const facts = { costsFor: kind, ...checkedItem(checked, source, plan), arriving };
				const file = { field: 'data', mimeType: 'text/csv', content: unchanged(csv) };
				const done =
					arriving === 0
						? { json: facts, pairedItem: { item } }
						: await fileItem(work.node, { ...file, fileName: COSTS_FILE }, facts, item);
				return { done: [done], rejected: noteItems(checked, item) };
			}),
	});

/** Campaign > Preview Costs: the rows that would be sent. */
export const previewCosts: Execute = async (context, operation) =>
	await readOpenRun(context, {
		readCommon: readCostsInput,
		areOne: areOneTable,
		readItem: (form, item, { from }) => readPreviewOfCosts(form, operation, item, from),
		open: () => ({}),
		run: async (work) =>
			await forEachTable(work, async (source, { plan, most }, item) => {
				const { checked, days: rows, total } = await previewImport(source, plan, most);
				const question = questionOf(checked, plan);
				if (question) throw question;
				hintAtUnused(work.node, checked);
				hintAtLimit(work.node, rows.length, total, 'rows');
				const done = rows.map((row) => ({ json: toItem(row), pairedItem: { item } }));
				return { done, rejected: noteItems(checked, item) };
			}),
	});

async function forEachTable<R extends CostsRequest>(
	{ node, requests }: Work<CostsInput, R, unknown>,
	look: (source: ImportSource, request: R, item: number) => Promise<ImportOutcome>,
): Promise<INodeExecutionData[][]> {
	const outcomes = await eachItem(node, requests, { concurrency: 1 }, async (request, item) => {
		const source = await openSource(node, request, item);
		return await look(source, request, item);
	});
	return await toOutputs(node, outcomes, requests);
}
