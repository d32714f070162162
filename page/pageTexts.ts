import { formatsIn } from './texts/pageFormats';
import { LANGUAGES, languageOf, textsIn } from './texts/languages';

const language = languageOf(document.documentElement.lang) ?? LANGUAGES[0];
const liked = navigator.languages.filter(isKnown);
const words = liked.find((tag) => languageOf(tag) === language) ?? language;
document.documentElement.lang = words;

/** How the visitor writes numbers and days. */
export const formats = formatsIn(words, [...liked, words]);

/** The texts of the page in the language that the server chose. */
export const texts = textsIn(language, formats);

/** A browser may have a tag that none of its formats knows. */
function isKnown(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag).length > 0;
	} catch {
		return false;
	}
}
