import { englishWords } from './englishWords';
import { frenchWords } from './frenchWords';
import { germanWords } from './germanWords';
import type { LanguageWords } from './languageWords';
import { spanishWords } from './spanishWords';

/** The supported languages, which a question may mix. */
export const QUESTION_LANGUAGES: readonly LanguageWords[] = [
	englishWords,
	frenchWords,
	germanWords,
	spanishWords,
];

const UMLAUTS: Readonly<Record<string, string>> = {
	ä: 'ae',
	ö: 'oe',
	ü: 'ue',
	Ä: 'Ae',
	Ö: 'Oe',
	Ü: 'Ue',
};

/**
 * The phrases of all languages, without duplicates. Words with umlauts are listed with ae, oe and
 * ue as well.
 */
export function phrasesOf(select: (words: LanguageWords) => string | undefined): string[] {
	const all = QUESTION_LANGUAGES.flatMap((words) => splitPhrases(select(words) ?? ''));
	const spelled = all.map((phrase) =>
		phrase.replace(/[äöü]/gi, (letter) => UMLAUTS[letter] ?? letter),
	);
	return [...new Set([...all, ...spelled])];
}

/** Splits phrases at commas. */
export function splitPhrases(phrases: string): string[] {
	return phrases
		.split(',')
		.map((phrase) => phrase.trim().replace(/\s+/g, ' '))
		.filter((phrase) => phrase !== '');
}
