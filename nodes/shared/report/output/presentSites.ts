import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { singleLine } from '../../../../platform/base/text/truncate';
import type { Row } from '../../../../platform/reports/table/tableCell';
import type { TableColumn, Table } from '../../../../platform/reports/table/reportTable';
import { leaveOutHidden } from '../../../../platform/reports/transform/mapRows';
import { orderRows } from '../../../../platform/reports/transform/orderRows';
import { daysAsFacts } from '../../../../platform/reports/transform/planCodec';
import { ReportNotes } from '../../../../platform/reports/transform/reportNotes';
import { sumRows } from '../../../../platform/reports/transform/totalRow';
import { applySteps } from '../../../../platform/reports/transform/transformSteps';
import type { ReportContext } from '../../../../platform/summary/headline';
import type { Wording } from '../../../../platform/summary/messageWords';
import { Overview } from '../../../../platform/summary/overview';
import {
	differingDaysLines,
	missingSitesLine,
	rowMoverLines,
} from '../../../../platform/summary/sites/siteLines';
import type { FailedSite, SitePart } from '../../../../platform/summary/sites/sitePart';
import {
	haveSeveralCurrencies,
	sharedPeriod,
	sharedShortfall,
	siteDayTable,
	siteRowTable,
	siteTable,
} from '../../../../platform/summary/sites/siteTable';
import type { FileContext } from '../../run/store';
import type { Presentation } from '../form/presentation';
import { noticeFacts, reportFileName, shortfallFacts } from './fetched';
import { FOR_AGENTS } from './presented/forAgents';
import type { Output, ShownFormat } from './output';
import { present } from './presented/present';
import { wordingOf } from './presented/presenting';
import { canBeCompared, incomparableAmounts } from './chartableAmounts';
import { orderOfSites, sortColumnOf } from './siteOrder';

/** The reports of several sites that share a message or chart. */
interface SiteReports {
	readonly parts: readonly SitePart[];
	readonly failed: readonly FailedSite[];
	/** How many sites there should be. */
	readonly count: number;
	/** Set if the platform has more sites than it listed. */
	readonly hasMoreSites?: boolean | undefined;
}

/** The reports of several sites as one, whose rows are the sites. */
export interface OpenedSites {
	readonly table: Table;
	readonly overview: Overview;
	/** What is known of it once all rows were read. */
	readonly about: () => ReportContext;
	readonly presentation: Presentation;
	/** Days or rows of all sites, where the chart is of them. */
	readonly chartTable?: Table | undefined;
	/** How many rows each site has, where the chart's table holds only some of them. */
	readonly rowCounts?: ReadonlyMap<string, number> | undefined;
	/** Whether the amounts of different sites can be compared, and are what the message is about. */
	readonly areComparable: boolean;
}

/** Creates the one item that presents the reports of several sites. @throws Fault, InvalidInput */
export async function presentSites(
	context: FileContext,
	reports: SiteReports,
	{ format, field, fileName, ...output }: Output & { readonly format: ShownFormat },
	item: number,
): Promise<INodeExecutionData> {
	const { parts, count } = reports;
	const opened = await openSites(reports, output);
	const { table, areComparable, ...shown } = opened;
	const isDrawn = format === 'chart' || format === 'messageWithChart';
	if (isDrawn && !areComparable) throw incomparableAmounts();
	const facts = siteFacts(reports);
	const period = sharedPeriod(parts);
	const presented = await present(
		context,
		table,
		{
			...shown,
			format,
			field,
			page: output.page,
			top: undefined,
			hasChart: areComparable,
			facts: () => ({ ...facts, ...daysAsFacts(period) }),
			fileName: fileName || reportFileName(`${count}-sites`, period.days),
		},
		item,
	);
	const hasFacts = format === 'chart' || format === 'facts' || format === 'html';
	if (hasFacts) return presented;
	const jobs = output.hasJobFacts ? { reportJobs: parts.map(jobFactsOf) } : {};
	return { ...presented, json: { ...presented.json, ...facts, ...jobs } };
}

/** Puts the reports of several sites together. */
export async function openSites(
	reports: SiteReports,
	{ plan, presentation: chosen = FOR_AGENTS }: Pick<Output, 'plan' | 'presentation'>,
): Promise<OpenedSites> {
	const { parts } = reports;
	const presentation = withChartKind(parts, presentationFor(parts, chosen));
	const wording = wordingOf(presentation);
	const sites = siteTable(parts, wording.words.site);
	const { columns } = sites.table;
	const hasSeveralCurrencies = haveSeveralCurrencies(parts);
	const order = orderOfSites(plan?.order, columns, hasSeveralCurrencies);
	const sortedBy = (all: readonly TableColumn[]) => order && sortColumnOf(order, all);
	const areComparable = canBeCompared(columns, sortedBy(columns), hasSeveralCurrencies);
	const overview = new Overview(sortedBy, areComparable);
	let totals: Row | undefined;
	const isTotal = () => false;
	const table = await applySteps(sites.table, [
		...(parts.length > 1 ? [sumRows(([sums]) => (totals = sums), isTotal, new ReportNotes())] : []),
		overview.look(isTotal),
		...(order ? [orderRows(order, isTotal)] : []),
		leaveOutHidden,
	]);
	const lines = () => [
		...differingDaysLines(parts, wording),
		...(areComparable ? rowMoverLines(parts, sortedBy, wording) : []),
		...(hasSeveralCurrencies ? [[wording.words.severalCurrencies]] : []),
		...missingSitesLine(reports.failed, wording),
	];
	const about = (): ReportContext => ({
		...sharedPeriod(parts),
		totals,
		filters: plan?.filters,
		lines: lines(),
		site: siteText(reports, wording),
		title: presentation.title,
		count: overview.overall.count,
		shortfall: sharedShortfall(parts),
		hasMoreSites: reports.hasMoreSites,
		notices: [...new Set(parts.flatMap(({ notices }) => notices))],
	});
	return {
		table,
		overview,
		about,
		presentation,
		areComparable,
		...(await siteChart(parts, wording)),
	};
}

/** The only site, or how many sites there are, and of how many. */
function siteText({ parts, count }: SiteReports, { formats, words }: Wording): string {
	const [first] = parts;
	if (first !== undefined && count === 1) return first.site;
	const isAll = parts.length === count;
	return words.sites(formats.count(parts.length), isAll ? undefined : formats.count(count));
}

/** All sites are shown, and amounts are written with their currency where that is the same for all. */
function presentationFor(parts: readonly SitePart[], presentation: Presentation): Presentation {
	const currency = haveSeveralCurrencies(parts) ? undefined : parts[0]?.currency;
	const rows = Math.max(presentation.rows, parts.length);
	return { ...presentation, rows, style: { ...presentation.style, currency } };
}

/** The table of a chart of sites, where it is not the one with a row for each site. */
interface SiteChart {
	readonly chartTable: Table;
	readonly rowCounts?: ReadonlyMap<string, number>;
}

/** Days of all sites are drawn where the report is split by days, and their rows in small multiples. */
async function siteChart(
	parts: readonly SitePart[],
	{ words }: Wording,
): Promise<SiteChart | undefined> {
	const byDay = siteDayTable(parts, words.site);
	if (byDay !== undefined) {
		return { chartTable: await applySteps(byDay.table, [leaveOutHidden]) };
	}
	const byRow = siteRowTable(parts, words.site);
	if (byRow === undefined) return undefined;
	const rowCounts = new Map(parts.map(({ site, overall }) => [singleLine(site), overall.count]));
	return { chartTable: await applySteps(byRow.table, [leaveOutHidden]), rowCounts };
}

/** The days of several sites are drawn as small multiples, as many lines in one chart would cross. */
function withChartKind(parts: readonly SitePart[], presentation: Presentation): Presentation {
	const days = new Set(parts.flatMap((part) => part.days.map((row) => dayIn(part, row))));
	const hasMoments = days.size > 1 && parts.length > 1;
	return presentation.kind === undefined && hasMoments
		? { ...presentation, kind: 'multiples' }
		: presentation;
}

function dayIn({ columns }: SitePart, row: Row): unknown {
	const date = columns.find(({ role }) => role === 'date');
	return date && row[date.name];
}

/** The members of an item of several sites in addition to its text or picture. */
function siteFacts({ parts, failed, count, hasMoreSites = false }: SiteReports): IDataObject {
	const isShort = hasMoreSites || parts.length < count || sharedShortfall(parts) !== undefined;
	return {
		sites: count,
		...(isShort ? { complete: false } : {}),
		...(failed.length > 0 ? { failedSites: failed.map((one) => ({ ...one })) } : {}),
	};
}

/** The job of one of several sites. */
function jobFactsOf({ site, jobId, period, shortfall, notices }: SitePart): IDataObject {
	const found = { ...shortfallFacts(shortfall), ...noticeFacts(notices) };
	return { site, jobId, ...daysAsFacts(period), ...found };
}
