import { MIN_DEVIATION } from './anomalyThreshold';
import type { Tolerance } from './residualScale';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';
import type { SeasonalProfile } from './weekdaySeasonality';

/** What was known before a day. */
export interface PriorKnowledge {
	/** How high the days before were, without their weekdays; undefined where too little was known. */
	readonly level: number | undefined;
	/** How high they were before the last change of level that was accepted, as long as it is remembered. */
	readonly previousLevel: number | undefined;
	readonly profile: SeasonalProfile;
}

/** A day, compared with what was known before it. */
export interface DayState extends PriorKnowledge {
	/** How much higher the day was than expected; undefined where nothing was, and of special days. */
	readonly residual: number | undefined;
	/** It was so far off that other days are not compared with it. */
	isAnomaly: boolean;
}

/** How a day compares with the level of today and with the one before. */
export interface DayComparison extends Pick<DayState, 'residual' | 'isAnomaly'> {
	/** How far it was off the nearer one of the two levels. */
	readonly nearestResidual: number | undefined;
	/** It is back at the level before the last change. */
	readonly isReturn: boolean;
}

/** How high a weekday is expected to be; undefined where the past does not say. */
export function expectedLogValue(
	weekday: number,
	state: Pick<DayState, 'level' | 'profile'> | undefined,
): number | undefined {
	const share = state?.profile[weekday];
	return state?.level === undefined || share === undefined ? undefined : state.level + share;
}

/** Compares a day with both levels: what lies between them is no anomaly. */
export function compareDay(
	point: TrainingDay,
	{ level, previousLevel, profile }: PriorKnowledge,
	tolerance: Tolerance | undefined,
): DayComparison {
	const residual = residualOf(point, level, profile);
	const fromPrevious = residualOf(point, previousLevel, profile);
	const isAway = isBeyond(residual, tolerance);
	const isReturn = isAway && fromPrevious !== undefined && !isBeyond(fromPrevious, tolerance);
	const isAnomaly = isAway && !isReturn && !isBetween(residual, fromPrevious);
	return { residual, nearestResidual: nearestToZero(residual, fromPrevious), isReturn, isAnomaly };
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

/** Whether a day lies between two levels. */
function isBetween(residual: number | undefined, fromPrevious: number | undefined): boolean {
	return residual !== undefined && fromPrevious !== undefined && residual * fromPrevious < 0;
}

function nearestToZero(one: number | undefined, other: number | undefined): number | undefined {
	if (one === undefined || other === undefined) return one;
	return Math.abs(other) < Math.abs(one) ? other : one;
}
