import { formatsIn } from './pageFormats';
import { LANGUAGES, textsIn } from './languages';

/** What the template of the page is filled with, in each language. */
export const fixed = Object.fromEntries(
	LANGUAGES.map((language) => [language, textsIn(language, formatsIn(language)).fixed]),
);
