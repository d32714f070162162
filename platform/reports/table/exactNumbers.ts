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
