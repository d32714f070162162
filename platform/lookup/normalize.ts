import { withoutAccents } from '../base/text/accents';

/**
 * Normalizes a phrase for comparison: small letters without accents, single blanks between words.
 */
export function normalize(phrase: string): string {
	return withoutAccents(phrase.toLowerCase())
		.replace(/œ/g, 'oe')
		.replace(/ß/g, 'ss')
		.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
		.replace(/&|\+/g, ' and ')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** The tokens of a normalized phrase without stop words, in the singular. */
export function contentTokens(folded: string): string[] {
	const words = folded.split(' ').filter((word) => word !== '');
	const core = words.filter((word) => !FILLERS.has(word));
	return (core.length > 0 ? core : words).map(singular);
}

/** Between the parts of a quotient, whose order matters. */
const PER = /^(?:per|par|pro|por|je)$/;

/**
 * The sorted tokens of a phrase, so that word order does not matter; visits per sale are not sales
 * per visit.
 */
export function tokenKey(folded: string): string {
	const tokens = contentTokens(folded);
	const per = tokens.findIndex((token) => PER.test(token));
	const parts = per < 0 ? [tokens] : [tokens.slice(0, per), ['per'], tokens.slice(per + 1)];
	return parts.flatMap((part) => part.sort()).join(' ');
}

const SHORTEST_PLURAL = 4;

/** Strips English and French plural endings, even from words that are no plurals. */
function singular(word: string): string {
	if (word.length < SHORTEST_PLURAL) return word;
	if (/(eau|eu)x$/.test(word)) return word.slice(0, -1);
	if (/aux$/.test(word)) return `${word.slice(0, -3)}al`;
	if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
	return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * Stop words: words around a name that do not belong to it, in the languages of questions, without
 * accents.
 */
const FILLERS: ReadonlySet<string> = new Set(
	[
		`a an the of our my your all total overall number numbers count amount in for with and
		show give me get how many much what is are was were did we have please sum`,
		`le la les l un une des de du d en et nos notre mes mon tous toutes tout nombre nb total totaux
		montrer montre donne moi combien quel quelle quels quelles est sont`,
		`der die das den dem ein eine einen einer unser unsere unserer unseren anzahl zahl gesamt
		zeig zeige mir gib bitte fur wie viele viel wieviele hoch war waren hatten wir welche`,
		`el la los las un una de del nº nuestro nuestra nuestros nuestras todos todas numero cantidad total
		totales muestra muestrame dame cuantos cuantas cuanto cual cuales fueron hubo tuvimos`,
	].flatMap((words) => words.trim().split(/\s+/)),
);
