import { DateTime, IANAZone } from 'luxon';

import { calendarDay, daysBetween } from '../client/values/calendar';
import { isRecord, listOf, textOf } from '../client/values/json';
import type { Days } from '../client/values/periods';

/** One date range of a report. */
export interface HeaderRange {
	/** What it is called; no other range of the report is called so. */
	readonly label: string;
	/** Its first and its last day in the report's own time zone, where the header says. */
	readonly days?: Days | undefined;
	/** That time zone; UTC where the header does not say. */
	readonly zone?: string | undefined;
	/**
	 * The first moment of each hour, day, week or month, in the report's own time zone; undefined
	 * where the header does not say.
	 */
	readonly dates: ReadonlyArray<string | undefined>;
}

/** Reads the date ranges of a header; what it lacks is that of the request, where that is known. */
export function readRanges(
	dateRanges: unknown,
	asked: readonly HeaderRange[] = [],
	byHour = false,
): readonly HeaderRange[] {
	const told = listOf(dateRanges);
	if (told.length === 0) return asked;
	const wanted = told.length === asked.length ? asked : [];
	return toldApart(told.map((range, index) => readRange(range, index, byHour, wanted[index])));
}

/** The date ranges that a request names. @param byDay whether it is split by day, so that each day has a value */
export function rangesOfRequest(dateRanges: unknown, byDay = false): readonly HeaderRange[] {
	return toldApart(
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

/** The days of a range that gives them as dates; those of a named one are the platform's to say. */
export function daysOfRange(range: unknown): Days | undefined {
	const { dateFrom, dateTo } = isRecord(range) ? range : {};
	const [from = '', to = ''] = [dateFrom, dateTo].map((day) => textOf(day) ?? '');
	return DAY.test(from) && DAY.test(to) ? { from, to } : undefined;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function between(days: HeaderRange['days'], index: number): string {
	return days ? `${days.from} to ${days.to}` : `range ${index + 1}`;
}

function readRange(
	range: unknown,
	index: number,
	byHour: boolean,
	asked?: HeaderRange,
): HeaderRange {
	const { range: name, from, to, tzone, values } = isRecord(range) ? range : {};
	const zone = IANAZone.isValidZone(textOf(tzone) ?? '') ? textOf(tzone) : 'utc';
	const moments = listOf(values).map((value) =>
		DateTime.fromSeconds(readEpoch(isRecord(value) ? value.epoch : value), { zone }),
	);
	const [first, last] = [readEpoch(from), readEpoch(to) - 1].map((epoch) =>
		DateTime.fromSeconds(epoch, { zone }).toISODate(),
	);
	const days = first && last ? { from: first, to: last } : asked?.days;
	const label =
		textOf(name) || (days ? between(days, index) : (asked?.label ?? between(days, index)));
	const dates = moments.length > 0 ? writeMoments(moments, byHour) : (asked?.dates ?? []);
	return { label, days, zone, dates };
}

/** Ranges of one name are told apart by their days, and those of the same days by their places. */
function toldApart(ranges: readonly HeaderRange[]): readonly HeaderRange[] {
	const byDays = ranges.map((range, index) =>
		isRepeated(range, ranges) && range.days && range.label !== between(range.days, index)
			? { ...range, label: `${range.label} (${between(range.days, index)})` }
			: range,
	);
	return byDays.map((range, index) =>
		isRepeated(range, byDays) ? { ...range, label: `${range.label} #${index + 1}` } : range,
	);
}

function isRepeated({ label }: HeaderRange, all: readonly HeaderRange[]): boolean {
	return all.filter((one) => one.label === label).length > 1;
}

/** Unix seconds; what is none becomes NaN, and an invalid date with it. */
function readEpoch(epoch: unknown): number {
	const text = textOf(epoch)?.trim();
	return text ? Number(text) : Number.NaN;
}

/** Days as 2026-11-02; hours with their offset, as an hour comes twice when summer time ends. */
function writeMoments(moments: readonly DateTime[], byHour: boolean): Array<string | undefined> {
	const areDays = !byHour && moments.every((moment) => !moment.isValid || isMidnight(moment));
	return moments.map((moment) => {
		const text = areDays ? moment.toISODate() : moment.toISO({ suppressMilliseconds: true });
		return text ?? undefined;
	});
}

function isMidnight(moment: DateTime): boolean {
	return moment.equals(moment.startOf('day'));
}
