import type { Direction } from './target';

/** The status of a target. */
export type TargetStatus =
	'ahead' | 'onTrack' | 'behind' | 'missed' | 'reached' | 'over' | 'unknown';

interface Standing {
	readonly amount: number;
	readonly bound: Direction;
	readonly soFar: number | null;
	/** The lower end of the forecast's prediction interval. */
	readonly low: number | null;
	readonly high: number | null;
	/** A rate can still rise and fall, so it is reached only at the end. */
	readonly isRate: boolean;
	/** Whether all days of the period have elapsed. */
	readonly isOver: boolean;
	/** Whether all days have elapsed and all have figures. */
	readonly isFinal: boolean;
}

/**
 * The status of a target. "Ahead" and "behind" are given only if the whole 80 % prediction interval
 * lies on one side of the target.
 */
export function statusOf({ amount, bound, ...standing }: Standing): TargetStatus {
	return bound === 'atLeast' ? ofGoal(amount, standing) : ofBudget(amount, standing);
}

type Rest = Omit<Standing, 'amount' | 'bound'>;

function ofGoal(amount: number, { soFar, low, high, isRate, isOver, isFinal }: Rest): TargetStatus {
	if (soFar !== null && soFar >= amount && (isFinal || !isRate)) return 'reached';
	if (isOver) return soFar !== null && isFinal ? 'missed' : 'unknown';
	if (low === null || high === null) return 'unknown';
	if (high < amount) return 'behind';
	return low > amount ? 'ahead' : 'onTrack';
}

/** A budget counts as exceeded as soon as the whole prediction interval exceeds it. */
function ofBudget(
	amount: number,
	{ soFar, low, high, isRate, isOver, isFinal }: Rest,
): TargetStatus {
	if (soFar !== null && soFar > amount && (isFinal || !isRate)) return 'over';
	if (isOver) return soFar !== null && isFinal ? 'reached' : 'unknown';
	if (low === null || high === null) return 'unknown';
	if (low > amount) return 'over';
	return high < amount ? 'ahead' : 'onTrack';
}
