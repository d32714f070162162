import type { Direction } from './target';

/** What is to be said of a target in a word. */
export type TargetStatus =
	'ahead' | 'onTrack' | 'behind' | 'missed' | 'reached' | 'over' | 'unknown';

interface Standing {
	readonly amount: number;
	readonly bound: Direction;
	readonly soFar: number | null;
	/** Between what it is expected to end. */
	readonly low: number | null;
	readonly high: number | null;
	/** What a rate is now can still go up and down. */
	readonly isRate: boolean;
	/** Whether all days of the period are over. */
	readonly isOver: boolean;
	/** Whether they are, and all of them are known. */
	readonly isFinal: boolean;
}

/** Ahead or behind is what will miss the target in one direction in about 9 of 10 cases. */
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

/** A budget that will be exceeded is over, before it is and after. */
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
