import type { Evaluation } from './evaluateDays';
import { isBetweenExpected, nearestExpected } from './evaluateDays';
import type { AlertRule, Side } from './rule/alertRule';

/**
 * The verdict on one side: an alert, no alert, or unclear, such as on the way back; unknown if
 * there is too little data.
 */
export type AlertVerdict = 'alert' | 'calm' | 'unclear' | 'unknown';

// An alert ends when the difference is below half of the minimum change, so that it does not flap.
const HALF_WAY = 0.5;
// So early in the day, a figure may still catch up.
const EARLY = 0.25;

/**
 * Decides whether a figure is too low or too high. Between the threshold at which an alert
 * begins and the one at which it ends, the verdict is unclear.
 */
export function alertVerdict(side: Side, evaluation: Evaluation, rule: AlertRule): AlertVerdict {
	const { value } = evaluation;
	const { expected } = rule;
	if (expected.by === 'bound') return verdictOnBound(side, evaluation, rule, expected.bound);
	// Tracking is evaluated by hours, in conversionTracking.
	if (expected.by === 'tracking') return 'unknown';
	if (evaluation.special?.hasNoPrecedent) return 'unclear';
	// A day on which a shop is closed does not end an alert.
	const reference = nearestExpected(evaluation);
	if (isTooLittle(evaluation, rule) || value === null || !reference) return 'unknown';
	const off = isBetweenExpected(evaluation) ? 0 : (value - reference) / Math.abs(reference);
	const beyond = side === 'lower' ? -off : off;
	if (side === 'lower' && isNormalNegative(evaluation, expected.percent)) return 'unclear';
	if (beyond >= evaluation.tolerance[side]) return 'alert';
	if (beyond >= (expected.percent / 100) * HALF_WAY || isEarly(evaluation)) return 'unclear';
	return 'calm';
}

/** Whether a figure is below zero, but not clearly lower than it is once a month. */
export function isNormalNegative(
	{ value, normalNegative }: Pick<Evaluation, 'value' | 'normalNegative'>,
	percent: number,
): boolean {
	if (value === null || normalNegative === undefined) return false;
	return value >= normalNegative * (1 + percent / 100);
}

function verdictOnBound(
	side: Side,
	{ value, volume }: Evaluation,
	{ figure, minVolume }: AlertRule,
	bound: number,
): AlertVerdict {
	const isRate = figure.denominator !== undefined;
	if (value === null || (isRate && volume < minVolume)) return 'unknown';
	const isBeyond = side === 'lower' ? value < bound : value > bound;
	return isBeyond ? 'alert' : 'calm';
}

/** The expected volume below which nothing is evaluated. */
export function leastVolumeOf({ minVolume }: Pick<AlertRule, 'minVolume'>): number {
	return Math.max(minVolume, 1);
}

function isTooLittle({ expectedVolume }: Evaluation, rule: AlertRule): boolean {
	return expectedVolume === undefined || expectedVolume < leastVolumeOf(rule);
}

function isEarly({ expectedVolume = 0, expectedFullDay = 0 }: Evaluation): boolean {
	return expectedVolume < expectedFullDay * EARLY;
}
