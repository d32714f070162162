import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { columns, labels, locator } from '../../../harness/workflows';

/** What the usual form sends. */
export const usual = {
	kind: 'rt#insummary',
	dateRanges: [{ range: 'LAST_7_DAYS' }],
	dimensions: [{ name: 'Channel', field: 'media_key' }],
	metrics: [{ name: 'Visits', field: 'visit' }],
};
export const between = (dateFrom: string, dateTo: string) => ({
	dateRanges: [{ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' }],
});
export const filter = (field: string, ...value: number[]) => ({ field, operator: 'IN', value });
export const split = (dateScale: string) => ({ dateScale, dateRangeSplitPerScale: true });

type Setting = [name: string, set: INodeParameters, sent: object, input?: IDataObject];

/** What a test sets in the form, and what is sent because of it: test/forms/reports.test.ts has the others. */
export const settings: Setting[] = [
	['the last 7 days as it is', {}, {}],
	[
		'a period that an expression gives, although no day is filled in',
		{ period: '={{ $json.period }}' },
		{ dateRanges: [{ range: 'YESTERDAY' }] },
		{ period: ' YESTERDAY ' },
	],
	[
		'days as n8n gives them',
		{ period: 'dates', from: '2026-11-02T00:00:00', to: '2026-11-08T00:00:00' },
		between('2026-11-02', '2026-11-08'),
	],
	[
		'the dates that expressions calculate',
		{
			period: 'dates',
			from: '={{ DateTime.fromISO("2026-11-09").minus({ days: 7 }) }}',
			to: '={{ DateTime.fromISO("2026-11-08").endOf("day") }}',
		},
		between('2026-11-02', '2026-11-08'),
	],
	[
		'the dates that expressions take from the input',
		{ period: 'dates', from: '={{ $json.from }}', to: '={{ $json.to }}' },
		between('2026-11-02', '2026-11-08'),
		{ from: '2026-11-02', to: '2026-11-08T12:00:00' },
	],
	[
		'labels, and fields without a label or a name under their own name',
		{
			dimensions: columns({ media_key: '' }),
			metrics: columns({ visit: 'Visits', scartvalid: '  ' }),
			options: { labels: labels({ visit: 'Visits of people' }) },
		},
		{
			dimensions: [{ name: 'media_key', field: 'media_key' }],
			metrics: [
				{ name: 'Visits of people', field: 'visit' },
				{ name: 'scartvalid', field: 'scartvalid' },
			],
		},
	],
	[
		'a metric that is split by the types of its sales, and others that are not',
		{
			metrics: columns({ visit: 'Visits' }),
			options: {
				splitMetrics: { split: [{ field: locator('scartvalid'), segment: locator('ordertype') }] },
				labels: labels({ scartvalid: 'Sales' }),
			},
		},
		{
			metrics: [
				{ name: 'Visits', field: 'visit' },
				{ name: 'Sales', field: 'scartvalid', segment: { by: 'ordertype' } },
			],
		},
	],
	[
		'devices as a list of numbers',
		{ options: { devices: '={{ $json.devices }}' } },
		{ segmentFilterClauses: [filter('device', 2, 3)] },
		{ devices: [2, 3] },
	],
	[
		'devices and an attribution rule together',
		{ options: { devices: ['2'], attributionRules: ['0'] } },
		{ segmentFilterClauses: [filter('device', 2), filter('attributionrule', 0)] },
	],
	[
		'the attribution rules to segment by in the segment, not as a filter',
		{ options: { segmentBy: 'attributionrule', attributionRules: ['1', '2'] } },
		{
			segments: [
				{ name: 'attributionrule', type: 'attributionrule', operator: 'IN', value: [1, 2] },
			],
		},
	],
];
