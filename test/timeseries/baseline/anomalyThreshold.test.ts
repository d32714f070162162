import type { Residual } from '../../../platform/timeseries/baseline/anomalyThreshold';
import {
	TRAINING_DAYS,
	fitThreshold,
	halfWidth,
} from '../../../platform/timeseries/baseline/anomalyThreshold';

const MIDDLE = 0.1;
/** What is never told, however rare. */
const LEAST = -Math.log(0.85);

/** Days of the past, by how far each was off, and how many times as far as usual that was to be expected, by each memory. */
const daysOf = (
	errorOn: (day: number) => number,
	timesOn: (day: number) => readonly number[] = () => [1, 1],
): Residual[] =>
	Array.from({ length: TRAINING_DAYS }, (_, day) => ({
		residual: errorOn(day),
		scales: timesOn(day).map((times) => times * MIDDLE),
	}));

const USUAL = [MIDDLE, MIDDLE];

/** A number between 0 and 1, in a way of its own on every day. */
const chance = (day: number) => ((day * 7919) % 1009) / 1009;

describe('on the lower side', () => {
	const rarer = (errorOn: (day: number) => number) => {
		const days = daysOf(errorOn);
		const reach = halfWidth(fitThreshold(days, MIDDLE).lower, USUAL, MIDDLE);
		return days.filter(({ residual }) => -residual > reach + 1e-9).length;
	};

	it('nine days in 43 weeks are rare, where fewer would tell less', () => {
		const outages = (day: number) => (day % 33 === 0 ? -0.4 - day / 600 : -chance(day) / 10);
		expect(rarer((day) => (day < 9 * 33 ? outages(day) : 0))).toBe(9);
	});

	it('three are, where more would tell little more', () => {
		expect(rarer((day) => -chance(day))).toBe(3);
	});

	it('what is higher does not matter', () => {
		const days = daysOf((day) => (day % 10 === 0 ? 2 : -chance(day) / 4));
		expect(halfWidth(fitThreshold(days, MIDDLE).lower, USUAL, MIDDLE)).toBeLessThan(0.25);
	});
});

describe('on the higher side', () => {
	const spikes = (days: number) => (day: number) => {
		const [spike, since] = [Math.floor(day / 40), day % 40];
		return since < days ? 0.2 + spike / 10 : chance(day) / 10;
	};

	it.each([1, 4, 12])(
		'five spikes of %d days are rare, and as many more as are smaller',
		(days) => {
			const reach = halfWidth(fitThreshold(daysOf(spikes(days)), MIDDLE).higher, USUAL, MIDDLE);
			// There are eight, from 0.2 to 0.9 in the order in which they come.
			expect(reach).toBeGreaterThan(0.39);
			expect(reach).toBeLessThan(0.51);
		},
	);
});

describe('what varies', () => {
	const isWild = (day: number) => day % 20 >= 10;
	/** Off by up to the size in calm times, and by up to four times as much in wild ones. */
	const errorOn = (size: number) => (day: number) =>
		(chance(day) - 0.5) * 2 * size * (isWild(day) ? 4 : 1);

	it.each([
		['the first', 0],
		['the second', 1],
	])('follows the memory that knows of it: %s', (_, memory) => {
		const timesOn = (day: number) => {
			const known = isWild(day) ? 2 : 0.5;
			return memory === 0 ? [known, 1] : [1, known];
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

	it('follows the plainest way where none tells more', () => {
		const { lower, higher } = fitThreshold(daysOf(errorOn(0.01)), MIDDLE);
		expect([lower.volatility, lower.volatilityExponent]).toEqual([0, 1]);
		expect([higher.volatility, higher.volatilityExponent]).toEqual([0, 1]);
	});
});

it('in the first weeks of wild times, more than days are off lately is needed', () => {
	const { lower } = fitThreshold(
		daysOf((day) => (chance(day) - 0.5) / 10),
		MIDDLE,
	);
	const reach = (times: number) => halfWidth(lower, [times * MIDDLE, MIDDLE], MIDDLE);
	expect(reach(5)).toBeCloseTo(5 * 1.4 * MIDDLE);
	expect(reach(1)).toBeLessThan(LEAST);
});

it('of a few days, three times as far as usual is rare', () => {
	const days = daysOf((day) => -chance(day) / 10).slice(0, 10);
	expect(halfWidth(fitThreshold(days, MIDDLE).lower, USUAL, MIDDLE)).toBeCloseTo(3 * MIDDLE);
});
