import { DateTime } from 'luxon';
import { type DayNumber, isoDate } from '../clock';
import { chance, partBetween, runningShares } from './chance';
import { DEVICES } from './codes';
import type { Leaf } from './leaves';
import type { Measures, MetricField } from './measures';
import { busyness } from './season';

/** Part of a day as running shares; the whole day is 0 to 1. */
export interface DayPart {
	from: number;
	to: number;
}

const { floor } = Math;
const DEVICE_SHARES = runningShares(DEVICES.map((device) => device.weight));

interface DateFacts {
	month: number;
	weekday: number;
}
const dates = new Map<DayNumber, DateFacts>();

function dateFacts(day: DayNumber): DateFacts {
	const before = dates.get(day);
	if (before) return before;
	const date = DateTime.fromISO(isoDate(day), { zone: 'utc' });
	const facts = { month: date.month, weekday: date.weekday };
	if (dates.size > 5_000) dates.clear();
	dates.set(day, facts);
	return facts;
}

/** Visits of a leaf on a day, all devices together. */
export function visitsOf(leaf: Leaf, day: DayNumber): number {
	const { month, weekday } = dateFacts(day);
	if (leaf.months && !leaf.months.includes(month)) return 0;
	const rhythm = leaf.channel.weekday[weekday - 1] ?? 1;
	const luck = 0.85 + 0.3 * chance(leaf.seed, day, 1);
	return floor(leaf.dailyVisits * busyness(day) * rhythm * luck + chance(leaf.seed, day, 2));
}

/** Adds what the visits of a leaf on one device did in a part of a day; sales are not among it. */
export function addTraffic(
	into: Measures,
	leaf: Leaf,
	day: DayNumber,
	visits: number,
	deviceId: number,
	part: DayPart,
	withBehaviour = true,
): void {
	const from = DEVICE_SHARES[deviceId - 1] ?? 0;
	const to = DEVICE_SHARES[deviceId] ?? 1;
	const visit = partBetween(visits, from, to, chance(leaf.seed, day, 3));
	if (visit === 0) return;
	const luck = chance(leaf.seed, day, 10 + deviceId);
	const counted = during(part, visit, luck);
	into.visit += counted;
	into.visitin += counted;
	into.visitout += counted;
	if (withBehaviour) addBehaviour(into, leaf, visit, luck, part);
}

/** What visits do beside coming; {@link addTraffic} leaves it out where nobody asks for it. */
export const BEHAVIOUR: readonly MetricField[] = [
	'visitone',
	'hit',
	'dvisitor',
	'click',
	'duration',
	'scart',
];

function addBehaviour(
	into: Measures,
	leaf: Leaf,
	visit: number,
	luck: number,
	part: DayPart,
): void {
	const other = (luck * 7.3) % 1;
	const single = floor(visit * leaf.channel.bounce + other);
	const several = visit - single;
	into.visitone += during(part, single, luck);
	into.hit += during(part, visit + floor(several * (2.4 + 3 * other) + luck), luck);
	into.dvisitor += during(part, visit - floor(visit * 0.13 + other * 0.8), luck);
	into.click += during(part, leaf.channel.clicks ? visit + floor(visit * 0.07 + other) : 0, luck);
	into.duration += during(part, floor(several * (95 + 120 * other)), luck);
	into.scart += during(part, floor(visit * leaf.conversion * 1.9 + luck), luck);
}

function during(part: DayPart, whole: number, luck: number): number {
	return whole === 0 ? 0 : partBetween(whole, part.from, part.to, luck);
}
