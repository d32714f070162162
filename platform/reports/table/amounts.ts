/** The exact value of a figure: integers beyond the precision of a double are bigints. */
export type Amount = number | bigint;

const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const WHOLE = /^[+-]?\d+$/;

/**
 * Reads a figure, whatever the type of its column (docs/platform.md, Batch job responses: values
 * are texts or numbers). Null where it is no number.
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

/** As `amountOf`, as a number, where exactness does not matter. */
export function numberOf(value: unknown): number | null {
	const amount = amountOf(value);
	return amount === null ? null : Number(amount);
}

/**
 * An amount as a cell: integers beyond the precision of a double become text, which keeps their
 * digits.
 */
export function amountCell(amount: Amount): number | string {
	if (typeof amount === 'number') return amount;
	const number = Number(amount);
	return Number.isSafeInteger(number) ? number : String(amount);
}

/** Whether the cell of a metric holds text that is no number. */
export function isUnreadable(cell: unknown): cell is string {
	return typeof cell === 'string' && amountOf(cell) === null;
}
