import { DateTime } from 'luxon';
import { type DayNumber, isoDate } from '../clock';
import { remembered } from '../store';
import { chance, partBetween } from './chance';
import { DEVICE_SHARES } from './codes';
import type { Leaf } from './leaves';
import type { Measures, MetricField } from './measures';

const WEEKDAY = [1.06, 1.0, 1.02, 0.99, 0.96, 0.88, 1.12];
const MONTH = [1.12, 0.9, 0.95, 0.97, 0.98, 1.0, 0.93, 0.82, 1.02, 1.03, 1.2, 1.34];
const GROWTH_PER_DAY = 0.08 / 365;
const GROWTH_STARTS = 19_723;

/** The length of the shop's history in days. */
export const HISTORY_DAYS = 730;

const MOST_DAYS_KEPT = 5_000;
const known = new Map<DayNumber, number>();

/**
 * The relative traffic of a day, 1 being average: week, year, slow growth, and the Black Friday
 * peak.
 */
export function busyness(day: DayNumber): number {
	return remembered(known, day, newBusyness, MOST_DAYS_KEPT);
}

function newBusyness(day: DayNumber): number {
	const date = DateTime.fromISO(isoDate(day), { zone: 'utc' });
	const week = WEEKDAY[date.weekday - 1] ?? 1;
	const year = smoothMonth(date);
	const growth = 1 + (day - GROWTH_STARTS) * GROWTH_PER_DAY;
	return week * year * growth * blackFridayFactor(day, date.year);
}

// Interpolates between the middles of months, so that no month starts with a step.
function smoothMonth(date: DateTime): number {
	const position = date.month - 1 + (date.day - 15) / 30;
	const earlier = Math.floor(position);
	const here = MONTH[(earlier + 12) % 12] ?? 1;
	const next = MONTH[(earlier + 13) % 12] ?? 1;
	return here + (next - here) * (position - earlier);
}

function blackFridayFactor(day: DayNumber, year: number): number {
	const first = DateTime.utc(year, 11, 1);
	const firstThursday = 1 + ((4 - first.weekday + 7) % 7);
	const blackFriday = Math.round(first.toSeconds() / 86_400) + firstThursday + 21;
	const distance = day - blackFriday;
	if (distance === 0) return 3.1;
	if (distance === 3) return 2.3;
	if (distance === 1 || distance === 2) return 1.9;
	if (distance >= -4 && distance < 0) return 1.4;
	return 1;
}

/** A part of a day, as cumulative shares. */
export interface DayPart {
	from: number;
	to: number;
}

export const WHOLE_DAY: DayPart = { from: 0, to: 1 };

const { floor } = Math;

const dates = new Map<DayNumber, { month: number; weekday: number }>();

function newDate(day: DayNumber) {
	const { month, weekday } = DateTime.fromISO(isoDate(day), { zone: 'utc' });
	return { month, weekday };
}

/** The visits of a leaf on a day, on all devices. */
export function visitsOf(leaf: Leaf, day: DayNumber): number {
	const { month, weekday } = remembered(dates, day, newDate, MOST_DAYS_KEPT);
	if (leaf.months && !leaf.months.includes(month)) return 0;
	const rhythm = leaf.channel.weekday[weekday - 1] ?? 1;
	const luck = 0.85 + 0.3 * chance(leaf.seed, day, 1);
	return floor(leaf.dailyVisits * busyness(day) * rhythm * luck + chance(leaf.seed, day, 2));
}

/** The visits of a leaf on a day, on all devices. */
export interface DayVisits {
	leaf: Leaf;
	day: DayNumber;
	visits: number;
}

interface TrafficSlice {
	deviceId: number;
	part: DayPart;
	/** Whether the metrics of `BEHAVIOR` are added as well. */
	hasBehavior: boolean;
}

/** Adds the figures of a leaf's visits on one device in a part of a day, without sales. */
export function addTraffic(
	into: Measures,
	{ leaf, day, visits }: DayVisits,
	{ deviceId, part, hasBehavior }: TrafficSlice,
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
	if (hasBehavior) addBehavior(into, leaf, visit, luck, part);
}

/**
 * The metrics of behavior during visits; {@link addTraffic} omits them if they are not requested.
 */
export const BEHAVIOR: readonly MetricField[] = [
	'visitone',
	'hit',
	'dvisitor',
	'click',
	'duration',
	'scart',
];

function addBehavior(into: Measures, leaf: Leaf, visit: number, luck: number, part: DayPart): void {
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
