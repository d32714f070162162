import { buildBody } from '../../../platform/reports/request/buildRequest';
import type { ReportSpec } from '../../../platform/reports/types';

const SPEC: ReportSpec = {
	kind: 'rt#insummary',
	period: { range: 'LAST_7_DAYS' },
	dimensions: [],
	metrics: [{ field: 'visit', name: 'Visits' }],
	devices: [],
	attributionRules: [],
};

const itemOf = (spec: Partial<ReportSpec>) => buildBody({ ...SPEC, ...spec }).reports[0];

const PLAIN = {
	kind: 'rt#insummary',
	dateRanges: [{ range: 'LAST_7_DAYS' }],
	metrics: [{ name: 'Visits', field: 'visit' }],
};

describe('a report description as a request', () => {
	test.each<[string, Partial<ReportSpec>, object]>([
		['sends nothing that was left out', {}, {}],
		['sends no empty path', { path: '' }, {}],
		['sends the path', { path: 'mcMEDIAINCOMING[?].*' }, { path: 'mcMEDIAINCOMING[?].*' }],
		[
			'sends two dates with their format',
			{ period: { from: '2026-11-02', to: '2026-11-08' } },
			{ dateRanges: [{ dateFrom: '2026-11-02', dateTo: '2026-11-08', dateFormat: 'YYYY-MM-DD' }] },
		],
		[
			'leaves metrics to the platform where there are none',
			{ metrics: [] },
			{ metrics: undefined },
		],
		['splits by day', { splitBy: 'D' }, { dateScale: 'D', dateRangeSplitPerScale: true }],
		[
			'labels a column by its field when it has no label',
			{ dimensions: [{ field: 'media_key', name: ' ' }] },
			{ dimensions: [{ name: 'media_key', field: 'media_key' }] },
		],
		[
			'splits a metric by its own types',
			{ metrics: [{ field: 'scartvalid', name: 'Sales', segment: 'ordertype' }] },
			{ metrics: [{ name: 'Sales', field: 'scartvalid', segment: { by: 'ordertype' } }] },
		],
		[
			'filters by devices and attribution rules',
			{ devices: [1, 2], attributionRules: [0] },
			{
				segmentFilterClauses: [
					{ field: 'device', operator: 'IN', value: [1, 2] },
					{ field: 'attributionrule', operator: 'IN', value: [0] },
				],
			},
		],
		[
			'segments by device and filters it as well',
			{ segmentBy: 'device', devices: [1] },
			{
				segmentFilterClauses: [{ field: 'device', operator: 'IN', value: [1] }],
				segments: [{ name: 'device', type: 'device' }],
			},
		],
		[
			'names attribution rules in the segment rather than in a filter',
			{ segmentBy: 'attributionrule', attributionRules: [1, 3] },
			{
				segments: [
					{ name: 'attributionrule', type: 'attributionrule', operator: 'IN', value: [1, 3] },
				],
			},
		],
		[
			'segments by all attribution rules',
			{ segmentBy: 'attributionrule' },
			{ segments: [{ name: 'attributionrule', type: 'attributionrule' }] },
		],
	])('%s', (_, spec, expected) => {
		expect(itemOf(spec)).toEqual({ ...PLAIN, ...expected });
	});
});
