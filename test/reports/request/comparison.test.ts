import type { Layout } from '../../../platform/reports/response/layout';
import { readRows } from '../shapes/readRows';
import {
	ALL_ROWS,
	COLUMNS,
	ROWS,
	SALES,
	VISITS,
	element,
	epochs,
	reply,
	report,
} from '../shapes/replies';

const compared = (layout: Layout = COLUMNS): Layout => ({ ...layout, compares: true });
const RANGES = [{ range: 'CUSTOM' }, { range: 'CUSTOM' }];
const DAY = 86_400;
const NOVEMBER = 1_793_491_200; // 2026-11-01, UTC

const days = (first: number, count: number) => ({
	range: 'CUSTOM',
	tzone: 'UTC',
	values: epochs(first, count, DAY),
});

function rowsOf(parts: Parameters<typeof report>[0], layout = compared()) {
	return readRows(reply(report({ dateRanges: RANGES, ...parts })), layout);
}

test('both periods share one row', () => {
	const data = [
		element(['SOCIAL'], [{ values: [1] }, { values: [2] }], [{ values: ['3'] }, { values: ['4'] }]),
	];
	expect(rowsOf({ metrics: [VISITS, SALES], data })).toEqual([
		{ Channel: 'SOCIAL', Visits: 1, 'Visits Before': 2, Sales: 3, 'Sales Before': 4 },
	]);
});

test.each([
	['nothing', []],
	['an empty entry', [{ values: [] }]],
	['null', [{ values: [null] }]],
])('a row missing from the current period, sent as %s, counts as 0 there', (_, now) => {
	const gone = [...now, ...(now.length === 0 ? [undefined] : []), { values: [7] }];
	expect(rowsOf({ data: [element(['SOCIAL'], gone)] })).toEqual([
		{ Channel: 'SOCIAL', Visits: 0, 'Visits Before': 7 },
	]);
});

test('a row missing from the previous period counts as 0 there, but its rate is empty there', () => {
	const bounce = { field: 'bounce', name: 'Bounce', affinity: 'pct' };
	const data = [element(['SOCIAL'], [{ values: [7] }], [{ values: [30] }])];
	expect(rowsOf({ metrics: [VISITS, bounce], data })).toEqual([
		{ Channel: 'SOCIAL', Visits: 7, 'Visits Before': 0, Bounce: 30, 'Bounce Before': null },
	]);
});

test('a value missing from both periods stays empty', () => {
	const data = [element(['SOCIAL'], [{ values: [null] }, {}])];
	expect(rowsOf({ data })).toEqual([{ Channel: 'SOCIAL', Visits: null, 'Visits Before': null }]);
});

test('a reply with one period leaves the columns of the previous period empty', () => {
	const data = [element(['SOCIAL'], [{ values: [7] }])];
	expect(rowsOf({ dateRanges: [{ range: 'CUSTOM' }], data })).toEqual([
		{ Channel: 'SOCIAL', Visits: 7, 'Visits Before': null },
	]);
});

test('days are compared with the day at the same position of the other period', () => {
	const dateRanges = [days(NOVEMBER, 2), days(NOVEMBER - 365 * DAY, 3)];
	const data = [element(['SOCIAL'], [{ values: [1, 2] }, { values: [3, 4, 5] }])];
	const rows = rowsOf({ dateRanges, data }, { ...compared(), isSplit: true });
	const columns = ['Channel', 'date', 'date before', 'Visits', 'Visits Before'];
	expect(rows.map((row) => Object.keys(row))).toEqual([columns, columns, columns]);
	expect(rows.map((row) => Object.values(row))).toEqual([
		['SOCIAL', '2026-11-01', '2025-11-01', 1, 3],
		['SOCIAL', '2026-11-02', '2025-11-02', 2, 4],
		// The other period has no such day, so its values stay empty.
		['SOCIAL', null, '2025-11-03', null, 5],
	]);
});

test('a day without figures in one period counts as 0 if the period includes that day', () => {
	const dateRanges = [days(NOVEMBER, 2), days(NOVEMBER - 2 * DAY, 2)];
	const data = [element(['SOCIAL'], [{ values: [1, 2] }])];
	const rows = rowsOf({ dateRanges, data }, { ...compared(), isSplit: true });
	expect(rows.map((row) => row['Visits Before'])).toEqual([0, 0]);
});

const devices = (desktop: number, phone?: number) => ({
	values: [desktop + (phone ?? 0)],
	segments: {
		device: [
			{ id: '1', name: 'Desktop', values: [desktop] },
			...(phone === undefined ? [] : [{ id: '2', name: 'Phone', values: [phone] }]),
		],
	},
});

test('segments as columns each have a column for the previous period', () => {
	const data = [element(['SOCIAL'], [devices(1, 2), devices(10)])];
	expect(rowsOf({ data })).toEqual([
		{
			Channel: 'SOCIAL',
			Visits: 3,
			'Visits Before': 10,
			'Visits (Desktop)': 1,
			'Visits (Desktop) Before': 10,
			'Visits (Phone)': 2,
			'Visits (Phone) Before': 0,
		},
	]);
});

test('segments as rows share the row of their segment, even if only one period has it', () => {
	const data = [element(['SOCIAL'], [devices(1), devices(10, 20)])];
	expect(rowsOf({ data }, compared(ROWS))).toEqual([
		{ Channel: 'SOCIAL', device: 'Desktop', Visits: 1, 'Visits Before': 10 },
		{ Channel: 'SOCIAL', device: 'Phone', Visits: 0, 'Visits Before': 20 },
	]);
	expect(rowsOf({ data }, compared(ALL_ROWS))).toContainEqual({
		Channel: 'SOCIAL',
		Visits: 1,
		'Visits Before': 30,
	});
});

test('for databases, the columns of the previous period have lower-case names', () => {
	const metrics = [{ ...VISITS, name: 'visit' }];
	const data = [element(['SOCIAL'], [{ values: [1] }, { values: [2] }])];
	expect(rowsOf({ metrics, data }, { ...compared(), naming: 'codes' })).toEqual([
		{ Channel: 'SOCIAL', visit: 1, visit_before: 2 },
	]);
});

test('the platform’s total row is kept or left out as without a comparison', () => {
	const data = [element(['GLOBAL'], [{ values: [1] }, { values: [2] }])];
	expect(rowsOf({ data })).toEqual([]);
	expect(rowsOf({ data }, { ...compared(), totals: true })).toHaveLength(1);
});
