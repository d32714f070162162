import { isRecord } from '../../base/json/json';
import type { TargetFigure } from '../../targets/target';
import type { AlertState } from '../alertState';
import { readAlertState } from '../alertState';

/** What a trigger remembers of a target. An alert is named by the first day of the period that it is about. */
export interface TargetAlertState extends AlertState {
	/** What was meant by the name that was chosen or typed. */
	readonly figure: TargetFigure;
}

/**
 * Reads what an earlier poll left; undefined where it is of another shape or lies in the future.
 *
 * @param now Unix milliseconds
 */
export function readTargetState(stored: unknown, now: number): TargetAlertState | undefined {
	const state = readAlertState(stored, now);
	const figure = isRecord(stored) ? figureIn(stored.figure) : undefined;
	return state && figure && { ...state, figure };
}

function figureIn(stored: unknown): TargetFigure | undefined {
	if (!isRecord(stored)) return undefined;
	const { name, numerator, denominator, as, isCost } = stored;
	if (typeof name !== 'string' || typeof numerator !== 'string') return undefined;
	if (as !== 'percent' && as !== 'number') return undefined;
	if (typeof isCost !== 'boolean') return undefined;
	const by = typeof denominator === 'string' ? { denominator } : {};
	return { name, numerator, ...by, as, isCost };
}
