import type { DateTime } from 'luxon';

import type { Days } from '../../base/dates/namedPeriods';
import { daysBefore } from '../../base/dates/namedPeriods';
import type { DateUnit } from './dateWords';
import { parseCount, parseNumberWord, parseUnit, parseWeekday, wholeUnits } from './dateWords';
import { matchGroups } from '../matchGroups';
import type { OptionalPeriodMatch } from './parsedPeriod';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';

const LAST = 'last|past|previous|prior|trailing|rolling|latest|derniers|dernieres|dernier|derniere';
const LAST_UNITS = [
	new RegExp(`^(?:${LAST}) ([a-z0-9]+ |\\d+)(?:full |complete |whole )?([a-z]+)$`),
	new RegExp(`^([a-z0-9]+) (?:${LAST}) ([a-z]+)$`),
	new RegExp(
		`^([a-z0-9]+) ([a-z]+) (?:${LAST}|before|precedente?s?|passe[es]*|ecoule[es]*|glissants?)$`,
	),
	/^([0-9]+) ?(d|j|days|jours|weeks|semaines|months|mois)$/,
];
const AHEAD =
	/^(next|coming|following|tomorrow|demain|prochaine?s?|semaine prochaine|mois prochain|annee prochaine)\b|\b(prochaine?s?|next)$/;

/** Periods counted back from today: "last 30 days", "3 derniers mois", "last Monday". @internal */
export function countedPeriod(text: string, today: string): OptionalPeriodMatch {
	if (AHEAD.test(text)) return { is: 'future' };
	return (
		untilToday(text, today) ??
		lastUnits(text, today) ??
		unitsAgo(text, today) ??
		dayBeforeYesterday(text, today) ??
		weekend(text, today) ??
		weekdayOfThisWeek(text, today) ??
		lastWeekday(text, today)
	);
}

/**
 * Days end yesterday; weeks, months and so on are whole units, and the last one ended before today.
 */
function lastUnits(text: string, today: string): OptionalPeriodMatch {
	const words = text
		.replace(/^(over|in|for|during|within|sur|pendant|ces|les|the)\s+/, '')
		.replace(/^(the|les)\s+/, '');
	const [one, other] = matchGroups(words, ...LAST_UNITS);
	const [count, unit] = [parseNumberWord(one?.trim()), parseUnit(other)];
	if (count === undefined || unit === undefined || count < 1) return undefined;
	return lastOf(unit, count, today);
}

function lastOf(unit: DateUnit, count: number, today: string): OptionalPeriodMatch {
	if (unit === 'day') return { is: 'found', period: { days: daysBefore(today, count) } };
	const first = dateTimeOfIso(today)
		.startOf(unit)
		.minus({ [unit]: count });
	const days = wholeUnits(first, unit, count);
	return { is: 'found', period: { days, units: { unit, count } } };
}

/** "last 7 days including today" end today. */
function untilToday(text: string, today: string): OptionalPeriodMatch {
	const [words] = matchGroups(text, /^(.+) including today$/);
	if (words === undefined) return undefined;
	const tomorrow = isoDate(dateTimeOfIso(today).plus({ days: 1 }));
	const found = lastUnits(words, tomorrow);
	const isOfDays = found?.is === 'found' && found.period.units === undefined;
	return isOfDays ? found : undefined;
}

/** "3 days ago" is one day; "2 weeks ago" the whole week. */
function unitsAgo(text: string, today: string): OptionalPeriodMatch {
	const [one, other] = matchGroups(
		text,
		/^([a-z0-9]+) ([a-z]+) ago$/,
		/^il y a ([a-z0-9]+) ([a-z]+)$/,
	);
	const count = parseCount(one);
	const unit = parseUnit(other);
	if (count === undefined || unit === undefined || count < 1) return undefined;
	const first = dateTimeOfIso(today)
		.startOf(unit)
		.minus({ [unit]: count });
	const units = unit === 'day' ? undefined : { unit, count: 1 };
	return { is: 'found', period: { days: wholeUnits(first, unit), units } };
}

function dayBeforeYesterday(text: string, today: string): OptionalPeriodMatch {
	if (!/^(the )?day before yesterday$|^avant ?-?hier$|^avant hier$/.test(text)) return undefined;
	const day = isoDate(dateTimeOfIso(today).minus({ days: 2 }));
	return { is: 'found', period: { days: { from: day, to: day } } };
}

const PAST = 'last|past|previous|dernier|letztes|vergangenes|passe|precedent|pasado';
const WEEKEND = new RegExp(
	`^(?:the |le |el |das )?(?:(?<before>${PAST}) |(?<current>this|ce|dieses|este) )?week ?-?end(?: (?<behind>${PAST}))?$`,
);

/**
 * "last weekend" is the latest Saturday and Sunday that are both over; "this weekend" is the current
 * one, and on other days the one or the other.
 */
function weekend(text: string, today: string): OptionalPeriodMatch {
	const words = WEEKEND.exec(text)?.groups;
	if (words === undefined) return undefined;
	const monday = dateTimeOfIso(today).startOf('week');
	const [last, own] = [weekendBefore(monday), weekendBefore(monday.plus({ weeks: 1 }))];
	const hasBegun = own.from <= today;
	const isOver = (words.before ?? words.behind) !== undefined;
	if (isOver || hasBegun === (words.current !== undefined)) {
		return { is: 'found', period: { days: isOver || !hasBegun ? last : own, isWeekend: true } };
	}
	return { is: 'ambiguous', candidates: [last, own].map(({ from, to }) => `${from} to ${to}`) };
}

/** The Saturday and Sunday before a Monday. */
function weekendBefore(monday: DateTime): Days {
	return { from: isoDate(monday.minus({ days: 2 })), to: isoDate(monday.minus({ days: 1 })) };
}

/** "this Monday": the day of the current week. */
function weekdayOfThisWeek(text: string, today: string): OptionalPeriodMatch {
	const [name] = matchGroups(text, /^(?:on )?(?:this|diese[rnm]?|ce|este) ([a-z]+)$/);
	const weekday = parseWeekday(name);
	if (weekday === undefined) return undefined;
	const monday = dateTimeOfIso(today).startOf('week');
	const day = isoDate(monday.plus({ days: (weekday + 6) % 7 }));
	return { is: 'found', period: { days: { from: day, to: day } } };
}

/** The latest such weekday before today. */
function lastWeekday(text: string, today: string): OptionalPeriodMatch {
	const name = text
		.replace(/^(on |last |past |this past |le |previous )+/, '')
		.replace(/ (dernier|passe)$/, '');
	const weekday = parseWeekday(name);
	if (weekday === undefined) return undefined;
	let day = dateTimeOfIso(today).minus({ days: 1 });
	while (day.weekday % 7 !== weekday) day = day.minus({ days: 1 });
	return { is: 'found', period: { days: { from: isoDate(day), to: isoDate(day) } } };
}
