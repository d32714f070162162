import type { INodeExecutionData } from 'n8n-workflow';

import { unchanged } from '../../../platform/http/bodyContent';
import type { CheckedLines, ImportPlan } from '../../../platform/imports/importPlan';
import { questionOf } from '../../../platform/imports/lineFindings';
import { prepareImports } from '../../../platform/imports/prepare';
import { previewImport } from '../../../platform/imports/preview';
import type { ImportSource } from '../../../platform/imports/source';
import { readMost } from '../../shared/form/pagingFields';
import type { Parameters } from '../../shared/form/parameters';
import { read } from '../../shared/form/settings';
import { eachItem } from '../../shared/run/eachItem';
import { INPUT_FROM } from '../../shared/run/inputFile';
import { fileItem } from '../../shared/run/outputFile';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import type { Hints } from '../../shared/run/executionContext';
import { toItem } from '../../shared/run/toItem';
import { checkedItem } from './checkedItem';
import type { ImportOutcome } from './importItems';
import { noteItems, toOutputs } from './importItems';
import type { InputFrom, ImportRequest } from './read';
import { openSource, readImportRequest } from './read';
import { hintAtLimit, hintAtUnused } from './unusedItem';

/** Import > Check: everything except the upload. */
export const checkImports: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: readInput,
		areOne,
		readItem: (form, item, { from }) => readImportRequest(form, item, from),
		open: () => ({}),
		run: async (work) =>
			await forEachSource(work, async (source, { plan }, item) => {
				const checked = await prepareImports(source, plan);
				const facts = checkedItem(checked, source, plan);
				const done: INodeExecutionData[] = [];
				for (const { descriptor, csv, arriving } of checked.parts) {
					const fileName = `${descriptor.kind}.csv`;
					const file = { field: 'data', fileName, mimeType: 'text/csv', content: unchanged(csv) };
					const ofPart = { descriptor: toItem(descriptor), arriving };
					done.push(await fileItem(work.node, file, { ...facts, ...ofPart }, item));
				}
				const nothing = [{ json: { ...facts, arriving: 0 }, pairedItem: { item } }];
				return {
					done: done.length === 0 ? nothing : done,
					rejected: noteItems(checked, item),
				};
			}),
	});

interface PreviewRequest extends ImportRequest {
	/** The most records to return; all when undefined. */
	readonly most: number | undefined;
}

/** Import > Preview: the records of each day. */
export const previewImports: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: readInput,
		areOne,
		readItem: readPreview,
		open: () => ({}),
		run: async (work) => await forEachSource(work, previewWith(work.node)),
	});

function previewWith(node: Hints) {
	return async (source: ImportSource, { plan, most }: PreviewRequest, item: number) => {
		const { checked, days, total } = await previewImport(source, plan, most);
		const question = questionOf(checked, plan);
		if (question) throw question;
		hintAtUnused(node, checked);
		hintAtLimit(node, days.length, total, 'days and rows');
		if (checked.dayColumn === undefined && isAbout(checked, plan))
			node.addExecutionHints({ message: ABOUT, location: 'outputPane' });
		const done = days.map((day) => ({ json: toItem(day), pairedItem: { item } }));
		return { done, rejected: noteItems(checked, item) };
	};
}

/**
 * Whether amounts are approximate: the specification does not show in which unit the platform
 * distributes them over days; here it is cents.
 */
function isAbout({ columns }: CheckedLines, { days: { from, to } }: ImportPlan): boolean {
	return from.iso !== to.iso && columns.some(({ target }) => target.type === 'amount');
}

const ABOUT =
	'Amounts of a day are about what the platform will hold: it does not say whether it spreads cents or whole units.';

function readPreview(form: Parameters, item: number, { from }: Input): PreviewRequest {
	return { ...readImportRequest(form, item, from), most: readMost(form, item) };
}

/** Whether the data come from files or from items. */
interface Input {
	readonly from: InputFrom;
}

function readInput(form: Parameters): Input {
	return { from: read(form, INPUT_FROM, 0) };
}

function areOne({ from }: Input): boolean {
	return from === 'items';
}

type LookAt<R> = (source: ImportSource, request: R, item: number) => Promise<ImportOutcome>;

async function forEachSource<R extends ImportRequest>(
	{ node, requests }: Work<Input, R, unknown>,
	look: LookAt<R>,
): Promise<INodeExecutionData[][]> {
	const outcomes = await eachItem(node, requests, { concurrency: 1 }, async (request, item) => {
		const source = await openSource(node, request, item);
		return await look(source, request, item);
	});
	return await toOutputs(node, outcomes, requests);
}
