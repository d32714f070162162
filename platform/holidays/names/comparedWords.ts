import type { NamedLanguage } from './dayLanguage';

/** One of two compared periods: the requested one, or the one that it is compared with. */
export type ComparedPeriod = 'before' | 'now';

/** The words of a sentence on the public holidays of two compared periods. */
interface ComparedWords {
	/** Between numbers and the days. */
	readonly colon: string;
	readonly semicolon: string;
	/** The beginning of the sentence, with its verb. */
	readonly starts: Readonly<Record<ComparedPeriod, string>>;
	/** The beginning of its second half, about the other period. */
	readonly goesOn: Readonly<Record<ComparedPeriod, string>>;
	/** How many more holidays the only period with holidays has. */
	readonly more: (count: number) => string;
	/** How many holidays a period has: two or more. */
	readonly holidays: (count: number) => string;
}

const english: ComparedWords = {
	colon: ': ',
	semicolon: '; ',
	starts: { now: 'This period has', before: 'The compared period had' },
	goesOn: { now: 'this period has', before: 'the compared period had' },
	more: (count) => (count === 1 ? 'one more public holiday' : `${count} more public holidays`),
	holidays: (count) => `${count} public holidays`,
};

const french: ComparedWords = {
	colon: '\u00A0: ',
	semicolon: '\u00A0; ',
	starts: { now: 'Cette période compte', before: 'La période de comparaison comptait' },
	goesOn: { now: 'cette période en compte', before: 'la période de comparaison en comptait' },
	more: (count) => `${count === 1 ? 'un jour férié' : `${count} jours fériés`} de plus`,
	holidays: (count) => `${count} jours fériés`,
};

const german: ComparedWords = {
	colon: ': ',
	semicolon: '; ',
	starts: { now: 'Dieser Zeitraum hat', before: 'Der Vergleichszeitraum hatte' },
	goesOn: { now: 'dieser Zeitraum hat', before: 'der Vergleichszeitraum hatte' },
	more: (count) => `${count === 1 ? 'einen Feiertag' : `${count} Feiertage`} mehr`,
	holidays: (count) => `${count} Feiertage`,
};

const spanish: ComparedWords = {
	colon: ': ',
	semicolon: '; ',
	starts: { now: 'Este período tiene', before: 'El período de comparación tuvo' },
	goesOn: { now: 'este período tiene', before: 'el período de comparación tuvo' },
	more: (count) => `${count === 1 ? 'un día festivo' : `${count} días festivos`} más`,
	holidays: (count) => `${count} días festivos`,
};

export const COMPARED_WORDS: Readonly<Record<NamedLanguage, ComparedWords>> = {
	en: english,
	fr: french,
	de: german,
	es: spanish,
};
