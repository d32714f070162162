import { DateTime } from 'luxon';
import { dateTimeOfIso, validIsoDate } from './isoDate';

/** A range of days (YYYY-MM-DD), both inclusive. */
export interface Days {
	readonly from: string;
	readonly to: string;
}

/** Days for a sentence: "2026-11-09 to 2026-11-15". */
export function daysInWords({ from, to }: Days): string {
	return from === to ? from : `${from} to ${to}`;
}

/**
 * There are no figures of earlier days: an earlier day is a typing error, such as the year 0026.
 */
export const EARLIEST_DAY = '1900-01-01';

/** A calendar unit that periods have; a week begins on Monday. */
export type PeriodUnit = 'week' | 'month' | 'quarter' | 'year';

/** The definition of a period relative to today. */
type Rule =
	| { readonly is: 'today' }
	/** A number of days that ends yesterday. */
	| { readonly is: 'days'; readonly count: number }
	/**
	 * From the first day of the current unit until today; with `back: 1`, the same range one unit
	 * earlier.
	 */
	| {
			readonly is: 'toDate';
			readonly unit: PeriodUnit;
			readonly back: 0 | 1;
			readonly startsSunday?: true;
	  }
	/** A number of complete units; the last one ended before today. */
	| {
			readonly is: 'whole';
			readonly unit: PeriodUnit;
			readonly count: number;
			readonly startsSunday?: true;
	  };

const RULES = {
	today: { is: 'today' },
	YESTERDAY: { is: 'days', count: 1 },
	LAST_7_DAYS: { is: 'days', count: 7 },
	thisWeek: { is: 'toDate', unit: 'week', back: 0 },
	thisWeekSunday: { is: 'toDate', unit: 'week', back: 0, startsSunday: true },
	lastWeek: { is: 'whole', unit: 'week', count: 1 },
	lastWeekSunday: { is: 'whole', unit: 'week', count: 1, startsSunday: true },
	thisMonth: { is: 'toDate', unit: 'month', back: 0 },
	lastMonth: { is: 'whole', unit: 'month', count: 1 },
	thisQuarter: { is: 'toDate', unit: 'quarter', back: 0 },
	lastQuarter: { is: 'whole', unit: 'quarter', count: 1 },
	thisYear: { is: 'toDate', unit: 'year', back: 0 },
	lastYear: { is: 'whole', unit: 'year', count: 1 },
	lastYearToDate: { is: 'toDate', unit: 'year', back: 1 },
	lastTwelveMonths: { is: 'whole', unit: 'month', count: 12 },
} as const satisfies Record<string, Rule>;

/**
 * A named period. Names in capitals are the platform's own, which it also resolves itself.
 *
 * To add one, add a rule. The compiler then asks for its name in forms (`periodNames.ts`) and its
 * words in questions (`languageWords.ts`); everything else follows from the rule.
 */
export type PeriodName = keyof typeof RULES;

/** Whether a text is the name of a period. */
export function isPeriodName(text: string): text is PeriodName {
	return Object.hasOwn(RULES, text);
}

/** Today's date in a time zone. @param now Unix milliseconds */
export function todayIn(zone: string, now: number): string {
	return validIsoDate(DateTime.fromMillis(now, { zone }));
}

/** The days of a period. @param today YYYY-MM-DD */
export function daysOf(period: PeriodName, today: string): Days {
	return resolve(RULES[period], today);
}

/** The given number of days before today. */
export function daysBefore(today: string, count: number): Days {
	return resolve({ is: 'days', count }, today);
}

function resolve(rule: Rule, today: string): Days {
	const day = dateTimeOfIso(today);
	switch (rule.is) {
		case 'today':
			return { from: today, to: today };
		case 'days':
			return {
				from: validIsoDate(day.minus({ days: rule.count })),
				to: validIsoDate(day.minus({ days: 1 })),
			};
		case 'toDate': {
			const last = day.minus({ [rule.unit]: rule.back });
			return { from: validIsoDate(startOf(last, rule)), to: validIsoDate(last) };
		}
		case 'whole': {
			const end = startOf(day, rule);
			const from = end.minus({ [rule.unit]: rule.count });
			return { from: validIsoDate(from), to: validIsoDate(end.minus({ days: 1 })) };
		}
	}
}

/**
 * The comparison range before a period: for complete units, the units before them; for a unit to
 * date, the same days of the previous unit; otherwise, as many days, ending on the day before the
 * range.
 */
export function daysBeforeThose(period: PeriodName | undefined, { from, to }: Days): Days {
	const rule: Rule | undefined = period && RULES[period];
	const [first, last] = [dateTimeOfIso(from), dateTimeOfIso(to)];
	if (rule?.is === 'toDate') {
		// If the previous month is shorter, its last day replaces the days that it lacks.
		const step = { [rule.unit]: 1 };
		return { from: validIsoDate(first.minus(step)), to: validIsoDate(last.minus(step)) };
	}
	const end = validIsoDate(first.minus({ days: 1 }));
	if (rule?.is === 'whole') {
		return { from: validIsoDate(first.minus({ [rule.unit]: rule.count })), to: end };
	}
	return { from: validIsoDate(first.minus({ days: countDays({ from, to }) })), to: end };
}

/** The latest range before a range that falls on the same weekdays, whole weeks earlier. */
export function sameWeekdaysBefore(days: Days): Days {
	return movedBack(days, 7 * Math.ceil(countDays(days) / 7));
}

/** The same dates some years earlier. Complete months stay complete in leap years. */
export function sameDatesLastYear({ from, to }: Days, years = 1): Days {
	const [first, last] = [dateTimeOfIso(from), dateTimeOfIso(to)];
	const [before, end] = [first.minus({ years }), last.minus({ years })];
	const areMonths = first.day === 1 && last.day === last.daysInMonth;
	return { from: validIsoDate(before), to: validIsoDate(areMonths ? end.endOf('month') : end) };
}

/** The same weekdays a year earlier, which is 52 weeks. */
export function sameWeekdaysLastYear(days: Days): Days {
	return movedBack(days, 364);
}

/** Which calendar unit a period is: the current one until today, or the last whole one. */
interface UnitPeriod {
	readonly unit: PeriodUnit;
	readonly isOver: boolean;
}

/** The calendar unit that a period is; undefined for weeks from Sunday, and for all other periods. */
export function unitOfPeriod(period: PeriodName): UnitPeriod | undefined {
	const rule: Rule = RULES[period];
	const isUnit =
		(rule.is === 'toDate' && rule.back === 0) || (rule.is === 'whole' && rule.count === 1);
	if (!isUnit || rule.startsSunday) return undefined;
	return { unit: rule.unit, isOver: rule.is === 'whole' };
}

/** The period that is the current calendar unit until today. */
export function unitToDate(unit: PeriodUnit): PeriodName | undefined {
	return periodOfUnit({ unit, isOver: false });
}

/** The period that is the last whole calendar unit. */
export function lastWholeUnit(unit: PeriodUnit): PeriodName | undefined {
	return periodOfUnit({ unit, isOver: true });
}

function periodOfUnit({ unit, isOver }: UnitPeriod): PeriodName | undefined {
	return Object.keys(RULES)
		.filter(isPeriodName)
		.find((name) => {
			const own = unitOfPeriod(name);
			return own?.unit === unit && own.isOver === isOver;
		});
}

/** The number of days in a range. */
export function countDays({ from, to }: Days): number {
	return Math.round(dateTimeOfIso(to).diff(dateTimeOfIso(from), 'days').days) + 1;
}

function movedBack({ from, to }: Days, days: number): Days {
	return {
		from: validIsoDate(dateTimeOfIso(from).minus({ days })),
		to: validIsoDate(dateTimeOfIso(to).minus({ days })),
	};
}

interface Start {
	readonly unit: PeriodUnit;
	readonly startsSunday?: true;
}

function startOf(day: DateTime, { unit, startsSunday }: Start): DateTime {
	// A Sunday week is shifted by one day from the ISO week.
	if (startsSunday) return day.plus({ days: 1 }).startOf('week').minus({ days: 1 });
	return day.startOf(unit);
}
