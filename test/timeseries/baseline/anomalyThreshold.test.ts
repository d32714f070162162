import type { Residual } from '../../../platform/timeseries/baseline/anomalyThreshold';
import { fitThreshold, halfWidth } from '../../../platform/timeseries/baseline/anomalyThreshold';
import { TRAINING_DAYS } from '../../../platform/timeseries/baseline/candidateThresholds';

const MIDDLE = 0.1;
/** Residuals that are never an anomaly, however rare. */
const LEAST = -Math.log(0.85);

/**
 * Past days by their residuals and, for each volatility memory, the multiples of the expected size.
 */
const daysOf = (
	errorOn: (day: number) => number,
	timesOn: (day: number) => readonly number[] = () => [1, 1],
): Residual[] =>
	Array.from({ length: TRAINING_DAYS }, (_, day) => ({
		residual: errorOn(day),
		scales: timesOn(day).map((times) => times * MIDDLE),
	}));

const TYPICAL = [MIDDLE, MIDDLE];

/** A number between 0 and 1, in a way of its own on every day. */
const chance = (day: number) => ((day * 7919) % 1009) / 1009;

describe('the threshold of drops', () => {
	const rarer = (errorOn: (day: number) => number) => {
		const days = daysOf(errorOn);
		const reach = halfWidth(fitThreshold(days, MIDDLE).lower, TYPICAL, MIDDLE);
		return days.filter(({ residual }) => -residual > reach + 1e-9).length;
	};

	it('is exceeded by nine days in 43 weeks, and a lower one would find less', () => {
		const outages = (day: number) => (day % 33 === 0 ? -0.4 - day / 600 : -chance(day) / 10);
		expect(rarer((day) => (day < 9 * 33 ? outages(day) : 0))).toBe(9);
	});

	it('is exceeded by three days if a lower one would find little more', () => {
		expect(rarer((day) => -chance(day))).toBe(3);
	});

	it('does not depend on rises', () => {
		const days = daysOf((day) => (day % 10 === 0 ? 2 : -chance(day) / 4));
		expect(halfWidth(fitThreshold(days, MIDDLE).lower, TYPICAL, MIDDLE)).toBeLessThan(0.25);
	});
});

describe('the threshold of rises', () => {
	const spikes = (days: number) => (day: number) => {
		const [spike, since] = [Math.floor(day / 40), day % 40];
		return since < days ? 0.2 + spike / 10 : chance(day) / 10;
	};

	it.each([1, 4, 12])(
		'is exceeded by five spikes of %d days, and by as many smaller ones',
		(days) => {
			const reach = halfWidth(fitThreshold(daysOf(spikes(days)), MIDDLE).higher, TYPICAL, MIDDLE);
			// There are eight, from 0.2 to 0.9 in the order in which they come.
			expect(reach).toBeGreaterThan(0.39);
			expect(reach).toBeLessThan(0.51);
		},
	);
});

describe('the volatility of residuals', () => {
	const isWild = (day: number) => day % 20 >= 10;
	/** Off by up to the size in calm times, and by up to four times as much in wild ones. */
	const errorOn = (size: number) => (day: number) =>
		(chance(day) - 0.5) * 2 * size * (isWild(day) ? 4 : 1);

	it.each([
		['the first', 0],
		['the second', 1],
	])('follows the half-life that predicts it best: %s', (_, memory) => {
		const timesOn = (day: number) => {
			const scale = isWild(day) ? 2 : 0.5;
			return memory === 0 ? [scale, 1] : [1, scale];
		};
		const { lower } = fitThreshold(daysOf(errorOn(0.15), timesOn), MIDDLE);
		expect(lower.volatility).toBe(memory);
		const [calm = 0, wild = 0] = [false, true].map((is) =>
			halfWidth(
				lower,
				timesOn(is ? 10 : 0).map((times) => times * MIDDLE),
				MIDDLE,
			),
		);
		expect(calm).toBeLessThan(0.2);
		expect(wild).toBeGreaterThan(0.4);
	});

	it('uses the default model if no other predicts better', () => {
		const { lower, higher } = fitThreshold(daysOf(errorOn(0.01)), MIDDLE);
		expect([lower.volatility, lower.volatilityExponent]).toEqual([0, 1]);
		expect([higher.volatility, higher.volatilityExponent]).toEqual([0, 1]);
	});
});

it('in the first weeks of a volatile series, only a residual above the recent ones is an anomaly', () => {
	const { lower } = fitThreshold(
		daysOf((day) => (chance(day) - 0.5) / 10),
		MIDDLE,
	);
	const reach = (times: number) => halfWidth(lower, [times * MIDDLE, MIDDLE], MIDDLE);
	expect(reach(5)).toBeCloseTo(5 * 1.4 * MIDDLE);
	expect(reach(1)).toBeLessThan(LEAST);
});

it('an anomaly of a short series is three times the typical residual', () => {
	const days = daysOf((day) => -chance(day) / 10).slice(0, 10);
	expect(halfWidth(fitThreshold(days, MIDDLE).lower, TYPICAL, MIDDLE)).toBeCloseTo(3 * MIDDLE);
});
