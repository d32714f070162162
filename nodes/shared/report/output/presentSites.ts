import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { Row } from '../../../../platform/reports/table/tableCell';
import type { TableColumn, Table } from '../../../../platform/reports/table/reportTable';
import { leaveOutHidden } from '../../../../platform/reports/transform/mapRows';
import type { Order } from '../../../../platform/reports/transform/orderRows';
import { columnFor, orderRows } from '../../../../platform/reports/transform/orderRows';
import { daysAsFacts } from '../../../../platform/reports/transform/planCodec';
import { ReportNotes } from '../../../../platform/reports/transform/reportNotes';
import { sumRows } from '../../../../platform/reports/transform/totalRow';
import { applySteps } from '../../../../platform/reports/transform/transformSteps';
import type { ReportContext } from '../../../../platform/summary/headline';
import type { Wording } from '../../../../platform/summary/messageWords';
import { Overview } from '../../../../platform/summary/overview';
import { missingSitesLine, rowMoverLines } from '../../../../platform/summary/sites/siteLines';
import type { FailedSite, SitePart } from '../../../../platform/summary/sites/sitePart';
import {
	sharedPeriod,
	sharedShortfall,
	siteDayTable,
	siteTable,
} from '../../../../platform/summary/sites/siteTable';
import type { FileContext } from '../../run/store';
import { FOR_AGENTS } from '../form/presentation';
import type { Output, ShownFormat } from './output';
import { present, wordingOf } from './presented';

/** The reports of several sites, which are told or shown together. */
export interface SiteReports {
	readonly parts: readonly SitePart[];
	readonly failed: readonly FailedSite[];
	/** How many sites there should be. */
	readonly count: number;
}

/** Makes the one item that tells or shows the reports of several sites. @throws Fault */
export async function presentSites(
	context: FileContext,
	{ parts, failed, count }: SiteReports,
	output: Output & { readonly format: ShownFormat },
	item: number,
): Promise<INodeExecutionData> {
	const { format, presentation = FOR_AGENTS, answer, fileName, field } = output;
	const wording = wordingOf(presentation);
	const { words, formats } = wording;
	const sites = siteTable(parts, words.site);
	const order = orderFor(answer?.order, sites.table.columns);
	const sortedBy = (columns: readonly TableColumn[]) => order && sortColumn(order, columns);
	const overview = new Overview(sortedBy);
	let totals: Row | undefined;
	const remarks = new ReportNotes();
	const isTotal = () => false;
	const table = await applySteps(sites.table, [
		...(parts.length > 1 ? [sumRows(([sums]) => (totals = sums), isTotal, remarks)] : []),
		overview.look(isTotal),
		...(order ? [orderRows(order, isTotal)] : []),
		leaveOutHidden,
	]);
	const period = sharedPeriod(parts);
	const isAll = parts.length === count;
	const counted = words.sites(
		formats.count(parts.length),
		isAll ? undefined : formats.count(count),
	);
	const about = (): ReportContext => ({
		...{ ...period, totals, filters: answer?.filters },
		site: parts.length === 1 && isAll ? (parts[0]?.site ?? '') : counted,
		...{ title: presentation.title, count: overview.overall.count },
		shortfall: sharedShortfall(parts),
		lines: [...rowMoverLines(parts, sortedBy, wording), ...missingSitesLine(failed, wording)],
		notices: [...new Set(parts.flatMap(({ notices }) => notices))],
	});
	const facts = () => siteFacts({ parts, failed, count });
	const presented = await present(
		context,
		table,
		{
			...{ format, field, overview, about, top: undefined },
			presentation: { ...presentation, rows: Math.max(presentation.rows, parts.length) },
			facts: () => ({ ...facts(), ...daysAsFacts(period) }),
			fileName: fileName || `report-${count}-sites`,
			chartTable: await chartTable(parts, wording),
		},
		item,
	);
	const hasFacts = format === 'chart' || format === 'facts';
	return hasFacts ? presented : { ...presented, json: { ...presented.json, ...facts() } };
}

/** The rows are those of sites, which a report is not sorted by: then the largest come first. */
function orderFor(order: Order | undefined, columns: readonly TableColumn[]): Order | undefined {
	if (!columns.some(({ role, isHidden }) => role === 'metric' && isHidden !== true)) {
		return undefined;
	}
	if (order !== undefined && sortColumn(order, columns) !== undefined) return order;
	return { column: '', largestFirst: true };
}

function sortColumn(order: Order, columns: readonly TableColumn[]): string | undefined {
	const codes = columns.flatMap(({ name, field, isHidden }) => (isHidden ? [] : [name, field]));
	const requested = order.column.trim().toLowerCase();
	const isKnown = requested === '' || codes.some((one) => one.toLowerCase() === requested);
	return isKnown ? columnFor(order, columns) : undefined;
}

/** Days of all sites are drawn where the report is split by days. */
async function chartTable(
	parts: readonly SitePart[],
	{ words }: Wording,
): Promise<Table | undefined> {
	const byDay = siteDayTable(parts, words.site);
	return byDay && (await applySteps(byDay.table, [leaveOutHidden]));
}

/** What an item of several sites says beside its text or picture. */
function siteFacts({ parts, failed, count }: SiteReports): IDataObject {
	const isShort = parts.length < count || sharedShortfall(parts) !== undefined;
	return {
		sites: count,
		...(isShort ? { complete: false } : {}),
		...(failed.length > 0 ? { failedSites: failed.map((one) => ({ ...one })) } : {}),
	};
}
