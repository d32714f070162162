import { IANAZone } from 'luxon';

import { addDays, calendarDay, daysBetween } from '../../base/dates/dayArithmetic';
import { Fault } from '../../http/errors/fault';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import type { Days } from '../../base/dates/namedPeriods';
import type { MomentReading } from './shapes/moments';
import { readRowMoment, readRowMoments, writeMoments } from './shapes/moments';
import { partOf } from './shapes/memberNames';

/** One date range of a report. */
export interface HeaderRange {
	/** The label, which no other range of the report has. */
	readonly label: string;
	/** Its first and last day in the report's time zone, where the header gives them. */
	readonly days?: Days | undefined;
	/** The report's time zone; UTC where the header gives none. */
	readonly zone?: string | undefined;
	/**
	 * The first moment of each hour, day, week or month in the report's time zone; undefined where
	 * the header gives none.
	 */
	readonly dates: ReadonlyArray<string | undefined>;
}

/**
 * Reads the date ranges of a header; what is missing is taken from the request where it is known.
 */
export function readRanges(
	dateRanges: unknown,
	ofRequest: readonly HeaderRange[] = [],
	byHour = false,
): readonly HeaderRange[] {
	const isOne = isRecord(dateRanges) || typeof dateRanges === 'string';
	const list = isOne ? [dateRanges] : listOf(dateRanges);
	if (list.length === 0) return ofRequest;
	const matching = list.length === ofRequest.length ? ofRequest : [];
	const ranges = list.map((range, index) => readRange(range, index, byHour, matching[index]));
	refuseOtherDays(ranges, ofRequest);
	return withDistinctLabels(ranges);
}

/**
 * Refuses the result of a different request, which the platform may send if it mixes up jobs. Days
 * may differ by one, by the time zone or the way in which an end is written.
 *
 * @throws Fault `otherDays`
 */
function refuseOtherDays(ranges: readonly HeaderRange[], ofRequest: readonly HeaderRange[]): void {
	const requested = ofRequest.flatMap(({ days }) => days ?? []);
	if (requested.length < ofRequest.length) return;
	const other = ranges.find(({ days }) => days && !requested.some((one) => areNear(one, days)));
	if (!other?.days || requested.length === 0) return;
	const [statedDays, days] = [[other.days], requested].map((all) =>
		all.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(' and '),
	);
	throw new Fault('otherDays', { statedDays, days });
}

/** Whether two periods overlap, or one begins on the day after the other. */
function areNear(one: Days, other: Days): boolean {
	return one.from <= addDays(other.to, 1) && other.from <= addDays(one.to, 1);
}

/**
 * The date ranges of a request.
 *
 * @param byDay whether the report is split by day, so that each day has a value
 */
export function rangesOfRequest(dateRanges: unknown, byDay = false): readonly HeaderRange[] {
	return withDistinctLabels(
		listOf(dateRanges).map((range, index) => {
			const days = daysOfRange(range);
			const name = isRecord(range) ? textOf(range.range) : undefined;
			const dates = byDay && days ? daysIn(days) : [];
			return { label: name || between(days, index), days, zone: 'utc', dates };
		}),
	);
}

function daysIn({ from, to }: Days): string[] {
	const [first, last] = [calendarDay(from), calendarDay(to)];
	return first && last ? daysBetween(first, last) : [];
}

/** The days of a range that is given by dates; undefined for a range that the platform names. */
export function daysOfRange(range: unknown): Days | undefined {
	const { dateFrom, dateTo } = isRecord(range) ? range : {};
	const [from = '', to = ''] = [dateFrom, dateTo].map((day) => textOf(day) ?? '');
	return calendarDay(from) && calendarDay(to) ? { from, to } : undefined;
}

function between(days: HeaderRange['days'], index: number): string {
	return days ? `${days.from} to ${days.to}` : `range ${index + 1}`;
}

function readRange(
	range: unknown,
	index: number,
	byHour: boolean,
	requested?: HeaderRange,
): HeaderRange {
	const sent = isRecord(range) ? range : {};
	const name = typeof range === 'string' ? range : partOf(sent, 'range');
	const zone = readZone(partOf(sent, 'zone'));
	const reading = { zone, expected: requested?.days };
	const moments = readRowMoments(listIn(partOf(sent, 'moments')), reading);
	const days = readDaysOf(sent, reading) ?? requested?.days;
	const label =
		textOf(name) || (days ? between(days, index) : (requested?.label ?? between(days, index)));
	const dates = moments.length > 0 ? writeMoments(moments, byHour) : (requested?.dates ?? []);
	return { label, days, zone, dates };
}

/** Moments may be a list, or an object by any key. */
function listIn(moments: unknown): readonly unknown[] {
	return isRecord(moments) ? Object.values(moments) : listOf(moments);
}

// The largest offsets of time zones from UTC.
const OFFSET = /^(?:UTC|GMT)?([+-](?:0?\d|1[0-4]))(?::?([0-5]\d))?$/;

function readZone(tzone: unknown): string {
	const name = textOf(tzone)?.trim() ?? '';
	if (IANAZone.isValidZone(name)) return name;
	const [, hours, minutes = '00'] = OFFSET.exec(name) ?? [];
	return hours === undefined ? 'utc' : `UTC${hours}:${minutes}`;
}

/**
 * The first and last day of a range. The end is a last moment or a last day; the request decides
 * which.
 */
function readDaysOf(range: JsonRecord, reading: MomentReading): Days | undefined {
	const first = readRowMoment(partOf(range, 'first'), reading);
	const last = readRowMoment(partOf(range, 'last'), reading);
	if (!first || !last) return undefined;
	const from = first.at.toISODate();
	const written = last.at.toISODate();
	const ended = last.at.minus(last.isDay ? { days: 1 } : { seconds: 1 }).toISODate();
	if (from === null || written === null || ended === null) return undefined;
	const [likely, other] = last.isDay ? [written, ended] : [ended, written];
	const to = other === reading.expected?.to || likely < from ? other : likely;
	return to < from ? undefined : { from, to };
}

/**
 * Gives each range a label of its own: ranges of one name get their days, ranges of the same days
 * their position.
 */
function withDistinctLabels(ranges: readonly HeaderRange[]): readonly HeaderRange[] {
	const repeated = repeatedLabels(ranges);
	const byDays = ranges.map((range, index) =>
		repeated.has(range.label) && range.days && range.label !== between(range.days, index)
			? { ...range, label: `${range.label} (${between(range.days, index)})` }
			: range,
	);
	const stillRepeated = repeatedLabels(byDays);
	return byDays.map((range, index) =>
		stillRepeated.has(range.label) ? { ...range, label: `${range.label} #${index + 1}` } : range,
	);
}

function repeatedLabels(ranges: readonly HeaderRange[]): ReadonlySet<string> {
	const [seen, repeated] = [new Set<string>(), new Set<string>()];
	for (const { label } of ranges) (seen.has(label) ? repeated : seen).add(label);
	return repeated;
}
