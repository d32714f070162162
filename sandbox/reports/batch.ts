import type { Clock } from '../clock';
import { isObject, type Json, type JsonObject, parseJson } from '../http/json';
import { JSON_TYPE, members, metaOf, plainReply, type Reply } from '../http/reply';
import { jobsOf, type Produce, stateReply } from '../jobs/jobRuns';
import { buildJourneyReport } from '../journeys/report';
import { readJourneyItem } from '../journeys/request';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { siteQuery, sent } from '../request/siteEndpoints';
import { type BatchBody, flatReply, readBatchBody } from './flat';
import { METRIC_FACTS, valueOf } from './metricFacts';
import { buildReport, columnHeader, reportHead } from './report';
import { readReportItem, type ReportRequest } from './request';
import { type MetricSegmentType, SEGMENT_CODES } from './segments';

const RUN = ['jobrun-id'];

/** Query, status and download of batch reports (docs/platform.md, Batch reporting). */
export const batchEndpoints: readonly SiteEndpoint[] = [
	sent('report/batch/query', submit),
	siteQuery(['GET', 'POST'], 'report/batch/status', RUN, (call, values) =>
		stateReply(jobsOf(call).state(values.text('jobrun-id'), call.site.name)),
	),
	siteQuery(['GET', 'POST'], 'report/batch/download', RUN, (call, values) =>
		jobsOf(call).result(values.text('jobrun-id'), call.site.name),
	),
];

function submit(call: SiteCall): Reply {
	const body = readBatchBody(parseJson(call.body.toString()));
	const report = isJourney(body.item) ? prepareJourney(body.item, call) : prepareReport(body, call);
	if (body.dryRun) return members({ data: { request: { reports: [report.echo] } } });
	if (body.waits) return report.download({});
	const id = jobsOf(call).submit(call.site.name, report.download);
	// docs/platform.md, Batch job responses: the fields are inside `data`, the rows next to it.
	return members({ data: { fields: [{ name: 'jobrun_id' }] }, rows: [[id]] });
}

interface PreparedReport {
	echo: JsonObject;
	download: Produce;
}

function isJourney(item: Json): item is JsonObject {
	return isObject(item) && typeof item.kind === 'string' && item.kind.startsWith('cj#');
}

function prepareJourney(item: JsonObject, call: SiteCall): PreparedReport {
	const request = readJourneyItem(item, call);
	return {
		echo: item,
		download: () => members({ data: { reports: [buildJourneyReport(request)] } }),
	};
}

function prepareReport(body: BatchBody, call: SiteCall): PreparedReport {
	const requestItem = readReportItem(body.item, call);
	return {
		echo: echoRequest(body.item, requestItem),
		download: ({ rows, scale, totalRows }) => {
			const request = scale ? readReportItem(body.item, call, scale) : requestItem;
			if (rows !== undefined) {
				return plainReply(JSON_TYPE, syntheticReport(request, rows, call.clock, totalRows));
			}
			return body.flat
				? flatReply(request)
				: members({ data: { reports: [buildReport(request, totalRows)] } });
		},
	};
}

/** Observed practice: `dryRun` returns the request with enriched columns, and no data. */
function echoRequest(item: Json, request: ReportRequest): JsonObject {
	return {
		...(isObject(item) ? item : {}),
		path: request.selection.path,
		dimensions: request.dimensions.map(({ name, dimension }) => ({
			name,
			field: dimension.field,
			affinity: 'text',
		})),
		metrics: request.metrics.map(({ name, field, segmentBy }) => ({
			name,
			field,
			affinity: METRIC_FACTS[field].affinity,
			...(segmentBy ? { segment: { by: segmentBy, values: codesOf(segmentBy) } } : {}),
		})),
	};
}

function codesOf(type: MetricSegmentType): JsonObject[] {
	return SEGMENT_CODES[type].map(({ id, name }) => ({ id: String(id), name }));
}

const ROWS_PER_CHUNK = 500;

/**
 * A result with any number of rows, generated while it is read, so that it is never in memory as a
 * whole.
 */
function* syntheticReport(
	request: ReportRequest,
	rows: number,
	clock: Clock,
	totalRows?: number,
): Generator<string> {
	const meta = metaOf(clock);
	const head = JSON.stringify(reportHead(request, rows, totalRows)).slice(0, -1);
	yield `{"error":false,"data":{"reports":[${head},"data":[`;
	for (let first = 0; first < rows; first += ROWS_PER_CHUNK) {
		const count = Math.min(ROWS_PER_CHUNK, rows - first);
		const texts = Array.from({ length: count }, (_, index) => syntheticRow(request, first + index));
		yield (first > 0 ? ',' : '') + texts.join(',');
	}
	const header = JSON.stringify(columnHeader(request));
	yield `],"columnHeader":${header}}]},"meta":${JSON.stringify(meta())}}`;
}

function syntheticRow(request: ReportRequest, index: number): string {
	return JSON.stringify({
		dimensions: request.dimensions.map(({ name }) => `${name} ${index + 1}`),
		metrics: request.metrics.map(({ field }, metric) =>
			request.ranges.map((range) => ({
				values: range.periods.map((_, period) => valueOf(field, index + metric + period + 1)),
			})),
		),
	});
}
