import type { JsonRecord } from '../../../../platform/base/json/json';
import { InvalidInput } from '../../../../platform/base/invalidInput';
import type { CsvReading } from '../../../../platform/base/csv/csvText';
import { isJourney, splitOf } from '../../../../platform/reports/types';
import type { TransformPlan } from '../../../../platform/reports/transform/transformSteps';
import type { Days } from '../../../../platform/base/dates/namedPeriods';
import { daysOfRanges } from '../../../../platform/reports/transform/provenanceColumns';
import type { ReportHeader } from '../../../../platform/reports/response/header';
import { headerOfRequest } from '../../../../platform/reports/response/header';
import type { Layout } from '../../../../platform/reports/response/layout';
import type { Parameters } from '../../form/parameters';
import { read, readOption } from '../../form/readSetting';
import type { MoneyRules, ReportMoney } from '../../../../platform/reports/table/siteCurrency';
import { moneyOfSite } from '../../../../platform/reports/table/siteCurrency';
import { readMoneyRules } from '../form/site/moneyOptions';
import { isTool } from '../../run/agents';
import type { IfNoRows } from '../../run/noRows';
import { ifNoRows } from '../../run/noRows';
import { fileField, readCsvReading } from '../../run/outputFile';
import { output } from '../form/reportFields';
import * as rows from '../form/rowFormat';
import { refuseFilters } from '../form/rowsWhere';
import type { Presentation } from '../form/presentation';
import { readPresentation } from '../form/presentation';
import type { ReportInput } from '../request/read';
import { checkOneRange } from './onePeriod';
import type { SharedPage } from './presented/sharedPage';

/** How the user wants the result of an item's report. */
export interface Output extends CsvReading {
	readonly format:
		| 'chart'
		| 'csv'
		| 'facts'
		| 'html'
		| 'json'
		| 'message'
		| 'messageWithChart'
		| 'raw'
		| 'rows'
		| 'xlsx';
	readonly layout: Layout;
	readonly fileName: string;
	/** The field of the item that a file is put in. */
	readonly field: string;
	/** Whether the result is certainly a customer-journey analysis; otherwise the reply decides. */
	readonly isAnalysis: boolean;
	/** Whether rows have columns for site and days. */
	readonly siteAndDays: boolean;
	/** Whether rows name their site, as one of several. */
	readonly namesSite?: boolean | undefined;
	/** Whether rows have columns for their job. */
	readonly hasJobFacts: boolean;
	/** In which currency amounts are, and into which they are converted. */
	readonly moneyRules: MoneyRules;
	/** The amounts of the report, once its site is known. */
	readonly money?: ReportMoney | undefined;
	/** What is returned if there are no rows. */
	readonly ifNoRows: IfNoRows;
	/** The transformations of the rows; none if absent. */
	readonly plan?: TransformPlan | undefined;
	/** When the report was submitted, in Unix milliseconds; if unknown, the current time is used. */
	readonly requestedMs?: number | undefined;
	/** Whether a hint names the requested days. */
	readonly saysDays: boolean;
	/** The days of the request, where it names them. */
	readonly days: Days | undefined;
	/** Whether the reports of all items share a page. */
	readonly onePage?: boolean;
	/** The page that they share. */
	readonly page?: SharedPage | undefined;
	/** Set if a message or a chart is returned instead of rows. */
	readonly presentation?: Presentation | undefined;
}

/**
 * Facts about a result before it arrives; some are unknown if another execution submitted the
 * report.
 */
interface OutputContext {
	readonly isSplit?: boolean;
	readonly byHour?: boolean;
	readonly isAnalysis?: boolean;
	readonly days?: Days | undefined;
	readonly plan?: TransformPlan | undefined;
	readonly saysDays?: boolean;
	readonly requestedMs?: number | undefined;
	/** The columns according to the request. */
	readonly requestHeader?: ReportHeader | undefined;
}

/** Reads the output settings of one item. @throws InvalidInput */
export function readOutput(context: Parameters, item: number, known: OutputContext = {}): Output {
	const {
		isSplit,
		byHour,
		isAnalysis = false,
		days,
		plan,
		saysDays = false,
		requestedMs,
		requestHeader,
	} = known;
	const { compares, naming } = plan ?? {};
	const chosen = read(context, output, item);
	if (chosen === 'raw') refuseFilters(plan?.filters ?? [], 'Output is Raw');
	// An agent cannot calculate with a thousand rows.
	const format = chosen === 'rows' && isTool(context) ? 'facts' : chosen;
	return {
		format,
		presentation: presentationOf(context, format, item),
		layout: {
			totals: readOption(context, rows.totals, item),
			segmentsAs: readOption(context, rows.segmentsAs, item),
			isSplit,
			byHour,
			segmentIds: plan?.table !== undefined,
			compares,
			naming,
			requested: requestHeader,
		},
		...readCsvReading(context, item),
		fileName: readOption(context, rows.fileName, item),
		field: read(context, fileField, item),
		isAnalysis,
		siteAndDays: readOption(context, rows.siteAndDaysSetting, item),
		onePage: format === 'html' && readOption(context, rows.onePage, item),
		hasJobFacts: readOption(context, rows.jobFacts, item) || plan?.totals === 'facts',
		moneyRules: readMoneyRules(context, item),
		ifNoRows: readOption(context, ifNoRows, item),
		plan,
		saysDays,
		requestedMs,
		days,
	};
}

/** The output of a site's report, whose amounts are in the currency of the site or converted. @throws InvalidInput */
export function outputOfSite<Request extends Output>(output: Request, site: string): Request {
	const money = moneyOfSite(output.moneyRules, site);
	const { presentation } = output;
	if (presentation === undefined) return { ...output, money };
	const style = { ...presentation.style, currency: money.currency };
	return { ...output, money, presentation: { ...presentation, style } };
}

function presentationOf(context: Parameters, format: Output['format'], item: number) {
	const isShown = isPresented({ format }) && format !== 'facts';
	return isShown ? readPresentation(context, item, format === 'html') : undefined;
}

/** Reads the output of a report that is defined in the same form. @throws InvalidInput */
export function readOutputOf(
	context: Parameters,
	item: number,
	{ body, plan, periodRequest }: ReportInput,
): Output {
	const [report] = body.reports;
	const { kind, dateRanges } = report;
	const days = daysOfRanges(dateRanges);
	const areEntered = periodRequest === undefined || 'from' in periodRequest.period;
	const saysDays = !areEntered || plan?.compares === true;
	const isAnalysis = isJourney(kind);
	const requestHeader = isAnalysis ? undefined : headerOfRequest(report);
	const known = { ...splitOf(body), isAnalysis, days, plan, saysDays, requestHeader };
	const request = readOutput(context, item, known);
	if (isPresented(request) && plan && !plan.compares) checkOneRange(dateRanges);
	return request;
}

/** The output of a report whose days were resolved after its settings were read. */
export function withResolvedDays<Request extends Output>(
	output: Request,
	report: JsonRecord,
): Request {
	if (output.isAnalysis) return output;
	const layout = { ...output.layout, requested: headerOfRequest(report) };
	return { ...output, layout, days: daysOfRanges(report.dateRanges) };
}

/** @throws InvalidInput where the results of several sites cannot be distinguished or combined */
export function checkForSites({ format, isAnalysis }: Output): void {
	if (format === 'raw') {
		throw new InvalidInput(
			'Output',
			'With Output set to Raw, the reply does not name its site, but several sites are chosen',
			'Set Output to Rows or a file, or choose one site',
		);
	}
	if (!isAnalysis || !isPresented({ format })) return;
	throw new InvalidInput(
		'Output',
		'A message, a chart or an HTML report of several sites can only be created from reports, but this is a customer-journey analysis',
		'Set Output to Rows, CSV File, Excel File or JSON File, or choose one site',
	);
}

/** Whether a report becomes a message, chart or page instead of rows. */
export function isPresented<Format extends string>(output: {
	readonly format: Format;
}): output is { readonly format: Format & ShownFormat } {
	return PRESENTED.some((one) => one === output.format);
}

/** Whether several sites share one item instead of having items of their own. */
export function isShared(output: Pick<Output, 'format'>): boolean {
	return output.format === 'xlsx' || isPresented(output);
}

const PRESENTED = ['chart', 'facts', 'html', 'message', 'messageWithChart'] as const;

/** The outputs that present a report as a text or a picture. */
export type ShownFormat = (typeof PRESENTED)[number];
