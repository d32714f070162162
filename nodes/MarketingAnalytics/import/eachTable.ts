import type { CheckedLines, TablePlan } from '../../../platform/imports/importPlan';
import { questionOf } from '../../../platform/imports/lineFindings';
import { previewImport } from '../../../platform/imports/preview';
import type { ImportSource } from '../../../platform/imports/source';
import { readMaxEntries } from '../../shared/form/pagingFields';
import type { Parameters } from '../../shared/form/parameters';
import { read } from '../../shared/form/readSetting';
import { eachItem } from '../../shared/run/eachItem';
import type { ExecutionContext, Hints } from '../../shared/run/executionContext';
import { INPUT_FROM } from '../../shared/run/inputFile';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import type { ImportOutcome } from './importItems';
import { noteItems, toOutputs } from './importItems';
import type { InputFrom, TableRequest } from './read';
import { openSource } from './read';
import { hintAtLimit, hintAtUnused } from './unusedItem';

/** Whether the data come from files or from items. */
interface TableInput {
	readonly from: InputFrom;
}

/** Reads where the data come from. @throws InvalidInput */
export function readTableInput(form: Parameters): TableInput {
	return { from: read(form, INPUT_FROM, 0) };
}

/** Whether all items together are one table. */
export function areOneTable({ from }: TableInput): boolean {
	return from === 'items';
}

type ReadTable<R> = (form: Parameters, item: number, from: InputFrom) => R;

/** What an operation that sends nothing does with the table of an item. */
type LookAt<R> = (
	source: ImportSource,
	request: R,
	item: number,
	node: ExecutionContext,
) => Promise<ImportOutcome>;

/** Opens the table of each item, or of all items together, and looks at it without sending anything. */
export function lookAtTables<R extends TableRequest<unknown>>(
	readTable: ReadTable<R>,
	look: LookAt<R>,
): NodeRun {
	return async (context) =>
		await readOpenRun(context, {
			readCommon: readTableInput,
			areOne: areOneTable,
			readItem: (form, item, { from }) => readTable(form, item, from),
			open: () => ({}),
			run: async ({ node, requests }) => {
				const pace = { concurrency: 1 };
				const outcomes = await eachItem(node, requests, pace, async (request, item) => {
					const source = await openSource(node, request, item);
					return await look(source, request, item, node);
				});
				return await toOutputs(node, outcomes, requests);
			},
		});
}

/** How a preview reads its table, and speaks of its records. */
interface TablePreview<Requested, Plan extends TablePlan> {
	/** What it has, for the hint at the limit. */
	readonly records: string;
	/** The plan for the table that was opened. */
	readonly planOf: (node: Hints, source: ImportSource, requested: Requested) => Plan;
	/** A hint at what the records do not show. */
	readonly hintFor?: (checked: CheckedLines, plan: Plan) => string | undefined;
}

interface LimitedRequest<Requested> extends TableRequest<Requested> {
	readonly most: number | undefined;
}

/** Previews the table of each item: its first records, as they would arrive. */
export function previewTables<Requested, Plan extends TablePlan>(
	readTable: ReadTable<TableRequest<Requested>>,
	{ records, planOf, hintFor }: TablePreview<Requested, Plan>,
): NodeRun {
	const readItem: ReadTable<LimitedRequest<Requested>> = (form, item, from) => ({
		...readTable(form, item, from),
		most: readMaxEntries(form, item),
	});
	return lookAtTables(readItem, async (source, request, item, node) => {
		const { most } = request;
		const plan = planOf(node, source, request.plan);
		const { checked, days, total } = await previewImport(source, plan, most);
		const question = questionOf(checked, plan);
		if (question) throw question;
		hintAtUnused(node, checked);
		hintAtLimit(node, days.length, total, records);
		const message = hintFor?.(checked, plan);
		if (message !== undefined) node.addExecutionHints({ message, location: 'outputPane' });
		const done = days.map((day) => ({ json: toItem(day), pairedItem: { item } }));
		return { done, rejected: noteItems(checked, item) };
	});
}
