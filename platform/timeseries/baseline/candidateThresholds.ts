import { largest } from '../../base/calculations';

/**
 * The number of days to train on, a multiple of seven; the residuals of earlier days come from
 * immature baselines.
 */
export const TRAINING_DAYS = 7 * 43;
/** Anomalous days at most 3 days apart count as one episode. */
const EPISODE_GAP_DAYS = 3;

/** What the thresholds of a side are chosen from. */
export interface CandidateSide {
	/** The smallest deviation that can be an anomaly. */
	readonly minDeviation: number;
	/**
	 * The numbers of anomalies to try: past days on the lower side, episodes of several days on the
	 * higher side.
	 */
	readonly anomalyCounts: readonly number[];
}

/** A candidate model and its results on the past, on one side; each array has a value per day. */
export interface Candidate {
	/** The residual; positive on this side. */
	readonly deviations: Float64Array;
	/** The size of residual that the model expects. */
	readonly typicalSizes: Float64Array;
	/** The smallest residual that can be an anomaly. */
	readonly minimums: Float64Array;
}

/** The threshold at which a given number of anomalies would have occurred. */
export type ThresholdOf = (anomalyCount: number) => number;

/** Thresholds that a given number of days exceed. */
export function thresholdsByDays(
	{ deviations, typicalSizes }: Candidate,
	least: number,
	side: CandidateSide,
): ThresholdOf {
	const ratios: number[] = [];
	const most = rankOf(largest(side.anomalyCounts, 0)) + 1;
	for (let at = 0; at < deviations.length; at++) {
		const ratio = (deviations[at] ?? 0) / (typicalSizes[at] ?? 1);
		if (ratio <= least || ratio <= (ratios[most - 1] ?? 0)) continue;
		// Only the largest are needed, so that inserting them is much faster than sorting all.
		let rank = Math.min(ratios.length, most - 1);
		for (; rank > 0 && (ratios[rank - 1] ?? 0) < ratio; rank--)
			ratios[rank] = ratios[rank - 1] ?? 0;
		ratios[rank] = ratio;
	}
	return (anomalyCount) => ratios[rankOf(anomalyCount)] ?? least;

	function rankOf(anomalyCount: number): number {
		return Math.floor((anomalyCount * deviations.length) / TRAINING_DAYS);
	}
}

/** Thresholds that a given number of episodes exceed, however many days each lasts. */
export function thresholdsByEpisodes(
	{ deviations, typicalSizes }: Candidate,
	least: number,
	side: CandidateSide,
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
