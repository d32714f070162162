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
	/** The last index at which the previous level still counts as normal. */
	readonly previousUntil: number;
	/** Until when the level before the last shift counts as normal, should this regime be a return that is undone. */
	readonly shiftUntil: number;
}

/** The period before any level shift. */
export const FIRST_REGIME: LevelRegime = { start: 0, previousUntil: -1, shiftUntil: -1 };

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
	// A loop by index, because entries() allocates a pair for each day.
	for (let days = 0; days < LEVEL_DAYS; days++) {
		const weight = LEVEL_WEIGHTS[days] ?? 0;
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
 * After a level shift the previous level counts as normal for this long, because promotions end. An
 * alert calls a level new after four weeks, so that it is remembered for two more weeks.
 */
const SHIFT_MEMORY_DAYS = 42;
/** After a step within the tolerance, for this long, because it is often nothing but a single day. */
const STEP_MEMORY_DAYS = 10;
/** After a return, the level that was left counts as normal until the new one is certain. */
const RETURN_MEMORY_DAYS = 5;
/** The number of consecutive anomalies on one side that make a level shift. */
const LEVEL_SHIFT_DAYS = 5;

/** The level before the last shift, while it still counts as normal. */
export function rememberedLevel(
	{ previous, previousUntil }: LevelRegime,
	index: number,
): number | undefined {
	return index <= previousUntil ? previous : undefined;
}

/** Whether the level before a shift still counts as normal. @param start the index of the first day after it */
export function isShiftRemembered(start: number, index: number): boolean {
	return index <= start + SHIFT_MEMORY_DAYS;
}

/**
 * The regime that begins with a return to the previous level. If that return undoes another one within days, the
 * level before the last shift counts as normal for as long as if there had been none.
 */
export function returnRegime(
	start: number,
	{ level, previousLevel }: Pick<DayState, 'level' | 'previousLevel'>,
	{ shiftUntil, base: returnedTo }: LevelRegime,
): LevelRegime {
	const certain = start + RETURN_MEMORY_DAYS;
	const previousUntil = returnedTo === undefined ? certain : Math.max(certain, shiftUntil);
	return { start, base: previousLevel, previous: level, previousUntil, shiftUntil };
}

/**
 * The regime after a day that is no anomaly while coming back from it would be one, as tolerances of the sides differ:
 * the level before it counts as normal for some days, unless another level is remembered already.
 *
 * @param isAfterAnomaly whether the day goes on an anomaly, as a shift does that is within the tolerance by then
 */
export function stepRegime(
	index: number,
	{ level, previousLevel }: Pick<DayState, 'level' | 'previousLevel'>,
	regime: LevelRegime,
	isAfterAnomaly: boolean,
): LevelRegime {
	if (level === undefined || previousLevel !== undefined) return regime;
	const memoryDays = isAfterAnomaly ? SHIFT_MEMORY_DAYS : STEP_MEMORY_DAYS;
	return { ...regime, previous: level, previousUntil: index + memoryDays };
}

/** The regime that begins with a level shift. */
export function shiftRegime(start: number, states: readonly DayState[]): LevelRegime {
	const previousUntil = start + SHIFT_MEMORY_DAYS;
	return { start, previous: states[start]?.level, previousUntil, shiftUntil: previousUntil };
}

/**
 * The consecutive anomalies on one side up to the last day, newest first; none if they are too
 * few for a level shift. Special days between them neither count nor interrupt.
 */
export function detectLevelShift(
	points: readonly TrainingDay[],
	states: readonly DayState[],
): readonly number[] {
	const side = Math.sign(states.at(-1)?.residual ?? 0);
	const anomalies: number[] = [];
	for (let index = states.length - 1; index >= 0; index--) {
		const state = states[index];
		const continues = state?.isAnomaly === true && Math.sign(state.residual ?? 0) === side;
		if (!continues && !points[index]?.special) break;
		if (continues) anomalies.push(index);
	}
	return anomalies.length < LEVEL_SHIFT_DAYS ? [] : anomalies;
}
