import {
	arrayAt,
	type Json,
	type JsonObject,
	objectWith,
	oneOf,
	optionalFlag,
	optionalString,
	stringAt,
} from '../http/json';
import { badRequest } from '../http/refusal';
import { importedOf } from '../imports/importedData';
import type { SiteCall } from '../request/endpoint';
import { type Scale, SCALES } from '../request/periods';
import { readDateRange } from '../request/ranges';
import { salesBookOf } from '../shop/salesBook';
import { surgesOf } from '../shop/surges';
import { KINDS, type ReportKind } from './kinds';
import { type Selection, selectLevel } from './paths';
import { METRIC_SEGMENTS, readLens, readSegments, SEGMENTABLE } from './segments';

/** A validated request for a batch report. */
export type ReportRequest = ReturnType<typeof readReportItem>;
export type RequestedMetric = ReportRequest['metrics'][number];

const ITEM_MEMBERS = [
	...'kind path dateRanges dimensions metrics segmentFilterClauses'.split(' '),
	// Observed practice.
	...['dateScale', 'dateRangeSplitPerScale', 'segments'],
];

/** Reads the only item of `reports` (docs/platform.md, Batch report request). */
export function readReportItem(value: Json, call: SiteCall, orderedScale?: Scale) {
	const { site } = call;
	const item = objectWith(value, 'reports[0]', ITEM_MEMBERS);
	const kind = kindNamed(stringAt(item.kind, 'kind'));
	const path = item.path === '' ? undefined : optionalString(item.path, 'path');
	const selection = selectLevel(kind, path, site);
	const scale = readScale(item) ?? orderedScale;
	// The specification only requires the kind, and does not show the defaults of the others.
	const ranges = arrayAt(item.dateRanges ?? [{ range: 'LAST_7_DAYS' }], 'dateRanges');
	if (ranges.length === 0) {
		throw badRequest('DATE_RANGE_INVALID', 'dateRanges must have at least one item.');
	}
	const metrics = arrayAt(item.metrics ?? allMetrics(kind), 'metrics');
	if (metrics.length === 0) {
		throw badRequest('METRICS_EMPTY', 'metrics must have at least one item.');
	}
	const segments = readSegments(item.segments);
	return {
		site,
		kind,
		selection,
		ranges: ranges.map((range) => readDateRange(range, scale, call)),
		dimensions: arrayAt(item.dimensions ?? [], 'dimensions').map((one) =>
			readDimension(one, kind, selection),
		),
		metrics: metrics.map((one) => readMetric(one, kind)),
		lens: readLens(item.segmentFilterClauses, segments),
		segments,
		imported: importedOf(call),
		sales: salesBookOf(call),
		surges: surgesOf(call),
	};
}

function allMetrics({ metrics }: ReportKind): Json[] {
	return metrics.map((field) => ({ name: field, field }));
}

export function kindNamed(name: string): ReportKind {
	const kind = KINDS.find((candidate) => candidate.name === name);
	if (!kind) throw badRequest('KIND_UNKNOWN', `Unknown kind "${name}".`);
	return kind;
}

function readScale(item: JsonObject): Scale | undefined {
	const scale =
		item.dateScale === undefined ? undefined : oneOf(item.dateScale, 'dateScale', SCALES);
	const split = optionalFlag(item.dateRangeSplitPerScale, 'dateRangeSplitPerScale') ?? false;
	if (split && scale === undefined) {
		throw badRequest('SCALE_MISSING', 'dateRangeSplitPerScale needs a dateScale.');
	}
	return split ? scale : undefined;
}

function readDimension(value: Json, kind: ReportKind, selection: Selection) {
	const item = objectWith(value, 'A dimension', ['name', 'field']);
	const field = stringAt(item.field, 'field of a dimension');
	const { level } = selection;
	const dimension = level.dimensions.find((candidate) => candidate.field === field);
	if (!dimension) {
		throw badRequest(
			'FIELD_UNKNOWN',
			`The kind ${kind.name} has no dimension "${field}" at the path ${selection.path}.`,
		);
	}
	return { name: stringAt(item.name, 'name of a dimension'), dimension };
}

function readMetric(value: Json, kind: ReportKind) {
	const item = objectWith(value, 'A metric', ['name', 'field', 'segment']);
	const name = stringAt(item.name, 'name of a metric');
	const fieldName = stringAt(item.field, 'field of a metric');
	const field = kind.metrics.find((candidate) => candidate === fieldName);
	if (!field) {
		throw badRequest('FIELD_UNKNOWN', `The kind ${kind.name} has no metric "${fieldName}".`);
	}
	if (item.segment === undefined) return { name, field, segmentBy: undefined };
	const segment = objectWith(item.segment, 'The segment of a metric', ['by']);
	const segmentBy = oneOf(segment.by, 'by', METRIC_SEGMENTS);
	if (!SEGMENTABLE[segmentBy].includes(field)) {
		throw badRequest('SEGMENT_UNKNOWN', `The metric "${field}" cannot be split by ${segmentBy}.`);
	}
	return { name, field, segmentBy };
}
