import type { INodeExecutionData } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/base/invalidInput';
import { isItemRow } from '../../../platform/reports/items/itemContext';
import { NOTHING_TO_SHOW, readItems } from '../../../platform/reports/items/readItems';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import type { ExecutionContext, Hints } from '../../shared/run/executionContext';
import { resultValues } from '../../shared/run/eachItem';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import type { FileContext } from '../../shared/run/store';
import type { PresentedReport } from './presentReport';
import { isShown, presentReport } from './presentReport';
import type { PresentRequest } from './readPresent';
import { readPresent } from './readPresent';

/** Report > Present Items: the items of any node as a message, a chart, a file or rows, as Report > Run writes them. */
export const presentItems: NodeRun = async (context) =>
	await readOpenRun(context, {
		readCommon: () => ({}),
		readItem: readPresent,
		areOne: () => true,
		open: () => ({}),
		run: async ({ node, requests }) => {
			const [request] = resultValues(requests);
			return [request === undefined ? [] : await presentAll(node, request)];
		},
	});

/** What presenting takes of n8n. */
type PresentContext = Pick<ExecutionContext, 'getInputData'> & Hints & FileContext;

/** Presents all input items together. @throws InvalidInput, Fault */
export async function presentAll(
	node: PresentContext,
	request: PresentRequest,
): Promise<INodeExecutionData[]> {
	const items = node.getInputData();
	const isInSections = request.format === 'html' && request.sectionFor !== '';
	const { items: made, notes } =
		isInSections && items.some(isRow)
			? await inSections(node, items, request)
			: await asOneReport(node, items, request);
	node.addExecutionHints({ message: notes.join(' '), location: 'outputPane' });
	const pairedItem = originOf(items.length);
	return made.map((item) => ({ ...item, pairedItem }));
}

type InputItems = readonly INodeExecutionData[];

async function inSections(node: PresentContext, items: InputItems, request: PresentRequest) {
	const { presentSections } = await import('./sectionsOfItems');
	const rows = items.map(({ json }) => json);
	return await presentSections(node, rows, request);
}

async function asOneReport(
	node: PresentContext,
	items: InputItems,
	request: PresentRequest,
): Promise<PresentedReport> {
	const source = { count: items.length, at: (index: number) => items[index]?.json ?? {} };
	const isPicture = isShown(request.format);
	const report = readItems(source, { ...request, keepsShared: !isPicture });
	if (isPicture && report.table.columns.length === 0 && items.some(isRow)) {
		throw new InvalidInput(
			'Columns',
			NOTHING_TO_SHOW,
			'Use the Edit Fields node to give the items columns with names, days or figures, or choose how to read the columns under Columns',
		);
	}
	const rowNotes = new ReportNotes();
	const presented = await presentReport(node, report, request, rowNotes);
	return {
		items: presented.items,
		notes: [...report.notes, ...presented.notes, ...rowNotes.sentences()],
	};
}

const isRow = ({ json }: INodeExecutionData) => isItemRow(json);

/**
 * An output of all items has no single input item: with several listed, n8n reports that instead of
 * using the first.
 */
function originOf(count: number) {
	return count > 1 ? [{ item: 0 }, { item: count - 1 }] : [{ item: 0 }];
}
