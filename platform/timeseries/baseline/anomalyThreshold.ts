/** How far a day of the past was off, and what was to be expected of that before it. */
export interface Residual {
	/** How much higher it was than expected, as a logarithm. */
	readonly residual: number;
	/** How far it was expected to be off, by each memory: the first is the shortest. */
	readonly scales: readonly number[];
}

/** How what is rare follows what is expected: of which memory, how strongly, and from where on. */
export interface AnomalyThreshold {
	readonly volatility: number;
	/** 0.5 where wild times hardly matter, 2 where nothing is to be told in them. */
	readonly volatilityExponent: number;
	readonly threshold: number;
}

interface Side {
	readonly sign: number;
	/** Nothing nearer is told. */
	readonly minDeviation: number;
	/** What should be told, if it comes on top of what a day has: 30 %, and much more. */
	readonly changes: readonly [small: number, large: number, huge: number];
	/** How many of the days that are learnt from may be called rare; on the higher side, on which one thing goes on for days, how many times. */
	readonly anomalyCounts: readonly number[];
	readonly thresholdsOf: (candidate: Candidate, least: number, side: Side) => ThresholdOf;
}

/** From how many times the usual on so many were rare. */
type ThresholdOf = (anomalyCount: number) => number;

/** So many days are learnt from, of each weekday as many; those of the first weeks were expected with too little knowledge. */
export const TRAINING_DAYS = 7 * 43;
/** Each that is called rare is an alarm of the past: it must tell so much more of the changes that matter. */
const ALARM_COST = 0.005;
/** Days that are nearer are one and the same. */
const EPISODE_GAP_DAYS = 3;
/** It is never rare to be half as far off as on other days. */
const MIN_MULTIPLE = 0.5;
/** Nor to be little farther off than days have been lately, as in the first weeks of wild times. */
const MIN_MULTIPLE_OF_RECENT = 1.4;
/** Of fewer days nobody knows what is rare. */
const SMALL_SAMPLE = 14;
const MIN_MULTIPLE_OF_SMALL_SAMPLE = 3;

const VOLATILITY_EXPONENTS = [1, 0.5, 1.5, 2];
/** What is not the plainest way must tell so much more. */
const MODEL_PENALTY = 0.005;

/** Nothing nearer than 15 % is odd. */
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
 * What is rare on each side. Some figures vary as they did last week, others as in this season, and of some
 * neither says much: so each way is tried on the past, and the one is taken that would have told most of the
 * changes that matter for its alarms. A calm figure tells them all with few.
 *
 * @param residuals of days in their order
 * @param middle how far days are usually off
 */
export function fitThreshold(
	residuals: readonly Residual[],
	middle: number,
): Readonly<Record<'lower' | 'higher', AnomalyThreshold>> {
	const past = trainingResiduals(residuals, middle);
	return { lower: bestThreshold(past, LOWER), higher: bestThreshold(past, HIGHER) };
}

/** One way to say how far off is usual, tried on the past. */
interface CandidateModel extends Pick<AnomalyThreshold, 'volatility' | 'volatilityExponent'> {
	/** For each day. */
	readonly typicalSizes: Float64Array;
}

/** The days that are learnt from. */
interface TrainingResiduals {
	/** How much higher each was than expected. */
	readonly signedResiduals: Float64Array;
	/** How far off each must be at least, as days have been lately. */
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
 * From where on it is rare to be off.
 *
 * @param scales how far a day is expected to be off, by each memory
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

/** How far off is usual, when a day is expected to be off so far. */
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

/** One way, tried on the past from one side: for each day */
interface Candidate {
	/** how far it was off on this side, */
	readonly deviations: Float64Array;
	/** how far off is usual, */
	readonly typicalSizes: Float64Array;
	/** and how far off it must be to be rare. */
	readonly minimums: Float64Array;
}

function bestThreshold(
	{ signedResiduals, minimums, candidates }: TrainingResiduals,
	side: Side,
): AnomalyThreshold {
	const atLeast =
		signedResiduals.length < SMALL_SAMPLE ? MIN_MULTIPLE_OF_SMALL_SAMPLE : MIN_MULTIPLE;
	const deviations = signedResiduals.map((error) => side.sign * error);
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

/** So that few days were rarer. */
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

/** So that it happened only a few times that some were, however many days each of them lasted. */
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
		const bestScore = Math.floor((anomalyCount * deviations.length) / TRAINING_DAYS);
		let allowed = bestScore;
		while (
			allowed < ratios.length &&
			episodesBeyond(largeResiduals, ratios[allowed + 1] ?? least) <= bestScore
		) {
			allowed += 1;
		}
		return Math.max(least, ratios[allowed] ?? least);
	};
}

/** A day that was far off, and how many times as far as is usual. */
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

/** How many of the changes that matter would have been told. */
function recall(
	{ deviations, typicalSizes, minimums }: Candidate,
	threshold: number,
	side: Side,
): number {
	const [small, large, huge] = side.changes;
	let detected = 0;
	// By index: entries() makes a pair for each day, in every trial.
	for (let at = 0; at < deviations.length; at++) {
		const one = deviations[at] ?? 0;
		const limit = Math.max(
			side.minDeviation,
			threshold * (typicalSizes[at] ?? 0),
			minimums[at] ?? 0,
		);
		// Where a change is told, all larger ones are.
		if (one + small > limit) detected += 3;
		else if (one + large > limit) detected += 2;
		else if (one + huge > limit) detected += 1;
	}
	return detected / (deviations.length * side.changes.length);
}
