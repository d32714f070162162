import { formatsIn } from '../../page/texts/formats';
import type { Language } from '../../page/texts/languages';
import { textsIn } from '../../page/texts/languages';
import { textsOfNodes } from './language';
import type { Settings } from './settings';

/** Title and text of a page: those of its owner, or the usual ones in the visitor's language. */
export function ownTexts({ title, text }: Settings, language: Language) {
	const { usual } = textsIn(language, formatsIn(language));
	return {
		title: title === textsOfNodes.usual.title ? usual.title : title,
		text: text === textsOfNodes.usual.text ? usual.text : text,
	};
}
