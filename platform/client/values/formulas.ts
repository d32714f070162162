/**
 * A text as a cell of a file that people open: a leading apostrophe keeps a spreadsheet from taking
 * it for a formula. Numbers stay as they are, negative ones, too.
 */
export function withoutFormula(text: string): string {
	switch (text.charCodeAt(0)) {
		case EQUALS:
		case AT:
		case TAB:
		case RETURN:
			return `'${text}`;
		case PLUS:
		case MINUS:
			return isNumber(text) ? text : `'${text}`;
		default:
			return text;
	}
}

const [EQUALS, AT, TAB, RETURN, PLUS, MINUS] = [0x3d, 0x40, 0x09, 0x0d, 0x2b, 0x2d];

/** With a point or a comma before decimals. */
function isNumber(text: string): boolean {
	return /^[+-]\d+([.,]\d+)?(e[+-]?\d+)?$/i.test(text);
}

/** The same for a cell of any kind; what is no text cannot be taken for a formula. */
export function safeCell(value: unknown): unknown {
	return typeof value === 'string' ? withoutFormula(value) : value;
}
