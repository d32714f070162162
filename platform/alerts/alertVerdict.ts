import type { Evaluation } from './evaluation';
import { isBetweenExpected, nearestExpected } from './evaluation';
import type { AlertRule, Side } from './rule/alertRule';

/**
 * What an evaluation says about one side: worth an alert, not worth one, or neither, such as on the way back;
 * unknown where there is too little to judge.
 */
export type AlertVerdict = 'alert' | 'calm' | 'unclear' | 'unknown';

// An alert is over when the figure is half the way back, so that it does not come and go.
const HALF_WAY = 0.5;
// So early in the day, a figure may still be catching up.
const EARLY = 0.25;

/** Whether a figure is too low, or too high. It is unclear between an alert and its end. */
export function alertVerdict(side: Side, evaluation: Evaluation, rule: AlertRule): AlertVerdict {
	const { value } = evaluation;
	const { expected } = rule;
	if (expected.by === 'bound') return verdictOnBound(side, evaluation, rule, expected.bound);
	// Tracking is judged by hours, and elsewhere.
	if (expected.by === 'tracking') return 'unknown';
	if (evaluation.special?.hasNoPrecedent) return 'unclear';
	// A day on which a shop is closed is no end of what goes on.
	const reference = nearestExpected(evaluation);
	if (isTooLittle(evaluation, rule) || value === null || !reference) return 'unknown';
	const off = isBetweenExpected(evaluation) ? 0 : (value - reference) / Math.abs(reference);
	const beyond = side === 'lower' ? -off : off;
	if (beyond >= evaluation.tolerance[side]) return 'alert';
	if (beyond >= (expected.percent / 100) * HALF_WAY || isEarly(evaluation)) return 'unclear';
	return 'calm';
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

/** Whether so little is expected that nothing is said. */
function isTooLittle({ expectedVolume }: Evaluation, { minVolume }: AlertRule): boolean {
	return expectedVolume === undefined || expectedVolume < Math.max(minVolume, 1);
}

function isEarly({ expectedVolume = 0, expectedFullDay = 0 }: Evaluation): boolean {
	return expectedVolume < expectedFullDay * EARLY;
}
