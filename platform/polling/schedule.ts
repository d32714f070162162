import { DateTime, IANAZone } from 'luxon';
import { mayBeLaterDay } from '../base/dates/isoDate';
import { MINUTE_MS } from '../base/dates/durations';

/** When reports are submitted: at every poll, or once per hour, day, week or month. */
export type Schedule = { readonly every: 'poll' } | HourlySchedule | RegularSchedule;

/** Once per day, week or month. */
export type RegularSchedule = DailySchedule | WeeklySchedule | MonthlySchedule;

interface TimeOfDay {
	readonly hour: number;
	readonly minute: number;
	/** IANA name. */
	readonly zone: string;
}

/** At every full hour. */
interface HourlySchedule {
	readonly every: 'hour';
	/** IANA name. */
	readonly zone: string;
}

interface DailySchedule extends TimeOfDay {
	readonly every: 'day';
}

interface WeeklySchedule extends TimeOfDay {
	readonly every: 'week';
	/** 1 is Monday. */
	readonly weekday: number;
}

interface MonthlySchedule extends TimeOfDay {
	readonly every: 'month';
	/** From 1; in shorter months it is the last day. */
	readonly day: number;
}

/** Whether a time zone with this IANA name exists. */
export function isZone(name: string): boolean {
	return IANAZone.isValidZone(name);
}

/**
 * The latest slot up to a moment, in Unix milliseconds. A time that daylight saving skips is an
 * hour later; of a time that occurs twice, the later one counts.
 */
export function latestSlot(schedule: HourlySchedule | RegularSchedule, now: number): number {
	const here = DateTime.fromMillis(now, { zone: schedule.zone });
	for (let back = 0; ; back++) {
		const slot = slotIn(schedule, here.minus({ [UNITS[schedule.every]]: back })).toMillis();
		if (slot <= now) return slot;
	}
}

/** The latest due slots after one moment up to another, in order of time. */
export function dueSlots(
	schedule: HourlySchedule | RegularSchedule,
	after: number,
	now: number,
	most: number,
): readonly number[] {
	const slots: number[] = [];
	for (let at = now; slots.length < most;) {
		const slot = latestSlot(schedule, at);
		if (slot <= after) break;
		slots.push(slot);
		at = slot - 1;
	}
	return slots.reverse();
}

/** Formats a slot for people, in the time zone of the schedule. */
export function slotText({ zone }: HourlySchedule | RegularSchedule, slot: number): string {
	return DateTime.fromMillis(slot, { zone }).toFormat('yyyy-MM-dd HH:mm');
}

const CALCULATING_MS = 5 * MINUTE_MS;

/**
 * Whether a day may begin in any time zone between a slot and the moment when the platform has
 * calculated its report.
 */
export function mayMeetMidnight(slot: number, now: number): boolean {
	return slot !== now && mayBeLaterDay(slot, now + CALCULATING_MS);
}

const UNITS = { hour: 'hours', day: 'days', week: 'weeks', month: 'months' } as const;

/** The slot in the hour, day, week or month of a moment. */
function slotIn(schedule: HourlySchedule | RegularSchedule, moment: DateTime): DateTime {
	if (schedule.every === 'hour') return moment.startOf('hour');
	const { hour, minute } = schedule;
	return dayOf(schedule, moment).set({ hour, minute, second: 0, millisecond: 0 });
}

function dayOf(schedule: RegularSchedule, moment: DateTime): DateTime {
	// Noon exists exactly once on every day.
	const noon = moment.set({ hour: 12 });
	if (schedule.every === 'week') return noon.set({ weekday: weekday(schedule.weekday) });
	if (schedule.every !== 'month') return noon;
	return noon.set({ day: Math.min(schedule.day, noon.daysInMonth ?? schedule.day) });
}

function weekday(number: number) {
	return WEEKDAYS.find((day) => day === number) ?? 1;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
