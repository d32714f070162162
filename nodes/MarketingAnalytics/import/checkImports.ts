import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { unchanged } from '../../../platform/http/bodyContent';
import type { CheckedLines, ImportPlan } from '../../../platform/imports/importPlan';
import type { CheckedImport } from '../../../platform/imports/prepare';
import { prepareImport } from '../../../platform/imports/prepare';
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
import type { ImportOutcome } from './importItems';
import { noteItems, remedyOptionsOf, toOutputs } from './importItems';
import type { InputFrom, ImportRequest } from './read';
import { openSource, readImportRequest } from './read';

/** Import > Check: everything except the upload. */
export const checkImports: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: readInput,
		areOne,
		readItem: (form, item, { from }) => readImportRequest(form, item, from),
		open: () => ({}),
		run: async (work) =>
			await forEachSource(work, async (source, { plan }, item) => {
				const checked = await prepareImport(source, plan);
				const facts = factsOf(checked, source);
				const fileName = `${checked.descriptor.kind}.csv`;
				const content = unchanged(checked.csv);
				const file = { field: 'data', fileName, mimeType: 'text/csv', content };
				return {
					done: [await fileItem(work.node, file, facts, item)],
					rejected: noteItems(checked, item),
				};
			}),
	});

/** The result of Check for a file. */
function factsOf(checked: CheckedImport, { header, style, layout }: ImportSource): IDataObject {
	const { descriptor, rows, rejected, remedies, repeated, accents, columns } = checked;
	return {
		importable: rejected === 0 && rows > 0,
		rows,
		rejected,
		...(remedies.size > 0 ? { advice: `Turn on ${remedyOptionsOf(remedies)} under Options` } : {}),
		repeated,
		descriptor: toItem(descriptor),
		columns: columns.map(({ target, index }) => ({
			column: header?.[index] ?? index + 1,
			target: target.name,
		})),
		accents: [...accents].map(([name, becomes]) => ({ name, becomes })),
		sentAsTheyAre: [...checked.sentAsTheyAre].map(([name, letters]) => ({ name, letters })),
		...style,
		linesBefore: layout.linesBefore,
		daysInFile: layout.period ? { ...layout.period } : null,
		leftOut: layout.leftOut.map((lines) => ({ ...lines })),
		emptyRows: layout.emptyRows,
	};
}

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
		if (days.length < total) {
			node.addExecutionHints({
				message: `Only ${days.length} of ${total} days and rows are shown. Turn on Return All, or raise Limit, for more.`,
				location: 'outputPane',
			});
		}
		if (isAbout(checked, plan)) node.addExecutionHints({ message: ABOUT, location: 'outputPane' });
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
