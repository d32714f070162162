import { InvalidInput } from '../../base/invalidInput';
import { textOf } from '../../base/json/json';

// Blanks and quotes of any kind, as they come along from a document, a chat or JSON.
const AROUND = /^["'“”„‘’«»\s]+|["'“”„‘’«»\s]+$/g;
// The header that carries a token, as API clients show it.
const BEFORE = /^(?:authorization\s*:\s*)?bearer\s+/i;

/** A secret without the quotes and blanks that were pasted around it. */
export function pasted(entered: unknown): string {
	return (textOf(entered) ?? '').replace(AROUND, '');
}

/** An API token without what was pasted around it, such as the word Bearer. */
export function pastedToken(entered: unknown): string {
	return pasted(pasted(entered).replace(BEFORE, ''));
}

/** The same as an expression of n8n, for requests that n8n signs. @param field of the credential */
export function pastedExpression(field: string): string {
	return `$credentials.${field}.replace(${AROUND}, "")`;
}

/** The same of an API token. */
export function pastedTokenExpression(field: string): string {
	return `${pastedExpression(field)}.replace(${BEFORE}, "").replace(${AROUND}, "")`;
}

/** Checks before anything is sent that an API token can be one. @throws InvalidInput */
export function checkApiToken(entered: unknown): string {
	const token = pastedToken(entered);
	if (/^[\x21-\x7e]*$/.test(token)) return token;
	throw new InvalidInput(
		'API Token',
		'The API token in the credential holds a blank, a line break or a character that no token has',
		'Copy the token alone, in one piece, from the platform into the credential',
	);
}
