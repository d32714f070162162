import { DateTime } from 'luxon';

import type { Days } from '../../base/dates/namedPeriods';
import { MONTHS, NUMBERS, UNITS, WEEKDAYS } from '../names/times';
import type { DateUnit } from '../names/languageWords';
import { isoDate } from '../../base/dates/isoDate';

export type { DateUnit };

/** A word of a text; undefined where the text has none. */
type Word = string | undefined;

/** Returns a lookup from a word to its index in a list of names; undefined for an unlisted word. */
function placeIn(names: ReadonlyArray<readonly string[]>): (word: Word) => number | undefined {
	const places = new Map<Word, number>(
		names.flatMap((all, place) => all.map((name) => [name, place] as const)),
	);
	return (word) => places.get(word);
}

/** The month that a word names: 1 for January. */
export function parseMonth(word: Word): number | undefined {
	const place = monthPlace(word);
	return place === undefined ? undefined : place + 1;
}

const monthPlace = placeIn(MONTHS);

/** The day of the week that a word names: 0 for Sunday. */
export const parseWeekday = placeIn(WEEKDAYS);

const units = new Map<Word, DateUnit>(
	(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((unit) =>
		UNITS[unit].map((name) => [name, unit] as const),
	),
);

/** The unit that a word names. */
export function parseUnit(word: Word): DateUnit | undefined {
	return units.get(word);
}

/** The number of units in "a week ago" or "two weeks ago". */
export function parseCount(word: Word): number | undefined {
	return word === 'a' || word === 'an' ? 1 : parseNumberWord(word);
}

const ordinalPlace = placeIn([
	['first', 'premier', '1', '1e', '1er'],
	['second', 'deuxieme', '2', '2e'],
	['third', 'troisieme', '3', '3e'],
	['fourth', 'quatrieme', '4', '4e'],
]);

/** The number in "second quarter" or "2e trimestre". */
export function parseOrdinal(word: Word): number | undefined {
	const place = ordinalPlace(word);
	return place === undefined ? undefined : place + 1;
}

/** The whole number that a word is or spells. */
export function parseNumberWord(word: Word): number | undefined {
	if (word === undefined) return undefined;
	return /^\d{1,4}$/.test(word) ? Number(word) : NUMBERS.get(word);
}

/** Every word of the date grammar, to correct typing errors. */
export function timeWords(): string[] {
	return [...[...MONTHS, ...WEEKDAYS, ...Object.values(UNITS)].flat(), ...NUMBERS.keys()];
}

/** A calendar day; undefined if the date does not exist. */
export function dateTimeOf(year: number, month: number, day: number): DateTime | undefined {
	const date = DateTime.fromObject({ year, month, day }, { zone: 'utc' });
	return date.isValid ? date : undefined;
}

/** The days of a number of whole calendar units from a first day on. */
export function wholeUnits(first: DateTime, unit: DateUnit, count = 1): Days {
	return { from: isoDate(first), to: isoDate(first.plus({ [unit]: count }).minus({ days: 1 })) };
}
