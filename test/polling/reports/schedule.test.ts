import fc from '../../support/fastCheck';
import { DateTime } from 'luxon';
import type { RegularSchedule } from '../../../platform/polling/schedule';
import { isZone, latestSlot } from '../../../platform/polling/schedule';
import { runs } from '../../support/random';
import { dueOn, latestDue, someSchedule, times } from './slots';

const PARIS = { hour: 6, minute: 30, zone: 'Europe/Paris' };
const daily: RegularSchedule = { every: 'day', ...PARIS };
const tuesdays: RegularSchedule = { every: 'week', weekday: 2, ...PARIS };
const monthEnds: RegularSchedule = { every: 'month', day: 31, ...PARIS };

const SETTINGS = { numRuns: runs(150, 3_000) };
const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) });

it.each([
	['before the time', daily, '2026-11-20T06:29:59.999', '2026-11-19T06:30'],
	['at the very time', daily, '2026-11-20T06:30', '2026-11-20T06:30'],
	['on the day after the spring change', daily, '2026-03-30T05:00', '2026-03-29T06:30'],
	['on the weekday', tuesdays, '2026-11-17T06:30', '2026-11-17T06:30'],
	['a minute before the weekday’s time', tuesdays, '2026-11-17T06:29', '2026-11-10T06:30'],
	['on the Sunday after', tuesdays, '2026-11-22T23:00', '2026-11-17T06:30'],
	['on the last of a short month', monthEnds, '2026-02-28T06:30', '2026-02-28T06:30'],
	['before the last of a leap February', monthEnds, '2028-02-29T06:29', '2028-01-31T06:30'],
	['in a month of 30 days', monthEnds, '2026-07-01T00:00', '2026-06-30T06:30'],
	['over the end of a year', monthEnds, '2027-01-15T12:00', '2026-12-31T06:30'],
])('the latest slot is found %s', (_when, schedule, now, slot) => {
	expect(inParis(latestSlot(schedule, parisMs(now)))).toBe(inParis(parisMs(slot)));
});

it.each([
	['left out is taken for the one an hour later', '2026-03-29T00:59', '2026-03-28T01:30'],
	['left out is taken for the one an hour later', '2026-03-29T12:00', '2026-03-29T01:30'],
	['there twice is taken for the later one', '2026-10-25T01:29', '2026-10-24T00:30'],
	['there twice is taken for the later one', '2026-10-25T01:30', '2026-10-25T01:30'],
])('a time that daylight saving has %s, at %s', (_what, now, slot) => {
	const atNight = { ...daily, hour: 2, minute: 30 };
	expect(latestSlot(atNight, Date.parse(`${now}Z`))).toBe(Date.parse(`${slot}Z`));
});

it('the latest slot is the one that a search of all days finds', () => {
	const holds = (schedule: RegularSchedule, now: number) => {
		expect(latestSlot(schedule, now)).toBe(latestDue(schedule, now));
	};
	fc.assert(fc.property(someSchedule, moments, holds), SETTINGS);
});

it('a slot occurs once on each calendar day of the zone, over a year with both clock changes', () => {
	const holds = (hour: number, minute: number, zone: string) => {
		const schedule: RegularSchedule = { every: 'day', hour, minute, zone };
		const start = DateTime.fromISO('2026-01-01', { zone });
		for (let day = start; day.year === 2026; day = day.plus({ days: 1 })) {
			const slot = latestSlot(schedule, day.endOf('day').toMillis());
			expect(slot).toBe(dueOn(day.toISODate() ?? '', schedule));
			expect(latestSlot(schedule, slot - 1)).toBeLessThan(day.startOf('day').toMillis());
		}
	};
	fc.assert(fc.property(times.hour, times.minute, times.zone, holds), {
		numRuns: runs(3, 30),
		examples: [
			[2, 30, 'Europe/Paris'],
			[1, 30, 'America/New_York'],
		],
	});
});

it('a slot is on the right weekday, or on the right day of the month', () => {
	const holds = (schedule: RegularSchedule, now: number) => {
		const slot = DateTime.fromMillis(latestSlot(schedule, now), { zone: schedule.zone });
		if (schedule.every === 'week') expect(slot.weekday).toBe(schedule.weekday);
		if (schedule.every !== 'month') return;
		expect(slot.day).toBe(Math.min(schedule.day, slot.daysInMonth ?? 0));
	};
	fc.assert(fc.property(someSchedule, moments, holds), SETTINGS);
});

it('an invalid weekday counts as Monday', () => {
	const noDay = { ...tuesdays, weekday: 9, zone: 'utc' };
	const slot = latestSlot(noDay, Date.parse('2026-11-04T12:00:00Z'));
	expect(slot).toBe(Date.parse('2026-11-02T06:30:00Z'));
});

it.each([
	['Europe/Paris', true],
	['Europe/Nowhere', false],
	['', false],
])('the time zone %j exists: %p', (name, isOne) => {
	expect(isZone(name)).toBe(isOne);
});

function parisMs(iso: string): number {
	return DateTime.fromISO(iso, { zone: 'Europe/Paris' }).toMillis();
}

function inParis(ms: number): string | null {
	return DateTime.fromMillis(ms, { zone: 'Europe/Paris' }).toISO();
}
