import { sumOfAll } from '../statistics';
import type { DayState } from './dayState';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';
import type { SeasonalProfile } from './weekdaySeasonality';

/** The period since the last level shift. */
export interface LevelRegime {
	/** The index of its first day. */
	readonly start: number;
	/**
	 * The level that the series has returned to; undefined if the level is estimated from these
	 * days alone.
	 */
	readonly base?: number | undefined;
	/** The level before the shift. */
	readonly previous?: number | undefined;
	/** For how many days the previous level still counts as normal. */
	readonly memory: number;
}

/** The period before any level shift. */
export const FIRST_REGIME: LevelRegime = { start: 0, memory: 0 };

/**
 * The half-lives of three exponential averages. Their mean is used, because the right speed is
 * unknown.
 */
const LEVEL_HALF_LIVES = [1, 2.5, 7];
const LEVEL_DAYS = 35;
/** The weights of past days, yesterday first. */
const LEVEL_WEIGHTS = Array.from({ length: LEVEL_DAYS }, (_, days) =>
	sumOfAll(LEVEL_HALF_LIVES.map((life) => (1 - 2 ** (-1 / life)) * 2 ** (-days / life))),
);

/**
 * The weighted mean of the days since the last level shift, deseasonalised and without anomalies.
 */
export function levelBefore(
	points: readonly TrainingDay[],
	states: readonly DayState[],
	profile: SeasonalProfile,
	{ start, base }: LevelRegime,
): number | undefined {
	let [sum, weights] = [0, 0];
	const end = states.length;
	for (const [days, weight] of LEVEL_WEIGHTS.entries()) {
		const index = end - 1 - days;
		if (index < start) {
			if (base === undefined) break;
			sum += weight * base;
			weights += weight;
			continue;
		}
		const point = points[index];
		const logValue = point && trainingValue(point);
		const share = point && profile[point.weekday];
		if (logValue === undefined || share === undefined || states[index]?.isAnomaly) continue;
		sum += weight * (logValue - share);
		weights += weight;
	}
	return weights > 0 ? sum / weights : undefined;
}

/**
 * After a level shift the previous level counts as normal for this long, because promotions end.
 */
const SHIFT_MEMORY_DAYS = 28;
/** After a return, the level that was left counts as normal until the new one is certain. */
const RETURN_MEMORY_DAYS = 5;
/** The number of consecutive anomalies on one side that make a level shift. */
const LEVEL_SHIFT_DAYS = 5;

/** The level before the last shift, while it still counts as normal. */
export function rememberedLevel(
	{ start, previous, memory }: LevelRegime,
	index: number,
): number | undefined {
	return index - start <= memory ? previous : undefined;
}

/** The regime that begins with a return to the previous level. */
export function returnRegime(
	start: number,
	{ level, previousLevel }: Pick<DayState, 'level' | 'previousLevel'>,
): LevelRegime {
	return { start, base: previousLevel, previous: level, memory: RETURN_MEMORY_DAYS };
}

/** The regime that begins with a level shift. */
export function shiftRegime(start: number, states: readonly DayState[]): LevelRegime {
	return { start, previous: states[start]?.level, memory: SHIFT_MEMORY_DAYS };
}

/**
 * The consecutive anomalies on one side up to the last day, newest first; undefined if they are too
 * few for a level shift. Special days between them neither count nor interrupt.
 */
export function detectLevelShift(
	points: readonly TrainingDay[],
	states: readonly DayState[],
): readonly number[] | undefined {
	const side = Math.sign(states.at(-1)?.residual ?? 0);
	const anomalies: number[] = [];
	for (let index = states.length - 1; index >= 0; index--) {
		const state = states[index];
		const continues = state?.isAnomaly === true && Math.sign(state.residual ?? 0) === side;
		if (!continues && !points[index]?.special) break;
		if (continues) anomalies.push(index);
	}
	return anomalies.length < LEVEL_SHIFT_DAYS ? undefined : anomalies;
}
