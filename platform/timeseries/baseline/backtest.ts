import type { DayState } from './dayState';
import { compareDay } from './dayState';
import {
	detectLevelShift,
	FIRST_REGIME,
	levelBefore,
	rememberedLevel,
	returnRegime,
	shiftRegime,
} from './level';
import type { LevelRegime } from './level';
import { ResidualScale } from './residualScale';
import type { TrainingDay } from './trainingDay';
import type { SeasonalProfile } from './weekdaySeasonality';
import { weeklyLevels, weekdayProfile } from './weekdaySeasonality';

/** The past, each day compared with what was known before it. */
export interface Backtest {
	readonly points: readonly TrainingDay[];
	/** One of each day, and last what is known now. */
	readonly states: readonly DayState[];
	/** How far days were off what was expected. */
	readonly residualScale: ResidualScale;
}

/** The weekdays are learnt anew every week at first, and then every four weeks, which is as good as every day. */
const WEEK = 7;
const FOUR_WEEKS = 28;
const FIRST_DAYS = 84;

/**
 * Goes through the past day by day, and compares each with what was known before it. So anomalies are found whether
 * or not somebody watched at the time, and do not raise or lower what is expected of later days.
 *
 * @param knownSince the first day of an anomaly that is known
 */
export function runBacktest(points: readonly TrainingDay[], knownSince?: string): Backtest {
	const states: DayState[] = [];
	const residualScale = new ResidualScale();
	const levels = weeklyLevels(points);
	const excludedFrom = excludedSince(points, knownSince);
	let profile: SeasonalProfile = [];
	let regime = FIRST_REGIME;
	const knowledgeBefore = (index: number) => {
		if (isLearningDay(index, points.length)) {
			profile = weekdayProfile(points, levels, index);
			residualScale.fit();
		}
		const level = levelBefore(points, states, profile, regime);
		return { level, previousLevel: rememberedLevel(regime, index), profile };
	};
	for (const [index, point] of points.entries()) {
		const before = knowledgeBefore(index);
		const day = compareDay(point, before, residualScale.toleranceOn(point.weekday));
		const { residual, nearestResidual, isReturn } = day;
		const isExcluded = excludedFrom !== undefined && point.day >= excludedFrom;
		states.push({ ...before, residual, isAnomaly: isExcluded || day.isAnomaly });
		if (nearestResidual !== undefined) residualScale.add(nearestResidual, point.weekday);
		if (isExcluded) continue;
		if (isReturn) regime = returnRegime(index, before);
		if (day.isAnomaly) regime = acceptLevelShift(points, states) ?? regime;
	}
	const now = knowledgeBefore(points.length);
	states.push({ ...now, residual: undefined, isAnomaly: false });
	return { points, states, residualScale };
}

function isLearningDay(index: number, count: number): boolean {
	return (count - index) % (index < FIRST_DAYS ? WEEK : FOUR_WEEKS) === 0;
}

/** Takes anomalies that have gone on for days for the level of today; undefined where they are too few. */
function acceptLevelShift(
	points: readonly TrainingDay[],
	states: readonly DayState[],
): LevelRegime | undefined {
	const anomalies = detectLevelShift(points, states);
	const start = anomalies?.at(-1);
	if (anomalies === undefined || start === undefined) return undefined;
	for (const index of anomalies) {
		const state = states[index];
		if (state) state.isAnomaly = false;
	}
	return shiftRegime(start, states);
}

/** An anomaly that is known for so long is the level of today. */
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
