import {
	giveUpAfter,
	concurrency,
	limit,
	waitLimit,
} from '../../../nodes/shared/form/pagingFields';
import { readListField } from '../../../nodes/shared/form/fieldValues';
import type { Setting } from '../../../nodes/shared/form/settings';
import { parseText } from '../../../nodes/shared/form/settings';
import {
	dimensions,
	lastDays,
	metrics,
	request,
	period,
} from '../../../nodes/shared/report/form/reportFields';
import * as askedFor from '../../../nodes/shared/report/form/requestFields';
import { labels } from '../../../nodes/shared/report/form/labels';

import { nameFile } from '../../../nodes/shared/run/fileFormats';
import { csvFor } from '../../../nodes/shared/run/outputFile';
import * as rows from '../../../nodes/shared/report/form/rowFormat';
import { splitMetrics } from '../../../nodes/shared/report/form/splitMetrics';

const parse = <T>(setting: Setting<T>, entered: unknown) => setting.parse(entered, 'utc');

test.each<[string, Setting<unknown>, unknown, unknown]>([
	['minutes', waitLimit, 0.5, 30_000],
	['less time than n8n shows', waitLimit, '0.01', 600],
	['hours', giveUpAfter, 2, 7_200_000],
	['hours that nobody entered', giveUpAfter, undefined, 86_400_000],
	['requests at once', concurrency, '3', 3],
	['no split', askedFor.splitBy, undefined, undefined],
	['a split', askedFor.splitBy, 'W', 'W'],
	['a reader of CSV files', csvFor, 'excelDe', 'excelDe'],
	['no reader of CSV files', csvFor, undefined, 'programs'],
	['IDs of a list', askedFor.devices, ['1', 2], [1, 2]],
	['IDs as a text', askedFor.devices, '1, 2', [1, 2]],
	['one ID', askedFor.attributionRules, 0, [0]],
	['no IDs', askedFor.attributionRules, undefined, []],
	['the default period', period, null, 'LAST_7_DAYS'],
	['the default number of days', lastDays, null, 7],
	['a period that only the platform’s name says', period, 'LAST_7_DAYS', 'LAST_7_DAYS'],
	['a period of the platform that the form does not offer', period, ' LAST_WEEK ', 'LAST_WEEK'],
	[
		'a metric with what splits it',
		splitMetrics,
		{ split: [{ field: 'scartvalid', segment: { value: ' ordertype ' } }] },
		[{ field: 'scartvalid', listed: '', segment: 'ordertype' }],
	],
	[
		'a metric that was typed',
		metrics,
		{ column: [{ field: { value: ' visit ' } }] },
		[{ field: 'visit', listed: '' }],
	],
	[
		'a label',
		labels,
		{ label: [{ field: { value: 'visit' }, label: ' Visits ' }] },
		new Map([['visit', 'Visits']]),
	],
	[
		'the metrics of a new report, which the list names',
		metrics,
		metrics.property.default,
		[
			{ field: 'visit', listed: 'Visits' },
			{ field: 'scartvalid', listed: 'Sales' },
		],
	],
	[
		'the dimension of a new report',
		dimensions,
		dimensions.property.default,
		[{ field: 'media_key', listed: 'Channel' }],
	],
	['a request as an object', request, { reports: [] }, { reports: [] }],
])('reads the setting: %s', (_, setting, entered, value) => {
	expect(parse(setting, entered)).toEqual(value);
});

test.each<[string, Setting<unknown>, unknown, string]>([
	['no time', waitLimit, 0, 'Wait Limit (Minutes) must be more than 0, but is "0"'],
	['no hours', giveUpAfter, -1, 'Give Up After (Hours) must be more than 0, but is "-1"'],
	['half a limit', limit, 1.5, 'Limit must be a whole number of at least 1, but is "1.5"'],
	[
		'half a request',
		concurrency,
		2.5,
		'Concurrent Requests must be a whole number of at least 1, but is "2.5"',
	],
	['no period', period, ' ', 'Period is empty'],
	['another split', askedFor.splitBy, 'day', 'Split By cannot be "day"'],
	['another layout', rows.segmentsAs, 'cells', 'Put Segments In cannot be "cells"'],
	['a word for yes', rows.totals, 'maybe', 'Keep Totals (GLOBAL) is neither true nor false'],
	[
		'a word as an ID',
		askedFor.devices,
		'1, Desktop',
		'Device Names or IDs contains "Desktop", which is not an ID',
	],
])('refuses the setting: %s', (_, setting, entered, message) => {
	expect(() => parse(setting, entered)).toThrow(message);
});

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
	['week', 'xlsx', 'week.xlsx', WORKBOOK],
	['week.csv', 'csv', 'week.csv', 'text/csv'],
	['week.TXT', 'csv', 'week.TXT', 'text/csv'],
	['week 2026.11', 'json', 'week 2026.11.json', 'application/json'],
	['shop.example.com', 'csv', 'shop.example.com.csv', 'text/csv'],
	['week.csv', 'xlsx', 'week.csv.xlsx', WORKBOOK],
	['week.PNG', 'png', 'week.PNG', 'image/png'],
	['week.svg', 'png', 'week.svg.png', 'image/png'],
	['week', 'svg', 'week.svg', 'image/svg+xml'],
	['week.htm', 'html', 'week.htm', 'text/html'],
] as const)('a file that is named %s as %s is called %s', (entered, format, fileName, mimeType) => {
	expect(nameFile(format, entered)).toEqual({ fileName, mimeType });
});

const LIST = { kind: 'list', name: 'it', as: 'it', label: 'It', description: 'A field' } as const;

it.each<[string, () => unknown]>([
	['a text', () => parseText('It', 2 ** 53)],
	['a list', () => readListField(LIST, ['a', 2 ** 53])],
	['a list of one', () => readListField(LIST, -(2 ** 60))],
])('a number whose last digits may have changed is refused as %s', (_, read) => {
	expect(read).toThrow('It is a number with more than 15 digits');
});

it('numbers that JSON keeps are taken as text', () => {
	expect(parseText('It', 2 ** 53 - 1)).toBe('9007199254740991');
	expect(readListField(LIST, [1, 2.5])).toBe('1,2.5');
});
