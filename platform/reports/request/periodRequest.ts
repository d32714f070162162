import { InvalidInput } from '../../base/invalidInput';
import type { JsonRecord } from '../../base/json/json';
import type { Days, PeriodName } from '../../base/dates/namedPeriods';
import {
	daysBefore,
	daysBeforeThose,
	daysOf,
	EARLIEST_DAY,
	sameDatesLastYear,
	sameWeekdaysBefore,
	sameWeekdaysLastYear,
} from '../../base/dates/namedPeriods';
import { dateRangeOf } from './dateRange';
import type { BatchBody, TimeScale } from '../types';
import { firstDayOfUnit } from '../../base/dates/calendarUnits';
import { UNIT_OF } from './finality';
import { addDays } from '../../base/dates/dayArithmetic';

/**
 * A period as the user chooses it: by name, as a number of days before today, as the days that may
 * still change, by the platform's own name, or as dates.
 */
export type PeriodChoice =
	| { readonly name: PeriodName }
	| { readonly lastDays: number }
	| { readonly window: ChangeWindow }
	| { readonly preset: string }
	| Days;

/** The period to compare with. */
export type Comparison = 'before' | 'weekdaysBefore' | 'datesLastYear' | 'weekdaysLastYear' | Days;

/** A period, and optionally one to compare it with. */
export interface PeriodRequest {
	readonly period: PeriodChoice;
	readonly compareWith?: Comparison | undefined;
	/** Whether the days must be resolved before the request is sent. */
	readonly needsDays?: boolean | undefined;
}

/** The days of a request, where they are known before the platform replies. */
export interface ResolvedPeriod {
	readonly days?: Days | undefined;
	readonly before?: Days | undefined;
}

// docs/platform.md, Batch report request: the platform resolves periods of these lengths itself.
const NAMED_BY_PLATFORM: Readonly<Record<number, PeriodName>> = {
	1: 'YESTERDAY',
	7: 'LAST_7_DAYS',
};

/** The platform's name for a period whose days it resolves itself. */
export function platformNameOf(period: PeriodChoice): string | undefined {
	if ('preset' in period) return period.preset;
	if ('lastDays' in period) return NAMED_BY_PLATFORM[period.lastDays];
	if (!('name' in period)) return undefined;
	return Object.values(NAMED_BY_PLATFORM).find((name) => name === period.name);
}

/** Whether the days depend on the current day in the site's time zone. */
export function dependsOnToday({ period, compareWith, needsDays }: PeriodRequest): boolean {
	if ('preset' in period || 'from' in period) return false;
	const mustBeKnown = needsDays === true || compareWith !== undefined;
	return mustBeKnown || platformNameOf(period) === undefined;
}

/**
 * Resolves the days of a period. A period that the platform can name is left to it, unless it is
 * compared: both periods must be counted from the same day.
 *
 * @param today the current day in the site's time zone, YYYY-MM-DD
 * @throws InvalidInput when a compared period is resolved by the platform only, or too long
 */
export function resolvePeriod(request: PeriodRequest, today: string): ResolvedPeriod {
	const { period, compareWith } = request;
	if (!dependsOnToday(request) && ('name' in period || 'lastDays' in period)) return {};
	const days = choiceDays(period, today);
	if (compareWith === undefined) return { days };
	if (typeof compareWith === 'object') return { days, before: compareWith };
	if (days) return { days, before: notTooEarly(daysToCompare(compareWith, period, days)) };
	throw new InvalidInput(
		'Compare With',
		'Compare With cannot be used with this period, because only the platform knows which days it covers',
		'Choose another period from the list, or set Compare With to Two Dates',
	);
}

function notTooEarly(days: Days): Days {
	if (days.from >= EARLIEST_DAY) return days;
	throw new InvalidInput(
		'Compare With',
		'The days to compare with are before 1900',
		'Choose a shorter period, or set Compare With to Two Dates',
	);
}

function choiceDays(period: PeriodChoice, today: string): Days | undefined {
	if ('name' in period) return daysOf(period.name, today);
	if ('lastDays' in period) return daysBefore(today, period.lastDays);
	if ('window' in period) return windowDays(period.window, today);
	return 'preset' in period ? undefined : period;
}

function daysToCompare(
	compareWith: Exclude<Comparison, Days>,
	period: PeriodChoice,
	days: Days,
): Days {
	switch (compareWith) {
		case 'before':
			return daysBeforeThose('name' in period ? period.name : undefined, days);
		case 'weekdaysBefore':
			return sameWeekdaysBefore(days);
		case 'datesLastYear':
			return sameDatesLastYear(days);
		case 'weekdaysLastYear':
			return sameWeekdaysLastYear(days);
	}
}

/** The date ranges of a request; the period to compare with comes second. */
export function dateRangesOf(
	{ period }: PeriodRequest,
	{ days, before }: ResolvedPeriod,
): JsonRecord[] {
	const first = days ?? { range: platformNameOf(period) ?? '' };
	return [dateRangeOf(first), ...(before ? [dateRangeOf(before)] : [])];
}

/** A copy of the request for other days. */
export function withResolvedPeriod(
	body: BatchBody,
	request: PeriodRequest,
	known: ResolvedPeriod,
): BatchBody {
	const [report] = body.reports;
	return { ...body, reports: [{ ...report, dateRanges: dateRangesOf(request, known) }] };
}

/** The days whose figures may still change, up to yesterday. */
interface ChangeWindow {
	/** The first day if it is earlier than the look-back, YYYY-MM-DD. */
	readonly firstDay?: string | undefined;
	/** The look-back: how many days ago the earliest day is. */
	readonly lookBack: number;
	readonly includesToday: boolean;
	/** What the report is split by. Weeks and months are requested whole. */
	readonly scale?: TimeScale | undefined;
}

/**
 * The first and last day of a change window.
 *
 * @param today the current day in the site's time zone, YYYY-MM-DD
 */
export function windowDays(
	{ firstDay, lookBack, includesToday, scale }: ChangeWindow,
	today: string,
): Days {
	const to = includesToday ? today : addDays(today, -1);
	const back = addDays(today, -lookBack);
	const [from = back] = [back, to, firstDay || back].sort();
	return { from: scale ? firstDayOfUnit(UNIT_OF[scale], from) : from, to };
}
