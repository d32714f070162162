import type { Order } from '../../../../platform/reports/transform/orderRows';
import { withFieldsOf } from '../../../../platform/reports/transform/addRates';
import { headerOfRequest } from '../../../../platform/reports/response/header';
import type { RowFilter } from '../../../../platform/reports/transform/rowFilter';
import { filtersInWords, withDimensionsOf } from '../../../../platform/reports/transform/rowFilter';
import type { TransformPlan } from '../../../../platform/reports/transform/transformSteps';
import { buildBody } from '../../../../platform/reports/request/buildRequest';
import type { ParameterNames } from '../../../../platform/reports/request/checkRequest';
import { checkAnyBody, JSON_NAMES } from '../../../../platform/reports/request/checkRequest';
import { isJourney } from '../../../../platform/reports/types';
import type { BatchBody, ReportRequest, ReportSpec } from '../../../../platform/reports/types';
import type { PeriodRequest } from '../../../../platform/reports/request/periodRequest';
import { resolvePeriod, platformNameOf } from '../../../../platform/reports/request/periodRequest';
import { listOf } from '../../../../platform/base/json/json';
import type { SiteChoice } from '../../../../platform/lists/chosenSites';
import { todayIn } from '../../../../platform/base/dates/namedPeriods';
import type { Parameters } from '../../form/parameters';
import { read, readOption, zoneOf } from '../../form/readSetting';
import * as requestFields from '../form/requestFields';
import * as form from '../form/reportFields';
import { checkLabels, labels, columnNamingOf, namingOf } from '../form/labels';
import { warehouseTableSetting, readDatabaseTable, refuseAnalysis } from '../form/database';
import type { ColumnNaming } from '../form/labels';
import { totalsAs } from '../form/rowFormat';
import { refuseFilters, rowsWhere } from '../form/rowsWhere';
import { splitMetrics } from '../form/splitMetrics';
import { readSites, site as oneSite } from '../form/site/sites';
import { readPeriodRequest } from './readPeriodRequest';

/** The report that an item requests, and whether its kind was typed rather than picked. */
export interface ReportInput extends ReportRequest {
	readonly isKindTyped: boolean;
	/** The days that were chosen in the form. */
	readonly periodRequest?: PeriodRequest;
	/** The transformations of the rows; none if absent. */
	readonly plan?: TransformPlan;
	/** Whether its days must be resolved before it is submitted. */
	readonly needsDays?: boolean;
	/** The sites, where there may be several; then `site` names none of them for certain. */
	readonly sites?: SiteChoice;
	/** The time zone of the workflow. */
	readonly zone?: string;
}

const FORM_NAMES: ParameterNames = {
	request: 'Report',
	kind: 'Report Kind',
	path: 'Data Level',
	period: 'Period',
	dimensions: 'Dimensions',
	metrics: 'Metrics',
};

/** Reads and checks a report of one or several sites. @throws InvalidInput */
export async function readReportOfSites(context: Parameters, item: number): Promise<ReportInput> {
	const { site, sites } = readSites(context, item);
	const report = await readReport(context, item, site);
	return sites === undefined ? report : { ...report, sites };
}

/** Reads and checks the form of one item. @throws InvalidInput */
export async function readReport(
	context: Parameters,
	item: number,
	site = read(context, oneSite, item),
): Promise<ReportInput> {
	const given = readOption(context, form.request, item);
	const naming = namingOf(context, item);
	const { body, names, ...entered } =
		given === undefined
			? readFields(context, item, naming)
			: { body: given, names: JSON_NAMES, isKindTyped: true };
	const checked = await checkAnyBody(body, names);
	const request = { site, ...entered, zone: zoneOf(context) };
	if (isJourney(checked.reports[0].kind)) {
		refuseAnalysis(context, item);
		refuseFilters(read(context, rowsWhere, item), 'this is a customer-journey analysis');
		return { ...request, body: checked };
	}
	const compares = entered.periodRequest?.compareWith !== undefined;
	return { ...request, ...(await readAnswer(context, item, checked, compares, naming)) };
}

/** The entered values before they are checked. */
interface ReportFormInput extends Pick<ReportInput, 'isKindTyped' | 'periodRequest'> {
	readonly body: unknown;
	readonly names: ParameterNames;
}

function readFields(context: Parameters, item: number, { from }: ColumnNaming): ReportFormInput {
	const kind = readOption(context, requestFields.kind, item);
	const keepsDays = readOption(context, warehouseTableSetting, item) ? 'D' : undefined;
	const splitBy = readOption(context, requestFields.splitBy, item) ?? keepsDays;
	const periodRequest = readPeriodRequest(context, item, splitBy);
	// The site's current date is not known yet, and may differ.
	const known = resolvePeriod(periodRequest, todayIn(zoneOf(context), Date.now()));
	const columns = readColumns(context, item, from);
	const spec: ReportSpec = {
		kind: kind.value,
		path: readOption(context, requestFields.path, item).value,
		period: known.days ?? { range: platformNameOf(periodRequest.period) ?? '' },
		comparedWith: known.before,
		metrics: columns.metrics,
		dimensions: readOption(context, requestFields.oneRow, item) ? [] : columns.dimensions,
		devices: readOption(context, requestFields.devices, item),
		attributionRules: readOption(context, requestFields.attributionRules, item),
		splitBy,
		segmentBy: readOption(context, requestFields.segmentBy, item),
	};
	return { body: buildBody(spec), names: FORM_NAMES, isKindTyped: kind.isTyped, periodRequest };
}

function readColumns(context: Parameters, item: number, from: ColumnNaming['from']) {
	const dimensions = read(context, form.dimensions, item);
	const metrics = [
		...read(context, form.metrics, item),
		...readOption(context, splitMetrics, item),
	];
	const given = readOption(context, labels, item);
	checkLabels(
		given,
		[...dimensions, ...metrics].map(({ field }) => field),
	);
	const named = columnNamingOf(from, given);
	return { dimensions: dimensions.map(named), metrics: metrics.map(named) };
}

async function readAnswer(
	context: Parameters,
	item: number,
	checked: BatchBody,
	compares: boolean,
	naming: ColumnNaming,
): Promise<{ readonly plan: TransformPlan; readonly body: BatchBody }> {
	const rates = read(context, form.rates, item);
	const narrowed = withDimensionsOf(labeled(read(context, rowsWhere, item), checked), checked);
	const { body, hidden } = withFieldsOf(rates, narrowed.body);
	const { filters } = narrowed;
	const plan: TransformPlan = {
		compares,
		...(filters.length > 0 ? { filters } : {}),
		rates,
		hidden,
		...read(context, form.order, item),
		totals: readOption(context, totalsAs, item),
		namesChannels: naming.namesChannels,
		naming: naming.from === 'fields' ? 'codes' : 'words',
	};
	const only = filters.length > 0 ? filtersInWords(filters) : undefined;
	if (plan.order) await checkOrder(plan.order, body, plan);
	return {
		plan: { ...plan, table: readDatabaseTable(context, item, body, { ...plan, only }) },
		body,
	};
}

/** Filters are named as the columns of the report are. */
function labeled(filters: readonly RowFilter[], { reports: [report] }: BatchBody): RowFilter[] {
	const names = new Map(
		headerOfRequest(report).dimensions.map(({ field, label }) => [field, label]),
	);
	return filters.map((filter) => ({ ...filter, label: names.get(filter.field) || filter.label }));
}

/** Refuses an unknown sort column before the report is submitted. @throws InvalidInput */
async function checkOrder(order: Order, body: BatchBody, plan: TransformPlan): Promise<void> {
	const [{ metrics }] = body.reports;
	if (listOf(metrics).length === 0 || POINTS.test(order.column)) return;
	const { predictColumns, predictsSegments } =
		await import('../../../../platform/reports/transform/predictColumns');
	if (predictsSegments(body)) return;
	const { columnFor } = await import('../../../../platform/reports/transform/orderRows');
	columnFor(order, predictColumns(body, plan));
}

// Whether a metric changes by percentage points is known only from the reply.
const POINTS = /points/i;
