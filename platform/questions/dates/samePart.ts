import { sameDatesLastYear, sameWeekdaysBefore } from '../../base/dates/namedPeriods';
import type { Days } from '../../base/dates/namedPeriods';
import { addDays } from '../../base/dates/dayArithmetic';
import { WEEK } from '../../base/dates/durations';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';
import { matchGroups } from '../matchGroups';
import type { DateUnit } from './dateWords';
import { parseUnit, parseWeekday } from './dateWords';
import type { ParsedPeriod } from './parsedPeriod';
import { YEAR_BEFORE } from './plainDates';

const SAME =
	'(?:a |in |au |aux |a la |aux |im |zum |zur )?(?:the |la |le |les |el |los |las |die |der |das |den )?(?:exact )?(?:same|meme|memes|mism[oa]s?|gleiche[rsnm]?|(?:die|der|das|den)?selbe[rsnm]?)';
const PART =
	'(?:period|periode|periodo|time|dates?|days?|fechas|dias?|jours?|zeitraum|zeit|tage?n?|daten)';
const BEFORE =
	'previous|prior|preceding|before|last|past|dernier|derniere|passee?|precedente?|d avant|pasad[oa]|anterior|previ[oa]|letzte[rsnm]?|vorige[rsnm]?|vergangene[rsnm]?';
const OF = '(?:(?:of|in|during|de|du|del|la|le|el|en|im|in der|der|des|the) )*';
const SAME_PART = [
	new RegExp(`^${SAME} ${PART} ${OF}(?<before>${BEFORE}) (?<unit>[a-z]+)$`),
	new RegExp(`^${SAME} ${PART} ${OF}(?<unit>[a-z]+) (?<before>${BEFORE})$`),
	new RegExp(`^${SAME} ${PART} ${OF}(?<joined>vor(?:woche|monats?|quartals?))$`),
];

/**
 * "same period last month": the same days of the preceding week, month or quarter, for a period
 * within one of them.
 *
 * @param text normalized
 * @returns 'unclear' if the period is not within such a unit, undefined for other words
 */
export function samePart(
	text: string,
	period: ParsedPeriod,
	today: string,
): Days | 'unclear' | undefined {
	const groups = SAME_PART.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
	const { before = 'before', unit: word, joined } = groups ?? {};
	const unit = parseUnit(word ?? joined?.replace('vor', ''));
	if (unit === undefined || unit === 'day' || unit === 'year') return undefined;
	const { days } = period;
	const [first, last] = [dateTimeOfIso(days.from), dateTimeOfIso(days.to)];
	const isWithin = isoDate(first.startOf(unit)) === isoDate(last.startOf(unit));
	// "last month" is the one before today's, "the month before" the one before the period.
	const isBeforeToday = /^(?:last|past|dernier|passe|pasad|letzte|vergangene)/.test(before);
	const isCurrent = isoDate(first.startOf(unit)) === isoDate(dateTimeOfIso(today).startOf(unit));
	if (!isWithin || (isBeforeToday && !isCurrent)) return 'unclear';
	if (unit === 'week') return sameWeekdaysBefore(days);
	return partOf(days, unit);
}

/** The same days of the unit before, of which a short one has fewer. */
function partOf({ from, to }: Days, unit: DateUnit): Days {
	const start = dateTimeOfIso(from).startOf(unit);
	const before = start.minus({ [unit]: 1 });
	const dayOf = (day: string) => {
		const moved = before.plus({ days: dateTimeOfIso(day).diff(start, 'days').days });
		return isoDate(moved < start ? moved : start.minus({ days: 1 }));
	};
	const isWhole = isoDate(dateTimeOfIso(to).endOf(unit)) === to;
	return { from: dayOf(from), to: isWhole ? isoDate(start.minus({ days: 1 })) : dayOf(to) };
}

const WEEKDAY_BEFORE =
	/^(?:the |le |la |el |der |den |dem )?(?:(?<one>[a-z]+) (?:before|prior|earlier|precedent|d avant|anterior|previo|davor|zuvor)|(?:previous|prior|preceding) (?<other>[a-z]+))$/;

/** "the Monday before" a single day: the latest Monday before it; undefined for longer periods. */
export function weekdayBefore(text: string, { days }: ParsedPeriod): Days | undefined {
	const { one, other } = WEEKDAY_BEFORE.exec(text)?.groups ?? {};
	const weekday = parseWeekday(one ?? other);
	if (weekday === undefined || days.from !== days.to) return undefined;
	let day = dateTimeOfIso(days.from).minus({ days: 1 });
	while (day.weekday % 7 !== weekday) day = day.minus({ days: 1 });
	return { from: isoDate(day), to: isoDate(day) };
}

const SAME_UNIT = new RegExp(
	`^(?:the |la |le |el |die |der |das |den )?(?:same|meme|mismas?|mismos?|gleiche[rsnm]?|selbe[rsnm]?) ([a-z]+) (?:${YEAR_BEFORE}|(?:(?:of|in|en|de|del|im) )?(\\d{4}))$`,
);
const A_PERIOD =
	/^(?:period|periode|periodo|dates?|days|fechas|time|zeitraum|zeit|dias|jours|tage|weekend)$/;

/** "same month last year", "same period in 2025"; of weeks and weekends, the same weekdays. */
export function sameUnitLastYear(text: string, { days }: ParsedPeriod): Days | undefined {
	const [word, year] = matchGroups(text, SAME_UNIT);
	const unit = parseUnit(word);
	if (word === undefined || (unit === undefined && !A_PERIOD.test(word))) return undefined;
	const isWeek = unit === 'week' || word === 'weekend';
	const first = dateTimeOfIso(days.from);
	const years = year === undefined ? 1 : (isWeek ? first.weekYear : first.year) - Number(year);
	if (years < 1) return undefined;
	if (!isWeek) return sameDatesLastYear(days, years);
	const daysBack = wholeWeeks(first.diff(first.minus({ years }), 'days').days);
	return { from: addDays(days.from, -daysBack), to: addDays(days.to, -daysBack) };
}

/** The number of days of the nearest whole weeks. */
function wholeWeeks(days: number): number {
	return Math.round(days / WEEK) * WEEK;
}
