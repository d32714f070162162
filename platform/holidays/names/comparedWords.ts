import type { NamedLanguage } from './dayLanguage';

/** One of two compared periods: the requested one, or the one that it is compared with. */
export type ComparedPeriod = 'before' | 'now';

/** The words of a sentence on the public holidays of two compared periods. */
interface ComparedWords {
	/** Between numbers and the days. */
	readonly colon: string;
	readonly semicolon: string;
	/** Of the only period that has any. */
	readonly more: (period: ComparedPeriod, count: number) => string;
	/** Of the period with more of them. */
	readonly has: (period: ComparedPeriod, count: number) => string;
	/** Of the other period. */
	readonly otherHas: (period: ComparedPeriod, count: number) => string;
}

const english: ComparedWords = {
	colon: ': ',
	semicolon: '; ',
	more: (period, count) =>
		`${period === 'now' ? 'This period has' : 'The compared period had'} ${count === 1 ? 'one more public holiday' : `${count} more public holidays`}`,
	has: (period, count) =>
		`${period === 'now' ? 'This period has' : 'The compared period had'} ${count} public holidays`,
	otherHas: (period, count) =>
		`${period === 'now' ? 'this period has' : 'the compared period had'} ${count}`,
};

const french: ComparedWords = {
	colon: '\u00A0: ',
	semicolon: '\u00A0; ',
	more: (period, count) =>
		`${period === 'now' ? 'Cette période compte' : 'La période de comparaison comptait'} ${count === 1 ? 'un jour férié' : `${count} jours fériés`} de plus`,
	has: (period, count) =>
		`${period === 'now' ? 'Cette période compte' : 'La période de comparaison comptait'} ${count} jours fériés`,
	otherHas: (period, count) =>
		`${period === 'now' ? 'cette période en compte' : 'la période de comparaison en comptait'} ${count}`,
};

const german: ComparedWords = {
	colon: ': ',
	semicolon: '; ',
	more: (period, count) =>
		`${period === 'now' ? 'Dieser Zeitraum hat' : 'Der Vergleichszeitraum hatte'} ${count === 1 ? 'einen Feiertag' : `${count} Feiertage`} mehr`,
	has: (period, count) =>
		`${period === 'now' ? 'Dieser Zeitraum hat' : 'Der Vergleichszeitraum hatte'} ${count} Feiertage`,
	otherHas: (period, count) =>
		`${period === 'now' ? 'dieser Zeitraum hat' : 'der Vergleichszeitraum hatte'} ${count}`,
};

const spanish: ComparedWords = {
	colon: ': ',
	semicolon: '; ',
	more: (period, count) =>
		`${period === 'now' ? 'Este período tiene' : 'El período de comparación tuvo'} ${count === 1 ? 'un día festivo' : `${count} días festivos`} más`,
	has: (period, count) =>
		`${period === 'now' ? 'Este período tiene' : 'El período de comparación tuvo'} ${count} días festivos`,
	otherHas: (period, count) =>
		`${period === 'now' ? 'este período tiene' : 'el período de comparación tuvo'} ${count}`,
};

export const COMPARED_WORDS: Readonly<Record<NamedLanguage, ComparedWords>> = {
	en: english,
	fr: french,
	de: german,
	es: spanish,
};
