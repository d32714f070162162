import type { Values } from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { badRequest } from '../http/refusal';
import { list } from '../http/reply';
import type { MetricField } from '../shop/measures';
import { KINDS, type ReportKind } from './kinds';
import { type MetricSegmentType, SEGMENTABLE, SEGMENT_CODES } from './lens';
import { METRIC_FACTS } from './metricFacts';
import { selectLevel } from './paths';
import { kindNamed } from './request';

const PREFIX = '/ea/{site}/report/batch';
const METRIC_SEGMENTS: readonly MetricSegmentType[] = ['ordertype', 'estimatetype'];

/** The lists that say what a batch report may ask for (docs/platform.md, Batch reporting). */
export const describeEndpoints: readonly SiteEndpoint[] = [
	{
		scope: 'site',
		methods: ['GET'],
		path: `${PREFIX}/kinds.json`,
		handle: () =>
			list(
				['kind', 'label'],
				KINDS.map(({ name, label }) => [name, label]),
			),
	},
	{
		scope: 'site',
		methods: ['GET'],
		path: `${PREFIX}/dimensions.json`,
		required: ['kind'],
		optional: ['path'],
		handle: ({ query, site }) => {
			const { level } = selectLevel(kindNamed(query.get('kind') ?? ''), query.get('path'), site);
			return list(
				['field', 'label', 'affinity'],
				level.dimensions.map(({ field, label }) => [field, label, 'text']),
			);
		},
	},
	{
		scope: 'site',
		methods: ['GET'],
		path: `${PREFIX}/metrics.json`,
		required: ['kind'],
		handle: ({ query }) =>
			list(
				['field', 'label', 'affinity'],
				kindNamed(query.get('kind') ?? '').metrics.map((field) => [
					field,
					METRIC_FACTS[field].label,
					METRIC_FACTS[field].affinity,
				]),
			),
	},
	{
		scope: 'site',
		methods: ['GET'],
		path: `${PREFIX}/metrics_info.json`,
		optional: ['kind', 'metric', 'field'],
		handle: ({ query }) => {
			const chosen = metricsAsked(query);
			return list(
				['field', 'label', 'affinity', 'description', 'segment'],
				chosen.map((field) => {
					const { label, affinity, meaning } = METRIC_FACTS[field];
					return [field, label, affinity, meaning, segmentOf(field) ?? ''];
				}),
			);
		},
	},
	{
		scope: 'site',
		methods: ['GET'],
		path: `${PREFIX}/metrics_segments.json`,
		optional: ['kind', 'metric', 'field'],
		handle: ({ query }) => {
			const fields = new Set(metricsAsked(query));
			return list(
				['segment', 'field', 'id', 'name'],
				METRIC_SEGMENTS.flatMap((segment) =>
					SEGMENTABLE[segment]
						.filter((field) => fields.has(field))
						.flatMap((field) =>
							SEGMENT_CODES[segment].map(({ id, name }) => [segment, field, String(id), name]),
						),
				),
			);
		},
	},
	{
		scope: 'site',
		methods: ['GET'],
		path: `${PREFIX}/segmentations.json`,
		optional: ['kind', 'path'],
		handle: ({ query }) => {
			const above = (query.get('path') ?? '').replace(/\.?\*$/, '');
			return list(
				['kind', 'path', 'label'],
				kindsAsked(query.get('kind')).flatMap(({ name, levels }) =>
					levels
						.filter(({ path }) => path.startsWith(above))
						.map(({ path, label }) => [name, path, label]),
				),
			);
		},
	},
];

function kindsAsked(name: string | undefined): readonly ReportKind[] {
	return name === undefined ? KINDS : [kindNamed(name)];
}

// The specification does not show how a metric is named here, so that both of its words are taken.
function metricsAsked(query: Values): MetricField[] {
	const wanted = query.get('metric') ?? query.get('field');
	const fields = new Set(kindsAsked(query.get('kind')).flatMap(({ metrics }) => metrics));
	const chosen = [...fields].filter((field) => wanted === undefined || field === wanted);
	if (chosen.length > 0) return chosen;
	throw badRequest('FIELD_UNKNOWN', `There is no metric "${wanted}".`);
}

function segmentOf(field: MetricField): MetricSegmentType | undefined {
	return METRIC_SEGMENTS.find((segment) => SEGMENTABLE[segment].includes(field));
}
