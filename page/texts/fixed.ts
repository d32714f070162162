import { formatsIn } from './pageFormats';
import { LANGUAGES, textsIn } from './languages';

/** The values of the page's template in each language. */
export const fixed = Object.fromEntries(
	LANGUAGES.map((language) => [language, textsIn(language, formatsIn(language)).fixed]),
);
