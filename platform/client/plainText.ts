const PLAIN = /^[\x20-\x7e]*$/;
const MARKS = /[\u0300-\u036f]/g;

/** Whether a text is printable ASCII, as most are. */
export function isPlain(text: string): boolean {
	return PLAIN.test(text);
}

/** A text as the platform keeps it: letters without their accents (api.md, Import rules 1). */
export function withoutAccents(text: string): string {
	return isPlain(text) ? text : text.normalize('NFD').replace(MARKS, '').normalize('NFC');
}
