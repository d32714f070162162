import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { ItemReport } from '../../../platform/reports/items/readItems';
import {
	auditFigures,
	figureNotes,
	unreadExamples,
} from '../../../platform/reports/response/figureAudit';
import type { Row } from '../../../platform/reports/table/tableCell';
import type { Table, TableColumn } from '../../../platform/reports/table/reportTable';
import { groupRows } from '../../../platform/reports/transform/groupRows';
import type { Order } from '../../../platform/reports/transform/orderRows';
import { columnFor } from '../../../platform/reports/transform/orderRows';
import { daysAsFacts, DEFAULT_PLAN } from '../../../platform/reports/transform/planCodec';
import type { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import type { TransformPlan } from '../../../platform/reports/transform/transformSteps';
import { applySteps, transformSteps } from '../../../platform/reports/transform/transformSteps';
import { Overview } from '../../../platform/summary/overview';
import type { Presentation } from '../../shared/report/form/presentation';
import { present } from '../../shared/report/output/presented/present';
import { wordingOf } from '../../shared/report/output/presented/presenting';
import { canBeCompared, incomparableAmounts } from '../../shared/report/output/chartableAmounts';
import type { Hints } from '../../shared/run/executionContext';
import type { FileContext } from '../../shared/run/store';
import { fileItems, rowItems } from './itemOutputs';
import type { PresentRequest, PresentedFormat } from './readPresent';

/** The items of a report, with notes on its figures for the user. */
export interface PresentedReport {
	readonly items: INodeExecutionData[];
	readonly notes: readonly string[];
}

/** Transforms a report as requested, and creates its output. @throws InvalidInput, Fault */
export async function presentReport(
	node: Hints & FileContext,
	report: ItemReport,
	request: PresentRequest,
	notes: ReportNotes,
): Promise<PresentedReport> {
	const { order } = request.arrangement;
	const sortedBy = (columns: readonly TableColumn[]) => order && columnFor(order, columns);
	const areComparable = canBeCompared(
		report.table.columns,
		columnToSortBy(order, report.table.columns),
		report.hasSeveralCurrencies,
	);
	if (isDrawn(request.format) && !areComparable) throw incomparableAmounts();
	const overview = new Overview(sortedBy, areComparable);
	const figures = auditFigures();
	const presentation = withCurrency(request.presentation, report);
	const plan = planOf(report, request, presentation);
	let totals: readonly Row[] = [];
	const table = await applySteps(report.table, [
		figures.step,
		...(request.mergesRows ? [groupRows(() => false, true)] : []),
		...transformSteps(plan, false, {
			notes,
			foundTotals: (rows) => (totals = rows),
			...(isShown(request.format) ? { inspect: (isTotal) => overview.look(isTotal) } : {}),
		}),
	]);
	const seen = () => ({ ...figures.seen(), mayHoldTotal: false });
	const doubts = () => {
		const { unread } = seen();
		return unread.size > 0
			? [`Some figures are text and were not counted: ${unreadExamples(unread)}.`]
			: [];
	};
	const items = await outputOf(node, report, {
		...{ request, presentation, plan, overview, table, areComparable, doubts },
		totals: () => totals,
	});
	return { items, notes: figureNotes(seen(), 'The items contain') };
}

/** The column to sort by; of "Sales Change" it is Sales, as changes are not calculated yet. */
function columnToSortBy(order: Order | undefined, columns: readonly TableColumn[]) {
	if (order === undefined) return undefined;
	const { column } = order;
	return columns.find(({ name, field }) =>
		[name, field].some((known) => column === known || column.startsWith(`${known} `)),
	)?.name;
}

function isDrawn(format: PresentedFormat): boolean {
	return format === 'chart' || format === 'messageWithChart';
}

/** Whether an output is made for people. */
export function isShown(
	format: PresentedFormat,
): format is 'message' | 'chart' | 'html' | 'messageWithChart' {
	return ['chart', 'html', 'message', 'messageWithChart'].includes(format);
}

function planOf(
	{ compares, rates, hidden }: ItemReport,
	{ arrangement, format }: PresentRequest,
	{ style: { language } }: Presentation,
): TransformPlan {
	return {
		...DEFAULT_PLAN,
		...arrangement,
		...(isShown(format) ? { totals: 'facts', language } : {}),
		compares,
		rates,
		hidden,
	};
}

/** Amounts are written with their currency, unless they are in several. */
function withCurrency(presentation: Presentation, { currency }: ItemReport): Presentation {
	return { ...presentation, style: { ...presentation.style, currency } };
}

/** A report that is transformed as its rows are read. */
interface Transformed {
	readonly request: PresentRequest;
	readonly presentation: Presentation;
	readonly plan: TransformPlan;
	readonly overview: Overview;
	readonly table: Table;
	/** Whether the main figure can be compared over rows. */
	readonly areComparable: boolean;
	/** Complete once all rows were read. */
	readonly totals: () => readonly Row[];
	/** What is wrong with the figures, once all rows were read. */
	readonly doubts: () => readonly string[];
}

async function outputOf(
	node: Hints & FileContext,
	{ context, hasSeveralCurrencies }: ItemReport,
	{ request, presentation, plan, overview, table, areComparable, totals, doubts }: Transformed,
): Promise<INodeExecutionData[]> {
	const { format, field, fileName } = request;
	const facts = () => ({
		...(context.site === '' ? {} : { site: context.site }),
		...daysAsFacts(context),
		...(context.shortfall ? { complete: false } : {}),
	});
	if (isShown(format)) {
		const { title } = presentation;
		const { severalCurrencies: several } = wordingOf(presentation).words;
		const about = () => ({
			...{ ...context, totals: totals()[0], title, count: overview.overall.count },
			lines: hasSeveralCurrencies ? [[several]] : [],
			notices: [...context.notices, ...doubts()],
		});
		const { top } = plan;
		const presenting = {
			format,
			presentation,
			top,
			overview,
			about,
			facts,
			field,
			hasChart: areComparable,
			page: request.page,
			fileName: fileName || 'items',
		};
		return [await present(node, table, presenting, request.section ?? 0)];
	}
	const totalFacts = (): IDataObject => {
		const [total] = plan.totals === 'facts' ? totals() : [];
		return total === undefined ? {} : { totals: total };
	};
	if (format === 'rows') {
		return await rowItems(node, table, request, {
			facts,
			totals: totalFacts,
			isPart: context.shortfall !== undefined,
		});
	}
	return await fileItems(node, table, { ...request, format }, () => ({
		...facts(),
		...totalFacts(),
	}));
}
