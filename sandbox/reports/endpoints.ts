import { badRequest } from '../http/refusal';
import { list } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { siteQuery, type Names, reading } from '../request/siteEndpoints';
import type { Values } from '../request/values';
import { type Coded, DEVICES, VIEWS } from '../shop/codes';
import type { MetricField } from '../shop/measures';
import { batchEndpoints } from './batch';
import { flatEndpoints } from './flat';
import { KINDS, type ReportKind } from './kinds';
import { METRIC_FACTS } from './metricFacts';
import { selectLevel } from './paths';
import { kindNamed } from './request';
import { METRIC_SEGMENTS, type MetricSegmentType, SEGMENT_CODES, SEGMENTABLE } from './segments';

/** The codes of report filters: device types (docs/platform.md, Device Type) and views. */
const codeEndpoints: readonly SiteEndpoint[] = [
	codes('mdevicetype/getall', 'mdevicetype', DEVICES),
	// Observed practice: not in the specification.
	codes('view/get_all_name', 'view', VIEWS),
];

function codes(name: string, object: string, coded: readonly Coded[]): SiteEndpoint {
	const rows = coded.map(({ id, name: title }) => [String(id), title]);
	return reading(name, [], () => list([`${object}_id`, `${object}_name`], rows));
}

const METRIC: Names = ['kind?', 'metric?', 'field?'];

/** The lists of what a batch report may contain (docs/platform.md, Batch reporting). */
const describeEndpoints: readonly SiteEndpoint[] = [
	described('kinds', [], ['kind', 'label'], () => KINDS.map(({ name, label }) => [name, label])),
	described('dimensions', ['kind', 'path?'], ['field', 'label', 'affinity'], ({ query, site }) => {
		const { level } = selectLevel(kindNamed(query.text('kind')), query.get('path'), site);
		return level.dimensions.map(({ field, label }) => [field, label, 'text']);
	}),
	described('metrics', ['kind'], ['field', 'label', 'affinity'], ({ query }) =>
		kindNamed(query.text('kind')).metrics.map((field) => {
			const { label, affinity } = METRIC_FACTS[field];
			return [field, label, affinity];
		}),
	),
	described(
		'metrics_info',
		METRIC,
		['field', 'label', 'affinity', 'description', 'segment'],
		({ query }) =>
			requestedMetrics(query).map((field) => {
				const { label, affinity, meaning } = METRIC_FACTS[field];
				return [field, label, affinity, meaning, segmentOf(field) ?? ''];
			}),
	),
	described('metrics_segments', METRIC, ['segment', 'field', 'id', 'name'], ({ query }) => {
		const fields = requestedMetrics(query);
		return METRIC_SEGMENTS.flatMap((segment) =>
			SEGMENTABLE[segment]
				.filter((field) => fields.includes(field))
				.flatMap((field) =>
					SEGMENT_CODES[segment].map(({ id, name }) => [segment, field, String(id), name]),
				),
		);
	}),
	described('segmentations', ['kind?', 'path?'], ['kind', 'path', 'label'], ({ query }) => {
		const above = (query.get('path') ?? '').replace(/\.?\*$/, '');
		return requestedKinds(query.get('kind')).flatMap(({ name, levels }) =>
			levels
				.filter(({ path }) => path.startsWith(above))
				.map(({ path, label }) => [name, path, label]),
		);
	}),
];

function described(
	name: string,
	names: Names,
	columns: readonly string[],
	rowsOf: (call: SiteCall) => string[][],
): SiteEndpoint {
	return siteQuery(['GET'], `report/batch/${name}`, names, (call) => list(columns, rowsOf(call)));
}

function requestedKinds(name: string | undefined): readonly ReportKind[] {
	return name === undefined ? KINDS : [kindNamed(name)];
}

// The specification does not show how a metric is named here, so both names are accepted.
function requestedMetrics(query: Values): MetricField[] {
	const requested = query.get('metric') ?? query.get('field');
	const fields = new Set(requestedKinds(query.get('kind')).flatMap(({ metrics }) => metrics));
	const chosen = [...fields].filter((field) => requested === undefined || field === requested);
	if (chosen.length > 0) return chosen;
	throw badRequest('FIELD_UNKNOWN', `There is no metric "${requested}".`);
}

function segmentOf(field: MetricField): MetricSegmentType | undefined {
	return METRIC_SEGMENTS.find((segment) => SEGMENTABLE[segment].includes(field));
}

/** Batch reports, and the lists of what they may contain. */
export const reportEndpoints: readonly SiteEndpoint[] = [
	...batchEndpoints,
	...describeEndpoints,
	...flatEndpoints,
	...codeEndpoints,
];
