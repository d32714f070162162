import type { Evaluation } from './evaluation';
import type { AlertRule, Side } from './rule';

/**
 * What an evaluation says about one side: worth an alert, not worth one, or neither, such as on the way back;
 * unknown where there is too little to judge.
 */
export type Verdict = 'alert' | 'calm' | 'unclear' | 'unknown';

// An alert is over when the figure is half the way back, so that it does not come and go.
const HALF_WAY = 0.5;
// So early in the day, a figure may still be catching up.
const EARLY = 0.25;

/** Whether a figure is too low, or too high. It is unclear between an alert and its end. */
export function verdictOn(side: Side, evaluation: Evaluation, rule: AlertRule): Verdict {
	const { value } = evaluation;
	const { expected } = rule;
	if (expected.by === 'bound') return verdictOnBound(side, evaluation, rule, expected.bound);
	// Tracking is judged by hours, and elsewhere.
	if (expected.by === 'tracking') return 'unknown';
	if (evaluation.special?.isUnheardOf) return 'unclear';
	// A day on which a shop is closed is no end of what goes on.
	if (isTooLittle(evaluation, rule) || value === null || !evaluation.expected) return 'unknown';
	const off = (value - evaluation.expected) / Math.abs(evaluation.expected);
	const beyond = side === 'lower' ? -off : off;
	if (beyond >= evaluation.limits[side]) return 'alert';
	if (beyond >= (expected.percent / 100) * HALF_WAY || isEarly(evaluation)) return 'unclear';
	return 'calm';
}

function verdictOnBound(
	side: Side,
	{ value, volume }: Evaluation,
	{ figure, leastVolume }: AlertRule,
	bound: number,
): Verdict {
	const isRate = figure.denominator !== undefined;
	if (value === null || (isRate && volume < leastVolume)) return 'unknown';
	const isBeyond = side === 'lower' ? value < bound : value > bound;
	return isBeyond ? 'alert' : 'calm';
}

/** Whether so little is expected that nothing is said. */
function isTooLittle({ expectedVolume }: Evaluation, { leastVolume }: AlertRule): boolean {
	return expectedVolume === undefined || expectedVolume < Math.max(leastVolume, 1);
}

function isEarly({ expectedVolume = 0, expectedInAll = 0 }: Evaluation): boolean {
	return expectedVolume < expectedInAll * EARLY;
}
