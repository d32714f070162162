import { formatsIn } from '../../page/texts/pageFormats';
import type { Language } from '../../page/texts/languages';
import { textsIn } from '../../page/texts/languages';
import { textsOfNodes } from './pageLanguage';
import type { Settings } from './settings';

/** Title and text of a page: the owner's, or the default in the visitor's language. */
export function ownTexts({ title, text }: Settings, language: Language) {
	const { defaults } = textsIn(language, formatsIn(language));
	return {
		title: title === textsOfNodes.defaults.title ? defaults.title : title,
		text: text === textsOfNodes.defaults.text ? defaults.text : text,
	};
}
