import { formatsIn } from '../../page/texts/pageFormats';
import type { Language } from '../../page/texts/languages';
import { likedLanguage, textsIn, withRegion } from '../../page/texts/languages';
import type { Texts } from '../../page/texts/texts';
import { textOf } from '../../platform/base/json/json';

/** The headers of a request. */
interface Headers {
	getHeaderData(): object;
}

/** The visitor's language, from the browser's header. */
export function languageIn(context: Headers): Language {
	return likedLanguage(acceptedIn(context));
}

function acceptedIn(context: Headers): string {
	const headers = new Map(Object.entries(context.getHeaderData()));
	return textOf(headers.get('accept-language')) ?? '';
}

/** The texts in the visitor's language. */
export function textsFor(context: Headers): Texts {
	const language = languageIn(context);
	return textsIn(language, formatsIn(withRegion(language, acceptedIn(context))));
}

/** The texts for workflow builders, in n8n's language. */
export const textsOfNodes = textsIn('en', formatsIn('en'));
