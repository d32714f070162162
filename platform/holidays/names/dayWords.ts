import type { HolidayName } from './frenchHolidays';
import { frenchHolidays } from './frenchHolidays';
import { germanHolidays } from './germanHolidays';
import type { NamedLanguage } from './dayLanguage';
import { spanishHolidays } from './spanishHolidays';

/** The words for special days in a language. Names of holidays and places are in that language. */
export interface DayWords {
	readonly holiday: (name: HolidayName) => string;
	/** The day off for a holiday that falls on a weekend. */
	readonly inLieu: (holiday: string) => string;
	readonly bridge: string;
	readonly bridgeAfter: (holiday: string) => string;
	readonly bridgeBefore: (holiday: string) => string;
	readonly bridgeBetween: (after: string, before: string) => string;
	/** A day that not all places have. */
	readonly inPlaces: (name: string, places: string) => string;
	readonly longWeekend: string;
	readonly christmasWeeks: string;
}

const english: DayWords = {
	holiday: (name) => name,
	inLieu: (holiday) => `day off for ${holiday}`,
	bridge: 'bridge day',
	bridgeAfter: (holiday) => `bridge day after ${holiday}`,
	bridgeBefore: (holiday) => `bridge day before ${holiday}`,
	bridgeBetween: (after, before) => `bridge day between ${after} and ${before}`,
	inPlaces: (name, places) => `${name} in ${places}`,
	longWeekend: 'long weekend',
	christmasWeeks: 'Christmas weeks',
};

const french: DayWords = {
	holiday: (name) => frenchHolidays[name],
	inLieu: (holiday) => `jour de remplacement (${holiday})`,
	bridge: 'pont',
	bridgeAfter: (holiday) => `pont (${holiday})`,
	bridgeBefore: (holiday) => `pont (${holiday})`,
	bridgeBetween: (after, before) => `pont (${after}, ${before})`,
	inPlaces: (name, places) => `${name} (${places})`,
	longWeekend: 'week-end prolongé',
	christmasWeeks: 'période de Noël',
};

// "nach Ostermontag", but "nach dem Tag der Deutschen Einheit".
const WITH_GERMAN_ARTICLE =
	/^(?:Tag|Freitag|Feiertag|Geburtstag|Nationalfeiertag|Schlacht|Unsere|Waffenstillstand|Wiederherstellung|Genfer|Heilige|Näfelser|Schweizer|zusätzlicher|\p{L}+(?:ischer|aler)) /iu;

function germanDay(what: string, where: string, ...holidays: readonly string[]): string {
	const needsArticle = holidays.some((one) => WITH_GERMAN_ARTICLE.test(one));
	return needsArticle ? `${what} (${holidays.join(', ')})` : `${what} ${where}`;
}

const german: DayWords = {
	holiday: (name) => germanHolidays[name],
	inLieu: (holiday) => germanDay('Ersatzfeiertag', `für ${holiday}`, holiday),
	bridge: 'Brückentag',
	bridgeAfter: (holiday) => germanDay('Brückentag', `nach ${holiday}`, holiday),
	bridgeBefore: (holiday) => germanDay('Brückentag', `vor ${holiday}`, holiday),
	bridgeBetween: (after, before) =>
		germanDay('Brückentag', `zwischen ${after} und ${before}`, after, before),
	inPlaces: (name, places) => `${name} (${places})`,
	longWeekend: 'langes Wochenende',
	christmasWeeks: 'Weihnachtszeit',
};

const spanish: DayWords = {
	holiday: (name) => spanishHolidays[name],
	inLieu: (holiday) => `festivo trasladado (${holiday})`,
	bridge: 'puente',
	bridgeAfter: (holiday) => `puente (${holiday})`,
	bridgeBefore: (holiday) => `puente (${holiday})`,
	bridgeBetween: (after, before) => `puente (${after}, ${before})`,
	inPlaces: (name, places) => `${name} (${places})`,
	longWeekend: 'fin de semana largo',
	christmasWeeks: 'Navidades',
};

/** The words for special days by language. */
export const DAY_WORDS: Readonly<Record<NamedLanguage, DayWords>> = {
	en: english,
	fr: french,
	de: german,
	es: spanish,
};
