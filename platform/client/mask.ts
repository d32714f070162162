const MASK = '•••';

// Shorter values would turn ordinary words into masks, and are no real secrets.
const SHORTEST_SECRET = 4;

/** A secret as it stands, and as it may look in a URL or a form. */
function spellings(secret: string): string[] {
	const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
	const encoded = [encodeURIComponent(secret), inForm];
	const inLowerCase = encoded.map((text) => text.replace(/%../g, (code) => code.toLowerCase()));
	return [secret, ...encoded, ...inLowerCase];
}

/** Replaces every secret in a text, as it stands or percent-encoded, by dots. */
export function mask(text: string, secrets: readonly string[]): string {
	return secrets
		.filter((secret) => secret.length >= SHORTEST_SECRET)
		.flatMap(spellings)
		.reduce((masked, spelling) => masked.replaceAll(spelling, MASK), text);
}

// Control characters from a reply could forge lines in a log.
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

const LONGEST_QUOTE = 300;

/** The platform's own words, fit to be shown: one line, not endless, without secrets. */
export function quote(text: string, secrets: readonly string[]): string {
	const line = mask(text.replace(CONTROL_CHARACTERS, ' ').trim(), secrets);
	return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
