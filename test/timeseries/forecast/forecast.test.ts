import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { conformalInterval } from '../../../platform/timeseries/forecast/predictionInterval';
import { forecast } from '../../../platform/timeseries/forecast/forecast';
import { sumOfAll } from '../../../platform/timeseries/statistics';
import type { DailySeries } from '../../../platform/timeseries/dailySeries';

const END = '2026-11-23';
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

/** What each of the days before has. */
const daysOf = (
	count: number,
	valueOf: (day: string, back: number) => number | undefined,
): DailySeries =>
	new Map(
		Array.from({ length: count }, (_, index) => count - index).flatMap((back) => {
			const day = addDays(END, -back);
			const value = valueOf(day, back);
			return value === undefined ? [] : [[day, value] as const];
		}),
	);

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));
const shop = (day: string) => (isWeekend(day) ? 20 : 100);
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value));

it('a forecast repeats the week with its weekends', () => {
	const expected = forecast(daysOf(200, shop), NOVEMBER, END);
	// A Monday to the next one.
	expect(rounded(expected?.days ?? [])).toEqual([100, 100, 100, 100, 100, 20, 20, 100]);
	expect(expected?.expectedShareElapsed).toBeCloseTo((15 * 100 + 7 * 20) / (21 * 100 + 9 * 20));
});

it('a forecast of a constant series has a narrow interval, and one without a backtest has a wide one', () => {
	const reachOf = (daily: DailySeries) => {
		const { days = [], backtest = [] } = forecast(daily, NOVEMBER, END) ?? {};
		const sum = sumOfAll(days);
		return conformalInterval(sum, backtest, days.length).high / sum - 1;
	};
	expect(reachOf(daysOf(200, shop))).toBeLessThan(0.001);
	expect(reachOf(daysOf(30, shop))).toBeGreaterThan(0.2);
});

it('a forecast follows the level of the last days, not of a single day', () => {
	const sumFor = (daily: DailySeries) => sumOfAll(forecast(daily, NOVEMBER, END)?.days ?? []);
	const plain = sumFor(daysOf(120, shop));
	const doubled = sumFor(daysOf(120, (day, back) => shop(day) * (back <= 28 ? 2 : 1)));
	expect(doubled / plain).toBeGreaterThan(1.6);
	const once = sumFor(daysOf(120, (day, back) => shop(day) * (back === 3 ? 30 : 1)));
	expect(once / plain).toBeLessThan(1.2);
	const stopped = sumFor(daysOf(120, (day, back) => (back === 3 ? 0 : shop(day))));
	expect(stopped / plain).toBeGreaterThan(0.9);
});

it('a forecast repeats the yearly seasonality', () => {
	// The last week of November has three times as much, every year.
	const sale = (day: string) =>
		shop(day) * (day.slice(5) >= '11-23' && day.slice(5) < '12-01' ? 3 : 1);
	const { days = [] } = forecast(daysOf(800, sale), NOVEMBER, END) ?? {};
	expect(sumOfAll(days)).toBeGreaterThan(1.5 * (6 * 100 + 2 * 20));
});

it('a forecast uses the weekday profile of a period that began before the first figure', () => {
	const whole = { from: '2026-10-26', to: '2026-11-30' };
	const { days = [], expectedShareElapsed } = forecast(daysOf(20, shop), whole, END) ?? {};
	expect(rounded(days)).toEqual([100, 100, 100, 100, 100, 20, 20, 100]);
	// Four weeks, and one with a Monday.
	expect(expectedShareElapsed).toBeCloseTo((4 * 540) / (5 * 540 + 100), 2);
});

it('a forecast needs more than a few days, but not one of each weekday', () => {
	expect(forecast(daysOf(13, shop), NOVEMBER, END)).toBeUndefined();
	expect(forecast(new Map(), NOVEMBER, END)).toBeUndefined();
	const gaps = daysOf(100, (day, back) => (back % 5 === 0 ? undefined : shop(day)));
	const ratio = sumOfAll(forecast(gaps, NOVEMBER, END)?.days ?? []) / (6 * 100 + 2 * 20);
	expect(ratio).toBeCloseTo(1, 1);
});

it.each<[string, (day: string, back: number) => number]>([
	['nothing at all', () => 0],
	['nothing on weekends', (day) => (isWeekend(day) ? 0 : 10)],
	['something once a week', (_, back) => (back % 7 === 2 ? 5 : 0)],
	['less than nothing', () => -10],
])('a forecast has numbers for %s', (_, valueOf) => {
	for (const count of [14, 40, 400, 800]) {
		const {
			days = [],
			backtest = [],
			expectedShareElapsed,
		} = forecast(daysOf(count, valueOf), NOVEMBER, END) ?? {};
		const sum = sumOfAll(days);
		const { low, high } = conformalInterval(sum, backtest, days.length);
		expect([days.length, ...[sum, low, high, expectedShareElapsed].map(Number.isFinite)]).toEqual([
			8,
			...[true, true, true, true],
		]);
		expect(low <= sum && sum <= high).toBe(true);
	}
});

it('a forecast of small counts is their mean, not their median', () => {
	// Nothing on most days, and one or two on others.
	const { days = [] } =
		forecast(
			daysOf(300, (_, back) => [0, 0, 1, 0, 2, 0, 0, 0, 0, 1][back % 10]),
			NOVEMBER,
			END,
		) ?? {};
	expect(sumOfAll(days) / days.length).toBeCloseTo(0.4, 1);
});

it.each([
	['the first day', '2026-11-01', '2026-11-30', '2026-11-01'],
	['a year', '2026-01-01', '2026-12-31', '2026-11-23'],
	['a year that begins', '2026-01-01', '2026-12-31', '2026-01-01'],
	['two years', '2026-01-01', '2027-12-31', '2026-03-01'],
])('a forecast of %s has a value for each remaining day', (_, from, to, end) => {
	const daily = new Map([...daysOf(900, shop)].filter(([day]) => day < end));
	const expected = forecast(daily, { from, to }, end);
	const remaining = (Date.parse(to) - Date.parse(end)) / 86_400_000 + 1;
	expect(expected?.days).toHaveLength(remaining);
	const over = (Date.parse(end) - Date.parse(from)) / 86_400_000;
	expect(expected?.expectedShareElapsed).toBeCloseTo(over / (over + remaining), 1);
});
