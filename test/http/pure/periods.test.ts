import fc from '../../support/fastCheck';

import type { Days, PeriodName, PeriodUnit } from '../../../platform/base/dates/namedPeriods';
import {
	countDays,
	daysBefore,
	daysBeforeThose,
	daysOf,
	isPeriodName,
	lastWholeUnit,
	sameDatesLastYear,
	sameWeekdaysBefore,
	sameWeekdaysLastYear,
	todayIn,
	unitOfPeriod,
	unitToDate,
} from '../../../platform/base/dates/namedPeriods';

const between = (from: string, to = from): Days => ({ from, to });

// 2026-11-22 is a Sunday, 2026-03-31 a Tuesday, 2028-02-29 a Tuesday.
const PERIODS: ReadonlyArray<[PeriodName, string, string, string]> = [
	['today', '2026-11-22', '2026-11-22', '2026-11-22'],
	['YESTERDAY', '2027-01-01', '2026-12-31', '2026-12-31'],
	['LAST_7_DAYS', '2026-11-22', '2026-11-15', '2026-11-21'],
	['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
	['thisWeekSunday', '2026-11-22', '2026-11-22', '2026-11-22'],
	['lastWeek', '2026-11-22', '2026-11-09', '2026-11-15'],
	['lastWeekSunday', '2026-11-22', '2026-11-15', '2026-11-21'],
	['lastWeek', '2027-01-01', '2026-12-21', '2026-12-27'],
	['thisMonth', '2026-11-22', '2026-11-01', '2026-11-22'],
	['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
	['thisQuarter', '2026-11-22', '2026-10-01', '2026-11-22'],
	['lastQuarter', '2027-01-01', '2026-10-01', '2026-12-31'],
	['thisYear', '2026-11-22', '2026-01-01', '2026-11-22'],
	['lastYear', '2026-11-22', '2025-01-01', '2025-12-31'],
	['lastYearToDate', '2028-02-29', '2027-01-01', '2027-02-28'],
	['lastTwelveMonths', '2026-11-22', '2025-11-01', '2026-10-31'],
];

test.each(PERIODS)('the period %s on %s is %s to %s', (period, today, from, to) => {
	expect(daysOf(period, today)).toEqual(between(from, to));
});

test.each<[PeriodUnit, PeriodName, PeriodName]>([
	['week', 'thisWeek', 'lastWeek'],
	['month', 'thisMonth', 'lastMonth'],
	['quarter', 'thisQuarter', 'lastQuarter'],
	['year', 'thisYear', 'lastYear'],
])('the %s until today is %s, and the last whole one is %s', (unit, toDate, last) => {
	expect([unitToDate(unit), lastWholeUnit(unit)]).toEqual([toDate, last]);
	expect(unitOfPeriod(toDate)).toEqual({ unit, isOver: false });
	expect(unitOfPeriod(last)).toEqual({ unit, isOver: true });
});

test.each<PeriodName>([
	'today',
	'YESTERDAY',
	'LAST_7_DAYS',
	'thisWeekSunday',
	'lastWeekSunday',
	'lastYearToDate',
	'lastTwelveMonths',
])('the period %s is no calendar unit', (period) => {
	expect(unitOfPeriod(period)).toBeUndefined();
});

test.each<[PeriodName | undefined, Days, Days]>([
	['YESTERDAY', between('2026-11-01'), between('2026-10-31')],
	['lastWeek', between('2026-11-09', '2026-11-15'), between('2026-11-02', '2026-11-08')],
	['thisWeek', between('2026-11-16', '2026-11-18'), between('2026-11-09', '2026-11-11')],
	['thisMonth', between('2026-11-01', '2026-11-22'), between('2026-10-01', '2026-10-22')],
	['thisMonth', between('2026-03-01', '2026-03-31'), between('2026-02-01', '2026-02-28')],
	['lastMonth', between('2026-03-01', '2026-03-31'), between('2026-02-01', '2026-02-28')],
	['thisQuarter', between('2026-04-01', '2026-05-31'), between('2026-01-01', '2026-02-28')],
	['lastQuarter', between('2026-01-01', '2026-03-31'), between('2025-10-01', '2025-12-31')],
	['thisYear', between('2028-01-01', '2028-02-29'), between('2027-01-01', '2027-02-28')],
	['lastTwelveMonths', between('2025-11-01', '2026-10-31'), between('2024-11-01', '2025-10-31')],
	[undefined, between('2026-03-01', '2026-03-31'), between('2026-01-29', '2026-02-28')],
])('the comparison period before %s of %j is %j', (period, days, before) => {
	expect(daysBeforeThose(period, days)).toEqual(before);
});

test.each([
	[between('2026-11-09', '2026-11-15'), between('2026-11-02', '2026-11-08')],
	[between('2026-11-21'), between('2026-11-14')],
	[between('2026-10-23', '2026-11-21'), between('2026-09-18', '2026-10-17')],
])('the previous same weekdays of %j are %j', (days, before) => {
	expect(sameWeekdaysBefore(days)).toEqual(before);
});

test.each([
	[between('2028-02-29'), between('2027-02-28')],
	[between('2029-02-01', '2029-02-28'), between('2028-02-01', '2028-02-29')],
	[between('2029-02-02', '2029-02-28'), between('2028-02-02', '2028-02-28')],
	[between('2026-11-09', '2026-11-15'), between('2025-11-09', '2025-11-15')],
])('the same dates a year before %j are %j', (days, before) => {
	expect(sameDatesLastYear(days)).toEqual(before);
});

test.each(['LAST_30_DAYS', 'toString', '__proto__', ''])(
	'%j is not the name of a period',
	(name) => {
		expect(isPeriodName(name)).toBe(false);
	},
);

const DAY_MS = 86_400_000;
// The number of days since 1970, computed without product code.
const numberOf = (day: string) => Date.parse(day) / DAY_MS;
const weekdayOf = (day: string) => new Date(day).getUTCDay();
const dayNumbered = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

const someDay = fc
	.integer({ min: numberOf('2015-01-01'), max: numberOf('2040-12-31') })
	.map(dayNumbered);
const somePeriod = fc.constantFrom(...new Set(PERIODS.map(([name]) => name)));

describe('on any day, named periods', () => {
	test('end yesterday or earlier, unless they include today', () => {
		fc.assert(
			fc.property(somePeriod, someDay, (period, today) => {
				const { from, to } = daysOf(period, today);
				expect(from <= to).toBe(true);
				expect(period.startsWith('t') ? to === today : to < today).toBe(true);
			}),
		);
	});

	test('begin on the first day of their week, month, quarter or year', () => {
		fc.assert(
			fc.property(somePeriod, someDay, (period, today) => {
				const { from, to } = daysOf(period, today);
				if (period.endsWith('WeekSunday')) expect(weekdayOf(from)).toBe(0);
				else if (period.endsWith('Week')) expect(weekdayOf(from)).toBe(1);
				else if (/Month|Quarter|Year/.test(period)) expect(from).toMatch(/-01$/);
				if (period.startsWith('lastWeek')) expect(countDays({ from, to })).toBe(7);
				if (/^last(12M|M|Q|Year$)/.test(period)) {
					expect(dayNumbered(numberOf(to) + 1)).toMatch(/-01$/);
				}
			}),
		);
	});

	test('of this and last week are adjacent, like those of months', () => {
		fc.assert(
			fc.property(
				fc.constantFrom('Week', 'WeekSunday', 'Month', 'Quarter', 'Year'),
				someDay,
				(unit, today) => {
					const [now, last] = [`this${unit}`, `last${unit}`];
					if (!isPeriodName(now) || !isPeriodName(last)) throw new Error(unit);
					expect(numberOf(daysOf(now, today).from) - numberOf(daysOf(last, today).to)).toBe(1);
				},
			),
		);
	});

	test('do not overlap with their comparison period, and are adjacent to it unless days are omitted on purpose', () => {
		fc.assert(
			fc.property(somePeriod, someDay, (period, today) => {
				const days = daysOf(period, today);
				const before = daysBeforeThose(period, days);
				const gap = numberOf(days.from) - numberOf(before.to);
				expect(gap).toBeGreaterThan(0);
				if (!/^this|ToDate$/.test(period)) expect(gap).toBe(1);
			}),
		);
	});

	test('have as many days as their comparison periods', () => {
		const someDays = fc.tuple(someDay, fc.integer({ min: 1, max: 800 }));
		fc.assert(
			fc.property(someDays, ([today, count]) => {
				const days = daysBefore(today, count);
				expect(numberOf(today) - numberOf(days.to)).toBe(1);
				expect(numberOf(days.to) - numberOf(days.from) + 1).toBe(count);
				for (const before of [
					daysBeforeThose(undefined, days),
					sameWeekdaysBefore(days),
					sameWeekdaysLastYear(days),
				]) {
					expect(countDays(before)).toBe(count);
					expect(before.from < days.from).toBe(true);
				}
				const week = sameWeekdaysBefore(days);
				expect(weekdayOf(week.from)).toBe(weekdayOf(days.from));
				expect(week.to < days.from).toBe(true);
				expect(weekdayOf(sameWeekdaysLastYear(days).to)).toBe(weekdayOf(days.to));
			}),
		);
	});

	test("keep month and day in last year's dates, where they exist", () => {
		fc.assert(
			fc.property(someDay, fc.integer({ min: 1, max: 400 }), (today, count) => {
				const days = daysBefore(today, count);
				const before = sameDatesLastYear(days);
				const { from } = days;
				expect(before.from.slice(5)).toBe(from.endsWith('02-29') ? '02-28' : from.slice(5));
				expect(before.to.slice(5, 7)).toBe(days.to.slice(5, 7));
				expect(Number(before.to.slice(0, 4))).toBe(Number(days.to.slice(0, 4)) - 1);
			}),
		);
	});
});

describe('today', () => {
	const ZONES = [
		'Europe/Paris',
		'America/Montreal',
		'Pacific/Kiritimati',
		'Pacific/Pago_Pago',
		'UTC',
	];

	test('follows the clock of the time zone, around midnight and clock changes', () => {
		const someMoment = fc.oneof(
			fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2032-01-01') }),
			// An hour around the clock changes of 2026 in Paris and Montreal, and around a New Year.
			...['2026-03-29T01:00Z', '2026-10-25T01:00Z', '2026-03-08T07:00Z', '2026-12-31T23:00Z'].map(
				(moment) =>
					fc.integer({ min: -3_600_000, max: 3_600_000 }).map((ms) => Date.parse(moment) + ms),
			),
		);
		fc.assert(
			fc.property(fc.constantFrom(...ZONES), someMoment, (zone, now) => {
				const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
				expect(todayIn(zone, now)).toBe(shown.format(now));
			}),
		);
	});
});
