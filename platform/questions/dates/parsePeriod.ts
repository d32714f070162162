import type { PeriodName } from '../../base/dates/namedPeriods';
import { daysOf, EARLIEST_DAY } from '../../base/dates/namedPeriods';
import { matchGroups } from '../matchGroups';
import { normalize } from '../../lookup/normalize';
import { calendarPeriod } from './calendarPeriod';
import { countedPeriod } from './countedPeriod';
import { edgeOfPeriod } from './edgeOfPeriod';
import { explicitDays } from './explicitDays';
import type { ParsedPeriod, PeriodMatch, OptionalPeriodMatch } from './parsedPeriod';
import { dayOfOccasion } from './occasions';
import { wholeUnits } from './dateWords';
import { correctedDates, mistypedPhrase, timeKey } from './mistypedDates';
import { plainDates, translatedDates } from './plainDates';
import { PERIODS, comparisonPhrases } from '../names/times';
import { addDays } from '../../base/dates/dayArithmetic';
import { WEEK } from '../../base/dates/durations';
import { dateTimeOfIso } from '../../base/dates/isoDate';

const named: ReadonlyMap<string, PeriodName> = new Map(
	PERIODS.map(([phrase, name]) => [timeKey(normalize(phrase)), name]),
);

const wholeNames: ReadonlyMap<string, PeriodName> = new Map(
	PERIODS.map(([phrase, name]) => [normalize(phrase), name]),
);

/** Longer texts are not dates, and are refused before they are parsed. */
export const LONGEST_TIME = 200;

/**
 * Reads the words for a period.
 *
 * @param today the current day in the site's time zone, YYYY-MM-DD
 */
export function parsePeriod(words: string, today: string): PeriodMatch {
	if (words.length > LONGEST_TIME) return { is: 'unknown' };
	const text = plainDates(words);
	const found =
		namedWhole(text, today) ?? withRemark(text, today) ?? readInAnyLanguage(text, today);
	if (found === undefined) return { is: 'unknown' };
	return found.is === 'found' ? checked(found.period, today) : found;
}

/** The period whose name is the whole text, with its remark: "last week (Mon-Sun)". */
function namedWhole(text: string, today: string): OptionalPeriodMatch {
	const name = wholeNames.get(normalize(text));
	return name && { is: 'found', period: { days: daysOf(name, today), name } };
}

// Remarks that do not change which days are meant.
const EMPTY_REMARK =
	/^(?:so far|to date|full|complete|whole|full (?:month|week|year)|custom|inclusive|utc|bisher|en cours|en curso)$/;

/** "last week (2026-11-16 to 2026-11-22)": both parts must mean the same days. */
function withRemark(text: string, today: string): OptionalPeriodMatch {
	const [period, remark] = matchGroups(text, /^([^()]+) \(([^()]+)\)$/);
	if (period === undefined || remark === undefined) return undefined;
	const found = readInAnyLanguage(period, today);
	if (EMPTY_REMARK.test(remark)) return found;
	const same = readInAnyLanguage(remark, today);
	if (found?.is !== 'found' || same?.is !== 'found') return { is: 'unknown' };
	const [one, other] = [found.period.days, same.period.days];
	return one.from === other.from && one.to === other.to ? found : { is: 'unknown' };
}

function readInAnyLanguage(text: string, today: string): OptionalPeriodMatch {
	const right = correctedDates(text);
	const tries = [text, translatedDates(text), right, translatedDates(right)];
	for (const one of new Set(tries)) {
		const found = readPeriod(one, today);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** "week of 16 November": the week that contains the day. */
function weekOfDay(text: string, today: string): OptionalPeriodMatch {
	const [day] = matchGroups(
		text,
		/^(?:week|semaine) (?:of|du|from|beginning|starting|commencing)(?: the)? (.+)$/,
	);
	const found = day === undefined ? undefined : explicitDays(day, today);
	if (found?.is !== 'found') return found;
	const { from, to } = found.period.days;
	if (from !== to) return undefined;
	const days = wholeUnits(dateTimeOfIso(from).startOf('week'), 'week');
	return { is: 'found', period: { days, units: { unit: 'week', count: 1 } } };
}

/** "week ending 15 November": the seven days until the day. */
function weekUntilDay(text: string, today: string): OptionalPeriodMatch {
	const [day] = matchGroups(text, /^(?:the )?week (?:ending|ended|to)(?: on)?(?: the)? (.+)$/);
	const found = day === undefined ? undefined : explicitDays(day, today);
	if (found?.is !== 'found' || found.period.days.from !== found.period.days.to) return undefined;
	const { to } = found.period.days;
	return { is: 'found', period: { days: { from: addDays(to, 1 - WEEK), to } } };
}

function readPeriod(text: string, today: string): OptionalPeriodMatch {
	return (
		namedPeriod(text, today) ??
		dayOfOccasion(text, today) ??
		sameDayLastWeek(text, today) ??
		countedPeriod(text, today) ??
		edgeOfPeriod(text, today) ??
		calendarPeriod(text, today) ??
		weekOfDay(text, today) ??
		weekUntilDay(text, today) ??
		explicitDays(text, today)
	);
}

const sameDays = new Set(
	comparisonPhrases('weekdaysBefore')
		.map((phrase) => normalize(phrase))
		.filter((phrase) =>
			/last week|semaine|letzte woche|vorwoche|semana (?:pasada|anterior)/.test(phrase),
		)
		.map(timeKey),
);

/** "same day last week": the day a week ago. */
function sameDayLastWeek(text: string, today: string): OptionalPeriodMatch {
	if (!sameDays.has(timeKey(normalize(text)))) return undefined;
	const day = addDays(today, -WEEK);
	return { is: 'found', period: { days: { from: day, to: day } } };
}

function namedPeriod(text: string, today: string): OptionalPeriodMatch {
	const folded = normalize(text);
	const exact = wholeNames.get(folded);
	const name = exact ?? named.get(timeKey(folded));
	const mistyped = exact === undefined ? mistypedPhrase(folded, wholeNames) : undefined;
	// "las year to date" may be "last year to date".
	if (name !== undefined && mistyped !== undefined && mistyped !== name) return { is: 'unknown' };
	const read = name ?? mistyped;
	return read && { is: 'found', period: { days: daysOf(read, today), name: read } };
}

/**
 * Rejects a period that ends before it begins or lies in the future; ends a current period today,
 * because later days have no figures.
 */
function checked(period: ParsedPeriod, today: string): PeriodMatch {
	const { from, to } = period.days;
	if (from < EARLIEST_DAY) return { is: 'tooEarly' };
	if (from > to) return { is: 'backwards' };
	if (from > today) return { is: 'future' };
	if (to <= today) return { is: 'found', period };
	const { isWeekend } = period;
	return { is: 'found', period: { days: { from, to: today }, isWeekend } };
}
