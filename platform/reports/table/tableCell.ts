import { textOf } from '../../base/json/json';
import { exactNumberCell, exactNumberOf } from './exactNumbers';
import { unreadable } from './unreadable';

/** A value in a row. */
export type Cell = string | number | boolean | null;

/** A row: dimensions, then period and date where there are several, then metrics. */
export interface Row {
	[column: string]: Cell;
}

/** A value as it is shown; a missing value is null. */
export function toCell(value: unknown): Cell {
	if (value === undefined || value === null) return null;
	if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
		return value;
	}
	return textOf(value) ?? JSON.stringify(value);
}

const PLACEHOLDERS = new Set(['', '-', '--', '–', '—']);

/** Whether a text stands in tables where a figure is missing. */
export function isMissingFigure(text: string): boolean {
	return PLACEHOLDERS.has(text.trim());
}

/**
 * Reads the value of a metric: a number in any notation, null where it is missing, and any other
 * text unchanged.
 *
 * @throws Fault `unexpectedReply`, which quotes what cannot be read
 */
export function toFigure(value: unknown): Cell {
	if (typeof value === 'number') return value;
	if (typeof value === 'object' && value !== null) throw unreadable('figures', value);
	if (typeof value !== 'string') return toCell(value);
	if (isMissingFigure(value)) return null;
	const amount = exactNumberOf(value);
	return amount === null ? value : exactNumberCell(amount);
}
