import { textOf } from '../../base/json/json';
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

/** The exact value of a figure: integers beyond the precision of a double are bigints. */
export type ExactNumber = number | bigint;

const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;

/**
 * Reads a figure, whatever the type of its column (docs/platform.md, Batch job responses: values
 * are texts or numbers). Null where it is no number.
 */
export function exactNumberOf(value: unknown): ExactNumber | null {
	if (typeof value === 'number') return Number.isFinite(value) ? value : null;
	return typeof value === 'string' ? exactNumberIn(value.trim()) : null;
}

function exactNumberIn(text: string): ExactNumber | null {
	if (!NUMBER.test(text)) return null;
	const number = Number(text);
	if (!Number.isFinite(number)) return null;
	return WHOLE.test(text) && !Number.isSafeInteger(number) ? BigInt(text) : number;
}

/** As `exactNumberOf`, rounded to the precision of a double. */
export function numberOf(value: unknown): number | null {
	const exact = exactNumberOf(value);
	return exact === null ? null : Number(exact);
}

/**
 * An exact number as a cell: integers beyond the precision of a double become text, which keeps their
 * digits.
 */
export function exactNumberCell(exact: ExactNumber): number | string {
	if (typeof exact === 'number') return exact;
	const number = Number(exact);
	return Number.isSafeInteger(number) ? number : String(exact);
}

/** Whether the cell of a metric holds text that is no number. */
export function isUnreadable(cell: unknown): cell is string {
	return typeof cell === 'string' && exactNumberOf(cell) === null;
}
