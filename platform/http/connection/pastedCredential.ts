import { InvalidInput } from '../../base/invalidInput';

// White space and quotation marks of any kind, as copied along from a document, a chat or JSON.
const AROUND = /^["'“”„‘’«»\s]+|["'“”„‘’«»\s]+$/g;
// The start of an Authorization header, as API clients show it.
const BEFORE = /^(?:authorization\s*:\s*)?bearer\s+/i;

/** A secret without the quotation marks and white space that were pasted around it. */
export function pasted(input: unknown): string {
	const text = typeof input === 'string' || typeof input === 'number' ? String(input) : '';
	return text.replace(AROUND, '');
}

/** An API token without text that was pasted around it, such as the word Bearer. */
export function pastedToken(input: unknown): string {
	return pasted(pasted(input).replace(BEFORE, ''));
}

/** Checks the format of an API token before anything is sent. @throws InvalidInput */
export function checkApiToken(input: unknown): string {
	const token = pastedToken(input);
	if (/^[\x21-\x7e]*$/.test(token)) return token;
	throw new InvalidInput(
		'API Token',
		'The API token in the credential contains a space, a line break or another character that is not allowed in a token',
		'Copy only the token from the platform into the credential, without spaces or line breaks',
	);
}
