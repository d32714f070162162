import { predictsSegments, predictColumns } from '../../../platform/reports/answer/predict';
import { READY_RATES } from '../../../platform/reports/answer/rates';
import { AS_SENT } from '../../../platform/reports/answer/written';
import type { BatchBody } from '../../../platform/reports/types';

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

function predicted(answer: Partial<typeof AS_SENT>, more: Record<string, unknown> = {}) {
	const columns = predictColumns(bodyOf(more), { ...AS_SENT, ...answer });
	return columns.map(({ name, field, role }) => [name, field, role]);
}

const CHANNEL = ['Channel', 'media_key', 'dimension'];
const VISITS = ['Visits', 'visit', 'metric'];
const SALES = ['Sales', 'scartvalid', 'metric'];

test('the columns of an answer are those that were asked for', () => {
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

test('rates are columns, too, and what is hidden is none', () => {
	const rates = [READY_RATES.conversionRate];
	expect(predicted({ rates, hidden: ['visit'] })).toEqual([
		...[CHANNEL, SALES],
		['Conversion Rate (%)', expect.any(String), 'metric'],
	]);
});

test('a comparison has columns of its own, by names or by codes', () => {
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

test('what is no column has no name', () => {
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
