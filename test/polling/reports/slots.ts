import fc from '../../support/fastCheck';
import type { RegularSchedule } from '../../../platform/polling/schedule';

/** Time zones with clock changes of an hour at different times of the year. */
export const ZONES = ['Europe/Paris', 'America/New_York', 'Australia/Sydney'] as const;

/** Any time of day in any of the zones. */
export const times = { hour: fc.nat(23), minute: fc.nat(59), zone: fc.constantFrom(...ZONES) };

/** Any schedule except that of the polls. */
export const someSchedule: fc.Arbitrary<RegularSchedule> = fc.oneof(
	fc.record({ every: fc.constant('day' as const), ...times }),
	fc.record({
		every: fc.constant('week' as const),
		weekday: fc.integer({ min: 1, max: 7 }),
		...times,
	}),
	fc.record({
		every: fc.constant('month' as const),
		day: fc.integer({ min: 1, max: 31 }),
		...times,
	}),
);

type TimeOfDay = Pick<RegularSchedule, 'hour' | 'minute' | 'zone'>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The slot on a day of the zone, found by trying all moments. Of two it is the later one; if the
 * time does not exist, it is an hour later.
 */
export function dueOn(isoDay: string, { hour, minute, zone }: TimeOfDay): number {
	const wanted = `${isoDay} ${padded(hour)}:${padded(minute)}`;
	const asUtc = Date.parse(`${isoDay}T00:00:00Z`) + hour * HOUR_MS + minute * 60_000;
	for (let offset = -12; offset <= 14; offset += 1) {
		const moment = asUtc - offset * HOUR_MS;
		if (clockOf(moment, zone) === wanted) return moment;
	}
	return dueOn(isoDay, { hour: hour + 1, minute, zone });
}

/** The latest slot up to a moment, found day by day. */
export function latestDue(schedule: RegularSchedule, now: number): number {
	for (let day = Math.floor(now / DAY_MS) + 1; ; day -= 1) {
		if (!hasSlot(schedule, new Date(day * DAY_MS))) continue;
		const due = dueOn(new Date(day * DAY_MS).toISOString().slice(0, 10), schedule);
		if (due <= now) return due;
	}
}

function hasSlot(schedule: RegularSchedule, utcDay: Date): boolean {
	if (schedule.every === 'day') return true;
	if (schedule.every === 'week') return utcDay.getUTCDay() === schedule.weekday % 7;
	const lastOfMonth = Date.UTC(utcDay.getUTCFullYear(), utcDay.getUTCMonth() + 1, 0);
	return utcDay.getUTCDate() === Math.min(schedule.day, new Date(lastOfMonth).getUTCDate());
}

/** The local time in a zone, computed without luxon, which the trigger uses. */
function clockOf(moment: number, zone: string): string {
	const format = formats.get(zone) ?? newFormat(zone);
	formats.set(zone, format);
	return format.format(moment).replace(',', '');
}

function newFormat(zone: string): Intl.DateTimeFormat {
	return new Intl.DateTimeFormat('sv-SE', {
		timeZone: zone,
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	});
}

function padded(value: number): string {
	return String(value).padStart(2, '0');
}
