import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { trimmedMean } from '../../../platform/timeseries/statistics';
import type { TrainingDay } from '../../../platform/timeseries/baseline/trainingDay';
import { logScaleOf } from '../../../platform/timeseries/baseline/trainingDay';
import {
	weekdayProfile,
	weeklyLevels,
} from '../../../platform/timeseries/baseline/weekdaySeasonality';
import { runBacktest } from '../../../platform/timeseries/baseline/backtest';
import { NO_SPECIAL_DAYS, specialDays } from '../../../platform/timeseries/specialDays';
import { multiDayResidualScale } from '../../../platform/timeseries/baseline/multiDayInterval';
import { forecastBaseline } from '../../../platform/timeseries/baseline/baseline';

/** A Monday: all days are counted in weeks before it. */
const END = '2026-11-23';
const COUNTS = { isCount: true, special: NO_SPECIAL_DAYS };

/**
 * A number of weeks whose Mondays have the given values and whose other days have 0; undefined
 * stands for an unknown day.
 */
function points(weeks: number, mondayOn: (weeksAgo: number) => number | undefined): TrainingDay[] {
	return Array.from({ length: 7 * weeks }, (_, index) => {
		const back = 7 * weeks - index;
		const day = addDays(END, -back);
		const logValue = back % 7 === 0 ? mondayOn(back / 7) : 0;
		return { day, weekday: weekdayOf(day), logValue, special: undefined, monthDayEffect: 0 };
	});
}

function monday(weeks: number, mondayOn: (weeksAgo: number) => number | undefined) {
	const all = points(weeks, mondayOn);
	return weekdayProfile(
		all,
		all.map(() => 0),
		all.length,
	)[1];
}

describe('the seasonality of a weekday', () => {
	const EARLIER = 0.01;
	const changedFor = (weeks: number, earlier: (weeksAgo: number) => number = () => EARLIER) =>
		monday(52, (weeksAgo) => (weeksAgo <= weeks ? -0.4 : earlier(weeksAgo)));

	it.each([4, 8, 20])('is that of the last %i weeks if all of them have changed', (weeks) => {
		expect(changedFor(weeks)).toBeCloseTo(-0.4, 5);
	});

	it('is not that of three weeks', () => {
		expect(changedFor(3)).toBeCloseTo(EARLIER, 5);
	});

	it('is not that of some weeks if it has often been so', () => {
		const often = changedFor(4, (weeksAgo) => (weeksAgo % 4 === 0 ? -0.4 : EARLIER));
		expect(often).toBeGreaterThan(-0.2);
	});

	it('uses recent weeks as soon as two such days have figures', () => {
		const since = (first: number) => (weeksAgo: number) =>
			weeksAgo <= first ? 1 : weeksAgo > 16 ? 0 : undefined;
		expect(monday(40, since(1))).toBe(0);
		expect(monday(40, since(2))).toBe(0.5);
	});

	it('uses the same season of last year from four such days on', () => {
		const season = (first: number) => (weeksAgo: number) =>
			weeksAgo >= first && weeksAgo <= 51 ? 1 : weeksAgo > 16 && weeksAgo < 48 ? 0 : undefined;
		// Four weeks before the same day of the last year, but not the day that is just four weeks away.
		expect(monday(52, season(48))).toBe(0);
		const after = (weeksAgo: number) => (weeksAgo === 52 ? 1 : season(49)(weeksAgo));
		expect(monday(53, after)).toBe(0.5);
	});

	it('forgets what lies further back than that season', () => {
		expect(monday(75, (weeksAgo) => (weeksAgo > 56 ? 1 : 0))).toBe(0);
	});
});

describe('the level of a week', () => {
	const levelsOf = (values: ReadonlyArray<number | undefined>) =>
		weeklyLevels(
			points(2, () => 0)
				.slice(0, values.length)
				.map((point, index) => ({ ...point, logValue: values[index] })),
		);

	it('is the median of the seven days around a day, at both ends the first and the last seven', () => {
		const levels = levelsOf([1, 2, 3, 4, 5, 6, 7, 8, 9]);
		expect(levels).toEqual([4, 4, 4, 4, 5, 6, 6, 6, 6]);
	});

	it('needs six days with figures', () => {
		expect(levelsOf([1, undefined, 3, 4, 5, 6, 7])[3]).toBe(4.5);
		expect(levelsOf([1, undefined, 3, 4, 5, undefined, 7])[3]).toBeUndefined();
		expect(levelsOf([1, 2, 3, 4, 5])[3]).toBeUndefined();
	});
});

describe('a monthly pay day that comes and goes', () => {
	const day = '2026-11-25';
	const past = (factorOf: (month: number) => number) =>
		new Map(
			Array.from({ length: 420 }, (_, index) => addDays(day, index - 420)).map((one) => {
				const factor = one.endsWith('-25') ? factorOf(Number(one.slice(5, 7))) : 1;
				return [one, Math.round(1_000 * factor)] as const;
			}),
		);
	const expectedOn = (factorOf: (month: number) => number) =>
		forecastBaseline(past(factorOf), [day], COUNTS).expected[0] ?? 0;

	it('is expected if most months show it alike, and not if they differ', () => {
		expect(expectedOn(() => 1.6)).toBeCloseTo(1_600, -2);
		// Half of them are far above, and half below: that is chance.
		const differing = [0.7, 1.5, 0.8, 1.45, 0.75, 1.4, 1.3, 0.7, 1.5, 0.8, 1.35, 1.25];
		expect(expectedOn((month) => differing[month - 1] ?? 1)).toBeCloseTo(1_000, -2);
	});
});

it('a level shift is accepted after five anomalous days in a row, not after four', () => {
	const expectedAfter = (days: number) => {
		const past = Array.from({ length: 420 }, (_, index) => 420 - index).map((back) => {
			return [addDays(END, -back), back <= days ? 3_000 : 1_000 + ((back * 7) % 11)] as const;
		});
		return forecastBaseline(new Map(past), [END], COUNTS).expected[0] ?? 0;
	};
	expect(expectedAfter(4)).toBeLessThan(1_100);
	expect(expectedAfter(5)).toBeGreaterThan(2_500);
});

it("the user's own special days that last longer than last time are compared as far as that lasted", () => {
	const sale = (from: string, to: string) => ({ name: 'Sale', from, to });
	const special = specialDays(
		[],
		[sale('2025-11-28', '2025-11-30'), sale('2026-11-27', '2026-12-01')],
	);
	expect(special('2026-11-27')?.sameDayLastYear).toBe('2025-11-28');
	expect(special('2026-11-29')?.sameDayLastYear).toBe('2025-11-30');
	expect(special('2026-11-30')?.nameIn('en')).toBe('Sale');
	expect(special('2026-11-30')?.sameDayLastYear).toBeUndefined();
	expect(special('2025-11-28')?.sameDayLastYear).toBeUndefined();
});

it('the interval of several days uses only times in which each of these days has a figure', () => {
	const scale = logScaleOf(new Map(), true);
	const limits = (isKnown: (index: number) => boolean) => {
		const days = points(30, () => 5).map((point, index) => ({
			...point,
			logValue: isKnown(index) ? 5 + ((index * 7) % 5) / 100 : undefined,
		}));
		return multiDayResidualScale(runBacktest(days), 7, scale).toleranceOn(0);
	};
	expect(limits(() => true)).toBeDefined();
	// Never are seven days in a row known.
	expect(limits((index) => index % 7 !== 3)).toBeUndefined();
});

it.each([
	[[5], 5],
	[[1, 9], 5],
	[[1, 2, 9], 2],
	[[1, 2, 4, 9], 3],
	[[0, 1, 2, 6, 100], 3],
	[[], undefined],
])('the mean without the extremes of %j is %p', (values, mean) => {
	expect(trimmedMean(values)).toBe(mean);
});
