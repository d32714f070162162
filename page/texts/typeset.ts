const NARROW = '\u202f';
const WIDE = '\u00a0';

/**
 * A French text with the spaces that do not break, as its typography wants them: before `; ? !`,
 * before a colon, and inside « ». What is filled in stays as it is.
 */
export function f(parts: TemplateStringsArray, ...values: readonly string[]): string {
	return parts.map((part, at) => typeset(part) + (values[at] ?? '')).join('');
}

function typeset(text: string): string {
	return text
		.replace(/ (?=[;?!])/g, NARROW)
		.replace(/ (?=[:»])/g, WIDE)
		.replace(/« /g, `«${WIDE}`);
}
