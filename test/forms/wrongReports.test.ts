import { columns, locator, reportParameters } from '../../harness/workflows';
import { readReport } from '../../nodes/shared/report/request/read';
import { readOutputOf } from '../../nodes/shared/report/output/output';
import { settle } from '../../platform/base/async/settle';
import { InvalidInput } from '../../platform/base/invalidInput';
import {
	dates,
	item,
	json,
	jsonOf,
	path,
	visits,
	type WrongInput,
} from '../engine/report/wrongInput';
import { formOf } from './formOf';

/** What the form cannot hold, the sentence for it, and the field that it names. */
const wrong: WrongInput[] = [
	[
		'a metric without a field',
		{ metrics: columns({ '': 'Visits' }) },
		'Metrics: entry 1 has no field',
		'Metrics',
	],
	[
		'a kind without its prefix',
		{ options: { kind: locator('insummary', 'id') } },
		'Report Kind is not a report kind: insummary',
		'Report Kind',
	],
	[
		'a path with an empty bracket',
		path('mcMEDIAINCOMING[].*'),
		'Data Level is malformed: "mcMEDIAINCOMING[]" needs [?] for every element, or [123] for the element with that ID',
		'Data Level',
	],
	['no last day', dates('2026-11-02', ''), 'Last Day is empty', 'Last Day'],
	[
		'a day that does not exist',
		dates('2026-11-31', '2026-12-01'),
		'First Day is not a date: 2026-11-31',
		'First Day',
	],
	[
		'a year of two digits that a sheet has filled up',
		dates('0026-11-02', '2026-11-08'),
		'First Day is before 1900: 0026-11-02',
		'First Day',
	],
	[
		'days so many that what is compared would begin before 1900',
		{ ...dates('1950-01-01', '2026-11-08'), compareWith: 'before' },
		'The days to compare with are before 1900',
		'Compare With',
	],
	[
		'days until the end of all calendars, compared',
		{ ...dates('2026-11-01', '9999-12-31'), compareWith: 'weekdaysBefore' },
		'The days to compare with are before 1900',
		'Compare With',
	],
	[
		'an attribution rule that is a fraction',
		{ options: { attributionRules: [1.5] } },
		'Attribution Rule Names or IDs contains "1.5", which is not an ID',
		'Attribution Rule Names or IDs',
	],
	['no site', { site: locator('', 'id') }, 'Site is empty', 'Site'],
	[
		'a site that leads elsewhere',
		{ site: locator('../admin', 'id') },
		'Site cannot be part of an address: ../admin',
		'Site',
	],
	[
		'a split that does not exist',
		{ options: { splitBy: 'day' } },
		'Split By cannot be "day"',
		'Split By',
	],
	[
		'a segment that does not exist',
		{ options: { segmentBy: 'country' } },
		'Segment By cannot be "country"',
		'Segment By',
	],
	[
		'a reader of CSV files that does not exist',
		{ output: 'csv', options: { csvFor: 'excel' } },
		'CSV For cannot be "excel"',
		'CSV For',
	],
	[
		'no report',
		jsonOf(),
		'Request (JSON) contains 0 reports, but the platform accepts exactly one',
		'Request (JSON)',
	],
	[
		'JSON that is none',
		json('{"reports": [{"kind": "rt#insummary"'),
		'Request (JSON) is not valid JSON: ',
		'Request (JSON)',
	],
	[
		'JSON with a path that is malformed',
		jsonOf({ ...item, ...visits, path: 'a[x]' }),
		'reports[0].path is malformed: "a[x]" needs [?]',
		'reports[0].path',
	],
];

it.each(wrong)('a report is refused for %s', async (_, set, message, parameter) => {
	const form = formOf(reportParameters(set));
	const read = async () => readOutputOf(form, 0, await readReport(form, 0));
	const refused = await settle(read());
	const error = 'error' in refused ? refused.error : undefined;
	if (!(error instanceof InvalidInput)) throw error;
	expect([error.message.slice(0, message.length), error.parameter]).toEqual([message, parameter]);
	expect(error.advice).toMatch(/\w/);
});
