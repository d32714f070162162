/**
 * A text as a cell of a file that people open: a leading apostrophe keeps a spreadsheet from taking
 * it for a formula. Numbers stay as they are, negative ones, too.
 */
export function withoutFormula(text: string): string {
	// Most begin with a letter or a digit of ASCII, and there are many of them.
	if (PLAIN.test(text)) return text;
	return BREAKS.test(text) || (MAY_BE_FORMULA.test(text) && !isNumber(text)) ? `'${text}` : text;
}

const PLAIN = /^[A-Za-z\d]/;

const BREAKS = /^[\t\r\n]/;

// What nobody sees may stand before it, and wide signs count as well.
const MAY_BE_FORMULA =
	/^[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

/** With a point or a comma before decimals. */
function isNumber(text: string): boolean {
	return /^[+-]\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(text.trim());
}

/** The same for a cell of any kind; what is no text cannot be taken for a formula. */
export function safeCell(value: unknown): unknown {
	return typeof value === 'string' ? withoutFormula(value) : value;
}
