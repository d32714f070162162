import type { Candidate, CandidateSide, ThresholdOf } from './candidateThresholds';
import { thresholdsByDays, thresholdsByEpisodes } from './candidateThresholds';

/** The residual of a past day, and the scales that were predicted for it. */
export interface Residual {
	/** The actual minus the expected value, as a logarithm. */
	readonly residual: number;
	/**
	 * The predicted scale of the residual by each volatility estimate; the first has the shortest
	 * half-life.
	 */
	readonly scales: readonly number[];
}

/** How the anomaly threshold of one side follows the predicted volatility. */
export interface AnomalyThreshold {
	readonly volatility: number;
	/**
	 * The power of the volatility in the threshold: 0.5 damps it, 2 allows hardly any alert in
	 * volatile times.
	 */
	readonly volatilityExponent: VolatilityExponent;
	readonly threshold: number;
}

interface SideSettings extends CandidateSide {
	readonly sign: number;
	/**
	 * The changes that a threshold should detect when they come on top of a day's residual: 30 %, and
	 * two much larger ones.
	 */
	readonly changes: readonly [small: number, large: number, huge: number];
	readonly thresholdsOf: (candidate: Candidate, least: number, side: SideSettings) => ThresholdOf;
}

/** What each past day that would have raised an alert costs, in recall. */
const ALARM_COST = 0.005;
/** The threshold is never below half the typical residual. */
const MIN_MULTIPLE = 0.5;
/**
 * The threshold is never below 1.4 times the recent residual, which matters in the first weeks of
 * volatile times.
 */
const MIN_MULTIPLE_OF_RECENT = 1.4;
/** Fewer days are too small a sample for a quantile. */
const SMALL_SAMPLE = 14;
const MIN_MULTIPLE_OF_SMALL_SAMPLE = 3;

const VOLATILITY_EXPONENTS = [1, 0.5, 1.5, 2] as const;
type VolatilityExponent = (typeof VOLATILITY_EXPONENTS)[number];
/** A non-default model must score this much better than the default. */
const MODEL_PENALTY = 0.005;

/** A deviation below 15 % is never an anomaly. Both limits are logarithms, like residuals. */
export const MIN_ANOMALOUS_DEVIATION = { lower: -Math.log(0.85), higher: Math.log(1.15) };
const LOWER: SideSettings = {
	sign: -1,
	minDeviation: MIN_ANOMALOUS_DEVIATION.lower,
	changes: changesOf(-Math.log(0.7)),
	anomalyCounts: [9, 7, 5, 3],
	thresholdsOf: thresholdsByDays,
};
const HIGHER: SideSettings = {
	sign: 1,
	minDeviation: MIN_ANOMALOUS_DEVIATION.higher,
	changes: changesOf(Math.log(1.3)),
	anomalyCounts: [5, 4, 3, 2],
	thresholdsOf: thresholdsByEpisodes,
};

function changesOf(change: number): SideSettings['changes'] {
	return [change, 1.75 * change, 2.5 * change];
}

/**
 * Fits the anomaly threshold of each side. Each candidate model is backtested, and the one that
 * would have detected most relevant changes with the fewest false alerts is chosen.
 *
 * @param residuals of days in order
 * @param middle the typical residual
 */
export function fitThreshold(
	residuals: readonly Residual[],
	middle: number,
): Readonly<Record<'lower' | 'higher', AnomalyThreshold>> {
	const past = trainingResiduals(residuals, middle);
	return { lower: bestThreshold(past, LOWER), higher: bestThreshold(past, HIGHER) };
}

/** A model of the typical residual, applied to the training days. */
interface CandidateModel extends Pick<AnomalyThreshold, 'volatility' | 'volatilityExponent'> {
	/** For each day. */
	readonly typicalSizes: Float64Array;
}

/** The residuals of the training days. */
interface TrainingResiduals {
	/** How much higher each was than expected. */
	readonly signedResiduals: Float64Array;
	/** The smallest threshold of each day, from the recent residuals. */
	readonly minimums: Float64Array;
	readonly candidates: readonly CandidateModel[];
}

function trainingResiduals(residuals: readonly Residual[], middle: number): TrainingResiduals {
	const ofEach = (numberOf: (one: Residual) => number) => {
		const numbers = new Float64Array(residuals.length);
		residuals.forEach((one, at) => (numbers[at] = numberOf(one)));
		return numbers;
	};
	const volatilities = (residuals[0]?.scales ?? []).map((_, volatility) =>
		ofEach(({ scales }) => scales[volatility] ?? middle),
	);
	const signedResiduals = ofEach(({ residual }) => residual);
	return {
		signedResiduals,
		minimums: (volatilities[0] ?? signedResiduals).map((size) => MIN_MULTIPLE_OF_RECENT * size),
		candidates: volatilities.flatMap((scales, volatility) =>
			VOLATILITY_EXPONENTS.map((volatilityExponent) => {
				const typicalSizes = scales.map((size) => typicalSize(size, volatilityExponent, middle));
				return { volatility, volatilityExponent, typicalSizes };
			}),
		),
	};
}

/**
 * The half-width of the interval beyond which a residual is an anomaly.
 *
 * @param scales the predicted scale by each volatility estimate
 */
export function halfWidth(
	{ volatility, volatilityExponent, threshold }: AnomalyThreshold,
	scales: readonly number[],
	middle: number,
): number {
	const [lately = middle] = scales;
	const typical = typicalSize(scales[volatility] ?? middle, volatilityExponent, middle);
	return Math.max(threshold * typical, MIN_MULTIPLE_OF_RECENT * lately);
}

/** The typical residual at a predicted scale. */
function typicalSize(size: number, volatilityExponent: VolatilityExponent, middle: number): number {
	return power(size / middle, volatilityExponent) * middle;
}

/** A power by one of `VOLATILITY_EXPONENTS`; the general operator takes several times as long. */
function power(base: number, exponent: VolatilityExponent): number {
	if (exponent === 1) return base;
	if (exponent === 2) return base * base;
	return exponent === 0.5 ? Math.sqrt(base) : base * Math.sqrt(base);
}

function bestThreshold(
	{ signedResiduals, minimums, candidates }: TrainingResiduals,
	side: SideSettings,
): AnomalyThreshold {
	const atLeast =
		signedResiduals.length < SMALL_SAMPLE ? MIN_MULTIPLE_OF_SMALL_SAMPLE : MIN_MULTIPLE;
	const deviations = signedResiduals.map((residual) => side.sign * residual);
	let best: AnomalyThreshold = { volatility: 0, volatilityExponent: 1, threshold: atLeast };
	let bestScore = -Infinity;
	for (const { volatility, volatilityExponent, typicalSizes } of candidates) {
		const candidate = { deviations, typicalSizes, minimums };
		const thresholdOf = side.thresholdsOf(candidate, atLeast, side);
		const doubt = volatility === 0 && volatilityExponent === 1 ? 0 : MODEL_PENALTY;
		for (const anomalyCount of side.anomalyCounts) {
			const threshold = thresholdOf(anomalyCount);
			const cost = ALARM_COST * anomalyCount + doubt;
			const score = recall(candidate, threshold, side, bestScore + cost) - cost;
			if (score > bestScore)
				[best, bestScore] = [{ volatility, volatilityExponent, threshold }, score];
		}
	}
	return best;
}

/**
 * The share of the relevant changes that a threshold would have detected; 0 as soon as it can no
 * longer be more than `needed`.
 */
function recall(
	{ deviations, typicalSizes, minimums }: Candidate,
	threshold: number,
	side: SideSettings,
	needed: number,
): number {
	const [small, large, huge] = side.changes;
	const all = deviations.length * side.changes.length;
	// A little less than can be missed exactly, so that rounding never decides.
	const mostMissed = all * (1 - needed) + 1e-6;
	let detected = 0;
	// A loop by index, because entries() allocates a pair for each day in every trial.
	for (let at = 0; at < deviations.length; at++) {
		const one = deviations[at] ?? 0;
		const limit = Math.max(
			side.minDeviation,
			threshold * (typicalSizes[at] ?? 0),
			minimums[at] ?? 0,
		);
		// A threshold that detects a change also detects all larger ones.
		if (one + small > limit) detected += 3;
		else if (one + large > limit) detected += 2;
		else if (one + huge > limit) detected += 1;
		if (side.changes.length * (at + 1) - detected > mostMissed) return 0;
	}
	return detected / all;
}
