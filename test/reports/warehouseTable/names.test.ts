import {
	toWarehouseTable,
	Occurrences,
} from '../../../platform/reports/warehouseTable/warehouseTable';
import { defaultName } from '../../../platform/reports/warehouseTable/checkTable';
import { rowKey } from '../../../platform/reports/warehouseTable/rowKey';
import { cutReport } from '../../../platform/reports/warehouseTable/daySlices';
import type { TableColumn } from '../../../platform/reports/table/reportTable';
import type { ReportItem } from '../../../platform/reports/types';
import { after, CHANNEL, DATE, figure, tableOf } from '../transform/tables';
import { complaintOf } from '../request/complaint';

/** The keys that rows are given, in their order, and how often alike ones were found. */
function keysOf(rows: ReadonlyArray<readonly [element: string, day: number]>) {
	let found = 0;
	const occurrences = new Occurrences(() => found++);
	const keys = rows.map(([element, day]) =>
		occurrences.next(element, (nth) => `${element}${day} #${nth}`),
	);
	return { keys, found };
}

const days = (element: string) => [1, 2].map((day) => [element, day] as const);

test('all rows of an element have its number, even if other elements separate it from its namesakes', () => {
	const rows = [...days('a'), ...days('a'), ...days('b'), ...days('a')];
	expect(keysOf(rows)).toEqual({
		keys: [...['a1 #1', 'a2 #1', 'a1 #2', 'a2 #2'], ...['b1 #1', 'b2 #1', 'a1 #3', 'a2 #3']],
		found: 2,
	});
});

test('rows that differ are neither numbered nor reported', () => {
	expect(keysOf([...days('a'), ...days('b')])).toEqual({
		keys: ['a1 #1', 'a2 #1', 'b1 #1', 'b2 #1'],
		found: 0,
	});
});

const REPORT = { kind: 'rt#insummary', metrics: [{ field: 'visit', name: 'Visits' }] };
const DAYS = { from: '2026-01-28', to: '2026-02-10' };
const partsOf = (more: object, count: number) =>
	cutReport({ reports: [{ ...REPORT, ...more }], userToken: 'x' }, { days: DAYS }, count);

test('each slice is the same report for other days', () => {
	const slice = (from: string, to: string) => {
		const dateRanges = [{ dateFrom: from, dateTo: to, dateFormat: 'YYYY-MM-DD' }];
		const body = { userToken: 'x', reports: [{ ...REPORT, dateRanges }] };
		return { days: { days: { from, to } }, body };
	};
	expect(partsOf({}, 10)).toEqual([
		slice('2026-01-28', '2026-02-06'),
		slice('2026-02-07', '2026-02-10'),
	]);
});

test.each([
	['D', ['2026-01-28', '2026-02-07']],
	['W', ['2026-01-28', '2026-02-02', '2026-02-09']],
	['M', ['2026-01-28', '2026-02-01']],
])('by %s, no unit is cut in two', (dateScale, starts) => {
	expect(partsOf({ dateScale }, 10).map(({ days }) => days.days.from)).toEqual(starts);
});

test.each([
	['cannot compare periods', { days: DAYS, before: DAYS }, 'Set Compare With to Nothing'],
	[
		'requires a period whose days are known before the request',
		{},
		'Set Period to Between Two Dates, or, in Request (JSON), enter dates as dateFrom and dateTo',
	],
])('a report that is split into jobs %s', (need, days, advice) => {
	const message = `A report that is split into jobs ${need}`;
	const complaint = complaintOf(() => cutReport({ reports: [REPORT] }, days, 10));
	expect(complaint).toMatchObject({ parameter: 'Days per Job', message, advice });
});

const nameOf = (more: object, scale: 'D' | 'W' = 'D') =>
	defaultName({ kind: 'rt#insummary', ...more }, scale);
const dimensions = (...fields: string[]) => ({
	dimensions: fields.map((field) => ({ field, name: `The ${field}` })),
});
const device = (...value: unknown[]) => ({ field: 'device', operator: 'IN', value });
const rule = { field: 'attributionrule', operator: 'IN', value: [4] };

test.each<[string, Partial<ReportItem>, string]>([
	['kind and scale', {}, 'rt#insummary D'],
	['its level', { path: 'mcMEDIAINCOMING[?].*' }, 'rt#insummary mcMEDIAINCOMING[?].* D'],
	['its dimensions', dimensions('ope_name', 'media_key'), 'rt#insummary D media_key ope_name'],
	['its segments', { segments: [{ name: 'x', type: 'device' }] }, 'rt#insummary D device'],
	[
		'the segments of its metrics',
		{ metrics: ['a', 'b'].map((field) => ({ field, segment: { by: 'ordertype' } })) },
		'rt#insummary D ordertype',
	],
	[
		'its filters',
		{ segmentFilterClauses: [device(3, '2'), rule] },
		'rt#insummary D attributionrule=4 device=2,3',
	],
	[
		'nothing that is not there',
		{ dimensions: 'all', metrics: [7], segments: [{}] },
		'rt#insummary D',
	],
])('the default name of a report contains %s', (_, more, name) => {
	expect(nameOf(more)).toBe(name);
});

test.each<[string, object, object]>([
	['the order of dimensions', dimensions('b', 'a'), dimensions('a', 'b')],
	['labels', { dimensions: [{ field: 'a', name: 'A' }] }, dimensions('a')],
	['metrics', { metrics: [{ field: 'visit' }] }, { metrics: [{ field: 'scartvalid' }] }],
	['days', { dateRanges: [{ range: 'YESTERDAY' }] }, { dateRanges: [{ range: 'LAST_7_DAYS' }] }],
	[
		'the order of filters',
		{ segmentFilterClauses: [device(1, 2), rule] },
		{ segmentFilterClauses: [rule, device('2', '1')] },
	],
])('the default name of a report does not depend on %s', (_, one, two) => {
	expect(nameOf(one)).toBe(nameOf(two));
});

test('the default name of a report distinguishes weeks from days', () => {
	expect(nameOf({}, 'W')).toBe('rt#insummary W');
});

const COUNTRY: TableColumn = { ...CHANNEL, name: 'Pays', field: 'geoloccountry_isocode' };
const ORIGIN = { site: 'shop-eu', zone: 'Europe/Paris', requestedMs: 0, fetchedMs: 0 };
const TABLE = { report: 'channels', scale: 'D', lookBack: 3 } as const;
const step = toWarehouseTable(TABLE, ORIGIN, () => {
	throw new Error('No rows are alike');
});

const lineOf = async (columns: readonly TableColumn[], line: ReadonlyArray<string | null>) =>
	await after(
		tableOf([DATE, ...columns, figure('Visits', 'visit')], [['2026-11-02', ...line, 1]]),
		step,
	);

test.each([
	['NATURAL', 'Direct access'],
	['SEARCHENGINE', 'Organic search'],
	['NEW_ONE', 'NEW_ONE'],
	[null, null],
])('the channel %s is called %s, in a column beside its code', async (code, channel) => {
	const { names, rows } = await lineOf([CHANNEL], [code]);
	expect(names.slice(-3)).toEqual(['media_key', 'channel', 'visit']);
	expect(rows[0]).toMatchObject({ media_key: code, channel });
});

test.each([
	['FR', 'France'],
	['CA', 'Canada'],
	['FRANCE', 'FRANCE'],
	['-', '-'],
	[null, null],
])('the country %s is called %s', async (code, country) => {
	const { rows } = await lineOf([COUNTRY], [code]);
	expect(rows[0]).toMatchObject({ geoloccountry_isocode: code, country });
});

test('the readable column gets another name if a field has its name', async () => {
	const field = { ...CHANNEL, name: 'Mine', field: 'channel' };
	const { names } = await lineOf([field, CHANNEL], ['a', 'SOCIAL']);
	expect(names.slice(-4)).toEqual(['channel', 'media_key', 'channel_2', 'visit']);
});

test('the readable column is no part of the key', async () => {
	const { site, ...facts } = { ...TABLE, site: 'shop-eu', date: '2026-11-02', occurrence: 1 };
	const dimensions = [['media_key', 'NATURAL'] as const];
	const { rows } = await lineOf([CHANNEL], ['NATURAL']);
	expect(rows[0]?.row_key).toBe(rowKey({ ...facts, site, dimensions, segments: [] }));
});
