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
import type { ChangeWindow } from './changeWindow';
import { windowDays } from './changeWindow';
import { dateRangeOf } from './dateRange';
import type { BatchBody } from '../types';

/**
 * The days that a user wants: by name, as a number of days before today, as those that may still change,
 * as the platform's own name, or as dates.
 */
export type PeriodChoice =
	| { readonly name: PeriodName }
	| { readonly lastDays: number }
	| { readonly window: ChangeWindow }
	| { readonly preset: string }
	| Days;

/** What to compare them with. */
export type Comparison = 'before' | 'weekdaysBefore' | 'datesLastYear' | 'weekdaysLastYear' | Days;

/** A period, and perhaps one that it is compared with. */
export interface PeriodRequest {
	readonly period: PeriodChoice;
	readonly compareWith?: Comparison | undefined;
	/** Whether the days must be known before the platform is asked. */
	readonly needsDays?: boolean | undefined;
}

/** The days that a request asks for, where they are known before the platform answers. */
export interface ResolvedPeriod {
	readonly days?: Days | undefined;
	readonly before?: Days | undefined;
}

// docs/platform.md, Batch report request: the platform counts so many days by itself.
const NAMED_BY_PLATFORM: Readonly<Record<number, PeriodName>> = {
	1: 'YESTERDAY',
	7: 'LAST_7_DAYS',
};

/** What the platform calls a period, where it counts the days by itself. */
export function platformNameOf(period: PeriodChoice): string | undefined {
	if ('preset' in period) return period.preset;
	if ('lastDays' in period) return NAMED_BY_PLATFORM[period.lastDays];
	if (!('name' in period)) return undefined;
	return Object.values(NAMED_BY_PLATFORM).find((name) => name === period.name);
}

/** Whether the days can only be told by who knows what day it is for the site. */
export function dependsOnToday({ period, compareWith, needsDays }: PeriodRequest): boolean {
	if ('preset' in period || 'from' in period) return false;
	const mustBeKnown = needsDays === true || compareWith !== undefined;
	return mustBeKnown || platformNameOf(period) === undefined;
}

/**
 * The days that are asked for. What the platform can name is left to it, unless it is compared: both
 * periods must go by the same day.
 *
 * @param today the day that it is for the site, YYYY-MM-DD
 * @throws InvalidInput when nothing can be compared with a period of which only the platform knows the days, or one so long
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
		'Compare With cannot count back from a period of which only the platform knows the days',
		'Choose another period from the list, or compare with two dates',
	);
}

function notTooEarly(days: Days): Days {
	if (days.from >= EARLIEST_DAY) return days;
	throw new InvalidInput(
		'Compare With',
		'Compare With counts back to before 1900',
		'Choose a shorter period, or compare with two dates',
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

/** The date ranges of a request, that which is compared second. */
export function dateRangesOf(
	{ period }: PeriodRequest,
	{ days, before }: ResolvedPeriod,
): JsonRecord[] {
	const first = days ?? { range: platformNameOf(period) ?? '' };
	return [dateRangeOf(first), ...(before ? [dateRangeOf(before)] : [])];
}

/** The same request for other days. */
export function withResolvedPeriod(
	body: BatchBody,
	request: PeriodRequest,
	known: ResolvedPeriod,
): BatchBody {
	const [report] = body.reports;
	return { ...body, reports: [{ ...report, dateRanges: dateRangesOf(request, known) }] };
}
