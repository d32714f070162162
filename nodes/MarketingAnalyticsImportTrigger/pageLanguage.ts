import { formatsIn } from '../../page/texts/pageFormats';
import type { Language } from '../../page/texts/languages';
import { likedLanguage, textsIn } from '../../page/texts/languages';
import type { Texts } from '../../page/texts/texts';
import { textOf } from '../../platform/base/json/json';

/** What n8n tells of the headers of a request. */
export interface Headers {
	getHeaderData(): object;
}

/** The language of whoever asks, as the browser says it. */
export function languageIn(context: Headers): Language {
	const headers = new Map(Object.entries(context.getHeaderData()));
	return likedLanguage(textOf(headers.get('accept-language')) ?? '');
}

/** The texts for whoever asks. */
export function textsFor(context: Headers): Texts {
	const language = languageIn(context);
	return textsIn(language, formatsIn(language));
}

/** The texts for whoever builds workflows, as n8n itself is in English. */
export const textsOfNodes = textsIn('en', formatsIn('en'));
