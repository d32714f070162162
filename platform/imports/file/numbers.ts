/** How a file writes numbers: `1,234.5`, or `1.234,5`. */
export const NUMBER_FORMATS = ['point', 'comma'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

const BETWEEN_THOUSANDS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
const SURELY_POINT =
	/^\d{1,3}(,\d{3})+\.\d+$|^\d+\.(\d{1,2}|\d{4,})$|^(0\d*|\d{4,})\.\d{3}$|^\d{1,3}(,\d{3}){2,}$/;
const SURELY_COMMA =
	/^\d{1,3}(\.\d{3})+,\d+$|^\d+,(\d{1,2}|\d{4,})$|^(0\d*|\d{4,}),\d{3}$|^\d{1,3}(\.\d{3}){2,}$/;

/**
 * What one number says of the format of its file: `1,234` may mean either, and says nothing.
 */
export function formatOf(text: string): NumberFormat | undefined {
	const digits = withoutSpaces(text);
	if (SURELY_POINT.test(digits)) return 'point';
	return SURELY_COMMA.test(digits) ? 'comma' : undefined;
}

/**
 * The number with a point and nothing between thousands, or undefined when it is none.
 *
 * @param format how the file writes numbers; what one number says for sure counts more
 */
export function canonical(text: string, format: NumberFormat | undefined): string | undefined {
	if (DIGITS.test(text)) return text;
	const digits = withoutSpaces(text);
	const [thousands, decimals] = (formatOf(digits) ?? format) === 'comma' ? ['.', ','] : [',', '.'];
	const [units = '', rest, more] = digits.split(decimals);
	if (more !== undefined || (rest !== undefined && !DIGITS.test(rest))) return undefined;
	const whole = isGrouped(units, thousands) ? units.replaceAll(thousands, '') : units;
	if (!DIGITS.test(whole)) return undefined;
	return rest === undefined ? whole : `${whole}.${rest}`;
}

/** Whether a number may be read in two ways: `1,234` as one and a bit, or as more than thousand. */
export function isAmbiguous(text: string, format: NumberFormat | undefined): boolean {
	return format === undefined && /^[1-9]\d{0,2}[.,]\d{3}$/.test(withoutSpaces(text));
}

/**
 * Rounds a canonical number as people do, halves up. Digit by digit, as a fraction of a binary number
 * is never what it was: 1.005 would become 1.00.
 */
export function roundedFigure(number: string, decimals: number): string {
	const [units = '', rest = ''] = number.split('.');
	const kept = BigInt(units + rest.slice(0, decimals).padEnd(decimals, '0'));
	const isUp = Number(rest[decimals] ?? 0) >= 5;
	const digits = String(kept + BigInt(isUp)).padStart(decimals + 1, '0');
	if (decimals === 0) return digits;
	return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * A number of a program as a text that has one meaning: with 15 digits, as more are noise of binary
 * numbers, and never with three decimals alone, which might be thousands.
 */
export function exactNumberText(number: number): string {
	const rounded = Number(number.toPrecision(15));
	const text = String(rounded).includes('e') ? withoutExponent(rounded) : String(rounded);
	return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function withoutExponent(number: number): string {
	if (Number.isInteger(number)) return String(BigInt(number));
	return number.toFixed(MOST_DECIMALS).replace(/\.?0+$/, '');
}

const MOST_DECIMALS = 20;

// As spreadsheets and accountants write it.
const NEGATIVE = /^[-\u2212]\s*(\d.*)$|^\((.*)\)$/;

/** A number without its sign. */
export function signOf(text: string): { readonly isNegative: boolean; readonly digits: string } {
	const [found, behind, between] = NEGATIVE.exec(text) ?? [];
	if (found === undefined) return { isNegative: false, digits: text };
	return { isNegative: true, digits: (behind ?? between ?? '').trim() };
}

const DIGITS = /^\d+$/;

function withoutSpaces(text: string): string {
	return text.replace(BETWEEN_THOUSANDS, '');
}

function isGrouped(units: string, thousands: string): boolean {
	const [first = '', ...groups] = units.split(thousands);
	return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
