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
	readonly volatilityExponent: number;
	readonly threshold: number;
}

interface Side {
	readonly sign: number;
	/** The smallest deviation that can be an anomaly. */
	readonly minDeviation: number;
	/**
	 * The changes that should be detected on top of a day's residual: 30 %, and two much larger
	 * ones.
	 */
	readonly changes: readonly [small: number, large: number, huge: number];
	/**
	 * The numbers of anomalies to try: past days on the lower side, episodes of several days on the
	 * higher side.
	 */
	readonly anomalyCounts: readonly number[];
	readonly thresholdsOf: (candidate: Candidate, least: number, side: Side) => ThresholdOf;
}

/** The threshold at which a given number of anomalies would have occurred. */
type ThresholdOf = (anomalyCount: number) => number;

/**
 * The number of days to train on, a multiple of seven; the residuals of earlier days come from
 * immature baselines.
 */
export const TRAINING_DAYS = 7 * 43;
/** The recall that each past anomaly must gain, because it would have been an alarm. */
const ALARM_COST = 0.005;
/** Anomalous days at most 3 days apart count as one episode. */
const EPISODE_GAP_DAYS = 3;
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

const VOLATILITY_EXPONENTS = [1, 0.5, 1.5, 2];
/** A non-default model must score this much better than the default. */
const MODEL_PENALTY = 0.005;

/** A deviation below 15 % is never an anomaly. */
export const MIN_DEVIATION = { lower: -Math.log(0.85), higher: Math.log(1.15) };
const LOWER: Side = {
	sign: -1,
	minDeviation: MIN_DEVIATION.lower,
	changes: changesOf(-Math.log(0.7)),
	anomalyCounts: [9, 7, 5, 3],
	thresholdsOf: thresholdsByDays,
};
const HIGHER: Side = {
	sign: 1,
	minDeviation: MIN_DEVIATION.higher,
	changes: changesOf(Math.log(1.3)),
	anomalyCounts: [5, 4, 3, 2],
	thresholdsOf: thresholdsByEpisodes,
};

function changesOf(change: number): Side['changes'] {
	return [change, 1.75 * change, 2.5 * change];
}

/**
 * Fits the anomaly threshold of each side. Each candidate model is backtested, and the one that
 * would have detected most relevant changes for its number of alarms is chosen.
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
function typicalSize(size: number, volatilityExponent: number, middle: number): number {
	const times = size / middle;
	return (
		(volatilityExponent === 1
			? times
			: volatilityExponent === 2
				? times * times
				: times ** volatilityExponent) * middle
	);
}

/** A candidate model and its results on the past, on one side; each array has a value per day. */
interface Candidate {
	/** The residual; positive on this side. */
	readonly deviations: Float64Array;
	/** The size of residual that the model expects. */
	readonly typicalSizes: Float64Array;
	/** The smallest residual that can be an anomaly. */
	readonly minimums: Float64Array;
}

function bestThreshold(
	{ signedResiduals, minimums, candidates }: TrainingResiduals,
	side: Side,
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
			const score = recall(candidate, threshold, side) - ALARM_COST * anomalyCount - doubt;
			if (score > bestScore)
				[best, bestScore] = [{ volatility, volatilityExponent, threshold }, score];
		}
	}
	return best;
}

/** Thresholds that a given number of days exceed. */
function thresholdsByDays({ deviations, typicalSizes }: Candidate, least: number): ThresholdOf {
	const ratios: number[] = [];
	for (let at = 0; at < deviations.length; at++) {
		const ratio = (deviations[at] ?? 0) / (typicalSizes[at] ?? 1);
		if (ratio > least) ratios.push(ratio);
	}
	ratios.sort((one, other) => other - one);
	return (anomalyCount) =>
		ratios[Math.floor((anomalyCount * deviations.length) / TRAINING_DAYS)] ?? least;
}

/** Thresholds that a given number of episodes exceed, however many days each lasts. */
function thresholdsByEpisodes(
	{ deviations, typicalSizes }: Candidate,
	least: number,
	side: Side,
): ThresholdOf {
	const largeResiduals: LargeResidual[] = [];
	for (let at = 0; at < deviations.length; at++) {
		const one = deviations[at] ?? 0;
		if (one > side.minDeviation) largeResiduals.push({ at, ratio: one / (typicalSizes[at] ?? 1) });
	}
	const ratios = largeResiduals.map(({ ratio }) => ratio).sort((one, other) => other - one);
	return (anomalyCount) => {
		const mostEpisodes = Math.floor((anomalyCount * deviations.length) / TRAINING_DAYS);
		let allowed = mostEpisodes;
		while (
			allowed < ratios.length &&
			episodesBeyond(largeResiduals, ratios[allowed + 1] ?? least) <= mostEpisodes
		) {
			allowed += 1;
		}
		return Math.max(least, ratios[allowed] ?? least);
	};
}

/** A day with a large residual, as a multiple of the typical one. */
interface LargeResidual {
	readonly at: number;
	readonly ratio: number;
}

function episodesBeyond(largeResiduals: readonly LargeResidual[], threshold: number): number {
	let [times, last] = [0, -Infinity];
	for (const { at, ratio } of largeResiduals) {
		if (ratio <= threshold) continue;
		if (at - last > EPISODE_GAP_DAYS) times += 1;
		last = at;
	}
	return times;
}

/** The share of the relevant changes that a threshold would have detected. */
function recall(
	{ deviations, typicalSizes, minimums }: Candidate,
	threshold: number,
	side: Side,
): number {
	const [small, large, huge] = side.changes;
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
	}
	return detected / (deviations.length * side.changes.length);
}
