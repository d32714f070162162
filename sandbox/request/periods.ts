import { DateTime } from 'luxon';
import { type DayNumber, dayNumber } from '../clock';
import { hoursOf } from '../shop/dayHours';
import { HISTORY_DAYS } from '../shop/traffic';
import { remembered } from '../store';
import type { SiteCall } from './endpoint';

export const SCALES = ['H', 'D', 'W', 'M'] as const;
export type Scale = (typeof SCALES)[number];

/** Hours of a day, from `firstHour` up to but not including `afterHour`. */
export interface Slice {
	day: DayNumber;
	firstHour: number;
	afterHour: number;
	whole: boolean;
}

export interface Period {
	/** Its start in Unix seconds. */
	epoch: number;
	slices: readonly Slice[];
	/** The days that begin in it, including those before the history of the shop. */
	firstDay: DayNumber;
	lastDay: DayNumber;
}

const UNITS = { D: 'day', W: 'week', M: 'month' } as const;

/** The periods of a range of time: one, or one per unit of the scale in the site's time zone. */
export function periodsBetween(
	from: number,
	to: number,
	scale: Scale | undefined,
	call: SiteCall,
): Period[] {
	const { timeZone } = call.site;
	return boundaries(from, to, scale, timeZone).map((epoch, index, all) => {
		const end = all[index + 1] ?? to;
		return {
			epoch,
			slices: slicesBetween(epoch, end, call),
			firstDay: localDay(epoch - 1, timeZone) + 1,
			lastDay: localDay(end - 1, timeZone),
		};
	});
}

function boundaries(
	from: number,
	to: number,
	scale: Scale | undefined,
	timeZone: string,
): number[] {
	if (scale === undefined) return [from];
	const starts: number[] = [];
	let start = from;
	while (start < to) {
		starts.push(start);
		start = nextStart(start, scale, timeZone);
	}
	return starts;
}

// Looking up the offset of a moment is slow, and years of days are requested repeatedly.
const MOST_KEPT = 50_000;
const nextStarts = new Map<string, number>();

function nextStart(start: number, scale: Scale, timeZone: string): number {
	if (scale === 'H') return start - (start % 3600) + 3600;
	const unit = UNITS[scale];
	const make = () => {
		const begun = DateTime.fromSeconds(start, { zone: timeZone }).startOf(unit);
		return begun.plus({ [unit]: 1 }).toSeconds();
	};
	return remembered(nextStarts, `${timeZone} ${scale} ${start}`, make, MOST_KEPT);
}

function slicesBetween(from: number, to: number, { site, clock }: SiteCall): Slice[] {
	const today = clock.today(site.timeZone);
	const first = Math.max(localDay(from, site.timeZone), today - HISTORY_DAYS);
	const last = Math.min(localDay(to - 1, site.timeZone), today);
	const slices: Slice[] = [];
	for (let day = first; day <= last; day += 1) {
		const { starts } = hoursOf(day, site.timeZone);
		const over = day === today ? clock.hoursOfToday(site.timeZone) : starts.length;
		const firstHour = starts.filter((start) => start < from).length;
		const afterHour = Math.min(over, starts.filter((start) => start < to).length);
		const whole = firstHour === 0 && afterHour === starts.length;
		if (afterHour > firstHour) slices.push({ day, firstHour, afterHour, whole });
	}
	return slices;
}

const localDays = new Map<string, DayNumber>();

function localDay(seconds: number, timeZone: string): DayNumber {
	const make = () => dayNumber(DateTime.fromSeconds(seconds, { zone: timeZone }).toISODate() ?? '');
	return remembered(localDays, `${timeZone} ${seconds}`, make, MOST_KEPT);
}
