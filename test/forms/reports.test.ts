import type { INodeParameters } from 'n8n-workflow';

import { columns, labels, locator, reportParameters } from '../../harness/workflows';
import { readReport } from '../../nodes/shared/report/request/read';
import { between, filter, split, plainReport } from '../engine/report/settings';
import { formOf } from './formOf';

/** What is set in the form, and what is sent because of it. */
const settings: Array<[name: string, set: INodeParameters, sent: object]> = [
	['yesterday by its name', { period: 'YESTERDAY' }, { dateRanges: [{ range: 'YESTERDAY' }] }],
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
	['a split by hour', { options: { splitBy: 'H' } }, split('H')],
	['a split by day', { options: { splitBy: 'D' } }, split('D')],
	['a split by week', { options: { splitBy: 'W' } }, split('W')],
	['a split by month', { options: { splitBy: 'M' } }, split('M')],
	['no dimensions at all', { options: { oneRow: true } }, { dimensions: undefined }],
	['the summary, where the report kind was emptied', { options: { kind: locator('', 'id') } }, {}],
	['another kind of report', { options: { kind: locator('rt#website') } }, { kind: 'rt#website' }],
	[
		'a data level',
		{
			options: { path: locator('mcMEDIAINCOMING[?].mcMEDIAAD.mcOPE', 'id') },
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
	['no devices chosen as no filter', { options: { devices: [] } }, {}],
	[
		'an attribution rule',
		{ options: { attributionRules: ['1'] } },
		{ segmentFilterClauses: [filter('attributionrule', 1)] },
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
	[
		'segments by device',
		{ options: { segmentBy: 'device' } },
		{ segments: [{ name: 'device', type: 'device' }] },
	],
];

it.each(settings)('a report is requested with %s', async (_, set, sent) => {
	const { body } = await readReport(formOf(reportParameters(set)), 0);
	expect(JSON.parse(JSON.stringify(body))).toEqual(
		JSON.parse(JSON.stringify({ reports: [{ ...plainReport, ...sent }] })),
	);
});
