import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { ItemReport } from '../../../platform/reports/items/readItems';
import { readItems } from '../../../platform/reports/items/readItems';
import { auditFigures, figureNotes } from '../../../platform/reports/response/figureAudit';
import { countRows, fileText } from '../../../platform/reports/response/reportFiles';
import type { Row } from '../../../platform/reports/table/tableCell';
import type { Table } from '../../../platform/reports/table/reportTable';
import { groupRows } from '../../../platform/reports/transform/groupRows';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import { columnFor } from '../../../platform/reports/transform/orderRows';
import { daysAsFacts, DEFAULT_PLAN } from '../../../platform/reports/transform/planCodec';
import type { TransformPlan } from '../../../platform/reports/transform/transformSteps';
import { applySteps, transformSteps } from '../../../platform/reports/transform/transformSteps';
import { Overview } from '../../../platform/summary/overview';
import { present } from '../../shared/report/output/presented';
import type { ExecutionContext, Hints } from '../../shared/run/executionContext';
import type { NodeRun } from '../../shared/run/readThenRun';
import { readOpenRun } from '../../shared/run/readThenRun';
import { resultValues } from '../../shared/run/eachItem';
import { withoutRows } from '../../shared/run/noRows';
import { hintAtFiles, itemOf } from '../../shared/run/outputFile';
import type { FileContext } from '../../shared/run/store';
import { Store } from '../../shared/run/store';
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
			const [wanted] = resultValues(requests);
			return [wanted === undefined ? [] : await presentAll(node, wanted)];
		},
	});

/** What presenting takes of n8n. */
export type PresentContext = Pick<ExecutionContext, 'getInputData'> & Hints & FileContext;

/** Presents all input items together. @throws InvalidInput, Fault */
export async function presentAll(
	node: PresentContext,
	wanted: PresentRequest,
): Promise<INodeExecutionData[]> {
	const items = node.getInputData();
	const source = { count: items.length, at: (index: number) => items[index]?.json ?? {} };
	const report = readItems(source, wanted);
	const remarks = new ReportNotes();
	const presented = await presentReport(node, report, wanted, remarks);
	const notes = [...report.notes, ...presented.notes, ...remarks.sentences()];
	node.addExecutionHints({ message: notes.join(' '), location: 'outputPane' });
	return presented.items.map((item) => ({ ...item, pairedItem: originOf(items.length) }));
}

/** What became of all items has no single one to come from; with several, n8n says so instead of taking the first. */
function originOf(count: number) {
	return count > 1 ? [{ item: 0 }, { item: count - 1 }] : [{ item: 0 }];
}

interface Presented {
	readonly items: INodeExecutionData[];
	readonly notes: readonly string[];
}

/** The same for each output. */
async function presentReport(
	node: PresentContext,
	report: ItemReport,
	wanted: PresentRequest,
	remarks: ReportNotes,
): Promise<Presented> {
	const { context } = report;
	const { format, arrangement } = wanted;
	const presentation = withCurrency(wanted.presentation, context.currency);
	const isShown = format === 'message' || format === 'chart' || format === 'messageWithChart';
	const { language } = presentation.style;
	const answer: TransformPlan = {
		...DEFAULT_PLAN,
		...arrangement,
		...(isShown ? { totals: 'facts', language } : {}),
		compares: report.compares,
		rates: report.rates,
		hidden: report.hidden,
	};
	const { order, top } = answer;
	const overview = new Overview((columns) => order && columnFor(order, columns));
	const figures = auditFigures();
	let totals: readonly Row[] = [];
	const table = await applySteps(report.table, [
		figures.step,
		...(wanted.mergesRows ? [groupRows(() => false, true)] : []),
		...transformSteps(answer, false, {
			remarks,
			foundTotals: (rows) => (totals = rows),
			...(isShown ? { inspect: (isTotal) => overview.look(isTotal) } : {}),
		}),
	]);
	const notes = () => figureNotes({ ...figures.seen(), mayHoldTotal: false }, 'The items hold');
	const facts = () => ({
		...(context.site === '' ? {} : { site: context.site }),
		...daysAsFacts(context),
		...(context.shortfall ? { complete: false } : {}),
	});
	if (isShown) {
		const about = () => ({
			...context,
			totals: totals[0],
			title: presentation.title,
			count: overview.overall.count,
		});
		const fileName = wanted.fileName || 'items';
		const { field } = wanted;
		const presenting = { format, presentation, top, overview, about, facts, field, fileName };
		return { items: [await present(node, table, presenting, 0)], notes: notes() };
	}
	const totalFacts = () =>
		answer.totals === 'facts' && totals.length > 0 ? { totals: totals[0] ?? {} } : {};
	const done = { ...wanted, format };
	const items =
		format === 'rows'
			? await rowItems(node, table, wanted, {
					facts,
					totals: totalFacts,
					isPart: context.shortfall !== undefined,
				})
			: await fileItems(node, table, { ...done, format }, () => ({ ...facts(), ...totalFacts() }));
	return { items, notes: notes() };
}

function withCurrency(
	presentation: PresentRequest['presentation'],
	currency: string | undefined,
): PresentRequest['presentation'] {
	const { style } = presentation;
	return { ...presentation, style: { ...style, currency: style.currency ?? currency } };
}

/** What rows say beside their values. */
interface RowFacts {
	readonly facts: () => IDataObject;
	readonly totals: () => IDataObject;
	/** Whether they are only a part of what there is. */
	readonly isPart: boolean;
}

async function rowItems(
	node: PresentContext,
	table: Table,
	{ ifNoRows }: PresentRequest,
	{ facts, totals, isPart }: RowFacts,
): Promise<INodeExecutionData[]> {
	const all: Row[] = [];
	for await (const rows of table.batches()) for (const row of rows) all.push(row);
	hintAtFiles(node, all.length);
	if (all.length === 0) return withoutRows(ifNoRows, facts()).map((json) => ({ json }));
	const sums = totals();
	const more = Object.keys(sums).length > 0 ? { reportJob: { ...facts(), ...sums } } : {};
	const mark = isPart ? { complete: false } : {};
	return all.map((row) => ({ json: { ...mark, ...row, ...more } }));
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

async function fileItems(
	node: PresentContext,
	table: Table,
	{ format, field, fileName, ...how }: PresentRequest & { readonly format: 'csv' | 'json' },
	facts: () => IDataObject,
): Promise<INodeExecutionData[]> {
	const name = fileName || `items.${format}`;
	const counted = countRows(table);
	const text = fileText(counted, { ...how, format });
	const stored = await new Store(node).save(text, name, TYPES[format]);
	return [itemOf(stored, { field, fileName: name }, { ...facts(), rows: counted.rows() }, 0)];
}
