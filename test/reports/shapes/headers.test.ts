import { headerOfRequest } from '../../../platform/reports/response/header';
import { bufferReports, rangesIn } from '../../../platform/reports/response/readReport';
import { readRows } from './readRows';
import { COLUMNS, element, reply, report, values } from './replies';

const REQUEST = {
	dimensions: [
		{ name: 'Channel', field: 'media_key' },
		{ name: 'Campaign', field: 'ope_name' },
	],
	metrics: [
		{ name: 'Visits', field: 'visit' },
		{ name: 'Sales', field: 'scartvalid' },
	],
	dateRanges: [{ dateFrom: '2026-11-02', dateTo: '2026-11-08', dateFormat: 'YYYY-MM-DD' }],
};
const LAYOUT = { ...COLUMNS, requested: headerOfRequest(REQUEST) };
const DATA = [element(['SOCIAL', 'Spring'], values(1), values('2'))];
const NAMED = [{ Channel: 'SOCIAL', Campaign: 'Spring', Visits: 1, Sales: 2 }];

const withHeader = (columnHeader: unknown) => reply({ ...report({ data: DATA }), columnHeader });

describe('details that the header lacks are taken from the request', () => {
	test.each<[string, unknown]>([
		['it is not there', undefined],
		['it is null', null],
		['it is empty', {}],
		['it names no columns', { dimensions: [], metrics: null }],
		['its columns are empty', { dimensions: [{}, {}], metrics: [{}, { affinity: 'int' }] }],
		[
			'it has fields without names',
			{
				dimensions: [{ field: 'media_key' }, { field: 'ope_name' }],
				metrics: [{ field: 'visit' }, { field: 'scartvalid' }],
			},
		],
	])('if %s', (_, header) => {
		expect(readRows(withHeader(header), LAYOUT)).toEqual(NAMED);
	});

	test('channels, totals and rates are recognized by the fields of the request', () => {
		const data = [element(['GLOBAL', 'x'], values(9), values(9)), ...DATA];
		const body = reply({ ...report({ data }), columnHeader: undefined });
		expect(readRows(body, LAYOUT)).toEqual(NAMED);
		const [opened] = bufferReports(body, LAYOUT);
		expect(opened?.table.columns.map(({ field }) => field)).toEqual([
			...['media_key', 'ope_name', 'visit', 'scartvalid'],
		]);
	});

	test('each day of a report split by day is taken from the request', () => {
		const requested = headerOfRequest({ ...REQUEST, dateScale: 'D' });
		const body = reply({
			...report({ data: [element(['SOCIAL', 'Spring'], values(1, 5), values('2', '6'))] }),
			columnHeader: undefined,
		});
		expect(readRows(body, { ...LAYOUT, requested, isSplit: true })).toEqual([
			{ date: '2026-11-02', ...NAMED[0] },
			{ date: '2026-11-03', ...NAMED[0], Visits: 5, Sales: 6 },
		]);
	});

	test.each([
		[['2026-10-01', '2026-10-07']],
		[['2026-11-10', '2026-11-16']],
		[['2025-11-02', '2025-11-08']],
	])('a result of other days than the request is refused: %j', ([from, to]) => {
		const header = { dateRanges: [{ from, to }] };
		expect(() => readRows(withHeader(header), LAYOUT)).toThrow(
			`The platform sent a result for ${from} to ${to}, but 2026-11-02 to 2026-11-08 was requested`,
		);
	});

	test.each([
		['begin in another zone', '2026-11-01', '2026-11-07'],
		['are fewer, as others have no data yet', '2026-11-02', '2026-11-03'],
		['end with the first moment after them', '2026-11-02', '2026-11-09'],
	])('days of a result that %s are accepted', (_, from, to) => {
		expect(readRows(withHeader({ dateRanges: [{ from, to }] }), LAYOUT)).toEqual(NAMED);
	});

	test('the days of the report are taken from the request', () => {
		const days = { from: '2026-11-02', to: '2026-11-08' };
		const ranges = (header: unknown) => rangesIn(withHeader(header), LAYOUT.requested);
		expect(ranges(undefined)).toMatchObject([{ label: '2026-11-02 to 2026-11-08', days }]);
		expect(ranges({ dateRanges: [{ tzone: 'Europe/Paris' }] })).toMatchObject([
			{ days, zone: 'Europe/Paris' },
		]);
	});

	test.each([
		...['Europe/Pariss', '+99:00', 'UTC-15', '-24:00', 'local', 'CEST', 7, null].map(
			(tzone) => [tzone, 'utc'] as const,
		),
		...[['+14:00', 'UTC+14:00'] as const, ['GMT-9', 'UTC-9:00'] as const],
	])('a header with the time zone %j is read in %s', (tzone, zone) => {
		const header = { dateRanges: [{ tzone, dateFrom: 1793574000, dateTo: 1794178800 }] };
		const [range] = rangesIn(withHeader(header), LAYOUT.requested);
		expect(range?.zone).toBe(zone);
	});
});

describe('details in the header take precedence over the request', () => {
	test('if it names other columns, or another number of them', () => {
		const other = { field: 'hit', name: 'Pages' };
		const dimensions = [{ field: 'ope_name' }, { field: 'media_key', name: '' }];
		expect(readRows(withHeader({ dimensions, metrics: [other] }), LAYOUT)).toEqual([
			{ ope_name: 'SOCIAL', 'Dimension 2': 'Spring', Pages: 1, 'Metric 2': 2 },
		]);
	});
});
