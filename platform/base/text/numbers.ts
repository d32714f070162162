/** The two number formats of files: `1,234.5` and `1.234,5`. */
export const NUMBER_FORMATS = ['point', 'comma'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

const BETWEEN_THOUSANDS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;
// The second is Indian, as 12,34,567.50.
const SURELY_POINT =
	/^\d{1,2}(,\d{2})+,\d{3}(\.\d+)?$|^\d{1,3}(,\d{3})+\.\d+$|^\d+\.(\d{1,2}|\d{4,})$|^(0\d*|\d{4,})\.\d{3}$|^\d{1,3}(,\d{3}){2,}$/;
const SURELY_COMMA =
	/^\d{1,3}(\.\d{3})+,\d+$|^\d+,(\d{1,2}|\d{4,})$|^(0\d*|\d{4,}),\d{3}$|^\d{1,3}(\.\d{3}){2,}$/;

/** The number format that a number proves; undefined if it is valid in both, as `1,234` is. */
export function formatOf(text: string): NumberFormat | undefined {
	const digits = withoutSpaces(text);
	if (SURELY_POINT.test(digits)) return 'point';
	return SURELY_COMMA.test(digits) ? 'comma' : undefined;
}

/**
 * Writes a number with a decimal point and without thousands separators; undefined if the text is
 * not a number.
 *
 * @param format the number format of the file, which is ignored if the number itself proves another
 * one
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

/** Whether a number has two meanings: `1,234` may be 1.234 or 1234. */
export function isAmbiguous(text: string, format: NumberFormat | undefined): boolean {
	return format === undefined && /^[1-9]\d{0,2}[.,]\d{3}$/.test(withoutSpaces(text));
}

/**
 * Rounds a canonical number half up. It works on the digits, as binary fractions are inexact: 1.005
 * would become 1.00.
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
 * Writes a number of a program unambiguously: with 15 significant digits, as more are binary noise,
 * and never with exactly three decimals, which could be thousands. A whole number that is larger
 * than programs can hold exactly keeps its exponent, so that it is not taken for an ID.
 */
export function exactNumberText(number: number): string {
	if (Number.isInteger(number)) {
		return Number.isSafeInteger(number) ? String(number) : exponentText(number);
	}
	const rounded = Number(number.toPrecision(15));
	const text = String(rounded).includes('e') ? withoutExponent(rounded) : String(rounded);
	return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** As spreadsheets show large numbers: `1.2021E+17`. */
export function exponentText(number: number): string {
	return number.toExponential().toUpperCase();
}

function withoutExponent(number: number): string {
	return number.toFixed(MOST_DECIMALS).replace(/\.?0+$/, '');
}

const MOST_DECIMALS = 20;

// A minus sign, or brackets as in accounting.
const NEGATIVE = /^[-\u2212]\s*(\d.*)$|^\((.*)\)$/;

/** Splits a number into its sign and its digits. */
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
	const isIndian = thousands === ',' && /^\d{1,2}(,\d{2})+,\d{3}$/.test(units);
	if (isIndian) return !first.startsWith('0');
	return /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
