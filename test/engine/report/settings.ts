import type { IDataObject, INodeParameters } from 'n8n-workflow';

/** The default request. */
export const plainReport = {
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

/** Settings of a test, and the resulting request: test/forms/reports.test.ts tests the others. */
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
		'devices as a list of numbers',
		{ options: { devices: '={{ $json.devices }}' } },
		{ segmentFilterClauses: [filter('device', 2, 3)] },
		{ devices: [2, 3] },
	],
];
