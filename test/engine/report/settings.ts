import type { IDataObject, INodeParameters } from 'n8n-workflow';
import { columns, labels, locator } from '../../../harness/workflows';

/** What the usual form sends. */
export const usual = {
	kind: 'rt#insummary',
	dateRanges: [{ range: 'LAST_7_DAYS' }],
	dimensions: [{ name: 'Channel', field: 'media_key' }],
	metrics: [{ name: 'Visits', field: 'visit' }],
};
const between = (dateFrom: string, dateTo: string) => ({
	dateRanges: [{ dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' }],
});
const filter = (field: string, ...value: number[]) => ({ field, operator: 'IN', value });
const split = (dateScale: string) => ({ dateScale, dateRangeSplitPerScale: true });

type Setting = [name: string, set: INodeParameters, sent: object, input?: IDataObject];

/** What a test sets in the form, and what is sent because of it. */
export const settings: Setting[] = [
	['the last 7 days as it is', {}, {}],
	['yesterday by its name', { period: 'YESTERDAY' }, { dateRanges: [{ range: 'YESTERDAY' }] }],
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
		'plain days',
		{ period: 'dates', from: '2026-11-02', to: '2026-11-02' },
		between('2026-11-02', '2026-11-02'),
	],
	[
		'days with a zone, as the day of that zone',
		{ period: 'dates', from: '2026-11-02T00:00:00.000+01:00', to: '2026-11-08T23:30:00-05:00' },
		between('2026-11-02', '2026-11-08'),
	],
	[
		'moments in UTC, as days of UTC',
		{ period: 'dates', from: '2026-11-02T00:00:00.000Z', to: '2026-11-08T23:59:59.999Z' },
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
	['a split by hour', { options: { splitBy: 'H' } }, split('H')],
	['a split by day', { options: { splitBy: 'D' } }, split('D')],
	['a split by week', { options: { splitBy: 'W' } }, split('W')],
	['a split by month', { options: { splitBy: 'M' } }, split('M')],
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
	['no dimensions at all', { options: { oneRow: true } }, { dimensions: undefined }],
	[
		'a data level',
		{
			path: locator('mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE', 'id'),
			dimensions: columns({ ope_name: 'Campaign' }),
		},
		{
			path: 'mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE',
			dimensions: [{ name: 'Campaign', field: 'ope_name' }],
		},
	],
	[
		'devices that were chosen',
		{ options: { devices: ['1', '2'] } },
		{ segmentFilterClauses: [filter('device', 1, 2)] },
	],
	[
		'devices as a text',
		{ options: { devices: '={{ $json.devices }}' } },
		{ segmentFilterClauses: [filter('device', 2, 3)] },
		{ devices: '2, 3' },
	],
	[
		'devices as a list of numbers',
		{ options: { devices: '={{ $json.devices }}' } },
		{ segmentFilterClauses: [filter('device', 2, 3)] },
		{ devices: [2, 3] },
	],
	[
		'one device as a number',
		{ options: { devices: '={{ $json.device }}' } },
		{ segmentFilterClauses: [filter('device', 2)] },
		{ device: 2 },
	],
	['no devices chosen as no filter', { options: { devices: [] } }, {}],
	[
		'an attribution rule',
		{ options: { attributionRules: ['1'] } },
		{ segmentFilterClauses: [filter('attributionrule', 1)] },
	],
	[
		'devices and an attribution rule together',
		{ options: { devices: ['2'], attributionRules: ['0'] } },
		{ segmentFilterClauses: [filter('device', 2), filter('attributionrule', 0)] },
	],
	[
		'segments by device',
		{ options: { segmentBy: 'device' } },
		{ segments: [{ name: 'device', type: 'device' }] },
	],
	[
		'segments by all attribution rules',
		{ options: { segmentBy: 'attributionrule' } },
		{ segments: [{ name: 'attributionrule', type: 'attributionrule' }] },
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
