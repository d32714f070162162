import type { Days } from '../../base/dates/namedPeriods';
import {
	countDays,
	daysBeforeThose,
	sameDatesLastYear,
	sameWeekdaysBefore,
	sameWeekdaysLastYear,
	EARLIEST_DAY,
} from '../../base/dates/namedPeriods';
import { tokenKey, normalize } from '../../lookup/normalize';
import type { ParsedPeriod } from './parsedPeriod';
import { dateTimeOfIso, isoDate, parseNumberWord, parseUnit } from './dateWords';
import type { DateUnit } from './dateWords';
import { splitPhrases } from '../names/metrics';
import { parsePeriod, LONGEST_TIME } from './parsePeriod';

/** What words about days to compare with were found to mean. */
export type ComparisonMatch =
	| { readonly is: 'nothing' }
	| { readonly is: 'found'; readonly days: Days }
	| { readonly is: 'ambiguous'; readonly candidates: readonly string[] }
	| { readonly is: 'future' }
	| { readonly is: 'same' }
	/** Before anybody can have figures. */
	| { readonly is: 'tooEarly' }
	| { readonly is: 'unknown' };

const NOTHING = `nothing, none, no, no comparison, n a, null, false, rien, aucune, aucun, non, sans`;
const BEFORE = `period before, the period before, previous period, prior period, preceding period, before, previous, prior, last period, same length before,
	période précédente, la période d'avant, période d'avant, précédente, avant, précédent, période antérieure, POP, period over period`;
const LAST_YEAR = `last year, year before, previous year, the year before, prior year, same period last year, same dates last year, same days last year, a year ago, one year ago, a year earlier, year on year, year over year, YoY, same time last year, previous year same period, same month last year,
	année dernière, l'an dernier, an passé, année précédente, année d'avant, N-1, A-1, même période l'an dernier, même période de l'année dernière, mêmes dates l'an dernier, il y a un an, même période année précédente`;
const WEEKDAYS_BEFORE = `same weekdays before, same weekday before, same day last week, same days last week, same weekday last week, same days of the week before, same day of the week before, same day the week before, week on week,
	même jour la semaine dernière, mêmes jours la semaine dernière, même jour semaine précédente, mêmes jours de la semaine d'avant, même jour la semaine précédente`;
const WEEKDAYS_LAST_YEAR = `same weekdays last year, same weekday last year, same week last year, 52 weeks before, 52 weeks ago, same days of the week last year, 364 days before, same weekdays a year ago,
	mêmes jours de semaine l'an dernier, même semaine l'an dernier, même semaine l'année dernière, 52 semaines avant, mêmes jours de la semaine l'an dernier`;

const keysOf = (phrases: string) =>
	new Set(splitPhrases(phrases).map((one) => tokenKey(normalize(one))));

const MEANINGS: ReadonlyArray<readonly [ReadonlySet<string>, (period: ParsedPeriod) => Days]> = [
	[keysOf(BEFORE), before],
	[keysOf(LAST_YEAR), ({ days }) => sameDatesLastYear(days)],
	[keysOf(WEEKDAYS_BEFORE), ({ days }) => sameWeekdaysBefore(days)],
	[keysOf(WEEKDAYS_LAST_YEAR), ({ days }) => sameWeekdaysLastYear(days)],
];
const nothing = keysOf(NOTHING);

/** Finds which days a period is to be compared with. */
export function parseComparison(
	words: string,
	period: ParsedPeriod,
	today: string,
): ComparisonMatch {
	if (words.length > LONGEST_TIME) return { is: 'unknown' };
	const text = normalize(words).replace(
		/^(compared|compare|comparing|versus|vs|against|to|with|par rapport a|compare a|contre)( to| with| a)? /,
		'',
	);
	const key = tokenKey(text);
	if (text === '' || nothing.has(key)) return { is: 'nothing' };
	const meaning = MEANINGS.find(([keys]) => keys.has(key));
	const found: ComparisonMatch = meaning
		? { is: 'found', days: meaning[1](period) }
		: (sameNumber(text, period) ?? unitBefore(text, period) ?? otherPeriod(words, period, today));
	const isTooEarly = found.is === 'found' && found.days.from < EARLIEST_DAY;
	return isTooEarly ? { is: 'tooEarly' } : found;
}

/** As many units of the calendar before, where it is made of whole ones. */
function before({ days, name, units }: ParsedPeriod): Days {
	if (units === undefined || name !== undefined) return daysBeforeThose(name, days);
	const first = dateTimeOfIso(days.from);
	return {
		from: isoDate(first.minus({ [units.unit]: units.count })),
		to: isoDate(first.minus({ days: 1 })),
	};
}

/** "the previous 7 days" of 7 days. */
function sameNumber(text: string, period: ParsedPeriod): ComparisonMatch | undefined {
	const [, one, other] =
		/^(?:the |les )?(?:previous|prior|preceding) ([a-z0-9]+) (?:days?|jours?)$/.exec(text) ??
		/^(?:the |les )?([a-z0-9]+) (?:days?|jours?) (?:before|earlier|prior|precedents?|avant|d avant)$/.exec(
			text,
		) ??
		/^(?:les )?([a-z0-9]+) (?:precedents?|derniers?) jours?$/.exec(text) ??
		[];
	const number = parseNumberWord(one ?? other ?? '');
	if (number === undefined || number !== countDays(period.days)) return undefined;
	return { is: 'found', days: before(period) };
}

const UNIT_OF: Readonly<Record<string, DateUnit>> = {
	YESTERDAY: 'day',
	today: 'day',
	LAST_7_DAYS: 'week',
	thisWeek: 'week',
	lastWeek: 'week',
	thisMonth: 'month',
	lastMonth: 'month',
	thisQuarter: 'quarter',
	lastQuarter: 'quarter',
};

/** "the week before": of a week, the one before it; of a day, the same day of the week before. */
function unitBefore(text: string, period: ParsedPeriod): ComparisonMatch | undefined {
	const [, word = ''] =
		/^(?:the |la |le |l )?([a-z]+) (?:before|earlier|prior|precedente?|d avant|avant)$/.exec(
			text,
		) ??
		/^(?:the |la |le |l )?(?:previous|prior|preceding|precedente?) ([a-z]+)$/.exec(text) ??
		[];
	const unit = parseUnit(word);
	if (unit === undefined) return undefined;
	const { days, name, units } = period;
	const count = countDays(days);
	const own =
		(name && UNIT_OF[name]) ?? (units?.count === 1 ? units.unit : count === 1 ? 'day' : undefined);
	if (own === unit) return { is: 'found', days: before(period) };
	if (unit === 'week' && count <= 7) return { is: 'found', days: sameWeekdaysBefore(days) };
	return {
		is: 'ambiguous',
		candidates: [
			'period before',
			'same weekdays before',
			'last year',
			'two dates such as 2026-10-01 to 2026-10-31',
		],
	};
}

function otherPeriod(words: string, { days }: ParsedPeriod, today: string): ComparisonMatch {
	const found = parsePeriod(words, today);
	if (found.is === 'backwards' || found.is === 'unknown') return { is: 'unknown' };
	if (found.is === 'future' || found.is === 'tooEarly') return { is: found.is };
	if (found.is === 'ambiguous') return found;
	const other = found.period.days;
	return other.from === days.from && other.to === days.to
		? { is: 'same' }
		: { is: 'found', days: other };
}
