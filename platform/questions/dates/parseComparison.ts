import type { Days, PeriodUnit } from '../../base/dates/namedPeriods';
import {
	countDays,
	daysBeforeThose,
	lastWholeUnit,
	sameDatesLastYear,
	sameWeekdaysBefore,
	sameWeekdaysLastYear,
	unitOfPeriod,
	unitToDate,
	EARLIEST_DAY,
} from '../../base/dates/namedPeriods';
import { matchGroups } from '../matchGroups';
import { tokenKey, normalize } from '../../lookup/normalize';
import type { ParsedPeriod } from './parsedPeriod';
import { YEAR_BEFORE, plainDates, translatedDates } from './plainDates';
import { parseNumberWord, parseUnit } from './dateWords';
import type { ComparisonMeaning } from '../names/languageWords';
import { comparisonPhrases } from '../names/times';
import { samePart, weekdayBefore } from './samePart';
import { calendarUnit, unitsEarlier } from './unitsEarlier';
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
	new Set(comparisonPhrases(meaning).map((one) => tokenKey(normalize(one))));

const MEANINGS: ReadonlyArray<readonly [ReadonlySet<string>, (period: ParsedPeriod) => Days]> = [
	[keysOf('before'), before],
	[keysOf('lastYear'), ({ days }) => sameDatesLastYear(days)],
	[keysOf('weekdaysBefore'), ({ days }) => sameWeekdaysBefore(days)],
	[keysOf('weekdaysLastYear'), ({ days }) => sameWeekdaysLastYear(days)],
];
const nothing = keysOf('nothing');

/** Reads the words for a comparison period. */
export function parseComparison(
	words: string,
	period: ParsedPeriod,
	today: string,
): ComparisonMatch {
	if (words.length > LONGEST_TIME) return { is: 'unknown' };
	const text = normalize(words.replace(/(\p{Ll}{2})(?=\p{Lu}\p{Ll})/gu, '$1 '))
		.replace(/\bweek end\b/, 'weekend')
		.replace(/ a date$/, '')
		.replace(
			/^(compared|compare|comparing|versus|vs|against|to|with|par rapport a|compare a|contre|verglichen mit|im vergleich zum?|im vergleich zur|gegenuber|gegen|mit|zum?|zur|comparado con|frente al?|respecto al?|contra|con|vs)( to| with| a| the| dem| der| el| la)? /,
			'',
		);
	const key = tokenKey(text);
	if (text === '' || nothing.has(key)) return { is: 'nothing' };
	const meaning = MEANINGS.find(([keys]) => keys.has(key));
	const found: ComparisonMatch = meaning
		? { is: 'found', days: meaning[1](period) }
		: (derivedFrom(period, text, today) ??
			sameUnitLastYear(plainDates(words.replace(LEAD, '')), period) ??
			movedBack(text, period) ??
			otherPeriod(words, period, today));
	if (found.is !== 'found') return found;
	if (found.days.from < EARLIEST_DAY) return { is: 'tooEarly' };
	return BEFORE.test(text) && overlaps(found.days, period.days) ? UNCLEAR : found;
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
		sameNumber(text, period) ??
		unitBefore(OVER_UNITS[text] ?? text, period) ??
		unitBefore(translatedDates(text), period) ??
		untilSameDay(text, period, today) ??
		ofDays(weekdayBefore(text, period) ?? samePart(text, period, today))
	);
}

/** The preceding period: of whole calendar units as many units, of a weekend the one before, else as many days. */
function before({ days, name, units, isWeekend }: ParsedPeriod): Days {
	if (isWeekend) return sameWeekdaysBefore(days);
	if (units === undefined || name !== undefined) return daysBeforeThose(name, days);
	const first = dateTimeOfIso(days.from);
	return {
		from: isoDate(first.minus({ [units.unit]: units.count })),
		to: isoDate(first.minus({ days: 1 })),
	};
}

const BEFORE_WORD =
	'(?:previous|prior|preceding|before|earlier|precedente?s?|avant|d avant|anterior(?:es)?|previ[oa]s?|davor|zuvor|vorher|vorherigen?|vorangegangenen?)';
const BEFORE = new RegExp(`\\b${BEFORE_WORD}\\b`);
const SAME_NUMBER = [
	new RegExp(`^(?:the |les |los |las |die )?${BEFORE_WORD} (?<count>[a-z0-9]+) (?<unit>[a-z]+)$`),
	new RegExp(
		`^(?:the |les |los |las |die )?(?<count>[a-z0-9]+) (?<unit>[a-z]+) ${BEFORE_WORD}(?: (?:that|this|it|those))?$`,
	),
	/^(?:les )?(?<count>[a-z0-9]+) (?:precedents?|precedentes|derniers?) (?<unit>[a-z]+)$/,
];

/** "the previous 7 days", if the period has 7 days; "the 2 months before", if it is 2 months. */
function sameNumber(text: string, period: ParsedPeriod): ComparisonMatch | undefined {
	for (const words of new Set([text, translatedDates(text)])) {
		const groups = SAME_NUMBER.map((one) => one.exec(words)?.groups).find((one) => one);
		const { count: number, unit: word } = groups ?? {};
		const [count, unit] = [parseNumberWord(number), parseUnit(word)];
		const isSame =
			unit === 'day'
				? count === countDays(period.days)
				: unit !== undefined && unit === period.units?.unit && count === period.units.count;
		if (isSame) return { is: 'found', days: before(period) };
	}
	return undefined;
}

/** Abbreviations and phrases for a comparison with the preceding unit. */
const OVER_UNITS: Readonly<Record<string, string>> = {
	wow: 'week before',
	'w w': 'week before',
	'week over week': 'week before',
	'week on week': 'week before',
	mom: 'month before',
	'm m': 'month before',
	'month over month': 'month before',
	'month on month': 'month before',
	qoq: 'quarter before',
	'q q': 'quarter before',
	'quarter over quarter': 'quarter before',
	dod: 'day before',
	'd d': 'day before',
	'day over day': 'day before',
};

/** "a week ago", "two months earlier". */
function movedBack(text: string, period: ParsedPeriod): ComparisonMatch | undefined {
	// "the week before last" is a week of the calendar.
	if (/\b(?:vorletzt|penultim|antepasad|avant dernier|before last)/.test(text)) return undefined;
	return ofDays(unitsEarlier(text, period) ?? unitsEarlier(translatedDates(text), period));
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

/**
 * "the week before": for a week the preceding week, for a day the same weekday of the preceding
 * week.
 */
function unitBefore(text: string, period: ParsedPeriod): ComparisonMatch | undefined {
	const [word] = matchGroups(
		text,
		/^(?:the |la |le |l )?([a-z]+) (?:before|earlier|prior|precedente?|d avant|avant)$/,
		/^(?:the |la |le |l )?(?:previous|prior|preceding|precedente?) ([a-z]+)$/,
	);
	const { days, name } = period;
	const count = countDays(days);
	if (word === 'weekend' && count === 2) return { is: 'found', days: sameWeekdaysBefore(days) };
	const unit = parseUnit(word);
	if (unit === undefined) return undefined;
	const ofCalendar = name === 'LAST_7_DAYS' ? 'week' : calendarUnit(period);
	const own = ofCalendar ?? (count === 1 ? 'day' : undefined);
	if (own === unit) return { is: 'found', days: before(period) };
	if (unit === 'week' && count <= 7) return { is: 'found', days: sameWeekdaysBefore(days) };
	return UNCLEAR;
}

/** "PMTD": the month before until the same day. */
function untilSameDay(
	text: string,
	period: ParsedPeriod,
	today: string,
): ComparisonMatch | undefined {
	const [letter] = matchGroups(text, /^(?:p|l|previous |prior |last )([wmqy])td$/);
	const unit = letter && UNIT_LETTERS[letter];
	if (!unit) return undefined;
	const isToDate = period.name === unitToDate(unit);
	return isToDate ? otherPeriod(`last ${unit}`, period, today) : UNCLEAR;
}

const UNIT_LETTERS: Readonly<Record<string, PeriodUnit>> = {
	w: 'week',
	m: 'month',
	q: 'quarter',
	y: 'year',
};

const SAME_UNIT = new RegExp(
	`^(?:the |la |le |el |die |der |das |den )?(?:same|meme|mismas?|mismos?|gleiche[rsnm]?|selbe[rsnm]?) ([a-z]+) (?:${YEAR_BEFORE}|(?:(?:of|in|en|de|del|im) )?(\\d{4}))$`,
);
const A_PERIOD =
	/^(?:period|periode|periodo|dates?|days|fechas|time|zeitraum|zeit|dias|jours|tage|weekend)$/;

/** "same month last year", "same period in 2025"; of weeks and weekends, the same weekdays. */
function sameUnitLastYear(text: string, { days }: ParsedPeriod): ComparisonMatch | undefined {
	const [word, year] = matchGroups(text, SAME_UNIT);
	const unit = parseUnit(word);
	if (word === undefined || (unit === undefined && !A_PERIOD.test(word))) return undefined;
	const isWeek = unit === 'week' || word === 'weekend';
	const first = dateTimeOfIso(days.from);
	const years = year === undefined ? 1 : (isWeek ? first.weekYear : first.year) - Number(year);
	if (years < 1) return undefined;
	const daysBack = wholeWeeks(first.diff(first.minus({ years }), 'days').days);
	const back = (day: string) =>
		isWeek ? addDays(day, -daysBack) : isoDate(dateTimeOfIso(day).minus({ years }));
	return { is: 'found', days: { from: back(days.from), to: back(days.to) } };
}

/** The number of days of the nearest whole weeks. */
function wholeWeeks(days: number): number {
	return Math.round(days / WEEK) * WEEK;
}

const LEAD =
	/^(?:compared?|comparing|versus|vs\.?|against|verglichen|im vergleich|gegenüber|comparado|frente|respecto|par rapport)(?: (?:to|with|zum?|zur|mit|con|al?|à|au))?\s+/i;

function otherPeriod(words: string, period: ParsedPeriod, today: string): ComparisonMatch {
	const { days } = period;
	const found = parsePeriod(words.trim().replace(LEAD, ''), today);
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
