import type { FigureSeries, DailyPoint } from './figureSeries';
import { mean } from '../../timeseries/statistics';
import type { DailySeries } from '../../timeseries/dailySeries';
import type { AlertWindow } from '../rule/alertWindow';

/** The hours of a day that count; undefined for all. */
export type HourFilter = ReadonlySet<number> | undefined;

/**
 * The hours of today that are evaluated. An hour that daylight saving skips on that day is left out
 * of all days, so that nothing seems to be missing.
 *
 * @param compared the only day to compare with, if there is one: hours that it lacks do not count
 */
export function hourFilterOf(
	series: readonly FigureSeries[],
	{ days, untilHour }: AlertWindow,
	compared?: string,
): HourFilter {
	if (untilHour === undefined) return undefined;
	const hoursOn = (date: string | undefined) => {
		const all = series.flatMap(({ moments }) => moments.filter(({ day }) => day === date));
		return all.flatMap(({ hour }) => (hour !== undefined && hour < untilHour ? hour : []));
	};
	const today = new Set(hoursOn(days.at(-1)));
	if (compared === undefined) return today;
	return new Set(hoursOn(compared).filter((hour) => today.has(hour)));
}

/**
 * Converts one figure of a series to daily values. A day is unknown if one of its hours is, or if
 * it lacks an hour that counts. Of an hour that occurs twice, when the clocks are set back, the
 * mean counts.
 */
export function toDailySeries(
	{ moments }: FigureSeries,
	figure: number,
	hours: HourFilter,
): DailySeries {
	const daily = wholeDays(moments, figure);
	if (daily) return daily;
	const parts = new Map<string, Map<number, Array<number | null>>>();
	for (const { day, hour = WHOLE_DAY, figures } of moments) {
		if (hours && hour !== WHOLE_DAY && !hours.has(hour)) continue;
		const ofDay = parts.get(day) ?? new Map<number, Array<number | null>>();
		if (ofDay.size === 0) parts.set(day, ofDay);
		const value = figures[figure] ?? null;
		const before = ofDay.get(hour);
		if (before) before.push(value);
		else ofDay.set(hour, [value]);
	}
	return new Map(
		[...parts].flatMap(([day, ofDay]) => {
			const isWhole = !hours || ofDay.has(WHOLE_DAY) || ofDay.size === hours.size;
			const sum = isWhole ? sumOfParts([...ofDay.values()]) : undefined;
			return sum === undefined ? [] : [[day, sum] as const];
		}),
	);
}

const WHOLE_DAY = -1;

/** A fast path for series of whole days that each occur once; undefined for other series. */
function wholeDays(moments: readonly DailyPoint[], figure: number): DailySeries | undefined {
	const daily = new Map<string, number>();
	let last = '';
	for (const { day, hour, figures } of moments) {
		if (hour !== undefined || day <= last) return undefined;
		last = day;
		const value = figures[figure];
		if (typeof value === 'number') daily.set(day, value);
	}
	return daily;
}

function sumOfParts(parts: ReadonlyArray<ReadonlyArray<number | null>>): number | undefined {
	return parts.reduce<number | undefined>((sum, values) => {
		const known = values.filter((value) => value !== null);
		if (sum === undefined || known.length < values.length) return undefined;
		return sum + (mean(known) ?? 0);
	}, 0);
}
