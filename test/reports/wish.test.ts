import fc from 'fast-check';

import { InvalidInput } from '../../platform/client/faults';
import type { Comparison, WishedPeriod } from '../../platform/reports/wish';
import { dateRangesOf, dependsOnToday, knownDays } from '../../platform/reports/wish';

const TODAY = '2026-11-22';
const dates = (from: string, to: string) => ({
	dateFrom: from,
	dateTo: to,
	dateFormat: 'YYYY-MM-DD',
});

function rangesOf(period: WishedPeriod, compareWith?: Comparison) {
	const wish = { period, compareWith };
	return dateRangesOf(wish, knownDays(wish, TODAY));
}

test.each<[WishedPeriod, object]>([
	[{ name: 'LAST_7_DAYS' }, { range: 'LAST_7_DAYS' }],
	[{ name: 'YESTERDAY' }, { range: 'YESTERDAY' }],
	[{ preset: 'LAST_30_DAYS' }, { range: 'LAST_30_DAYS' }],
	[{ name: 'lastMonth' }, dates('2026-10-01', '2026-10-31')],
	[{ lastDays: 1 }, { range: 'YESTERDAY' }],
	[{ lastDays: 3 }, dates('2026-11-19', '2026-11-21')],
	[{ lastDays: 7 }, { range: 'LAST_7_DAYS' }],
	[{ from: '2026-01-01', to: '2026-01-02' }, dates('2026-01-01', '2026-01-02')],
])('%j is asked for as %j', (period, range) => {
	expect(rangesOf(period)).toEqual([range]);
});

test.each<[WishedPeriod, Comparison, object, object]>([
	[
		{ name: 'LAST_7_DAYS' },
		'before',
		dates('2026-11-15', '2026-11-21'),
		dates('2026-11-08', '2026-11-14'),
	],
	[
		{ name: 'YESTERDAY' },
		'weekdaysBefore',
		dates('2026-11-21', '2026-11-21'),
		dates('2026-11-14', '2026-11-14'),
	],
	[
		{ name: 'thisMonth' },
		'before',
		dates('2026-11-01', '2026-11-22'),
		dates('2026-10-01', '2026-10-22'),
	],
	[{ lastDays: 7 }, 'before', dates('2026-11-15', '2026-11-21'), dates('2026-11-08', '2026-11-14')],
	[{ lastDays: 2 }, 'before', dates('2026-11-20', '2026-11-21'), dates('2026-11-18', '2026-11-19')],
	[
		{ name: 'lastWeek' },
		'datesLastYear',
		dates('2026-11-09', '2026-11-15'),
		dates('2025-11-09', '2025-11-15'),
	],
	[
		{ name: 'lastWeek' },
		'weekdaysLastYear',
		dates('2026-11-09', '2026-11-15'),
		dates('2025-11-10', '2025-11-16'),
	],
	[
		{ preset: 'LAST_30_DAYS' },
		{ from: '2026-01-01', to: '2026-01-02' },
		{ range: 'LAST_30_DAYS' },
		dates('2026-01-01', '2026-01-02'),
	],
])('%j compared with %j goes by the same day', (period, compareWith, first, second) => {
	expect(rangesOf(period, compareWith)).toEqual([first, second]);
});

test.each<Comparison>(['before', 'weekdaysBefore', 'datesLastYear', 'weekdaysLastYear'])(
	'a period that only the platform knows cannot be compared with %s, as its days are not known',
	(compareWith) => {
		expect(() => rangesOf({ preset: 'LAST_30_DAYS' }, compareWith)).toThrow(InvalidInput);
	},
);

test('days that must be known are not left to the platform', () => {
	const wish = { period: { lastDays: 7 }, needsDays: true };
	expect(dateRangesOf(wish, knownDays(wish, TODAY))).toEqual([dates('2026-11-15', '2026-11-21')]);
});

test('today counts where days are counted from it, and nowhere else', () => {
	const periods = fc.constantFrom<WishedPeriod>(
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
			const onOtherDay = knownDays(wish, '2024-02-29');
			const changes = JSON.stringify(knownDays(wish, TODAY)) !== JSON.stringify(onOtherDay);
			expect(dependsOnToday(wish)).toBe(changes);
		}),
	);
});
