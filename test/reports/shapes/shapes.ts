import { headerOfRequest } from '../../../platform/reports/response/header';
import { asReport, dims, FACTS, figures, HEADER, inReply, one, rows } from './shapeParts';

/** The request: visits and sales by channel, for the first week of November. */
export const REQUEST = {
	dimensions: [{ name: 'Channel', field: 'media_key' }],
	metrics: [
		{ name: 'Visits', field: 'visit' },
		{ name: 'Sales', field: 'scartvalid' },
	],
	dateRanges: [{ dateFrom: '2026-11-02', dateTo: '2026-11-08', dateFormat: 'YYYY-MM-DD' }],
};
export const ASKED = headerOfRequest(REQUEST);

/** The rows that every shape contains. */
export const ROWS_OF_SHAPES = [
	{ Channel: 'SOCIAL', Visits: 200, Sales: 7 },
	{ Channel: 'MAILING', Visits: 100, Sales: null },
];

const plain = figures((value) => ({ values: [value] }));
const flat = [
	{ media_key: 'SOCIAL', visit: 200, scartvalid: 7 },
	{ media_key: 'MAILING', visit: 100, scartvalid: null },
];
const lists = [
	['SOCIAL', 200, 7],
	['MAILING', 100, null],
];
const whole = asReport(
	one([[{ values: [200] }], [{ values: [7] }]], [[{ values: [100] }], [{ values: [null] }]]),
);

/** Replies with the same content, by what differs in their shape. */
export const SHAPES: Readonly<Record<string, unknown>> = {
	'as the specification has it': plain,
	// Figures in different places.
	'a figure under value': figures((value) => ({ value })),
	'a figure under v': figures((value) => ({ v: value })),
	'a figure under val': figures((value) => ({ val: value })),
	'a figure under Value': figures((value) => ({ Value: value })),
	'a figure under raw, beside its text': figures((value) => ({ raw: value, formatted: '2 00' })),
	'a figure under amount, beside its currency': figures((value) => ({
		amount: value,
		currency: 'EUR',
	})),
	'a figure under count': figures((value) => ({ count: value })),
	'a figure under total': figures((value) => ({ total: value })),
	'values that are one figure': figures((value) => ({ values: value })),
	'values as text': figures((value) => ({ values: [value === null ? '' : String(value)] })),
	'a dash for no figure': figures((value) => ({ values: [value ?? '-'] })),
	'values in lists of their own': figures((value) => ({ values: [[value]] })),
	'values as objects': figures((value) => ({ values: [{ value }] })),
	'values as objects called v': figures((value) => ({ values: [{ v: value }] })),
	'values by their places': figures((value) => ({ values: { '0': value } })),
	'values by the field': figures((value, field) => ({ values: { [field]: value } })),
	'values by the moment': figures((value) => ({ values: { '1793577600': value } })),
	'an entry by the field': figures((value, field) => ({ [field]: value })),
	'an entry that names its metric': figures((value, field) => ({ name: field, value })),
	'an entry with a name and values': figures((value, field) => ({ field, values: [value] })),
	'an entry with a figure of unknown name': figures((value) => ({ result: value })),
	'an entry within value': figures((value) => ({ value: { value } })),
	'bare figures': rows(one([[200], [7]], [[100], [null]])),
	'bare figures without lists': rows(one([200, 7], [100, null])),
	'bare figures as text': rows(one(['200', '7'], ['100', ''])),
	'no list per date range': rows(one([{ values: [200] }, { values: [7] }], [{ value: 100 }, {}])),
	'metrics by field': rows(one({ visit: 200, scartvalid: 7 }, { visit: 100, scartvalid: null })),
	'metrics by label': rows(one({ Visits: 200, Sales: 7 }, { Visits: 100 })),
	'metrics by field, as entries': rows(
		one(
			{ visit: [{ values: [200] }], scartvalid: { value: 7 } },
			{ scartvalid: { value: null }, visit: { values: 100 } },
		),
	),
	'metrics by their places': rows(one({ '0': 200, '1': 7 }, { '0': 100, '1': null })),
	'metrics that name themselves, in another order': rows(
		one(
			[
				{ name: 'Sales', value: 7 },
				{ name: 'Visits', value: 200 },
			],
			[{ key: 'visit', value: 100 }],
		),
	),
	'metrics in another order, each in a list': rows(
		one([[{ scartvalid: 7 }], [{ visit: 200 }]], [[{ scartvalid: null }], [{ visit: 100 }]]),
	),
	'metrics below each other, one list a date range': rows(
		one([{ values: ['200', '7'] }], [{ values: ['100', null] }]),
	),
	'metrics called metricValues': rows([
		{ dimensionValues: [{ value: 'SOCIAL' }], metricValues: [{ value: '200' }, { value: '7' }] },
		{ dimensionValues: [{ value: 'MAILING' }], metricValues: [{ value: '100' }, { value: '' }] },
	]),
	'metrics called values': rows([
		{ dimensions: ['SOCIAL'], values: [200, 7] },
		{ dimensions: ['MAILING'], values: [100, null] },
	]),
	'metrics beside dimensions': rows([
		{ dimensions: ['SOCIAL'], visit: 200, scartvalid: 7 },
		{ dimensions: ['MAILING'], visit: 100, scartvalid: null },
	]),
	'keys and metrics by field': rows([
		{ keys: ['SOCIAL'], visit: 200, scartvalid: 7 },
		{ keys: ['MAILING'], visit: 100 },
	]),
	// Dimensions in different forms.
	'a dimension as text': dims((code) => code),
	'a dimension as an object by field': dims((code) => ({ media_key: code })),
	'a dimension as an object by label': dims((code) => ({ Channel: code })),
	'a dimension called dimension': rows([
		{ dimension: 'SOCIAL', metrics: [[200], [7]] },
		{ dimension: 'MAILING', metrics: [[100], [null]] },
	]),
	'a dimension by its place': dims((code) => ({ '0': code })),
	'a dimension as value': dims((code) => [{ value: code }]),
	'a dimension as an object in the list': dims((code) => [{ media_key: code }]),
	'a dimension with its ID': dims((code) => [{ id: 17, name: code }]),
	'a dimension as an object with its ID': dims((code) => ({ id: 17, name: code })),
	'a dimension with its name': dims((code) => [{ name: 'media_key', value: code }]),
	'a dimension with its name and key': dims((code) => [{ name: 'Channel', key: code }]),
	'a dimension with another name': dims((code) => [{ label: code }]),
	'a dimension in a list of its own': dims((code) => [[code]]),
	'a dimension under a name of its own': dims((code) => [{ channel_code: code }]),
	// Rows in different forms.
	'rows by field': rows(flat),
	'rows by label': rows([
		{ Channel: 'SOCIAL', Visits: 200, Sales: 7 },
		{ Channel: 'MAILING', Visits: 100, Sales: null },
	]),
	'rows by names in another case': rows([
		{ mediaKey: 'SOCIAL', VISIT: '200', scartValid: '7' },
		{ mediaKey: 'MAILING', VISIT: '100', scartValid: '' },
	]),
	'rows as lists': rows(lists),
	'rows as two lists': rows([
		[['SOCIAL'], [200, 7]],
		[['MAILING'], [100, null]],
	]),
	'rows under their names': rows({
		SOCIAL: { visit: 200, scartvalid: 7 },
		MAILING: { visit: 100, scartvalid: null },
	}),
	'rows of lists under their names': rows({ SOCIAL: [200, 7], MAILING: [100, null] }),
	'rows of metrics under their names': rows({
		SOCIAL: { metrics: [[{ values: [200] }], [{ values: [7] }]] },
		MAILING: { metrics: [[{ values: [100] }], [{ values: [null] }]] },
	}),
	'rows by field under any names': rows({ r1: flat[0], r2: flat[1] }),
	'rows by their places': rows({ '0': flat[0], '1': flat[1] }),
	'rows in columns': rows({
		media_key: ['SOCIAL', 'MAILING'],
		visit: [200, 100],
		scartvalid: [7, null],
	}),
	'rows within rows': rows({ rows: flat }),
	'rows called rows': inReply({ ...FACTS, rows: flat, columnHeader: HEADER }),
	'rows called items': inReply({ ...FACTS, items: flat, columnHeader: HEADER }),
	'rows called records': inReply({ ...FACTS, records: flat, columnHeader: HEADER }),
	// Headers in different forms.
	'columns as texts': rows(one([[200], [7]], [[100], [null]]), {
		dimensions: ['media_key'],
		metrics: ['visit', 'scartvalid'],
	}),
	'columns by key': rows(one([[200], [7]], [[100], [null]]), {
		dimensions: [{ key: 'media_key' }],
		metrics: [{ key: 'visit' }, { key: 'scartvalid' }],
	}),
	'columns by label': rows(one([[200], [7]], [[100], [null]]), {
		dimensions: [{ label: 'Channel' }],
		metrics: [{ label: 'Visits' }, { label: 'Sales' }],
	}),
	'columns as objects': rows(one([[200], [7]], [[100], [null]]), {
		dimensions: { media_key: 'Channel' },
		metrics: { visit: 'Visits', scartvalid: 'Sales' },
	}),
	'a dimension of the header as text': rows(one([[200], [7]], [[100], [null]]), {
		dimensions: 'media_key',
		metrics: 'visit, scartvalid',
	}),
	'a header called header': inReply({ ...FACTS, data: lists, header: HEADER }),
	'all columns together': inReply({
		...FACTS,
		data: lists,
		columns: ['media_key', 'visit', 'scartvalid'],
	}),
	'all columns together, by label': inReply({
		...FACTS,
		rows: lists,
		columns: [{ label: 'Channel' }, { label: 'Visits' }, { label: 'Sales' }],
	}),
	'columns beside the rows': inReply({ ...FACTS, ...HEADER, data: lists }),
	'columns beside the rows, as headers': inReply({
		dimensionHeaders: [{ name: 'media_key' }],
		metricHeaders: [{ name: 'visit' }, { name: 'scartvalid' }],
		rows: [
			{ dimensionValues: [{ value: 'SOCIAL' }], metricValues: [{ value: '200' }, { value: '7' }] },
			{ dimensionValues: [{ value: 'MAILING' }], metricValues: [{ value: '100' }, {}] },
		],
	}),
	'no header': rows(one([[200], [7]], [[100], [null]]), null),
	'rows by field and no header': rows(flat, null),
	// Reports in different places.
	'a report under result': { error: false, result: whole },
	'reports under result': { error: false, result: { reports: [whole] } },
	'reports as result': { error: false, result: [whole] },
	'reports under items': { error: false, data: { items: [whole] } },
	'reports under results': { results: [whole] },
	'a report that is one object': { error: false, data: { reports: whole } },
	'a report called report': { error: false, report: whole },
	'a report under data': { error: false, data: whole },
	'reports as data': { error: false, data: [whole] },
	'a report that is all there is': whole,
	'a list of reports': [whole],
	'reports by name': { error: false, data: { reports: { 'rt#insummary': whole } } },
	'data nested once more': { data: { data: { reports: [whole] } } },
	'reports under a response': { response: { reports: [whole] } },
	'the same report twice': inReply(whole, whole),
	'the same report at the top as well': { data: { reports: [whole] }, reports: [whole] },
};
