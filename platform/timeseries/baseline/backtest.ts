import { median, sumOfAll } from '../statistics';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';
import type { SeasonalProfile } from './weekdaySeasonality';
import { weeklyLevels, weekdayProfile } from './weekdaySeasonality';
import { MIN_DEVIATION } from './anomalyThreshold';
import type { Tolerance } from './residualScale';
import { ResidualScale } from './residualScale';

/** A day as it looked with what was known before it. */
export interface DayState {
	/** How high the days before were, whatever their weekdays; undefined where too little was known. */
	readonly level: number | undefined;
	readonly profile: SeasonalProfile;
	/** How much higher the day was than expected; undefined where nothing was, and of special days. */
	readonly residual: number | undefined;
	/** From where on it would have been odd. */
	readonly tolerance: Tolerance | undefined;
	/** How high the days were before the last change of level that was accepted, as long as it is remembered. */
	readonly previousLevel: number | undefined;
	/** It was so far off that it does not say what is usual. */
	isAnomaly: boolean;
}

/** The past as it was seen. */
export interface Backtest {
	readonly points: readonly TrainingDay[];
	/** What was seen of each day, and last what is known now. */
	readonly states: readonly DayState[];
	/** How far days were off what was expected. */
	readonly residualScale: ResidualScale;
}

/** What is usual is learnt anew every week at first, and then every four, which is as good as every day. */
const WEEK = 7;
const FOUR_WEEKS = 28;
const FIRST_DAYS = 84;
/** So many anomalies in a row on one side are a change of level. */
const LEVEL_SHIFT_DAYS = 5;

/**
 * Goes through the past day by day, and looks at each with what was known before it. So what was odd is found
 * whoever watched, and does not become what is usual: a spike leaves no echo.
 *
 * @param knownSince the first day of what is known to be odd
 */
export function runBacktest(points: readonly TrainingDay[], knownSince?: string): Backtest {
	const states: DayState[] = [];
	const residualScale = new ResidualScale();
	const levels = weeklyLevels(points);
	const excludedFrom = excludedSince(points, knownSince);
	let profile: SeasonalProfile = [];
	let regime: LevelRegime = { start: 0, memory: 0 };
	for (let index = 0; index <= points.length; index++) {
		if ((points.length - index) % (index < FIRST_DAYS ? WEEK : FOUR_WEEKS) === 0) {
			profile = weekdayProfile(points, levels, index);
			residualScale.fit();
		}
		const point = points[index];
		const level = levelBefore(points, states, profile, regime);
		const previousLevel = rememberedLevel(regime, index) ?? slowLevel(states, level);
		const tolerance = point && residualScale.toleranceOn(point.weekday);
		const residual = point && residualOf(point, level, profile);
		const fromPrevious = point && residualOf(point, previousLevel, profile);
		const isExcluded =
			excludedFrom !== undefined && point !== undefined && point.day >= excludedFrom;
		const isAway = isBeyond(residual, tolerance);
		const isReturn = isAway && fromPrevious !== undefined && !isBeyond(fromPrevious, tolerance);
		const isAnomaly = isExcluded || (isAway && !isReturn && !isBetween(residual, fromPrevious));
		states.push({ level, previousLevel, profile, residual, tolerance, isAnomaly });
		const nearest = nearestToZero(residual, fromPrevious);
		if (point && nearest !== undefined) residualScale.add(nearest, point.weekday);
		if (isExcluded) continue;
		if (isReturn) {
			const memory = RETURN_MEMORY_DAYS;
			regime = { start: index, base: previousLevel, previous: level, memory };
		}
		if (isAnomaly) regime = detectLevelShift(points, states) ?? regime;
	}
	return { points, states, residualScale };
}

/** The days whose level is that of today. */
interface LevelRegime {
	/** The index of the first of them. */
	readonly start: number;
	/** The level that they have come back to; undefined where they alone say it. */
	readonly base?: number | undefined;
	/** The level before them, */
	readonly previous?: number | undefined;
	/** and for how many days it is expected as well. */
	readonly memory: number;
}

/** So long after a change of level the earlier one is still expected: a promotion ends. */
const SHIFT_MEMORY_DAYS = 28;
/** The other way round it is only expected until it is clear which of the two it is. */
const RETURN_MEMORY_DAYS = 5;

function rememberedLevel(
	{ start, previous, memory }: LevelRegime,
	index: number,
): number | undefined {
	return index - start <= memory ? previous : undefined;
}

/** The level of the weeks before, where the level of today has moved away from it little by little. */
function slowLevel(states: readonly DayState[], level: number | undefined): number | undefined {
	const weeks = states.slice(-SLOW_DAYS, -WEEK).flatMap((state) => state.level ?? []);
	const slow = weeks.length < SLOW_DAYS - 2 * WEEK ? undefined : median(weeks);
	if (slow === undefined || level === undefined) return undefined;
	return Math.abs(level - slow) > MIN_DEVIATION.higher ? slow : undefined;
}

const SLOW_DAYS = 42;

/** Whether a day lies between two levels that are known. */
function isBetween(residual: number | undefined, fromPrevious: number | undefined): boolean {
	return residual !== undefined && fromPrevious !== undefined && residual * fromPrevious < 0;
}

function nearestToZero(one: number | undefined, other: number | undefined): number | undefined {
	if (one === undefined || other === undefined) return one;
	return Math.abs(other) < Math.abs(one) ? other : one;
}

/** What has been known to be odd for so long is what is usual now, whoever called it odd. */
const MAX_EXCLUDED_DAYS = 28;

function excludedSince(
	points: readonly TrainingDay[],
	knownSince: string | undefined,
): string | undefined {
	const first = points.at(-MAX_EXCLUDED_DAYS)?.day;
	return knownSince === undefined || (first !== undefined && knownSince <= first)
		? undefined
		: knownSince;
}

/** How high a weekday is expected to be; undefined where the past does not say. */
export function expectedLogValue(
	weekday: number,
	state: Pick<DayState, 'level' | 'profile'> | undefined,
): number | undefined {
	const share = state?.profile[weekday];
	return state?.level === undefined || share === undefined ? undefined : state.level + share;
}

function residualOf(
	point: TrainingDay,
	level: number | undefined,
	profile: SeasonalProfile,
): number | undefined {
	const logValue = trainingValue(point);
	const expected = expectedLogValue(point.weekday, { level, profile });
	return logValue === undefined || expected === undefined ? undefined : logValue - expected;
}

function isBeyond(residual: number | undefined, tolerance: Tolerance | undefined): boolean {
	if (residual === undefined || tolerance === undefined) return false;
	const { lower, higher } = tolerance;
	if (residual < 0) return -residual >= Math.max(MIN_DEVIATION.lower, lower);
	return residual >= Math.max(MIN_DEVIATION.higher, higher);
}

/** After so many days the level has lost half of what it knew: as nobody knows how fast it moves, the mean of three. */
const LEVEL_HALF_LIVES = [1, 2.5, 7];
const LEVEL_DAYS = 35;
/** How much the days before count, yesterday first. */
const LEVEL_WEIGHTS = Array.from({ length: LEVEL_DAYS }, (_, days) =>
	sumOfAll(LEVEL_HALF_LIVES.map((life) => (1 - 2 ** (-1 / life)) * 2 ** (-days / life))),
);

/** How high the days that were seen are, the last ones most of all. */
function levelBefore(
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
 * What goes on for days is the level of today: special days between them do not matter.
 *
 * @returns these days, and the level before them; undefined where they are too few
 */
function detectLevelShift(
	points: readonly TrainingDay[],
	states: readonly DayState[],
): LevelRegime | undefined {
	const side = Math.sign(states.at(-1)?.residual ?? 0);
	const anomalies: number[] = [];
	for (let index = states.length - 1; index >= 0; index--) {
		const one = states[index];
		const continues = one?.isAnomaly && Math.sign(one.residual ?? 0) === side;
		if (!one || (!continues && !points[index]?.special)) break;
		if (continues) anomalies.push(index);
	}
	if (anomalies.length < LEVEL_SHIFT_DAYS) return undefined;
	for (const index of anomalies) {
		const one = states[index];
		if (one) one.isAnomaly = false;
	}
	const start = anomalies.at(-1) ?? 0;
	return { start, previous: states[start]?.level, memory: SHIFT_MEMORY_DAYS };
}
