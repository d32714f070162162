import type {
	AnomalyThreshold,
	Residual,
} from '../../../platform/timeseries/baseline/anomalyThreshold';
import { fitThreshold, halfWidth } from '../../../platform/timeseries/baseline/anomalyThreshold';
import {
	thresholdsByEpisodes,
	TRAINING_DAYS,
} from '../../../platform/timeseries/baseline/candidateThresholds';

const MIDDLE = 0.1;
const EXPONENTS = [1, 0.5, 1.5, 2] as const;
const LOWER = { sign: -1, least: -Math.log(0.85), change: -Math.log(0.7), counts: [9, 7, 5, 3] };
const HIGHER = { sign: 1, least: Math.log(1.15), change: Math.log(1.3), counts: [5, 4, 3, 2] };

/** Numbers between 0 and 1, the same of the same seed. */
function chances(seed: number): () => number {
	let state = seed;
	return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Residuals with calm and volatile times and some outliers, each predicted in two ways. */
function seriesOf(length: number, seed: number): Residual[] {
	const chance = chances(seed);
	return Array.from({ length }, (_, day) => {
		const volatility = day % 30 < 8 + 2 * seed ? 1 : 2.5;
		const outlier = chance() < 0.05 ? 6 : 1;
		const residual = (chance() - 0.5) * 2 * MIDDLE * volatility * outlier;
		const scales = [volatility * (0.5 + chance()), 0.5 + chance()].map((one) => one * MIDDLE);
		return { residual, scales };
	});
}

/** The threshold that detects most for its number of alarms, by trying all of them in full. */
function searched(
	days: readonly Residual[],
	side: typeof LOWER,
	thresholdsOf: typeof thresholdsByEpisodes,
): AnomalyThreshold {
	const least = days.length < 14 ? 3 : 0.5;
	const deviations = new Float64Array(days.map(({ residual }) => side.sign * residual));
	const minimums = new Float64Array(days.map(({ scales }) => 1.4 * (scales[0] ?? 0)));
	let best: AnomalyThreshold & { score: number } = {
		...{ volatility: 0, volatilityExponent: 1, threshold: least, score: -Infinity },
	};
	for (const volatility of [0, 1]) {
		for (const volatilityExponent of EXPONENTS) {
			const typicalSizes = new Float64Array(
				days.map(
					({ scales }) => ((scales[volatility] ?? 0) / MIDDLE) ** volatilityExponent * MIDDLE,
				),
			);
			const candidate = { deviations, typicalSizes, minimums };
			const settings = { minDeviation: side.least, anomalyCounts: side.counts };
			for (const count of side.counts) {
				const threshold = thresholdsOf(candidate, least, settings)(count);
				const limits = days.map((_, at) =>
					Math.max(side.least, threshold * (typicalSizes[at] ?? 0), minimums[at] ?? 0),
				);
				const changes = [1, 1.75, 2.5].map((times) => times * side.change);
				const detected = limits.flatMap((limit, at) =>
					changes.filter((change) => (deviations[at] ?? 0) + change > limit),
				).length;
				const isDefault = volatility === 0 && volatilityExponent === 1;
				const cost = 0.005 * count + (isDefault ? 0 : 0.005);
				const score = detected / (3 * days.length) - cost;
				if (score > best.score) best = { volatility, volatilityExponent, threshold, score };
			}
		}
	}
	return best;
}

/** The threshold that so many days exceed, by sorting them all. */
const byDays: typeof thresholdsByEpisodes =
	({ deviations, typicalSizes }, least) =>
	(count) => {
		const ratios = Array.from(deviations, (one, at) => one / (typicalSizes[at] ?? 1));
		ratios.sort((one, other) => other - one);
		const exceeding = Math.floor((count * deviations.length) / TRAINING_DAYS);
		return Math.max(least, ratios[exceeding] ?? least);
	};

const SERIES = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
	[13, 14, 60, TRAINING_DAYS].map((length) => [length, seed] as const),
);

it.each(SERIES)('the thresholds are those of a full search: %d days, series %d', (length, seed) => {
	const days = seriesOf(length, seed);
	const { lower, higher } = fitThreshold(days, MIDDLE);
	for (const [found, side, thresholdsOf] of [
		[lower, LOWER, byDays],
		[higher, HIGHER, thresholdsByEpisodes],
	] as const) {
		const { volatility, volatilityExponent, threshold } = searched(days, side, thresholdsOf);
		expect(found).toMatchObject({ volatility, volatilityExponent });
		expect(found.threshold).toBeCloseTo(threshold, 9);
	}
});

it.each(EXPONENTS)('the threshold follows the volatility by its power of %d', (exponent) => {
	const threshold = { volatility: 1, volatilityExponent: exponent, threshold: 3 };
	expect(halfWidth(threshold, [0, 2 * MIDDLE], MIDDLE)).toBeCloseTo(3 * 2 ** exponent * MIDDLE);
});

it('the threshold is that of typical residuals where no others are predicted', () => {
	const threshold = { volatility: 1, volatilityExponent: 1 as const, threshold: 3 };
	expect(halfWidth(threshold, [], MIDDLE)).toBeCloseTo(3 * MIDDLE);
	expect(fitThreshold([], MIDDLE).lower).toEqual({
		...{ volatility: 0, volatilityExponent: 1, threshold: 3 },
	});
});

describe('the threshold that some episodes exceed', () => {
	const side = { minDeviation: 0.14, anomalyCounts: [1] };
	/** The threshold that one episode may exceed in 43 weeks with large residuals on some days. */
	const ofOne = (large: Readonly<Record<number, number>>) => {
		const deviations = new Float64Array(TRAINING_DAYS).map((_, at) => large[at] ?? 0.1);
		const typicalSizes = new Float64Array(TRAINING_DAYS).fill(MIDDLE);
		const minimums = new Float64Array(TRAINING_DAYS);
		return thresholdsByEpisodes({ deviations, typicalSizes, minimums }, 0.5, side)(1);
	};

	it('counts days that are at most three days apart as one', () => {
		expect(ofOne({ 10: 0.9, 13: 0.8, 16: 0.7, 50: 0.4 })).toBeCloseTo(4);
		expect(ofOne({ 10: 0.9, 14: 0.8, 50: 0.4 })).toBeCloseTo(8);
	});

	it('is the least one if nothing else is beyond it, and leaves out small residuals', () => {
		expect(ofOne({ 10: 0.9 })).toBe(0.5);
		expect(ofOne({ 10: 0.9, 50: 0.14 })).toBe(0.5);
		expect(ofOne({ 10: 0.9, 50: 0.15 })).toBeCloseTo(1.5);
	});
});
