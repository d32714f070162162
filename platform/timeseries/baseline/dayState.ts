import { MIN_ANOMALOUS_DEVIATION } from './anomalyThreshold';
import type { Tolerance } from './residualScale';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';
import type { SeasonalProfile } from './weekdaySeasonality';

/** The state of the model before a day. */
interface PriorKnowledge {
	/** The deseasonalised level; undefined if there is too little data. */
	readonly level: number | undefined;
	/** The level before the last accepted shift, while it still counts as normal. */
	readonly previousLevel: number | undefined;
	readonly profile: SeasonalProfile;
}

/** A day compared with the baseline before it. */
export interface DayState extends PriorKnowledge {
	/** The residual of the day; undefined without a baseline, and for special days. */
	readonly residual: number | undefined;
	/** Whether the day deviates so far that later baselines leave it out. */
	isAnomaly: boolean;
}

/** A day compared with the current and the previous level. */
interface DayComparison extends Pick<DayState, 'residual' | 'isAnomaly'> {
	/** The residual against the nearer level. */
	readonly nearestResidual: number | undefined;
	/** Whether the day is back at the level before the last shift. */
	readonly isReturn: boolean;
	/**
	 * Whether the day is no anomaly, but a deviation of the same size to the other side would be one.
	 */
	readonly isStep: boolean;
}

/** The expected log value of a weekday; undefined if there is too little data. */
export function expectedLogValue(
	weekday: number,
	level: number | undefined,
	profile: SeasonalProfile,
): number | undefined {
	const share = profile[weekday];
	return level === undefined || share === undefined ? undefined : level + share;
}

/** Compares a day with both levels; a value between them is no anomaly. */
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
	const isStep = !isAway && isBeyond(residual && -residual, tolerance);
	const nearestResidual = nearestToZero(residual, fromPrevious);
	return { residual, nearestResidual, isReturn, isAnomaly, isStep };
}

function residualOf(
	point: TrainingDay,
	level: number | undefined,
	profile: SeasonalProfile,
): number | undefined {
	const logValue = trainingValue(point);
	const expected = expectedLogValue(point.weekday, level, profile);
	return logValue === undefined || expected === undefined ? undefined : logValue - expected;
}

function isBeyond(residual: number | undefined, tolerance: Tolerance | undefined): boolean {
	if (residual === undefined || tolerance === undefined) return false;
	const { lower, higher } = tolerance;
	if (residual < 0) return -residual >= Math.max(MIN_ANOMALOUS_DEVIATION.lower, lower);
	return residual >= Math.max(MIN_ANOMALOUS_DEVIATION.higher, higher);
}

/** The residual, or the tolerance if the residual is larger. */
export function limitTo(
	tolerance: Tolerance | undefined,
	residual: number | undefined,
): number | undefined {
	if (tolerance === undefined || residual === undefined) return residual;
	return Math.max(-tolerance.lower, Math.min(tolerance.higher, residual));
}

/** Whether a day lies between two levels. */
function isBetween(residual: number | undefined, fromPrevious: number | undefined): boolean {
	return residual !== undefined && fromPrevious !== undefined && residual * fromPrevious < 0;
}

function nearestToZero(one: number | undefined, other: number | undefined): number | undefined {
	if (one === undefined || other === undefined) return one;
	return Math.abs(other) < Math.abs(one) ? other : one;
}
