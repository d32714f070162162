import type { TargetProgress } from '../../targets/progress';
import type { Target } from '../../targets/target';
import type { AlertVerdict } from '../alertVerdict';

/** An alert ends when the target is within a third of the margin, so that it does not flap. */
const CALM_MARGINS = 1 / 3;
/** In the first fifth of a period a forecast may still be far off, */
const EARLY_SHARE = 0.2;
/** and only one that misses the target by more than its margin and a tenth is an alert. */
const EARLY_MARGINS = 1.1;

/** Decides whether a target is so far off that it is an alert, or so near that an alert ends. */
export function targetVerdict(
	target: Pick<Target, 'amount' | 'bound' | 'figure'>,
	progress: TargetProgress,
): AlertVerdict {
	const { status, daysElapsed, daysUnknown, daysLeft } = progress;
	// With a missing day, it would look as if the target were missed.
	if (daysUnknown > 0 || status === 'unknown') return 'unclear';
	if (isCertain(target, progress)) return status === 'reached' ? 'calm' : 'alert';
	const margins = marginsBeyond(target, progress);
	const isEarly = daysElapsed < EARLY_SHARE * (daysElapsed + daysLeft);
	if (margins > (isEarly ? EARLY_MARGINS : 1)) return 'alert';
	return margins <= CALM_MARGINS ? 'calm' : 'unclear';
}

/**
 * Whether no remaining day can change the result: a sum that has reached its amount stays above it.
 */
function isCertain(
	{ amount, figure }: Pick<Target, 'amount' | 'figure'>,
	{ daysLeft, soFar, status }: TargetProgress,
): boolean {
	const isSum = figure.denominator === undefined;
	const isPassed = isSum && soFar !== null && soFar > amount && status === 'over';
	return daysLeft === 0 || status === 'reached' || isPassed;
}

/** By how many of its margins a forecast misses the target; below 1, the target lies within the prediction interval. */
function marginsBeyond(
	{ amount, bound }: Pick<Target, 'amount' | 'bound'>,
	{ forecast, forecastLow, forecastHigh }: TargetProgress,
): number {
	if (forecast === null || forecastLow === null || forecastHigh === null) return 0;
	const isLeast = bound === 'atLeast';
	const beyond = isLeast ? amount - forecast : forecast - amount;
	const margin = isLeast ? forecastHigh - forecast : forecast - forecastLow;
	return margin > 0 ? beyond / margin : Math.sign(beyond) * Infinity;
}
