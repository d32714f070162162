const NARROW = '\u202f';
const WIDE = '\u00a0';

/**
 * Puts non-breaking spaces into a French text as its typography requires: before `; ? !`, before a
 * colon, and inside « ». Inserted values stay unchanged.
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
