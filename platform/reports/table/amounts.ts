/** The value of a figure, as exact as it came: an integer that no double holds is a bigint. */
export type Amount = number | bigint;

const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;

/**
 * The one reading of a figure, whatever the platform says of its column (docs/platform.md, Batch job
 * responses: values are texts or numbers). Null for what is no number.
 */
export function amountOf(value: unknown): Amount | null {
	if (typeof value === 'number') return Number.isFinite(value) ? value : null;
	return typeof value === 'string' ? amountIn(value.trim()) : null;
}

function amountIn(text: string): Amount | null {
	if (!NUMBER.test(text)) return null;
	const number = Number(text);
	if (!Number.isFinite(number)) return null;
	return WHOLE.test(text) && !Number.isSafeInteger(number) ? BigInt(text) : number;
}

/** The same as a number, for what cannot be exact anyway. */
export function numberOf(value: unknown): number | null {
	const amount = amountOf(value);
	return amount === null ? null : Number(amount);
}

/** An amount as it stands in a row: what no double holds keeps its digits as text. */
export function amountCell(amount: Amount): number | string {
	if (typeof amount === 'number') return amount;
	const number = Number(amount);
	return Number.isSafeInteger(number) ? number : String(amount);
}

/** Whether a cell among figures holds text that is no number. */
export function isUnreadable(cell: unknown): cell is string {
	return typeof cell === 'string' && amountOf(cell) === null;
}
