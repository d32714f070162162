import type { INodeParameters } from 'n8n-workflow';
import { locator } from '../../../harness/workflows';
import { additional } from './scene';

const kind = locator('rt#insummary');
const A_NUMBER: unknown = expect.any(Number);
const A_TEXT: unknown = expect.any(String);
const batch = (name: string) => `/ea/v2/ea/shop-eu/report/batch/${name}.json`;
/** A question for the flat aggregate. */
export const query = {
	reports: [
		{
			kind: 'rt#insummary',
			dateRanges: [{ range: 'YESTERDAY' }],
			dimensions: [{ name: 'Channel', field: 'media_key' }],
			metrics: [{ name: 'Visits', field: 'visit' }],
		},
	],
};

/** An operation, what it sends, and an item that it returns. */
export interface EndpointCall {
	readonly operation: string;
	readonly parameters?: INodeParameters;
	readonly method?: string;
	readonly path: string;
	readonly query?: Record<string, string>;
	readonly body?: unknown;
	/** The wanted form of the reply; JSON unless told otherwise. */
	readonly accept?: string;
	/** One of the items. */
	readonly item: Record<string, unknown>;
}

/** Every operation of the report resource that is one call. */
export const endpointCalls: EndpointCall[] = [
	{
		operation: 'getKinds',
		path: batch('kinds'),
		item: { kind: 'rt#insummary', label: 'Incoming traffic summary' },
	},
	{
		operation: 'getDrillDowns',
		path: batch('segmentations'),
		item: { kind: 'rt#insummary', path: 'mcMEDIAINCOMING[?].*' },
	},
	{
		operation: 'getDrillDowns',
		parameters: {
			options: additional({ kind: 'rt#insummary', 'ea-lg': 'en' }),
		},
		path: batch('segmentations'),
		query: { kind: 'rt#insummary', 'ea-lg': 'en' },
		item: { path: 'mcMEDIAINCOMING[?].*' },
	},
	{
		operation: 'getDimensions',
		parameters: { kind },
		path: batch('dimensions'),
		query: { kind: 'rt#insummary' },
		item: { field: 'media_key', affinity: 'text' },
	},
	{
		operation: 'getDimensions',
		parameters: { kind, options: { path: locator(' mcMEDIAINCOMING[?].* ', 'id') } },
		path: batch('dimensions'),
		query: { kind: 'rt#insummary', path: 'mcMEDIAINCOMING[?].*' },
		item: { field: 'media_key' },
	},
	{
		operation: 'getMetrics',
		parameters: { kind },
		path: batch('metrics'),
		query: { kind: 'rt#insummary' },
		item: { field: 'visit', affinity: 'int' },
	},
	{
		operation: 'getMetricInfo',
		parameters: {
			options: additional({ kind: 'rt#insummary', metric: 'visit' }),
		},
		path: batch('metrics_info'),
		query: { kind: 'rt#insummary', metric: 'visit' },
		item: { field: 'visit' },
	},
	{
		operation: 'getMetricSegments',
		parameters: { options: additional({ kind: 'rt#insummary' }) },
		path: batch('metrics_segments'),
		query: { kind: 'rt#insummary' },
		item: { segment: 'ordertype', id: '1', name: 'standard' },
	},
	{
		operation: 'queryFlatAggregate',
		parameters: { flatQuery: JSON.stringify(query) },
		method: 'POST',
		path: batch('flat_aggregate'),
		body: query,
		item: { Channel: 'SOCIAL', Visits: A_NUMBER },
	},
	{
		operation: 'getFlatAggregateGuide',
		path: batch('how_to_query_flat_aggregate'),
		accept: '*/*',
		item: { text: A_TEXT },
	},
];
