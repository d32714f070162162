import type { INodeParameters } from 'n8n-workflow';
import { columns, locator } from '../../../harness/workflows';

export type WrongInput = [what: string, set: INodeParameters, message: string, parameter: string];

export const dates = (from: string, to: string) => ({ period: 'dates', from, to });
// n8n itself reports required fields that are empty in the form.
const EMPTY = '={{ "" }}';
export const path = (value: string) => ({ options: { path: locator(value, 'id') } });
export const json = (request: string) => ({ options: { request } });
export const item = { kind: 'rt#insummary', dateRanges: [{ range: 'YESTERDAY' }] };
export const visits = { metrics: [{ name: 'Visits', field: 'visit' }] };
export const jsonOf = (...reports: object[]) => json(JSON.stringify({ reports }));

/**
 * Values of expressions, and combinations of settings: test/forms/wrongReports.test.ts tests the
 * others.
 */
export const wrong: WrongInput[] = [
	[
		'a column that n8n would take for an error',
		{ metrics: columns({ visit: 'Visits', scart: 'error' }) },
		'Metrics: entry 2 is labeled "error", which n8n treats as a failed item',
		'Metrics',
	],
	['no kind', { options: { kind: locator(EMPTY, 'id') } }, 'Report Kind is empty', 'Report Kind'],
	[
		'a period that ends before it starts',
		dates('2026-11-08', '2026-11-02'),
		'Period ends (2026-11-02) before it starts (2026-11-08)',
		'Period',
	],
	['no first day', dates('', '2026-11-02'), 'First Day is empty', 'First Day'],
	['no period', { period: EMPTY }, 'Period is empty', 'Period'],
	[
		'a device that is nothing',
		{ options: { devices: '={{ [null] }}' } },
		'Device Names or IDs is empty',
		'Device Names or IDs',
	],
	...['message', 'chart', 'html'].map((output): WrongInput => [
		`JSON with two periods, of which a ${output} would be the sum`,
		{
			...jsonOf({ ...item, ...visits, dateRanges: [...item.dateRanges, ...item.dateRanges] }),
			output,
		},
		'The request has 2 date ranges, but a message, a chart, an HTML report and an answer for an agent can cover only one',
		'Output',
	]),
];
