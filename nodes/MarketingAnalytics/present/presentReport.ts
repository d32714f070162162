import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { ItemReport } from '../../../platform/reports/items/readItems';
import { auditFigures, figureNotes } from '../../../platform/reports/response/figureAudit';
import type { Row } from '../../../platform/reports/table/tableCell';
import type { Table } from '../../../platform/reports/table/reportTable';
import { groupRows } from '../../../platform/reports/transform/groupRows';
import { columnFor } from '../../../platform/reports/transform/orderRows';
import { daysAsFacts, DEFAULT_PLAN } from '../../../platform/reports/transform/planCodec';
import type { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import type { TransformPlan } from '../../../platform/reports/transform/transformSteps';
import { applySteps, transformSteps } from '../../../platform/reports/transform/transformSteps';
import { Overview } from '../../../platform/summary/overview';
import type { Presentation } from '../../shared/report/form/presentation';
import { present } from '../../shared/report/output/presented';
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
	const overview = new Overview(
		(columns) => request.arrangement.order && columnFor(request.arrangement.order, columns),
	);
	const figures = auditFigures();
	const presentation = withCurrency(request, report.context);
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
	const items = await outputOf(node, report, {
		request,
		presentation,
		plan,
		overview,
		table,
		totals: () => totals,
	});
	return {
		items,
		notes: figureNotes({ ...figures.seen(), mayHoldTotal: false }, 'The items hold'),
	};
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
function withCurrency(
	{ presentation, conversion }: PresentRequest,
	{ currency, mixesCurrencies }: ItemReport['context'],
): Presentation {
	const { style } = presentation;
	const own = mixesCurrencies ? undefined : (style.currency ?? currency);
	return { ...presentation, style: { ...style, currency: conversion?.convertTo ?? own } };
}

/** A report that is transformed as its rows are read. */
interface Transformed {
	readonly request: PresentRequest;
	readonly presentation: Presentation;
	readonly plan: TransformPlan;
	readonly overview: Overview;
	readonly table: Table;
	/** Complete once all rows were read. */
	readonly totals: () => readonly Row[];
}

async function outputOf(
	node: Hints & FileContext,
	{ context }: ItemReport,
	{ request, presentation, plan, overview, table, totals }: Transformed,
): Promise<INodeExecutionData[]> {
	const { format, field, fileName } = request;
	const facts = () => ({
		...(context.site === '' ? {} : { site: context.site }),
		...daysAsFacts(context),
		...(context.shortfall ? { complete: false } : {}),
	});
	if (isShown(format)) {
		const { title } = presentation;
		const about = () => ({ ...context, totals: totals()[0], title, count: overview.overall.count });
		const { top } = plan;
		const presenting = {
			format,
			presentation,
			top,
			overview,
			about,
			facts,
			field,
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
