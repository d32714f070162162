import { isRecord } from '../../base/json/json';
import type { TargetFigure } from '../../targets/target';
import type { AlertState } from '../alertState';
import { readAlertState } from '../alertState';

/** The state of a trigger with a target. The name of an alert is the first day of its period. */
export interface TargetAlertState extends AlertState {
	/** The metric that was chosen or typed. */
	readonly figure: TargetFigure;
}

/**
 * Reads the state of an earlier poll; undefined if it has another shape or lies in the future.
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
