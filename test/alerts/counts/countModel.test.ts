import { CountModel, countLimits } from '../../../platform/alerts/expectation/countModel';
import type { CountDay } from '../../../platform/alerts/expectation/countModel';
import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';

const TODAY = '2026-11-23';
const RARE = 0.0015;

/** Days before today, by how many days before it they are. */
const past = (days: number, countOn: (back: number, day: string) => Partial<CountDay>) =>
	Array.from({ length: days }, (_, index): CountDay => {
		const day = addDays(TODAY, index - days);
		return { day, count: 5, isExcluded: false, ...countOn(days - index, day) };
	});
const expected = (days: readonly CountDay[], on = [TODAY]) => new CountModel(days).expectedOn(on);

describe('the expected count', () => {
	it('is the level of the past, for several days together their sum', () => {
		const even = past(100, () => ({}));
		const { low, high } = expected(even) ?? {};
		expect(low).toBeCloseTo(5);
		expect(high).toBeCloseTo(5);
		expect(expected(even, [TODAY, addDays(TODAY, 1)])?.low).toBeCloseTo(10);
	});

	it('is unknown without a day that counts', () => {
		expect(expected([])).toBeUndefined();
		expect(expected(past(50, () => ({ isExcluded: true })))).toBeUndefined();
	});

	it('leaves out excluded days', () => {
		const days = past(100, (back) => (back <= 10 ? { count: 500, isExcluded: true } : {}));
		expect(expected(days)?.high).toBeCloseTo(5);
	});

	it('is between a fast and a slow level after a change', () => {
		const { low = 0, high = 0 } =
			expected(past(400, (back) => ({ count: back <= 14 ? 10 : 5 }))) ?? {};
		// Two weeks weigh half in one of both, and 1 - 2^(-1/4) in the other.
		expect(high).toBeCloseTo(7.5, 1);
		expect(low).toBeCloseTo(5 + 5 * (1 - 2 ** -0.25), 1);
	});

	it('has the share of its weekday, which ten events of an average one join', () => {
		const days = past(364, (_, day) => ({ count: weekdayOf(day) === 1 ? 12 : 5 }));
		const [monday = 0, tuesday = 0] = [TODAY, addDays(TODAY, 1)].map(
			(day) => expected(days, [day])?.low,
		);
		expect(monday / tuesday).toBeCloseTo((52 * 12 + 10) / (52 * 5 + 10), 2);
		const before = past(728, (back, day) => ({
			count: weekdayOf(day) === 1 && back > 364 ? 99 : 5,
		}));
		const [now = 0, other = 1] = [TODAY, addDays(TODAY, 1)].map(
			(day) => expected(before, [day])?.low,
		);
		expect(now / other).toBeCloseTo(1, 2);
	});
});

describe('the dispersion of counts', () => {
	it('is 1 if counts vary no more than chance lets them', () => {
		expect(expected(past(200, () => ({})))?.dispersion).toBe(1);
	});

	it('is larger if they vary more, and cuts outliers', () => {
		const wild = past(221, (back) => ({ count: back % 2 === 0 ? 0 : 10 }));
		// Each day is five away from five, which is the square of its standard deviation five times over.
		expect(expected(wild)?.dispersion).toBeGreaterThan(4);
		expect(expected(wild)?.dispersion).toBeLessThan(5.5);
		const outlier = past(221, (back) => ({ count: back === 1 ? 5_000 : 5 }));
		expect(expected(outlier)?.dispersion).toBeLessThanOrEqual(12);
	});

	it('leaves out excluded days', () => {
		const days = past(221, (back) => (back % 10 === 0 ? { count: 90, isExcluded: true } : {}));
		expect(expected(days)?.dispersion).toBe(1);
	});
});

/** The probability of at most so many events (Poisson). */
function poisson(count: number, mean: number): number {
	let [term, sum] = [Math.exp(-mean), Math.exp(-mean)];
	for (let one = 1; one <= count; one++) sum += term *= mean / one;
	return sum;
}

describe('the limits of counts', () => {
	it.each([2, 8, 20, 70])('are as rare as they should be: %d', (mean) => {
		const { low, high } = countLimits({ low: mean, high: mean, dispersion: 1 }, RARE);
		if (low !== undefined) expect(poisson(low, mean)).toBeLessThanOrEqual(RARE);
		expect(poisson((low ?? -1) + 1, mean)).toBeGreaterThan(RARE);
		expect(1 - poisson(high - 1, mean)).toBeLessThanOrEqual(RARE);
		expect(1 - poisson(high - 2, mean)).toBeGreaterThan(RARE);
	});

	it('are wider the more counts vary, and no lower limit is below 0', () => {
		const [even, wild] = [1, 3].map((dispersion) =>
			countLimits({ low: 40, high: 40, dispersion }, RARE),
		);
		expect(wild?.low).toBeLessThan(even?.low ?? 0);
		expect(wild?.high).toBeGreaterThan(even?.high ?? Infinity);
		expect(countLimits({ low: 2, high: 2, dispersion: 1 }, RARE).low).toBeUndefined();
	});
});
