import type { FigureSeries, DailyPoint } from './figureSeries';
import { mean } from '../../timeseries/statistics';
import type { DailySeries } from '../../timeseries/dailySeries';
import type { AlertWindow } from '../rule/alertWindow';

/** Which hours of a day count; all when undefined. */
export type HourFilter = ReadonlySet<number> | undefined;

/**
 * The hours of today that are judged. An hour that the clocks leave out on that day counts on no
 * other day either, so that it does not look as if something were missing.
 *
 * @param compared a day that is the only one to compare with: what it lacks does not count
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
 * One figure of a series, day by day. A day with an unknown part is not known, nor is one that lacks
 * an hour that counts. Of an hour that comes twice, when the clocks are set back, the mean counts.
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
		parts.set(day, ofDay.set(hour, [...(ofDay.get(hour) ?? []), figures[figure] ?? null]));
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

/** The quick way for years of days, each of which comes once and whole; undefined of others. */
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
