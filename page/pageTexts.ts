import { formatsIn } from './texts/pageFormats';
import { LANGUAGES, languageOf, textsIn } from './texts/languages';

const language = languageOf(document.documentElement.lang) ?? LANGUAGES[0];
const liked = navigator.languages.filter(isKnown);
const words = liked.find((tag) => languageOf(tag) === language) ?? language;
document.documentElement.lang = words;

/** The visitor's number and date formats. */
export const formats = formatsIn(words, [...liked, words]);

/** The texts of the page in the language that the server chose. */
export const texts = textsIn(language, formats);

/** A browser can have a language tag that its own formatters do not support. */
function isKnown(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag).length > 0;
	} catch {
		return false;
	}
}
