import fc from '../../support/fastCheck';

import { InvalidInput } from '../../../platform/base/invalidInput';
import type { Comparison, PeriodChoice } from '../../../platform/reports/request/periodRequest';
import {
	dateRangesOf,
	dependsOnToday,
	resolvePeriod,
} from '../../../platform/reports/request/periodRequest';

const TODAY = '2026-11-22';
/** The date range in the request, from two days or a name: "2026-11-21 to 2026-11-22", "YESTERDAY". */
function asked(range: string): object {
	const [dateFrom, dateTo] = range.split(' to ');
	return dateTo === undefined ? { range } : { dateFrom, dateTo, dateFormat: 'YYYY-MM-DD' };
}

function rangesOf(period: PeriodChoice, compareWith?: Comparison) {
	const wish = { period, compareWith };
	return dateRangesOf(wish, resolvePeriod(wish, TODAY));
}

test.each<[PeriodChoice, string]>([
	[{ name: 'LAST_7_DAYS' }, 'LAST_7_DAYS'],
	[{ name: 'YESTERDAY' }, 'YESTERDAY'],
	[{ preset: 'LAST_30_DAYS' }, 'LAST_30_DAYS'],
	[{ name: 'lastMonth' }, '2026-10-01 to 2026-10-31'],
	[{ lastDays: 1 }, 'YESTERDAY'],
	[{ lastDays: 3 }, '2026-11-19 to 2026-11-21'],
	[{ lastDays: 7 }, 'LAST_7_DAYS'],
	[{ from: '2026-01-01', to: '2026-01-02' }, '2026-01-01 to 2026-01-02'],
])('%j is requested as %s', (period, range) => {
	expect(rangesOf(period)).toEqual([asked(range)]);
});

test.each<[PeriodChoice, Exclude<Comparison, object>, string, string]>([
	[{ name: 'LAST_7_DAYS' }, 'before', '2026-11-15 to 2026-11-21', '2026-11-08 to 2026-11-14'],
	[{ name: 'YESTERDAY' }, 'weekdaysBefore', '2026-11-21 to 2026-11-21', '2026-11-14 to 2026-11-14'],
	[{ name: 'thisMonth' }, 'before', '2026-11-01 to 2026-11-22', '2026-10-01 to 2026-10-22'],
	[{ lastDays: 7 }, 'before', '2026-11-15 to 2026-11-21', '2026-11-08 to 2026-11-14'],
	[{ lastDays: 2 }, 'before', '2026-11-20 to 2026-11-21', '2026-11-18 to 2026-11-19'],
	[{ name: 'lastWeek' }, 'datesLastYear', '2026-11-09 to 2026-11-15', '2025-11-09 to 2025-11-15'],
	[
		{ name: 'lastWeek' },
		'weekdaysLastYear',
		'2026-11-09 to 2026-11-15',
		'2025-11-10 to 2025-11-16',
	],
])('%j compared with %s is %s and %s', (period, compareWith, first, second) => {
	expect(rangesOf(period, compareWith)).toEqual([asked(first), asked(second)]);
});

test('explicit days to compare with are accepted, even if only the platform can resolve the period', () => {
	const compareWith = { from: '2026-01-01', to: '2026-01-02' };
	const ranges = rangesOf({ preset: 'LAST_30_DAYS' }, compareWith);
	expect(ranges).toEqual([asked('LAST_30_DAYS'), asked('2026-01-01 to 2026-01-02')]);
});

test.each<Comparison>(['before', 'weekdaysBefore', 'datesLastYear', 'weekdaysLastYear'])(
	'a period that only the platform can resolve cannot be compared with %s',
	(compareWith) => {
		expect(() => rangesOf({ preset: 'LAST_30_DAYS' }, compareWith)).toThrow(InvalidInput);
	},
);

test('days that must be resolved are not left to the platform', () => {
	const wish = { period: { lastDays: 7 }, needsDays: true };
	expect(dateRangesOf(wish, resolvePeriod(wish, TODAY))).toEqual([
		asked('2026-11-15 to 2026-11-21'),
	]);
});

test('today is included only where the period is counted from today', () => {
	const periods = fc.constantFrom<PeriodChoice>(
		{ name: 'LAST_7_DAYS' },
		{ name: 'today' },
		{ name: 'lastTwelveMonths' },
		{ lastDays: 7 },
		{ lastDays: 400 },
		{ preset: 'LAST_30_DAYS' },
		{ from: '2026-01-01', to: '2026-01-02' },
	);
	const comparisons = fc.constantFrom<Comparison | undefined>(undefined, 'before', {
		from: '2025-01-01',
		to: '2025-01-02',
	});
	fc.assert(
		fc.property(periods, comparisons, (period, compareWith) => {
			fc.pre(!('preset' in period && compareWith === 'before'));
			const wish = { period, compareWith };
			const onOtherDay = resolvePeriod(wish, '2024-02-29');
			const changes = JSON.stringify(resolvePeriod(wish, TODAY)) !== JSON.stringify(onOtherDay);
			expect(dependsOnToday(wish)).toBe(changes);
		}),
	);
});
