import {
	type TableArrangement,
	checkWholeUnits,
	needsWholeUnits,
	tableFor,
} from '../../../platform/reports/warehouseTable/checkTable';
import { daysOfRange } from '../../../platform/reports/response/dateRanges';
import type { TimeScale } from '../../../platform/reports/types';
import { complaintOf } from '../request/complaint';

const DAILY = { kind: 'rt#insummary', dateScale: 'D', dateRangeSplitPerScale: true };
const ONE = [{ range: 'YESTERDAY' }];
const tableOf = (more: object, arranged: Partial<TableArrangement> = {}, name = '') =>
	tableFor(
		{ reports: [{ ...DAILY, dateRanges: ONE, ...more }] },
		{ compares: false, ...arranged },
		{ lookBack: 7, name },
	);

function refusal(check: () => unknown) {
	const { parameter, message, advice } = complaintOf(check);
	return [parameter, message, advice];
}

test.each(['H', 'D', 'W', 'M'] as const)('what is to be known of a report by %s', (dateScale) => {
	const known = { scale: dateScale, lookBack: 7 };
	expect(tableOf({ dateScale }, {}, 'channels')).toEqual({ report: 'channels', ...known });
	expect(tableOf({ dateScale })).toEqual({ report: `rt#insummary ${dateScale}`, ...known });
});

test.each<[string, object]>([
	['one date range', {}],
	['no date range', { dateRanges: undefined }],
])('%s is one period', (_, more) => {
	expect(tableOf(more)).toMatchObject({ scale: 'D' });
});

test('totals in the job facts are accepted', () => {
	expect(tableOf({}, { totals: 'facts' })).toMatchObject({ scale: 'D' });
});

const ONE_PERIOD = 'Set Compare With to Nothing, and request a single date range';
const A_DATE = 'Add "dateScale": "D" and "dateRangeSplitPerScale": true to the report';

test.each<[string, object, Partial<TableArrangement>, string, string]>([
	['a comparison', {}, { compares: true }, 'requires a single period', ONE_PERIOD],
	['two date ranges', { dateRanges: [...ONE, ...ONE] }, {}, 'requires a single period', ONE_PERIOD],
	['the first rows', {}, { top: { rows: 3 } }, 'requires all rows', 'Set Limit to 0'],
	[
		'a row of sums',
		{},
		{ totals: 'row' },
		'cannot be used with a row of totals',
		'Remove the option Sum of All Rows, or set it to In the Job Details',
	],
	['no scale', { dateScale: undefined }, {}, 'requires a date in each row', A_DATE],
	['another scale', { dateScale: 'Y' }, {}, 'requires a date in each row', A_DATE],
	['no split', { dateRangeSplitPerScale: undefined }, {}, 'requires a date in each row', A_DATE],
])('%s is refused', (_, more, arranged, need, advice) => {
	expect(refusal(() => tableOf(more, arranged))).toEqual([
		...['For a Database', `The option For a Database ${need}`, advice],
	]);
});

const by = (scale: TimeScale) => ({ report: 'channels', scale, lookBack: 7 });

test('only weeks and months need to be whole', () => {
	expect((['H', 'D', 'W', 'M'] as const).map((scale) => needsWholeUnits(by(scale)))).toEqual([
		...[false, false, true, true],
	]);
});

// 2026-11-02 is a Monday.
test.each<[TimeScale, string]>([
	['H', '2026-11-04'],
	['D', '2026-11-04'],
	['W', '2026-11-02'],
	['M', '2026-11-01'],
])('by %s, a period may begin on %s, and end on any day', (scale, from) => {
	expect(() => checkWholeUnits(by(scale), { from, to: '2026-11-18' })).not.toThrow();
});

test('unknown days are accepted by day', () => {
	expect(() => checkWholeUnits(by('D'), undefined)).not.toThrow();
});

test.each<[TimeScale, string, string, string]>([
	['W', '2026-11-04', 'week', '2026-11-02'],
	['M', '2026-11-02', 'month', '2026-11-01'],
])('by %s, a period that begins on %s is refused', (scale, from, unit, first) => {
	expect(refusal(() => checkWholeUnits(by(scale), { from, to: '2026-11-30' }))).toEqual([
		'Period',
		`The period begins on ${from}, in the middle of a ${unit}, so the row of this ${unit} would be incomplete`,
		`Set Period to Between Two Dates with ${first} as First Day, or to Days That May Still Change`,
	]);
});

test('days that do not exist are refused by week', () => {
	for (const dateFrom of ['2026-13-45', '2026-02-30', '0000-00-00']) {
		const days = daysOfRange({ dateFrom, dateTo: '2026-11-30' });
		expect(refusal(() => checkWholeUnits(by('W'), days))[1]).toBe(
			'The option For a Database in a report by week requires a period whose days are known before the request',
		);
	}
});

test('unknown days are refused by week', () => {
	expect(refusal(() => checkWholeUnits(by('W'), undefined))).toEqual([
		'For a Database',
		'The option For a Database in a report by week requires a period whose days are known before the request',
		'Set Period to Days That May Still Change or to Between Two Dates, or, in Request (JSON), enter dates as dateFrom and dateTo',
	]);
});
