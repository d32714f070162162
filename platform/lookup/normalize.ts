import { withoutAccents } from '../base/text/accents';
import { FILLERS } from './fillers';

/** A phrase as it is compared: small letters without accents, and single blanks between its words. */
export function normalize(phrase: string): string {
	return withoutAccents(phrase.toLowerCase())
		.replace(/œ/g, 'oe')
		.replace(/ß/g, 'ss')
		.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
		.replace(/&|\+/g, ' and ')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** The words that matter, each in the singular. */
export function contentTokens(folded: string): string[] {
	const words = folded.split(' ').filter((word) => word !== '');
	const core = words.filter((word) => !FILLERS.has(word));
	return (core.length > 0 ? core : words).map(singular);
}

/** The same in whichever order they are said. */
export function tokenKey(folded: string): string {
	return contentTokens(folded).sort().join(' ');
}

const SHORTEST_PLURAL = 4;

/** English and French plurals lose their endings, whether or not the word was one. */
function singular(word: string): string {
	if (word.length < SHORTEST_PLURAL) return word;
	if (/(eau|eu)x$/.test(word)) return word.slice(0, -1);
	if (/aux$/.test(word)) return `${word.slice(0, -3)}al`;
	if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
	return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
