import { withoutAccents } from '../text/accents';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l' };

const ABBREVIATIONS: Readonly<Record<string, string>> = {
	dem: 'democratic',
	fed: 'federal',
	is: 'islands',
	rep: 'republic',
	st: 'saint',
	ste: 'sainte',
};

const ARTICLES = words('the of');

const FORM_WORDS = words(`
	and et y und e de del du des do da di la
	arab bolivarian cooperative democratic federal federated hashemite independent islamic peoples
	plurinational socialist united
	commonwealth duchy emirate federation kingdom principality province republic state states
	sultanate territory union
	republica republique republik repubblica reino royaume konigreich regno
	estado etat staat stato federacion federazione federacao bundesrepublik
	island islands ile iles isla islas insel inseln isola isole ilha ilhas
`);

/** The normalised words of a name: without case, accents, punctuation and articles. */
export function nameWordsOf(name: string): readonly string[] {
	return withoutAccents(name.toLowerCase())
		.replace(/[æœøßł]/g, (letter) => LETTERS[letter] ?? letter)
		.replace(/['’‘`´]/g, '')
		.replace(/&/g, ' and ')
		.replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
		.split(/[^\p{L}\p{N}]+/u)
		.map((word) => ABBREVIATIONS[word] ?? word)
		.filter((word) => word !== '' && !ARTICLES.has(word));
}

// No country name has more words.
const MOST_WORDS = 20;

/** All rotations of the words: "korea republic" is also "republic korea". */
export function turnsOf(words: readonly string[]): readonly string[] {
	if (words.length > MOST_WORDS) return [];
	return words.map((_, start) => [...words.slice(start), ...words.slice(0, start)].join(' '));
}

/** A name without the words that only describe the kind of state or land. */
export function coreOf(words: readonly string[]): string {
	return words.filter((word) => !FORM_WORDS.has(word)).join(' ');
}
