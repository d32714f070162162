import { DateTime } from 'luxon';

import { addDays } from '../../base/dates/dayArithmetic';
import type { Days } from '../../base/dates/namedPeriods';
import type { AlertRule, EvaluationWindow } from './alertRule';
import { firstUnfinishedDay, isoDate } from '../../base/dates/isoDate';

/** The days, or the hours of a day, that are evaluated; all of them have ended. */
export interface AlertWindow {
	/** Days (YYYY-MM-DD) in order. */
	readonly days: readonly string[];
	/** For today, only the hours before this one, in local time; undefined for whole days. */
	readonly untilHour: number | undefined;
	/**
	 * The end of the window: 2026-11-21, or 2026-11-22 10:00 in local time. Later ends sort after
	 * earlier ones.
	 */
	readonly through: string;
}

const MIDNIGHT = 24;
// If n8n's clock is ahead, the window ends earlier, and so does its history.
const SPARE_DAYS = 2;

/**
 * The days to request: the evaluated ones and the history that they are compared with.
 *
 * @param now Unix milliseconds
 * @param zone the time zone of the site
 */
export function daysToRequest(rule: AlertRule, now: number, zone: string): Days {
	const { span } = rule;
	const { day: to } = endOf(span, now, zone);
	const count = daysInWindow(span);
	const history = Math.max(historyOf(rule), count) + SPARE_DAYS;
	return { from: addDays(to, -(count - 1 + history)), to };
}

/** So that the same holiday of the year before is included, Easter too. */
const YEAR_AND_MORE = 7 * 60;
/** A dimension with few values. */
const CHANNELS = 'media_key';

/**
 * How many days of history to request. The baseline is learned from more than a year, but for
 * hours, and for dimensions that may have thousands of values, such a report would become too
 * large.
 */
function historyOf({ expected, span, dimension = CHANNELS, weeks }: AlertRule): number {
	const isLong = expected.by === 'baseline' && span.is === 'days' && dimension === CHANNELS;
	return isLong ? YEAR_AND_MORE : 7 * weeks;
}

/**
 * The evaluated window of a report.
 *
 * @param days the days that the report covers
 * @param asOf the platform's time of the request, in Unix milliseconds
 * @param zone the time zone of the report
 */
export function alertWindowOf(
	span: EvaluationWindow,
	days: Days,
	asOf: number,
	zone: string,
): AlertWindow {
	const end = endOf(span, asOf, zone);
	const isEarlier = days.to < end.day;
	const last = isEarlier ? days.to : end.day;
	const untilHour = isEarlier && end.untilHour !== undefined ? MIDNIGHT : end.untilHour;
	const count = daysInWindow(span);
	return {
		days: Array.from({ length: count }, (_, index) => addDays(last, -(count - 1 - index))),
		untilHour,
		through: untilHour === undefined ? last : `${last} ${hourText(untilHour)}`,
	};
}

/** The evaluated hours of the last day, without those that daylight saving skips. */
export function hoursIn({ days, untilHour = 0 }: AlertWindow, zone: string): number[] {
	const start = DateTime.fromISO(days.at(-1) ?? '', { zone });
	return Array.from({ length: untilHour }, (_, hour) => hour).filter(
		(hour) => start.set({ hour }).hour === hour,
	);
}

/** Whether a value is the end of a window: 2026-11-21, or 2026-11-22 10:00. */
export function isTime(value: unknown): value is string {
	const written = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)( \d\d:00)?$/.exec(value) : null;
	return written !== null && DateTime.fromISO(written[1] ?? '').isValid;
}

/** An hour as text: 09:00. */
export function hourText(hour: number): string {
	return `${String(hour).padStart(2, '0')}:00`;
}

/** How many days are evaluated together. */
function daysInWindow(span: EvaluationWindow): number {
	return span.is === 'days' ? span.count : 1;
}

function endOf(span: EvaluationWindow, now: number, zone: string) {
	if (span.is === 'days') {
		const day = addDays(firstUnfinishedDay(zone, now), -1 - (span.delayDays ?? 0));
		return { day, untilHour: undefined };
	}
	const end = DateTime.fromMillis(now, { zone }).minus({ hours: span.delayHours }).startOf('hour');
	// At midnight the day has ended, and the next has not begun.
	const { hour } = end;
	return hour === 0
		? { day: isoDate(end.minus({ hours: 1 })), untilHour: MIDNIGHT }
		: { day: isoDate(end), untilHour: hour };
}
