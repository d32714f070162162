import { sumOfAll } from '../statistics';
import type { DayState } from './dayState';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';
import type { SeasonalProfile } from './weekdaySeasonality';

/** The days since the last change of level. */
export interface LevelRegime {
	/** The index of the first of them. */
	readonly start: number;
	/** The level that they have come back to; undefined where it is learnt from these days alone. */
	readonly base?: number | undefined;
	/** The level before them. */
	readonly previous?: number | undefined;
	/** For how many days the level before them is expected as well. */
	readonly memory: number;
}

/** The days before any change of level. */
export const FIRST_REGIME: LevelRegime = { start: 0, memory: 0 };

/** After the half-lives of these days the weight of a day is halved: nobody knows how fast the level moves, so the mean of three is taken. */
const LEVEL_HALF_LIVES = [1, 2.5, 7];
const LEVEL_DAYS = 35;
/** The weights of the days before, yesterday first. */
const LEVEL_WEIGHTS = Array.from({ length: LEVEL_DAYS }, (_, days) =>
	sumOfAll(LEVEL_HALF_LIVES.map((life) => (1 - 2 ** (-1 / life)) * 2 ** (-days / life))),
);

/** The weighted mean of the days since the last change of level, without anomalies and weekdays. */
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

/** After a change of level, the one before is still expected for so long: a promotion ends. */
const SHIFT_MEMORY_DAYS = 28;
/** After a return, the level that was left is expected only until it is clear which of the two it is. */
const RETURN_MEMORY_DAYS = 5;
/** So many anomalies in a row on one side are a change of level. */
const LEVEL_SHIFT_DAYS = 5;

/** The level before the last change, as long as it is remembered. */
export function rememberedLevel(
	{ start, previous, memory }: LevelRegime,
	index: number,
): number | undefined {
	return index - start <= memory ? previous : undefined;
}

/** The regime of days that begin with a return to the level before the last change. */
export function returnRegime(
	start: number,
	{ level, previousLevel }: Pick<DayState, 'level' | 'previousLevel'>,
): LevelRegime {
	return { start, base: previousLevel, previous: level, memory: RETURN_MEMORY_DAYS };
}

/** The regime of days that begin with a change of level. */
export function shiftRegime(start: number, states: readonly DayState[]): LevelRegime {
	return { start, previous: states[start]?.level, memory: SHIFT_MEMORY_DAYS };
}

/**
 * The anomalies in a row on one side up to the last day, the last one first; undefined where they are too few for a
 * change of level. Special days between them neither count nor interrupt.
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
