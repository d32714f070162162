import type { PeriodName } from '../../base/dates/namedPeriods';
import { isPeriodName } from '../../base/dates/namedPeriods';
import type { ComparisonMeaning, DateUnit, Phrases } from './languageWords';
import { QUESTION_LANGUAGES, phrasesOf, splitPhrases } from './questionLanguages';

/** The synonyms of periods, each with its period. */
export const PERIODS: ReadonlyArray<readonly [phrase: string, name: PeriodName]> = [
	...new Set(QUESTION_LANGUAGES.flatMap(({ periods }) => Object.keys(periods))),
].flatMap((name) =>
	isPeriodName(name)
		? phrasesOf(({ periods }) => periods[name]).map((phrase) => [phrase, name] as const)
		: [],
);

const TWELVE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/** The names of months, from January on. */
export const MONTHS: ReadonlyArray<readonly string[]> = TWELVE.map((at) =>
	phrasesOf(({ months }) => months[at]),
);

/** The names of weekdays, from Sunday on. */
export const WEEKDAYS: ReadonlyArray<readonly string[]> = TWELVE.slice(0, 7).map((at) =>
	phrasesOf(({ weekdays }) => weekdays[at]),
);

/** The words for units of time. */
export const UNITS: Readonly<Record<DateUnit, readonly string[]>> = {
	day: phrasesOf(({ units }) => units.day),
	week: phrasesOf(({ units }) => units.week),
	month: phrasesOf(({ units }) => units.month),
	quarter: phrasesOf(({ units }) => units.quarter),
	year: phrasesOf(({ units }) => units.year),
};

/** Numbers that people spell. */
export const NUMBERS: ReadonlyMap<string, number> = new Map(
	QUESTION_LANGUAGES.flatMap(({ numbers }) =>
		wordsIn(numbers).map(([word, number]) => [word, Number(number)] as const),
	),
);

/** The comparison periods that have names; "no comparison" is none. */
export const NAMED_COMPARISONS = [
	'before',
	'lastYear',
	'weekdaysBefore',
	'weekdaysLastYear',
] as const satisfies readonly ComparisonMeaning[];

/** The synonyms of a comparison period. */
export function comparisonPhrases(meaning: ComparisonMeaning): string[] {
	return phrasesOf(({ comparisons }) => comparisons[meaning]);
}

/** Words of dates in all languages, by the word of the date grammar that they mean. */
export const DATE_GRAMMAR: ReadonlyMap<string, string> = new Map(
	QUESTION_LANGUAGES.flatMap(({ dateGrammar }) => wordsIn(dateGrammar)),
);

/** Each synonym with its code. */
function wordsIn(phrases: Phrases): Array<readonly [word: string, meaning: string]> {
	return Object.entries(phrases).flatMap(([meaning, words = '']) =>
		splitPhrases(words).map((word) => [word, meaning] as const),
	);
}
