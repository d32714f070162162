import { englishTexts } from './englishTexts';
import { frenchTexts } from './frenchTexts';
import { germanTexts } from './germanTexts';
import { spanishTexts } from './spanishTexts';
import { textsOf } from './textsOf';

it.each([
	['en', englishTexts],
	['fr', frenchTexts],
	['de', germanTexts],
	['es', spanishTexts],
])('the words of alerts say what they mean: %s', (language, texts) => {
	expect(textsOf(language)).toEqual(texts);
});
