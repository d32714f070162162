import {
	predictColumns,
	predictsSegments,
} from '../../../platform/reports/transform/predictColumns';
import { READY_RATES } from '../../../platform/reports/transform/readyRates';
import { PASS_THROUGH } from '../../../platform/reports/transform/planCodec';
import type { BatchBody } from '../../../platform/reports/types';
import { answered, CHANNEL, figure, tableOf } from './tables';

const PERIOD = { name: 'period', field: '', role: 'period', affinity: '' } as const;
const COLUMNS = [CHANNEL, PERIOD, figure('Visits', 'visit'), figure('Visitors', 'dvisitor')];
const LINES = [
	['SOCIAL', 'YESTERDAY', 5, 3],
	['SOCIAL', 'LAST_7_DAYS', 10, 8],
	['MAILING', 'YESTERDAY', 7, 6],
	['MAILING', 'LAST_7_DAYS', 5, 4],
];
const OWN = [
	['GLOBAL', 'YESTERDAY', 12, 7],
	['GLOBAL', 'LAST_7_DAYS', 15, 11],
];

test('each of two periods that are not compared has a total of its own', async () => {
	const { lines, said } = await answered(tableOf(COLUMNS, LINES), { totals: 'row' });
	expect(lines.slice(4)).toEqual([
		['Total', 'YESTERDAY', 12, null],
		['Total', 'LAST_7_DAYS', 15, null],
	]);
	expect(said).toHaveLength(1);
	const { allTotals } = await answered(tableOf(COLUMNS, LINES), { totals: 'facts' });
	expect(allTotals().map(({ period, Visits }) => [period, Visits])).toEqual([
		['YESTERDAY', 12],
		['LAST_7_DAYS', 15],
	]);
});

test("totals of unique visitors are the platform's own, for each period", async () => {
	const { lines, said } = await answered(tableOf(COLUMNS, [...OWN, ...LINES]), { totals: 'row' });
	expect(lines.slice(4)).toEqual([
		['Total', 'YESTERDAY', 12, 7],
		['Total', 'LAST_7_DAYS', 15, 11],
	]);
	expect(said).toEqual([]);
});

test('the row of other entries is made for each period', async () => {
	const { lines } = await answered(tableOf(COLUMNS, LINES), {
		order: { column: 'Visits', largestFirst: true },
		top: { rows: 1, others: 'Others' },
	});
	expect(lines).toEqual([
		['SOCIAL', 'LAST_7_DAYS', 10, 8],
		['Others', 'YESTERDAY', 12, null],
		['Others', 'LAST_7_DAYS', 5, null],
	]);
});

describe('predict', () => {
	const REPORT = {
		kind: 'rt#insummary',
		dimensions: [{ name: 'Channel', field: 'media_key' }],
		metrics: [
			{ name: 'Visits', field: 'visit' },
			{ name: 'Sales', field: 'scartvalid' },
		],
	};

	const bodyOf = (more: Record<string, unknown> = {}): BatchBody => ({
		reports: [{ ...REPORT, ...more }],
	});

	function predicted(plan: Partial<typeof PASS_THROUGH>, more: Record<string, unknown> = {}) {
		const columns = predictColumns(bodyOf(more), { ...PASS_THROUGH, ...plan });
		return columns.map(({ name, field, role }) => [name, field, role]);
	}

	const CHANNEL = ['Channel', 'media_key', 'dimension'];
	const VISITS = ['Visits', 'visit', 'metric'];
	const SALES = ['Sales', 'scartvalid', 'metric'];

	test('the columns of a result are the requested ones', () => {
		expect(predicted({})).toEqual([CHANNEL, VISITS, SALES]);
		expect(predicted({}, { metrics: undefined })).toEqual([CHANNEL]);
	});

	test('a report that is split has dates', () => {
		expect(predicted({}, { dateRangeSplitPerScale: true })).toEqual([
			...[CHANNEL, VISITS, SALES],
			['date', '', 'date'],
		]);
		expect(predicted({}, { dateRangeSplitPerScale: false })).toEqual([CHANNEL, VISITS, SALES]);
	});

	test('rates are columns, and hidden metrics are none', () => {
		const rates = [READY_RATES.conversionRate];
		expect(predicted({ rates, hidden: ['visit'] })).toEqual([
			...[CHANNEL, SALES],
			['Conversion Rate (%)', expect.any(String), 'metric'],
		]);
	});

	test('a comparison has its own columns, named by words or by codes', () => {
		const names = (naming: 'words' | 'codes') =>
			predicted({ compares: true, naming }, { metrics: REPORT.metrics.slice(0, 1) }).map(
				([name]) => name,
			);
		expect(names('words')).toEqual([
			...['Channel', 'Visits', 'Visits Before', 'Visits Change', 'Visits Change (%)'],
		]);
		expect(names('codes')).toEqual([
			...['Channel', 'Visits', 'Visits_before', 'Visits_change', 'Visits_change_percent'],
		]);
	});

	test('malformed columns of a request are ignored', () => {
		expect(predicted({}, { metrics: ['x', {}], dimensions: [] }).length).toBeGreaterThan(0);
	});

	test.each([
		[{}, false],
		[{ segments: [] }, true],
		[{ metrics: [{ field: 'visit' }, { field: 'visit', segment: 'device' }] }, true],
		[{ metrics: ['x', null] }, false],
		[{ metrics: undefined }, false],
	])('segments of a request with %j: %s', (more, expected) => {
		expect(predictsSegments(bodyOf(more))).toBe(expected);
	});
});
