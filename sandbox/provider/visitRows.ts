import { type DayNumber, dayNumber, isoDate } from '../clock';
import { chance, partBetween, runningShares, seedOf } from '../shop/chance';
import { remembered } from '../store';
import { type BaseRow, type Figures, noFigures, type Properties } from './baseRow';
import { PLACES, SOURCES } from './sources';

/** Two years, both days part of it; docs/platform.md, Verification window, has the last one. */
export const FIRST_DAY = dayNumber('2021-03-17');
export const LAST_DAY = dayNumber('2023-03-16');

const DEVICE_TYPES = ['Desktop', 'Mobile phone', 'Tablet'] as const;

const DAILY_SEED = seedOf('the older tool');
const DEVICE_SHARES = runningShares([41, 52, 7]);
const ORDINARY_VISITS = 1_180;
// From Thursday on, because day 0 of 1970 was one.
const WEEKDAY = [0.97, 0.95, 0.9, 1.1, 1.02, 0.98, 1];

/** Visits of a day on a device, by its place in the list of devices. */
export function visitsOn(day: DayNumber, device: number): number {
	const week = WEEKDAY[day % 7] ?? 1;
	const year = 1 + 0.05 * Math.sin((2 * Math.PI * day) / 365.25);
	const luck = 0.92 + 0.16 * chance(DAILY_SEED, day, 1);
	const visits = Math.floor(ORDINARY_VISITS * week * year * luck);
	const [from = 0, to = 1] = DEVICE_SHARES.slice(device, device + 2);
	return partBetween(visits, from, to, chance(DAILY_SEED, day, 2));
}

/** A source and a place on a device, and where its part of the visits of a day ends. */
interface Leaf {
	properties: Properties;
	seed: number;
	bounce: number;
	sharesUpTo: number;
}

const { floor } = Math;
const SEED = seedOf('visits of the older tool');
const MOST_DAYS_KEPT = 70;

const leavesOfDevices: readonly (readonly Leaf[])[] = DEVICE_TYPES.map(leavesOf);
const totals = new Map<DayNumber, readonly BaseRow[]>();
const details = new Map<DayNumber, readonly BaseRow[]>();

/** Visits of a day by device, source and place. */
export function visitRows(day: DayNumber): readonly BaseRow[] {
	return remembered(details, day, newVisitRows, MOST_DAYS_KEPT);
}

function newVisitRows(day: DayNumber): BaseRow[] {
	const date = isoDate(day);
	return leavesOfDevices.flatMap((leaves, device) =>
		dividedVisits(leaves, day, device).map(([leaf, visits]): BaseRow => {
			const figures = noFigures();
			addVisits(figures, leaf, day, visits);
			return { date, properties: leaf.properties, figures };
		}),
	);
}

/** The same visits by device only. They are kept for all days: a check asks for two years at once. */
export function deviceTotals(day: DayNumber): readonly BaseRow[] {
	return remembered(totals, day, newTotals);
}

function newTotals(day: DayNumber): BaseRow[] {
	return leavesOfDevices.map((leaves, device): BaseRow => {
		const figures = noFigures();
		for (const [leaf, visits] of dividedVisits(leaves, day, device)) {
			addVisits(figures, leaf, day, visits);
		}
		return { date: isoDate(day), properties: onDevice(device), figures };
	});
}

function onDevice(device: number): Properties {
	return { device_type: DEVICE_TYPES[device] ?? '' };
}

function leavesOf(_name: string, device: number): Leaf[] {
	const pairs = SOURCES.flatMap((source, sourceIndex) => {
		// Every device has its own favourite sources.
		const weight = source.weight * (0.7 + 0.6 * chance(SEED, sourceIndex, device));
		return PLACES.map((place) => ({ source, place, weight: weight * place.weight }));
	});
	const shares = runningShares(pairs.map(({ weight }) => weight));
	return pairs.map(({ source, place }, index) => ({
		properties: { ...onDevice(device), ...source.properties, ...place.properties },
		seed: seedOf(`${device}|${index}`),
		bounce: source.bounce,
		sharesUpTo: shares[index + 1] ?? 1,
	}));
}

/** The visits of a day on a device, divided so that the parts are whole and add up. */
function dividedVisits(
	leaves: readonly Leaf[],
	day: DayNumber,
	device: number,
): [leaf: Leaf, visits: number][] {
	const whole = visitsOn(day, device);
	const offset = chance(SEED, day, device);
	const parts: [Leaf, number][] = [];
	let given = 0;
	for (const leaf of leaves) {
		const next = floor(whole * leaf.sharesUpTo + offset);
		if (next > given) parts.push([leaf, next - given]);
		given = next;
	}
	return parts;
}

/** Adds what the visits of a leaf did; adding in place, because two years of them are many. */
function addVisits(into: Figures, leaf: Leaf, day: DayNumber, visits: number): void {
	const luck = chance(leaf.seed, day);
	const other = (luck * 7.3) % 1;
	const bounces = floor(visits * leaf.bounce + luck);
	const several = visits - bounces;
	into.m_visits += visits;
	into.m_bounces += bounces;
	into.m_entering_visits += visits;
	into.m_page_loads += visits + floor(several * (2 + 3 * other));
	into.m_unique_visitors += visits - floor(visits * 0.12 + other / 2);
	into.m_time_spent += floor(several * (40 + 150 * other));
}
