import { headerOfRequest } from '../../platform/reports/response/header';
import { shortfallOfBody } from '../../platform/reports/response/shortfall';
import { readRows } from './shapes/readRows';
import { COLUMNS } from './shapes/replies';

const requested = headerOfRequest({
	dimensions: [{ name: 'Channel', field: 'media_key' }],
	metrics: [
		{ name: 'Visits', field: 'visit' },
		{ name: 'Sales', field: 'scartvalid' },
	],
	dateRanges: [{ dateFrom: '2026-11-02', dateTo: '2026-11-08', dateFormat: 'YYYY-MM-DD' }],
});
const LAYOUT = { ...COLUMNS, requested };
const ROW = { Channel: 'SOCIAL', Visits: 3, Sales: 2 };

describe('a reply that is a plain table is read as a report', () => {
	test.each<[string, unknown]>([
		['rows by label', { data: [ROW] }],
		['rows by field', { result: [{ media_key: 'SOCIAL', visit: 3, scartvalid: '2' }] }],
		['a list at the top', [ROW]],
		['a page of content', { content: [ROW], totalElements: 1 }],
		[
			'lists beside their columns',
			{ columns: ['Channel', 'Visits', 'Sales'], rows: [['SOCIAL', 3, 2]] },
		],
		[
			'lists beside descriptions of columns',
			{
				fields: [{ name: 'media_key' }, { name: 'visit' }, { name: 'scartvalid' }],
				data: [['SOCIAL', '3', '2']],
			},
		],
		[
			'lists within a member',
			{ results: { columns: ['Channel', 'Visits', 'Sales'], values: [['SOCIAL', 3, 2]] } },
		],
		['rows by name', { data: { SOCIAL: { Visits: 3, Sales: 2 } } }],
	])('that has %s', (_, body) => {
		expect(readRows(body, LAYOUT)).toEqual([ROW]);
	});

	test('whose only figure has a name that ends like that of an ID', () => {
		const body = { data: [{ media_key: 'SOCIAL', scartvalid: 2 }] };
		expect(readRows(body, LAYOUT)).toMatchObject([{ Channel: 'SOCIAL', Sales: 2 }]);
	});

	test.each<[string, unknown]>([
		['an ID that is written in one word', { data: [{ siteid: 12, name: 'Shop' }] }],
		['the state of a job', { data: [{ jobrun_id: 12, status: 'RUNNING', progress: 40 }] }],
		['names only', { data: [{ id: 1, name: 'Shop' }] }],
		['lists without columns', [['SOCIAL', 3, 2]]],
		['lists of another length', { columns: ['Channel'], rows: [['SOCIAL', 3]] }],
		['no rows', { data: [] }],
	])('a reply of %s is no report', (_, body) => {
		expect(() => readRows(body, LAYOUT)).toThrow('it contains no report');
	});

	test('a count of more rows beside a plain table is reported', () => {
		expect(shortfallOfBody({ data: [ROW], totalRows: 40 })).toMatchObject({
			rows: 1,
			totalRows: 40,
		});
	});
});

describe('the cells of a row that is a list', () => {
	const rowOf = (columnHeader: unknown, row: unknown) =>
		readRows({ reports: [{ columnHeader, data: [row] }] }, LAYOUT);

	test.each<[string[], unknown[]]>([
		[
			['visit', 'scartvalid', 'media_key'],
			[3, 2, 'SOCIAL'],
		],
		[
			['scartvalid', 'media_key', 'visit'],
			['2', 'SOCIAL', '3'],
		],
		[
			['Channel', 'Visits', 'Sales'],
			['SOCIAL', 3, 2],
		],
	])('are in the order of the header %j', (header, row) => {
		expect(rowOf(header, row)).toEqual([ROW]);
	});

	test('have the names of metrics that the header holds within a member', () => {
		const metricHeader = { metricHeaderEntries: [{ name: 'Visits' }, { name: 'Sales' }] };
		const row = { dimensions: ['SOCIAL'], metrics: [{ values: ['3', '2'] }] };
		const header = { dimensions: ['Channel'], metricHeader };
		const body = { reports: [{ columnHeader: header, data: [row] }] };
		expect(readRows(body, COLUMNS)).toEqual([ROW]);
	});
});
