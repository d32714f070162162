import type { Days, PeriodUnit } from '../../base/dates/namedPeriods';
import {
	countDays,
	lastWholeUnit,
	sameDatesLastYear,
	sameWeekdaysBefore,
	sameWeekdaysLastYear,
	unitOfPeriod,
	unitToDate,
	EARLIEST_DAY,
} from '../../base/dates/namedPeriods';
import { matchGroups } from '../matchGroups';
import { normalize } from '../../lookup/normalize';
import type { ParsedPeriod } from './parsedPeriod';
import { plainDates, translatedDates } from './plainDates';
import type { ComparisonMeaning } from '../names/languageWords';
import { comparisonPhrases, NAMED_COMPARISONS } from '../names/times';
import { samePart, sameUnitLastYear, weekdayBefore } from './samePart';
import { before, namesEarlier, unitBefore, unitsEarlier } from './unitsEarlier';
import { correctedDates, mistypedPhrase, timeKey } from './mistypedDates';
import { parsePeriod, LONGEST_TIME } from './parsePeriod';
import { addDays } from '../../base/dates/dayArithmetic';
import { WEEK } from '../../base/dates/durations';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';

/** The result of reading the words for a comparison period. */
export type ComparisonMatch =
	| { readonly is: 'nothing' }
	| { readonly is: 'found'; readonly days: Days; readonly isDayForDay?: true }
	| { readonly is: 'ambiguous'; readonly candidates: readonly string[] }
	| { readonly is: 'future' }
	| { readonly is: 'same' }
	/** Before the earliest day that the platform can have figures of. */
	| { readonly is: 'tooEarly' }
	| { readonly is: 'unknown' };

const keysOf = (meaning: ComparisonMeaning) =>
	new Set(comparisonPhrases(meaning).map((one) => timeKey(normalize(one))));

type NamedComparison = (typeof NAMED_COMPARISONS)[number];

const MEANINGS: Readonly<Record<NamedComparison, (period: ParsedPeriod) => Days>> = {
	before,
	lastYear: ({ days }) => sameDatesLastYear(days),
	weekdaysBefore: ({ days }) => sameWeekdaysBefore(days),
	weekdaysLastYear: ({ days }) => sameWeekdaysLastYear(days),
};
const nothing = keysOf('nothing');
const meaningsByKey = new Map(
	NAMED_COMPARISONS.flatMap((meaning) => [...keysOf(meaning)].map((key) => [key, meaning])),
);
const meaningsByPhrase = new Map(
	NAMED_COMPARISONS.flatMap((meaning) =>
		comparisonPhrases(meaning).map((phrase) => [normalize(phrase), meaning]),
	),
);

/** Reads the words for a comparison period. */
export function parseComparison(
	words: string,
	period: ParsedPeriod,
	today: string,
): ComparisonMatch {
	if (words.length > LONGEST_TIME) return { is: 'unknown' };
	const typed = normalize(words.replace(/(\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, '$1 '))
		.replace(/\bweek end\b/, 'weekend')
		.replace(/ a date$/, '')
		.replace(
			/^(compared|compare|comparing|versus|vs|against|to|with|par rapport a|compare a|contre|verglichen mit|im vergleich zum?|im vergleich zur|gegenuber|ggu|gegen|mit|zum?|zur|comparado con|frente al?|respecto al?|contra|con|vs)( to| with| a| the| dem| der| el| la)? /,
			'',
		);
	if (typed === '' || nothing.has(timeKey(typed))) return { is: 'nothing' };
	const text = correctedDates(typed);
	const bare = words.trim().replace(LEAD, '');
	const found =
		namedComparison(text, period) ??
		derivedFrom(period, text, today) ??
		ofDays(sameUnitLastYear(plainDates(bare), period)) ??
		ofDays(weekdayOfNotation(bare, period)) ??
		ofDays(earlierBySign(bare, period)) ??
		movedBack(text, period) ??
		movedBack(plainDates(bare), period) ??
		otherPeriod(bare, period, today);
	if (found.is !== 'found') return found;
	if (found.days.from < EARLIEST_DAY) return { is: 'tooEarly' };
	return namesEarlier(text) && overlaps(found.days, period.days) ? UNCLEAR : found;
}

/** The days of a comparison that has a name, such as "last year". */
function namedComparison(text: string, period: ParsedPeriod): ComparisonMatch | undefined {
	const meaning =
		meaningsByKey.get(timeKey(text)) ??
		mistypedPhrase(text, meaningsByPhrase) ??
		meaningsByKey.get(timeKey(translatedDates(text)));
	return meaning && { is: 'found', days: MEANINGS[meaning](period) };
}

/** "the previous 3 weeks" next to the last 2 weeks would have 2 weeks in both. */
function overlaps(one: Days, other: Days): boolean {
	return one.from <= other.to && other.from <= one.to;
}

/** The days that words such as "the week before" mean next to a period. */
function derivedFrom(
	period: ParsedPeriod,
	text: string,
	today: string,
): ComparisonMatch | undefined {
	return (
		ofDays(unitBefore(text, period)) ??
		untilSameDay(text, period, today) ??
		ofDays(weekdayBefore(text, period) ?? samePart(text, period, today))
	);
}

/** "a week ago", "two months earlier". */
function movedBack(text: string, period: ParsedPeriod): ComparisonMatch | undefined {
	// "the week before last" is a week of the calendar.
	if (/\b(?:vorletzt|penultim|antepasad|avant dernier|before last)/.test(text)) return undefined;
	return ofDays(unitsEarlier(text, period) ?? unitsEarlier(translatedDates(text), period));
}

/** "J-7" next to a day is the same weekday, although other such notations count from today. */
function weekdayOfNotation(words: string, { days }: ParsedPeriod): Days | undefined {
	const [count] = matchGroups(words, /^[jd]-(\d{1,2})$/i);
	const isDay = days.from === days.to;
	if (count === undefined || !isDay || Number(count) % WEEK !== 0) return undefined;
	const day = addDays(days.from, -Number(count));
	return { from: day, to: day };
}

const SIGNED = /^-\s?(\d{1,3}) ?(d(?:ays?)?|w(?:eeks?)?|m(?:onths?)?|y(?:ears?)?)$/i;

/** "-7 days" and "-1w" next to a period are the same days so much earlier. */
function earlierBySign(words: string, period: ParsedPeriod): Days | 'unclear' | undefined {
	const [count, unit = ''] = matchGroups(words, SIGNED);
	const [letter = ''] = unit.toLowerCase();
	const name = letter === 'd' ? 'day' : UNIT_LETTERS[letter];
	return name && unitsEarlier(`${count} ${name} earlier`, period);
}

function ofDays(days: Days | 'unclear' | undefined): ComparisonMatch | undefined {
	if (days === undefined) return undefined;
	return days === 'unclear' ? UNCLEAR : { is: 'found', days };
}

const UNCLEAR: ComparisonMatch = {
	is: 'ambiguous',
	candidates: [
		'period before',
		'same weekdays before',
		'last year',
		'two dates such as 2026-10-01 to 2026-10-31',
	],
};

/** "PMTD": the month before until the same day. */
function untilSameDay(
	text: string,
	period: ParsedPeriod,
	today: string,
): ComparisonMatch | undefined {
	const [letter] = matchGroups(text, /^(?:p|l|previous |prior |last )([wmqy])td$/);
	const unit = letter && UNIT_LETTERS[letter];
	if (!unit) return untilSameDayLastYear(text, period);
	const isToDate = period.name === unitToDate(unit);
	return isToDate ? otherPeriod(`last ${unit}`, period, today) : UNCLEAR;
}

const TO_DATE_BEFORE =
	/^(?:same )?([wmqy])td (?:in )?(?:(?:last|previous|prior) year|ly|py|n 1|vorjahr|l an dernier|ano pasado|(\d{4}))$/;

/** "MTD last year", "YTD 2025": the same part of that year. */
function untilSameDayLastYear(text: string, period: ParsedPeriod): ComparisonMatch | undefined {
	const [letter = '', year] = matchGroups(text, TO_DATE_BEFORE);
	const unit = UNIT_LETTERS[letter];
	if (unit === undefined) return undefined;
	if (period.name !== unitToDate(unit)) return UNCLEAR;
	if (unit === 'week' && year === undefined)
		return { is: 'found', days: sameWeekdaysLastYear(period.days) };
	const back = year === undefined ? 1 : Number(period.days.to.slice(0, 4)) - Number(year);
	const earlier = (day: string) => isoDate(dateTimeOfIso(day).minus({ years: back }));
	const { from, to } = period.days;
	return unit === 'week' || back < 1
		? UNCLEAR
		: { is: 'found', days: { from: earlier(from), to: earlier(to) } };
}

const UNIT_LETTERS: Readonly<Record<string, PeriodUnit>> = {
	w: 'week',
	m: 'month',
	q: 'quarter',
	y: 'year',
};

const LEAD =
	/^(?:compared?|comparing|versus|vs\.?|against|verglichen|im vergleich|gegenüber|ggü\.?|comparado|frente|respecto|par rapport)(?: (?:to|with|zum?|zur|mit|con|al?|à|au))?\s+/i;

function otherPeriod(words: string, period: ParsedPeriod, today: string): ComparisonMatch {
	const { days } = period;
	const found = parsePeriod(words, today);
	if (found.is === 'backwards' || found.is === 'unknown') return { is: 'unknown' };
	if (found.is === 'future' || found.is === 'tooEarly') return { is: found.is };
	if (found.is === 'ambiguous') return found;
	const other = found.period.days;
	if (other.from === days.from && other.to === days.to) return { is: 'same' };
	const cut = sameDaysSoFar(period, found.period);
	return cut === undefined
		? { is: 'found', days: other }
		: { is: 'found', days: cut, isDayForDay: true };
}

/** The part of a whole unit that has as many days as the current unit has so far. */
function sameDaysSoFar({ days, name }: ParsedPeriod, other: ParsedPeriod): Days | undefined {
	const { unit, isOver } = (name && unitOfPeriod(name)) ?? {};
	if (unit === undefined || isOver) return undefined;
	const isUnit = other.units?.count === 1 && other.units.unit === unit;
	if (other.name !== lastWholeUnit(unit) && !isUnit) return undefined;
	const { from, to } = other.days;
	const [first, last] = [dateTimeOfIso(days.from), dateTimeOfIso(days.to)];
	const end =
		unit === 'year'
			? last.minus({ years: first.year - dateTimeOfIso(from).year })
			: dateTimeOfIso(from).plus({ days: countDays(days) - 1 });
	const cut = isoDate(end);
	return cut < to ? { from, to: cut } : undefined;
}
