import type { DayState } from './dayState';
import { compareDay, limitTo } from './dayState';
import {
	detectLevelShift,
	FIRST_REGIME,
	isShiftRemembered,
	levelBefore,
	rememberedLevel,
	returnRegime,
	shiftRegime,
	stepRegime,
} from './level';
import type { LevelRegime } from './level';
import { ResidualScale } from './residualScale';
import type { TrainingDay } from './trainingDay';
import type { SeasonalProfile } from './weekdaySeasonality';
import { weeklyLevels, weekdayProfile } from './weekdaySeasonality';
import { WEEK } from '../../base/dates/durations';

/** The past, with each day compared with its one-step-ahead baseline. */
export interface Backtest {
	readonly points: readonly TrainingDay[];
	/** The state of each day, and last the current one. */
	readonly states: readonly DayState[];
	/** The fitted scale of the residuals. */
	readonly residualScale: ResidualScale;
	/** The level before an open anomaly that is the new level by now. */
	readonly replacedLevel?: number | undefined;
}

/** A period whose days are no part of the baseline, such as an alert that has ended; both days included. */
export interface AnomalousPeriod {
	readonly from: string;
	readonly to: string;
}

/**
 * Weekday profiles are updated weekly at first and then every four weeks, which is as accurate as
 * every day.
 */
const FOUR_WEEKS = 28;
const FIRST_DAYS = 84;

/**
 * Runs through the past day by day and compares each day with the baseline before it: anomalies are
 * found even if the trigger was off at the time, and do not distort the baseline of later days.
 *
 * @param knownSince the first day of an open anomaly
 * @param ended anomalies that have ended without a new level
 */
export function runBacktest(
	points: readonly TrainingDay[],
	knownSince?: string,
	ended: readonly AnomalousPeriod[] = [],
): Backtest {
	const states: DayState[] = [];
	const residualScale = new ResidualScale();
	const levels = weeklyLevels(points);
	const excluded = [...openPeriod(points, knownSince), ...ended];
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
		const tolerance = residualScale.toleranceOn(point.weekday);
		const day = compareDay(point, before, tolerance);
		const { residual, nearestResidual, isReturn, isStep } = day;
		const isExcluded = isIn(excluded, point.day);
		const { level, previousLevel } = before;
		const isAnomaly = isExcluded || day.isAnomaly;
		states.push({ level, previousLevel, profile, residual, isAnomaly });
		// A long alert would widen the tolerance until the next one is missed.
		const counted = isExcluded ? limitTo(tolerance, nearestResidual) : nearestResidual;
		if (counted !== undefined) residualScale.add(counted, point.weekday);
		if (isExcluded) continue;
		if (isReturn) regime = returnRegime(index, before, regime);
		if (isStep) regime = stepRegime(index, before, regime, isAfterAnomaly(states));
		if (day.isAnomaly) regime = acceptLevelShift(points, states) ?? regime;
	}
	const now = knowledgeBefore(points.length);
	states.push({ ...now, residual: undefined, isAnomaly: false });
	return {
		points,
		states,
		residualScale,
		replacedLevel: levelReplacedSince(points, states, knownSince),
	};
}

function levelReplacedSince(
	points: readonly TrainingDay[],
	states: readonly DayState[],
	knownSince: string | undefined,
): number | undefined {
	if (knownSince === undefined || !isNewLevel(points, knownSince)) return undefined;
	const start = points.findIndex(({ day }) => day === knownSince);
	return isShiftRemembered(start, points.length) ? states[start]?.level : undefined;
}

/** Whether the day before the last one was an anomaly on the same side. */
function isAfterAnomaly(states: readonly DayState[]): boolean {
	const [before, last] = states.slice(-2);
	const isSameSide = Math.sign(before?.residual ?? 0) === Math.sign(last?.residual ?? 0);
	return isSameSide && before?.isAnomaly === true;
}

function isLearningDay(index: number, count: number): boolean {
	return (count - index) % (index < FIRST_DAYS ? WEEK : FOUR_WEEKS) === 0;
}

/** Accepts anomalies of several days as a level shift; undefined if they are too few. */
function acceptLevelShift(
	points: readonly TrainingDay[],
	states: readonly DayState[],
): LevelRegime | undefined {
	const anomalies = detectLevelShift(points, states);
	const start = anomalies.at(-1);
	if (start === undefined) return undefined;
	for (const index of anomalies) {
		const state = states[index];
		if (state) state.isAnomaly = false;
	}
	return shiftRegime(start, states);
}

/** An anomaly that has lasted this long is accepted as the new level. */
export const NEW_LEVEL_DAYS = 28;

/** The days of an open anomaly, unless it is the new level by now. */
function openPeriod(
	points: readonly TrainingDay[],
	knownSince: string | undefined,
): AnomalousPeriod[] {
	if (knownSince === undefined || isNewLevel(points, knownSince)) return [];
	return [{ from: knownSince, to: points.at(-1)?.day ?? knownSince }];
}

function isNewLevel(points: readonly TrainingDay[], knownSince: string): boolean {
	return knownSince <= (points.at(-NEW_LEVEL_DAYS)?.day ?? '');
}

function isIn(periods: readonly AnomalousPeriod[], day: string): boolean {
	return periods.some(({ from, to }) => day >= from && day <= to);
}
