import { formatsIn } from '../../page/texts/pageFormats';
import type { Language } from '../../page/texts/languages';
import { likedLanguage, textsIn, withRegion } from '../../page/texts/languages';
import type { Texts } from '../../page/texts/texts';
import { textOf } from '../../platform/base/json/json';
import type { MessageWithAdvice } from '../../platform/imports/rules/problemKinds';

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

/** The texts for workflow builders: English, with the nodes' own sentences about settings and failures. */
export const textsOfNodes: Texts = ofNodes(textsIn('en', formatsIn('en')));

function ofNodes(texts: Texts): Texts {
	const own = ({ message, advice }: MessageWithAdvice): MessageWithAdvice => ({
		message: `${message}.`,
		advice: `${advice}.`,
	});
	return { ...texts, server: { ...texts.server, wrongSite: own, notSetUp: own, fault: own } };
}
