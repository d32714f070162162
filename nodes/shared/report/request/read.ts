import type { Order } from '../../../../platform/reports/answer/order';
import { columnFor } from '../../../../platform/reports/answer/order';
import {
	predictsSegments,
	predictColumns,
	withFieldsOf,
} from '../../../../platform/reports/answer/predict';
import type { Answer } from '../../../../platform/reports/answer/steps';
import { buildBody } from '../../../../platform/reports/build';
import type { PartNames } from '../../../../platform/reports/check';
import { checkBody, JSON_NAMES } from '../../../../platform/reports/check';
import { isJourney } from '../../../../platform/reports/journeys/analyses';
import type { BatchBody, ReportRequest, ReportSpec } from '../../../../platform/reports/types';
import type { Wish } from '../../../../platform/reports/wish';
import { knownDays, platformNameOf } from '../../../../platform/reports/wish';
import { listOf } from '../../../../platform/client/values/json';
import { todayIn } from '../../../../platform/client/values/periods';
import type { Parameters } from '../../form/parameters';
import { read, readOption, zoneOf } from '../../form/settings';
import * as askedFor from '../form/askedFor';
import * as form from '../form/defining';
import { checkLabels, labels } from '../form/labels';
import { forDatabase, readDatabaseTable, refuseAnalysis } from '../form/database';
import type { ColumnNaming } from '../form/naming';
import { namedAs, namingOf } from '../form/naming';
import { totalsAs } from '../form/rowsAs';
import { splitMetrics } from '../form/splitMetrics';
import { readWish } from './readWish';

/** What the user asked for in one item, and whether the kind was typed rather than picked. */
export interface WantedReport extends ReportRequest {
	readonly isKindTyped: boolean;
	/** The days that were chosen in the form. */
	readonly wish?: Wish;
	/** What becomes of the rows; they stay as they are sent where nothing is said. */
	readonly answer?: Answer;
	/** Whether its days must be known before it is sent. */
	readonly needsDays?: boolean;
	/** The time zone of the workflow. */
	readonly zone?: string;
}

const FORM_NAMES: PartNames = {
	request: 'Report',
	kind: 'Report Kind',
	path: 'Data Level',
	period: 'Period',
	dimensions: 'Dimensions',
	metrics: 'Metrics',
};

/** Reads and checks the form of one item. @throws InvalidInput */
export function readReport(context: Parameters, item: number): WantedReport {
	const site = read(context, form.site, item);
	const isJson = read(context, form.definedBy, item) === 'json';
	const naming = namingOf(context, item);
	const { body, names, ...entered } = isJson
		? readJson(context, item)
		: readFields(context, item, naming);
	const checked = checkBody(body, names);
	const wanted = { site, ...entered, zone: zoneOf(context) };
	if (isJourney(checked.reports[0].kind)) {
		refuseAnalysis(context, item);
		return { ...wanted, body: checked };
	}
	const compares = entered.wish?.compareWith !== undefined;
	return { ...wanted, ...readAnswer(context, item, checked, compares, naming) };
}

/** What was entered, which is yet to be checked. */
interface Entered extends Pick<WantedReport, 'isKindTyped' | 'wish'> {
	readonly body: unknown;
	readonly names: PartNames;
}

function readJson(context: Parameters, item: number): Entered {
	return { body: read(context, form.request, item), names: JSON_NAMES, isKindTyped: true };
}

function readFields(context: Parameters, item: number, { from }: ColumnNaming): Entered {
	const kind = read(context, form.kind, item);
	const keepsDays = readOption(context, forDatabase, item) ? 'D' : undefined;
	const splitBy = readOption(context, askedFor.splitBy, item) ?? keepsDays;
	const wish = readWish(context, item, splitBy);
	// The day that it is for the site is not known yet, and may be another one.
	const known = knownDays(wish, todayIn(zoneOf(context), Date.now()));
	const columns = readColumns(context, item, from);
	const spec: ReportSpec = {
		kind: kind.value,
		path: read(context, form.path, item).value,
		period: known.days ?? { range: platformNameOf(wish.period) ?? '' },
		comparedWith: known.before,
		metrics: columns.metrics,
		dimensions: readOption(context, askedFor.oneRow, item) ? [] : columns.dimensions,
		devices: readOption(context, askedFor.devices, item),
		attributionRules: readOption(context, askedFor.attributionRules, item),
		splitBy,
		segmentBy: readOption(context, askedFor.segmentBy, item),
	};
	return { body: buildBody(spec), names: FORM_NAMES, isKindTyped: kind.isTyped, wish };
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
	const named = namedAs(from, given);
	return { dimensions: dimensions.map(named), metrics: metrics.map(named) };
}

function readAnswer(
	context: Parameters,
	item: number,
	checked: BatchBody,
	compares: boolean,
	naming: ColumnNaming,
): { readonly answer: Answer; readonly body: BatchBody } {
	const rates = read(context, form.rates, item);
	const { body, hidden } = withFieldsOf(rates, checked);
	const answer: Answer = {
		compares,
		rates,
		hidden,
		...read(context, form.order, item),
		totals: readOption(context, totalsAs, item),
		namesChannels: naming.namesChannels,
		naming: naming.from === 'fields' ? 'codes' : 'words',
	};
	if (answer.order) checkOrder(answer.order, body, answer);
	return { answer: { ...answer, table: readDatabaseTable(context, item, body, answer) }, body };
}

/** A wrong column is told before the platform works for nothing. @throws InvalidInput */
function checkOrder(order: Order, body: BatchBody, answer: Answer): void {
	const [{ metrics }] = body.reports;
	const isUnknown =
		listOf(metrics).length === 0 || predictsSegments(body) || POINTS.test(order.column);
	if (!isUnknown) columnFor(order, predictColumns(body, answer));
}

// What changes by points is known once the platform has said what the figures are.
const POINTS = /points/i;
