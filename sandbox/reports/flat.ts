import { DateTime } from 'luxon';
import {
	arrayAt,
	type Json,
	objectWith,
	oneOf,
	optionalFlag,
	optionalString,
	parseJson,
} from '../http/json';
import { badRequest } from '../http/refusal';
import { list, type Reply } from '../http/reply';
import type { SiteEndpoint } from '../request/endpoint';
import { siteQuery, sent } from '../request/siteEndpoints';
import { isNothing } from '../shop/measures';
import { measure } from './measure';
import { valueOf } from './metricFacts';
import { questionOf } from './question';
import { readReportItem, type ReportRequest } from './request';

export type BatchBody = ReturnType<typeof readBatchBody>;

/** Reads the body of a batch query; `reports` has exactly one item (docs/platform.md, Limits). */
export function readBatchBody(value: Json) {
	// Observed practice: all members except `reports`.
	const body = objectWith(value, 'The body', ['reports', 'async', 'dryRun', 'output', 'userToken']);
	optionalString(body.userToken, 'userToken');
	const reports = arrayAt(body.reports, 'reports');
	const [item] = reports;
	if (item === undefined || reports.length !== 1) {
		throw badRequest(
			'REPORTS_LENGTH',
			`reports must have exactly one item, not ${reports.length}.`,
		);
	}
	return {
		item,
		waits: optionalFlag(body.async, 'async') === false,
		dryRun: optionalFlag(body.dryRun, 'dryRun') ?? false,
		flat: readOutput(body.output),
	};
}

function readOutput(value: Json | undefined): boolean {
	if (value === undefined) return false;
	const output = objectWith(value, 'output', ['type']);
	return oneOf(output.type, 'type of output', ['flat'] as const) === 'flat';
}

const HOW_TO = `POST a body like the one of batch/query.json: {"reports": [ one item ]}, the item having kind,
path, dateRanges, dimensions, metrics and segmentFilterClauses. The answer comes at once, as a table: data.fields
names the columns (the dimensions, then date when the report is split by dateScale, then the metrics, under the
names of the request) and data.rows holds one row per combination. There is no GLOBAL row. Use a batch report for
more than 7 days or 10,000 rows.`;

/** docs/platform.md, Batch reporting: flat_aggregate; its request shape is not shown there. */
export const flatEndpoints: readonly SiteEndpoint[] = [
	sent('report/batch/flat_aggregate', (call) => {
		const { item } = readBatchBody(parseJson(call.body.toString()));
		return flatReply(readReportItem(item, call));
	}),
	siteQuery(['GET'], 'report/batch/how_to_query_flat_aggregate', [], () =>
		list(['description'], [[HOW_TO.replaceAll('\n', ' ')]]),
	),
];

/** The report as a table: one row per combination of dimensions, and per period if split. */
export function flatReply(request: ReportRequest): Reply {
	const [range, another] = request.ranges;
	if (!range || another || request.segments.length > 0) {
		throw badRequest('FLAT_INVALID', 'A flat report takes one date range and no segments.');
	}
	const split = range.periods.length > 1;
	const groups = measure(questionOf(request), request.lens);
	const rows = [...groups.values()].flatMap((group) =>
		range.periods.flatMap(({ epoch }, period): Json[][] => {
			const cell = group.cells[0]?.[period];
			if (!cell || isNothing(cell)) return [];
			const date = split ? [localTime(epoch, request.site.timeZone)] : [];
			const values = request.metrics.map(({ field }) => valueOf(field, cell[field]));
			return [[...group.dimensions, ...date, ...values]];
		}),
	);
	const names = [...request.dimensions, ...request.metrics].map(({ name }) => name);
	if (split) names.splice(request.dimensions.length, 0, 'date');
	return list(names, rows);
}

function localTime(epoch: number, timeZone: string): string {
	return DateTime.fromSeconds(epoch, { zone: timeZone }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
}
