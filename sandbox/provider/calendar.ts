import { type DayNumber, dayNumber } from '../clock';
import { chance, partBetween, runningShares, seedOf } from '../shop/chance';

/** Two years, both days part of it; docs/platform.md, Verification window, has the last one. */
export const FIRST_DAY = dayNumber('2021-03-17');
export const LAST_DAY = dayNumber('2023-03-16');

export const DEVICE_TYPES = ['Desktop', 'Mobile phone', 'Tablet'] as const;

const SEED = seedOf('the older tool');
const DEVICE_SHARES = runningShares([41, 52, 7]);
const ORDINARY_VISITS = 1_180;
// From Thursday on, because day 0 of 1970 was one.
const WEEKDAY = [0.97, 0.95, 0.9, 1.1, 1.02, 0.98, 1];

/** Visits of a day on a device, by its place in the list of devices. */
export function visitsOn(day: DayNumber, device: number): number {
	const week = WEEKDAY[day % 7] ?? 1;
	const year = 1 + 0.05 * Math.sin((2 * Math.PI * day) / 365.25);
	const luck = 0.92 + 0.16 * chance(SEED, day, 1);
	const visits = Math.floor(ORDINARY_VISITS * week * year * luck);
	const [from = 0, to = 1] = DEVICE_SHARES.slice(device, device + 2);
	return partBetween(visits, from, to, chance(SEED, day, 2));
}
