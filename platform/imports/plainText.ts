const PLAIN = /^[\x20-\x7e]*$/;
const MARKS = /[\u0300-\u036f]/g;

/** A text as the platform keeps it: letters without their accents (api.md, Import rules 1). */
export function withoutAccents(text: string): string {
	return PLAIN.test(text) ? text : text.normalize('NFD').replace(MARKS, '').normalize('NFC');
}
