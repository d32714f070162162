import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import type { SpecialDays } from '../../../platform/timeseries/specialDays';
import { NO_SPECIAL_DAYS, specialDays } from '../../../platform/timeseries/specialDays';
import type { BaselineOptions } from '../../../platform/timeseries/baseline/baseline';
import { forecastBaseline } from '../../../platform/timeseries/baseline/baseline';

const TODAY = '2026-11-20';
const COUNTS: BaselineOptions = { isCount: true, special: NO_SPECIAL_DAYS };

/** The days before one, by how many days before it they are. */
function past(
	days: number,
	figureOn: (day: string, back: number) => number,
	end = TODAY,
): Map<string, number> {
	return new Map(
		Array.from({ length: days }, (_, index) => {
			const day = addDays(end, -days + index);
			return [day, figureOn(day, days - index)];
		}),
	);
}

const weekly = (day: string) => [400, 1_000, 1_100, 1_050, 1_000, 900, 500][weekdayOf(day)] ?? 0;
/** Off by up to 5 %, in a way of its own on every day. */
const noisy = (day: string) => 1 + (((Date.parse(day) / 86_400_000) * 7919) % 101) / 1_000 - 0.05;
const shop = (day: string) => Math.round(weekly(day) * noisy(day));

describe('the baseline of a day', () => {
	it("has the weekday's seasonality at the level of the last days", () => {
		const growing = past(420, (day, back) => Math.round(weekly(day) * (back <= 14 ? 1.1 : 1)));
		const { expected, tolerance } = forecastBaseline(growing, [TODAY], COUNTS);
		expect(expected[0]).toBeGreaterThan(970);
		expect(expected[0]).toBeLessThan(1_000);
		expect(tolerance?.lower).toBeLessThan(0.15);
	});

	it('for several days has the seasonality of each day, and a narrower interval', () => {
		const days = Array.from({ length: 7 }, (_, index) => addDays(TODAY, index));
		const one = forecastBaseline(past(420, shop), [TODAY], COUNTS);
		const week = forecastBaseline(past(420, shop), days, COUNTS);
		days.forEach((day, index) => {
			expect((week.expected[index] ?? 0) / weekly(day)).toBeCloseTo(1, 1);
		});
		expect(week.tolerance?.lower).toBeLessThan(one.tolerance?.lower ?? 0);
	});

	it.each([
		['is known after four weeks, when the anomaly is the new level', 28, true],
		['is known for two more weeks', 42, true],
		['is forgotten then', 43, false],
	])('at the level before an open anomaly with ordinary days in it %s', (_, days, isKnown) => {
		const factor = (back: number) => (back > days || back % 4 === 0 ? 1 : 1.6);
		const figures = past(420, (day, back) => Math.round(shop(day) * factor(back)));
		const options = { ...COUNTS, anomalousSince: addDays(TODAY, -days) };
		const { alternatives } = forecastBaseline(figures, [TODAY], options);
		const before = alternatives.map(({ figures: [figure = 0] }) => figure / weekly(TODAY));
		expect(before).toEqual(isKnown ? [expect.closeTo(1, 1)] : []);
	});

	it.each([
		['two weeks', 13, undefined],
		['three weeks', 21, 900],
	])('needs each weekday twice: %s', (_, days, expected) => {
		expect(forecastBaseline(past(days, weekly), [TODAY], COUNTS).expected[0]).toEqual(
			expected === undefined ? undefined : expect.closeTo(expected, 0),
		);
	});

	it('has no tolerance before the backtest', () => {
		expect(forecastBaseline(past(14, weekly), [TODAY], COUNTS).tolerance).toBeUndefined();
	});

	it('is 0 on weekdays on which a shop is closed', () => {
		const closed = past(420, (day) => (weekdayOf(day) === 5 ? 0 : shop(day)));
		expect(forecastBaseline(closed, [TODAY], COUNTS).expected[0]).toBeLessThan(1);
	});
});

describe('yearly seasonality', () => {
	it('restores the weekday profile of last year', () => {
		// Mondays are twice as high in the last weeks of each year only, and have been so for one week.
		const inSeason = (back: number) => back <= 7 || (back > 357 && back < 420);
		const mondays = past(
			420,
			(day, back) => shop(day) * (weekdayOf(day) === 1 && inSeason(back) ? 2 : 1),
			'2026-11-23',
		);
		const [expected = 0] = forecastBaseline(mondays, ['2026-11-23'], COUNTS).expected;
		expect(expected / weekly('2026-11-23')).toBeGreaterThan(1.2);
	});
});

describe('a holiday that fell on another weekday last year', () => {
	// A Saturday in 2025, a Sunday in 2026.
	const holiday = '2026-11-15';
	const special = (day: string) =>
		day === holiday || day === '2025-11-15'
			? { nameIn: () => 'Fair', sameDayLastYear: '2025-11-15' }
			: undefined;
	const limitsWith = (saturday: number) => {
		const week = (day: string) => (weekdayOf(day) === 6 ? saturday : 1_000);
		const days = past(420, (day) => Math.round(week(day) * noisy(day)), holiday);
		return forecastBaseline(days, [holiday], { ...COUNTS, special }).tolerance;
	};

	it.each([
		['higher, as Sundays may be', 'higher', 500],
		['lower', 'lower', 2_000],
	] as const)('has a wider tolerance if that weekday is %s', (_, side, saturday) => {
		const [alike, other] = [limitsWith(1_000)?.[side] ?? 0, limitsWith(saturday)?.[side] ?? 0];
		expect(other).toBeGreaterThan(alike + 0.25);
	});
});

describe('the baseline after an anomaly', () => {
	it.each([
		['a spike', 8],
		['an outage of most', 0.2],
	])('is not distorted by %s', (_, factor) => {
		const anomalous = past(420, (day, back) => Math.round(shop(day) * (back <= 3 ? factor : 1)));
		const plain = forecastBaseline(past(420, shop), [TODAY], COUNTS).expected[0] ?? 0;
		const [expected = 0] = forecastBaseline(anomalous, [TODAY], COUNTS).expected;
		expect(Math.abs(expected / plain - 1)).toBeLessThan(0.05);
	});

	it('follows a level shift that has lasted for days', () => {
		const anomalous = past(420, (day, back) => Math.round(shop(day) * (back <= 7 ? 3 : 1)));
		const [expected = 0] = forecastBaseline(anomalous, [TODAY], COUNTS).expected;
		expect(expected / weekly(TODAY)).toBeGreaterThan(2.5);
	});

	it.each([
		['three days', 3, 0],
		['seven days', 7, 1],
		['seven weeks', 49, 0],
	])('has the earlier level as an alternative after %s', (_, days, count) => {
		const daily = past(420, (day, back) => Math.round(shop(day) * (back <= days ? 3 : 1)));
		const { alternatives } = forecastBaseline(daily, [TODAY], COUNTS);
		expect(alternatives).toHaveLength(count);
		for (const { figures, comparedWith } of alternatives) {
			expect((figures[0] ?? 0) / weekly(TODAY)).toBeCloseTo(1, 1);
			expect(comparedWith).toBeUndefined();
		}
	});

	it.each([
		[20, 1],
		[30, 0.5],
	])('includes, of an alert that lasts %d days, %d days', (days, level) => {
		const half = past(420, (day, back) => Math.round(shop(day) * (back <= days ? 0.5 : 1)));
		const anomalousSince = addDays(TODAY, -days);
		const [expected = 0] = forecastBaseline(half, [TODAY], { ...COUNTS, anomalousSince }).expected;
		expect(expected / weekly(TODAY)).toBeCloseTo(level, 1);
	});

	it('keeps the tolerance of volatile and of calm times', () => {
		const wildness = (wild: boolean) => (day: string, back: number) =>
			Math.round(weekly(day) * (1 + (noisy(day) - 1) * (back <= 28 === wild ? 6 : 1)));
		const [wild, calm] = [true, false].map(
			(is) => forecastBaseline(past(420, wildness(is)), [TODAY], COUNTS).tolerance?.lower ?? 0,
		);
		expect(calm).toBeLessThan(0.175);
		expect(wild).toBeGreaterThan(0.18);
	});
});

describe('the baseline of a special day', () => {
	const CHRISTMAS = '2026-12-25';
	const french: BaselineOptions = { isCount: true, special: specialDays(['FR'], []) };
	const shopOff = (special: SpecialDays, level: number) => (day: string, back: number) =>
		Math.round(shop(day) * (special(day) ? 0.3 : 1) * (back <= 60 ? level : 1));

	it('is the same day last year at the current level', () => {
		const daily = past(420, shopOff(french.special, 2), CHRISTMAS);
		const found = forecastBaseline(daily, [CHRISTMAS], french);
		const [before = 0] = [daily.get('2025-12-25')];
		expect(found).toMatchObject({ comparedWith: '2025-12-25', hasNoPrecedent: false });
		expect((found.expected[0] ?? 0) / before).toBeCloseTo(2, 0);
	});

	it('may also be as an ordinary day, and either at the level before', () => {
		const alternativesAfter = (weeks: number) => {
			const shift = (day: string, back: number) =>
				Math.round(shop(day) * (special(day) ? 0.3 : 1) * (back <= 7 * weeks ? 3 : 1));
			const { special } = french;
			const daily = past(420, shift, CHRISTMAS);
			return forecastBaseline(daily, [CHRISTMAS], french).alternatives.map(
				({ figures: [figure = 0], comparedWith }) => [
					comparedWith,
					Math.round(figure / weekly(CHRISTMAS) / 0.3),
				],
			);
		};
		expect(alternativesAfter(20)).toEqual([[undefined, 10]]);
		expect(alternativesAfter(4)).toEqual([
			[undefined, 10],
			['2025-12-25', 1],
			[undefined, 3],
		]);
	});

	it('is not adjusted if the past does not reach back to it', () => {
		const daily = past(200, shopOff(french.special, 1), CHRISTMAS);
		const { expected, ...found } = forecastBaseline(daily, [CHRISTMAS], french);
		expect(expected).toStrictEqual([undefined]);
		expect(found).toMatchObject({
			...{ comparedWith: undefined, hasNoPrecedent: true, alternatives: [] },
			special: { sameDayLastYear: '2025-12-25' },
		});
	});

	it('does not affect the baseline of other days', () => {
		const day = '2027-01-05';
		const [with0 = 0] = forecastBaseline(
			past(420, shopOff(french.special, 1), day),
			[day],
			french,
		).expected;
		const [without = 0] = forecastBaseline(past(420, shop, day), [day], french).expected;
		expect(with0 / without).toBeCloseTo(1, 1);
	});

	it('a week long has a wider tolerance and is still evaluated', () => {
		const days = Array.from({ length: 7 }, (_, index) => addDays('2026-05-11', index));
		const daily = past(420, shop, '2026-05-11');
		const week = forecastBaseline(daily, days, french);
		const plain = forecastBaseline(daily, days, COUNTS);
		expect(week).toMatchObject({
			hasNoPrecedent: false,
			special: { sameDayLastYear: '2025-05-29' },
		});
		expect(week.tolerance?.lower).toBeGreaterThan((plain.tolerance?.lower ?? 0) * 1.5);
	});
});

describe('the day of the month', () => {
	const payDay = (factor: number) => (day: string) =>
		Math.round(shop(day) * (day.endsWith('-25') ? factor : 1));
	const DAY = '2026-11-25';

	it('affects the baseline if a year of data shows it', () => {
		const [with0 = 0] = forecastBaseline(past(420, payDay(1.6), DAY), [DAY], COUNTS).expected;
		expect(Math.abs(with0 / weekly(DAY) - 1.6)).toBeLessThan(0.1);
		const [after = 0] = forecastBaseline(
			past(420, payDay(1.6), DAY),
			['2026-11-26'],
			COUNTS,
		).expected;
		expect(after / weekly('2026-11-26')).toBeCloseTo(1, 1);
	});

	it('is counted from the end of the month at its end', () => {
		const monthEnd = (day: string) =>
			Math.round(shop(day) * (addDays(day, 1).endsWith('-01') ? 0.5 : 1));
		const end = '2027-02-28';
		const [expected = 0] = forecastBaseline(past(420, monthEnd, end), [end], COUNTS).expected;
		expect(expected / weekly(end)).toBeCloseTo(0.5, 1);
	});

	it.each([
		['half a year shows it', 200, 1.6],
		['it is less than a tenth', 420, 1.05],
	])('is ignored if only %s', (_, days, factor) => {
		const [expected = 0] = forecastBaseline(
			past(days, payDay(factor), DAY),
			[DAY],
			COUNTS,
		).expected;
		expect(expected / weekly(DAY)).toBeCloseTo(1, 1);
	});
});
