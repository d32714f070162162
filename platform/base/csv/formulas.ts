/**
 * A text that a spreadsheet does not interpret as a formula, thanks to a leading apostrophe.
 * Numbers stay as they are, including negative ones.
 */
export function withoutFormula(text: string): string {
	// A fast path, as most cells begin with an ASCII letter or digit.
	if (PLAIN.test(text)) return text;
	return BREAKS.test(text) || (MAY_BE_FORMULA.test(text) && !isNumber(text)) ? `'${text}` : text;
}

const PLAIN = /^[A-Za-z\d]/;

const BREAKS = /^[\t\r\n]/;

// Invisible characters may precede the sign, and full-width signs count as well.
const MAY_BE_FORMULA =
	/^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/** A number with a decimal point or a decimal comma. */
function isNumber(text: string): boolean {
	return /^[+-]\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(text.trim());
}

/** Guards a cell of any type; only texts can be interpreted as formulas. */
export function safeCell(value: unknown): unknown {
	return typeof value === 'string' ? withoutFormula(value) : value;
}
