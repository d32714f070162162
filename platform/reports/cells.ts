import { textOf } from '../client/values/json';

/** A value in a row. */
export type Cell = string | number | boolean | null;

/** One line of a report: dimensions, then period and date where there are several, then metrics. */
export interface Row {
	[column: string]: Cell;
}

// int is from the specification, the others are observed practice.
const NUMERIC = new Set(['int', 'float', 'time', 'pct']);

/** Whether values of this affinity are numbers, even when they are sent as text. */
export function isNumeric(affinity: string): boolean {
	return NUMERIC.has(affinity.toLowerCase());
}

// Who came by two channels is one visitor; two shares do not add up.
const NOT_A_SUM = /visitor|unique|avg|average|mean|rate$|ratio|percent|pct/i;

/** Whether values of this kind may be added up. */
export function addsUp({
	field,
	affinity,
}: {
	readonly field: string;
	readonly affinity: string;
}): boolean {
	const kind = affinity.toLowerCase();
	return !NOT_A_SUM.test(field) && (kind === '' || (isNumeric(kind) && kind !== 'pct'));
}

/**
 * A value as it is shown: missing ones as null, numbers sent as text as numbers where the column is
 * numeric. Text that is no number, or whose digits JavaScript cannot hold, stays text.
 */
export function toCell(value: unknown, numeric: boolean): Cell {
	if (typeof value === 'number') return value;
	if (value === undefined || value === null) return null;
	if (typeof value === 'string') return numeric ? toNumber(value) : value;
	if (typeof value === 'boolean') return value;
	return textOf(value) ?? JSON.stringify(value);
}

function toNumber(text: string): Cell {
	if (text.trim() === '') return null;
	const number = Number(text);
	const isExact =
		Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
	return isExact ? number : text;
}
