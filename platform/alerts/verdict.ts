import type { Look } from './look';
import type { AlertRule, Side } from './rule';

/** What a look says about one side: worth an alert, not worth one, or neither. */
export type Verdict = 'alert' | 'calm' | 'unclear';

// An alert is over when the figure is half the way back, so that it does not come and go.
const HALF_WAY = 0.5;
// So early in the day, a figure may still be catching up.
const EARLY = 0.25;

/** Whether a figure is too low, or too high. It is unclear between an alert and its end. */
export function verdictOn(side: Side, look: Look, rule: AlertRule): Verdict {
	const { value, volume } = look;
	const { expected, leastVolume, figure } = rule;
	if (expected.by === 'bound') {
		const isRate = figure.denominator !== undefined;
		if (value === null || (isRate && volume < leastVolume)) return 'unclear';
		return isBeyond(side, value, expected.bound) ? 'alert' : 'calm';
	}
	if (isTooLittle(look, rule)) return isForGood(look, rule) ? 'calm' : 'unclear';
	if (value === null || !look.expected) return 'unclear';
	const off = (value - look.expected) / look.expected;
	const beyond = side === 'lower' ? -off : off;
	if (beyond >= look.limits[side]) return 'alert';
	if (beyond >= (expected.percent / 100) * HALF_WAY || isEarly(look)) return 'unclear';
	return 'calm';
}

function isBeyond(side: Side, value: number, bound: number): boolean {
	return side === 'lower' ? value < bound : value > bound;
}

/** Whether so little is expected that nothing is said. */
export function isTooLittle({ expectedVolume }: Look, { leastVolume }: AlertRule): boolean {
	return expectedVolume === undefined || expectedVolume < Math.max(leastVolume, 1);
}

/** Whether that is so of the whole day, too, and not because it has just begun. */
function isForGood({ expectedInAll, expectedVolume }: Look, { leastVolume }: AlertRule): boolean {
	return expectedVolume !== undefined && (expectedInAll ?? 0) < Math.max(leastVolume, 1);
}

function isEarly({ expectedVolume = 0, expectedInAll = 0 }: Look): boolean {
	return expectedVolume < expectedInAll * EARLY;
}
