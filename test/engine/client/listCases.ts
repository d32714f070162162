import type { INodeParameters } from 'n8n-workflow';
import { locator } from '../../../harness/workflows';

/** A chosen site. */
export const site = locator('shop-eu');
/** A chosen report kind. */
export const kind = locator('rt#insummary');
const batch = (name: string) => `/ea/v2/ea/shop-eu/report/batch/${name}.json`;

/** A searchable list. */
export interface List {
	readonly method: string;
	readonly chosen: INodeParameters;
	readonly path: string;
	readonly query?: Record<string, string>;
	/** Some of its values. */
	readonly values: string[];
	/** A filter that matches some of the entries. */
	readonly filter: string;
}

/** The lists of the resource locators. */
export const searched: List[] = [
	{
		method: 'searchSites',
		chosen: {},
		path: '/ea/v2/er/account/getallowedwebsite.json',
		values: ['shop-eu', 'shop-ca'],
		filter: 'EU',
	},
	{
		method: 'searchReportKinds',
		chosen: { site },
		path: batch('kinds'),
		values: ['rt#insummary', 'rt#website'],
		filter: ' Incoming ',
	},
	{
		method: 'searchDataLevels',
		chosen: { site, kind },
		path: batch('segmentations'),
		query: { kind: 'rt#insummary' },
		values: ['mcMEDIAINCOMING[?].*'],
		filter: 'mcmediaincoming[?].*',
	},
	{
		method: 'searchDimensions',
		chosen: { site, kind, options: { path: locator('') } },
		path: batch('dimensions'),
		query: { kind: 'rt#insummary' },
		values: ['media_key'],
		filter: 'media_k',
	},
	{
		method: 'searchDimensions',
		chosen: {
			site,
			kind: locator('rt#website', 'id'),
			options: { path: locator('mcWEBSITE[?].*', 'id') },
		},
		path: batch('dimensions'),
		query: { kind: 'rt#website', path: 'mcWEBSITE[?].*' },
		values: [],
		filter: 'day',
	},
	{
		method: 'searchMetrics',
		chosen: { site, kind },
		path: batch('metrics'),
		query: { kind: 'rt#insummary' },
		values: ['visit', 'realscartvalid'],
		filter: 'visit',
	},
	{
		method: 'searchMetrics',
		chosen: { site, filters: { kind } },
		path: batch('metrics'),
		query: { kind: 'rt#insummary' },
		values: ['visit', 'realscartvalid'],
		filter: 'visit',
	},
	// An alert has another kind only as an option.
	{
		method: 'searchMetrics',
		chosen: { site },
		path: batch('metrics'),
		query: { kind: 'rt#insummary' },
		values: ['visit', 'realscartvalid'],
		filter: 'visit',
	},
	{
		method: 'searchDimensions',
		chosen: { site, options: { kind: locator('rt#website'), path: locator('mcWEBSITE[?].*') } },
		path: batch('dimensions'),
		query: { kind: 'rt#website', path: 'mcWEBSITE[?].*' },
		values: [],
		filter: 'day',
	},
	{
		method: 'searchMetricSegments',
		chosen: { site, kind },
		path: batch('metrics_segments'),
		query: { kind: 'rt#insummary' },
		values: ['ordertype', 'estimatetype'],
		filter: 'SALE t',
	},
];

/** The lists of the options with several values. */
export const dropdowns = [
	{
		method: 'loadExportColumn',
		path: '/ea/v2/ea/shop-eu/db/ebmdb/available_cold_columns.json',
		entry: { name: 'Country', value: 'country' },
	},
	{
		method: 'getDevices',
		path: '/ea/v2/ea/shop-eu/db/mdevicetype/getall.json',
		entry: { name: 'Phone (2)', value: '2' },
	},
	{
		method: 'getAttributionRules',
		path: '/ea/v2/ea/shop-eu/db/view/get_all_name.json',
		entry: { name: 'First channel (1)', value: '1' },
	},
];
