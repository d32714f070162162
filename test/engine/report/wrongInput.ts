import type { INodeParameters } from 'n8n-workflow';
import { columns, locator } from '../../../harness/workflows';

type WrongInput = [what: string, set: INodeParameters, message: string, parameter: string];

export const dates = (from: string, to: string) => ({ period: 'dates', from, to });
// What is required and stays empty in the form, n8n tells by itself.
const EMPTY = '={{ "" }}';
const path = (value: string) => ({ path: locator(value, 'id') });
const json = (request: string) => ({ definedBy: 'json', request });
export const item = { kind: 'rt#insummary', dateRanges: [{ range: 'YESTERDAY' }] };
export const visits = { metrics: [{ name: 'Visits', field: 'visit' }] };
export const jsonOf = (...reports: object[]) => json(JSON.stringify({ reports }));

/** What the form cannot hold, and the sentence for it. */
export const inTheForm: WrongInput[] = [
	[
		'a metric without a field',
		{ metrics: columns({ '': 'Visits' }) },
		'Metrics: entry 1 has no field',
		'Metrics',
	],
	[
		'a column that n8n would take for an error',
		{ metrics: columns({ visit: 'Visits', scart: 'error' }) },
		'Metrics: entry 2 is labelled "error", which n8n takes for a failed item',
		'Metrics',
	],
	['no kind', { kind: locator(EMPTY, 'id') }, 'Report Kind is empty', 'Report Kind'],
	[
		'a kind without its prefix',
		{ kind: locator('insummary', 'id') },
		'Report Kind is not a report kind: insummary',
		'Report Kind',
	],
	[
		'a path with an empty bracket',
		path('mcMEDIAINCOMING[].*'),
		'Data Level is malformed: "mcMEDIAINCOMING[]" needs [?] for any element, or [123] for the element with that ID',
		'Data Level',
	],
	[
		'a path with two dots in a row',
		path('mcMEDIAINCOMING[?]..mcOPE'),
		'Data Level is malformed: it has two dots in a row, or a dot at its start or end',
		'Data Level',
	],
	[
		'a path that is a glob',
		path('mcMEDIA*'),
		'Data Level is malformed: * may only stand alone at the end, but is in "mcMEDIA*"',
		'Data Level',
	],
	[
		'a path with a name that is none',
		path('mcMEDIAINCOMING[?].-OPE'),
		'Data Level is malformed: "-OPE" is not an object name; names are letters, digits, _ and -, joined by dots',
		'Data Level',
	],
	[
		'a period that ends before it starts',
		dates('2026-11-08', '2026-11-02'),
		'Period ends (2026-11-02) before it starts (2026-11-08)',
		'Period',
	],
	['no first day', dates('', '2026-11-02'), 'First Day is empty', 'First Day'],
	['no last day', dates('2026-11-02', ''), 'Last Day is empty', 'Last Day'],
	[
		'a day that does not exist',
		dates('2026-11-31', '2026-12-01'),
		'First Day is not a date: 2026-11-31',
		'First Day',
	],
	['no period', { period: EMPTY }, 'Period is empty', 'Period'],
	[
		'a device that is no number',
		{ options: { devices: '=1, Desktop' } },
		'Devices holds "Desktop", which is not an ID',
		'Devices',
	],
	[
		'a device that is nothing',
		{ options: { devices: '={{ [null] }}' } },
		'Devices holds "something else", which is not an ID',
		'Devices',
	],
	[
		'an attribution rule that is a fraction',
		{ options: { attributionRules: '={{ [1.5] }}' } },
		'Attribution Rules holds "1.5", which is not an ID',
		'Attribution Rules',
	],
	[
		'a site that leads elsewhere',
		{ site: locator('../admin', 'id') },
		'Site cannot be part of an address: ../admin',
		'Site',
	],
	['no site', { site: locator(EMPTY, 'id') }, 'Site is empty', 'Site'],
	[
		'a split that does not exist',
		{ options: { splitBy: '={{ "day" }}' } },
		'Split By cannot be "day"',
		'Split By',
	],
	[
		'a segment that does not exist',
		{ options: { segmentBy: '={{ "country" }}' } },
		'Segment By cannot be "country"',
		'Segment By',
	],
	[
		'a delimiter of two characters',
		{ output: 'csv', options: { delimiter: ';;' } },
		'CSV Delimiter must be one character, no quote and no line break, but is ";;"',
		'CSV Delimiter',
	],
	[
		'a delimiter that CSV needs for itself',
		{ output: 'csv', options: { delimiter: '"' } },
		'CSV Delimiter must be one character, no quote and no line break, but is "\\""',
		'CSV Delimiter',
	],
];

/** What a request in JSON cannot hold. */
export const inJson: WrongInput[] = [
	[
		'two reports',
		jsonOf({ ...item, ...visits }, { ...item, ...visits }),
		'Request (JSON) holds 2 reports, but the platform takes exactly one',
		'Request (JSON)',
	],
	[
		'no report',
		jsonOf(),
		'Request (JSON) holds 0 reports, but the platform takes exactly one',
		'Request (JSON)',
	],
	[
		'no list of reports',
		json('{"kind": "rt#insummary"}'),
		'Request (JSON) has no list named reports',
		'Request (JSON)',
	],
	[
		'JSON that is none',
		json('{"reports": [{"kind": "rt#insummary"'),
		'Request (JSON) is not valid JSON: ',
		'Request (JSON)',
	],
	...['message', 'chart'].map((output): WrongInput => [
		`JSON with two periods, of which a ${output} would be the sum`,
		{
			...jsonOf({ ...item, ...visits, dateRanges: [...item.dateRanges, ...item.dateRanges] }),
			output,
		},
		'The request has 2 date ranges, but a message, a chart and the facts for an agent speak of one',
		'Output',
	]),
	[
		'JSON with a path that is malformed',
		jsonOf({ ...item, ...visits, path: 'a[x]' }),
		'reports[0].path is malformed: "a[x]" needs [?]',
		'reports[0].path',
	],
	[
		'JSON that asks for no job',
		json(JSON.stringify({ reports: [{ ...item, ...visits }], async: false })),
		'Request (JSON) sets async or dryRun, which leaves no job to wait for',
		'Request (JSON)',
	],
];
