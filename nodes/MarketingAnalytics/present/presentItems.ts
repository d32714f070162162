import type { INodeExecutionData } from 'n8n-workflow';

import { isItemRow } from '../../../platform/reports/items/itemContext';
import { readItems } from '../../../platform/reports/items/readItems';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import type { ExecutionContext, Hints } from '../../shared/run/executionContext';
import { resultValues } from '../../shared/run/eachItem';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import type { FileContext } from '../../shared/run/store';
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
	const pairedItem = originOf(items.length);
	if (request.format === 'html' && request.sectionFor !== '' && items.some(isRow)) {
		const { presentSections } = await import('./sectionsOfItems');
		const rows = items.map(({ json }) => json);
		const { items: made, notes } = await presentSections(node, rows, request);
		node.addExecutionHints({ message: notes.join(' '), location: 'outputPane' });
		return made.map((item) => ({ ...item, pairedItem }));
	}
	const source = { count: items.length, at: (index: number) => items[index]?.json ?? {} };
	const keepsShared = !isShown(request.format);
	const report = readItems(source, { ...request, keepsShared });
	const rowNotes = new ReportNotes();
	const presented = await presentReport(node, report, request, rowNotes);
	const notes = [...report.notes, ...presented.notes, ...rowNotes.sentences()];
	node.addExecutionHints({ message: notes.join(' '), location: 'outputPane' });
	return presented.items.map((item) => ({ ...item, pairedItem }));
}

const isRow = ({ json }: INodeExecutionData) => isItemRow(json);

/**
 * An output of all items has no single input item: with several listed, n8n reports that instead of
 * using the first.
 */
function originOf(count: number) {
	return count > 1 ? [{ item: 0 }, { item: count - 1 }] : [{ item: 0 }];
}
