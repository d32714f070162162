import type { INodeProperties } from 'n8n-workflow';

import * as shared from '../../../platform/catalogue/fields';
import type { ReportRun } from '../../../platform/catalogue/resources/report';
import { describeField, describePicker } from '../form/describe';
import type { Form } from '../form/form';
import { OUTPUT_FILE } from '../run/outputFile';
import { WAIT_LIMIT } from '../form/waitLimit';
import { columnsProperty } from './columns';
import { options } from './options';

const REQUEST_EXAMPLE = `{
  "reports": [
    {
      "kind": "rt#insummary",
      "dateRanges": [{ "range": "LAST_7_DAYS" }],
      "dimensions": [{ "name": "Channel", "field": "media_key" }],
      "metrics": [{ "name": "Visits", "field": "visit" }]
    }
  ]
}`;

const show = (more: Record<string, string[]>) => ({ displayOptions: { show: more } });
const IN_FIELDS = { definedBy: ['fields'] };

/** What defines a report, the site first. */
export const DEFINING: INodeProperties[] = [
	describePicker(shared.site),
	{
		displayName: 'Define Report',
		name: 'definedBy',
		type: 'options',
		noDataExpression: true,
		options: [
			{ name: 'Using Fields Below', value: 'fields' },
			{ name: 'Using JSON', value: 'json' },
		],
		default: 'fields',
	},
	{
		displayName: 'Request (JSON)',
		name: 'request',
		type: 'json',
		default: REQUEST_EXAMPLE,
		required: true,
		description:
			'The whole batch query, as the platform’s documentation or screens show it, with exactly one report',
		...show({ definedBy: ['json'] }),
	},
	{ ...describePicker(shared.reportKind), ...show(IN_FIELDS) },
	{
		...describePicker(shared.dataLevel),
		hint: 'Leave empty for channels. In a path, [?] stands for every element and [12] for the one with ID 12.',
		...show(IN_FIELDS),
	},
	{
		displayName: 'Period',
		name: 'period',
		type: 'options',
		options: [
			{ name: 'Between Two Dates', value: 'dates' },
			{ name: 'Last 7 Days', value: 'LAST_7_DAYS' },
			{ name: 'Other Preset', value: 'preset' },
			{ name: 'Yesterday', value: 'YESTERDAY' },
		],
		default: 'LAST_7_DAYS',
		description: 'The days to report on, in the time zone of the site',
		...show(IN_FIELDS),
	},
	{
		displayName: 'Preset',
		name: 'preset',
		type: 'string',
		default: '',
		required: true,
		placeholder: 'e.g. LAST_7_DAYS',
		description: 'The name of a period, exactly as the platform writes it',
		...show({ ...IN_FIELDS, period: ['preset'] }),
	},
	{
		displayName: 'First Day',
		name: 'from',
		type: 'dateTime',
		typeOptions: { dateOnly: true },
		default: '',
		required: true,
		...show({ ...IN_FIELDS, period: ['dates'] }),
	},
	{
		displayName: 'Last Day',
		name: 'to',
		type: 'dateTime',
		typeOptions: { dateOnly: true },
		default: '',
		required: true,
		description: 'The last day of the period, which is part of it',
		...show({ ...IN_FIELDS, period: ['dates'] }),
	},
	{
		...columnsProperty({
			displayName: 'Dimensions',
			name: 'dimensions',
			list: 'dimensions',
			single: 'Dimension',
			description: 'What each row of the report stands for, for example the channel',
			placeholder: 'e.g. media_key',
		}),
		...show(IN_FIELDS),
	},
	{
		...columnsProperty({
			displayName: 'Metrics',
			name: 'metrics',
			list: 'metrics',
			single: 'Metric',
			description: 'The figures of each row, for example visits and sales',
			placeholder: 'e.g. visit',
		}),
		...show(IN_FIELDS),
	},
];

const KNOWING_A_JOB: INodeProperties[] = [
	{ ...describePicker(shared.site), default: { mode: 'id', value: '={{ $json.site }}' } },
	...describeField(shared.jobId),
];

/** How a finished report comes back. */
export const OUTPUT: INodeProperties = {
	displayName: 'Output',
	name: 'output',
	type: 'options',
	options: [
		{
			name: 'CSV File',
			value: 'csv',
			description: 'One file per report, for large reports and sheets',
		},
		{ name: 'JSON File', value: 'json', description: 'One file per report, with a list of rows' },
		{ name: 'Raw', value: 'raw', description: 'The reply of the platform as it came' },
		{ name: 'Rows', value: 'rows', description: 'One item per row' },
	],
	default: 'rows',
	description: 'How to return the report',
};

/** The forms of Run, Submit, Collect and Get Status. */
export const reportForms: Record<ReportRun, Form> = {
	runReport: { fields: [...DEFINING, OUTPUT, OUTPUT_FILE, WAIT_LIMIT], options: options.run },
	submitReport: { fields: DEFINING, options: options.submit },
	collectReport: {
		fields: [...KNOWING_A_JOB, OUTPUT, OUTPUT_FILE],
		options: options.collect,
	},
	getReportStatus: { fields: KNOWING_A_JOB },
};
