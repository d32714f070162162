import { type DayNumber, dayNumber, isoDate } from '../clock';
import { chance, partsOf, runningShares, seedOf } from '../shop/chance';
import { remembered } from '../store';
import { type BaseRow, type Figures, noFigures, type Properties } from './baseRow';
import { PLACES, SOURCES } from './sources';

/** Two years, both ends inclusive; docs/platform.md, Verification window, includes the last day. */
export const FIRST_DAY = dayNumber('2021-03-17');
export const LAST_DAY = dayNumber('2023-03-16');

/** A source and a place on a device. */
interface Leaf {
	properties: Properties;
	seed: number;
	bounce: number;
}

/** Its share of the visits of a day. */
interface Part {
	leaf: Leaf;
	visits: number;
	luck: number;
}

const { floor } = Math;
const SEED = seedOf('visits of the older tool');
const DAILY_SEED = seedOf('the older tool');
const DEVICES = ['Desktop', 'Mobile phone', 'Tablet'].map(withLeaves);
const DEVICE_SHARES = runningShares([41, 52, 7]);
const ORDINARY_VISITS = 1_180;
// From Thursday on, because 1 January 1970 was a Thursday.
const WEEKDAY = [0.97, 0.95, 0.9, 1.1, 1.02, 0.98, 1];

function withLeaves(device_type: string, device: number) {
	const pairs = SOURCES.flatMap((source, sourceIndex) => {
		// Every device has its own favorite sources.
		const weight = source.weight * (0.7 + 0.6 * chance(SEED, sourceIndex, device));
		return PLACES.map((place) => ({ source, place, weight: weight * place.weight }));
	});
	const leaves = pairs.map(({ source, place }, index) => ({
		properties: { device_type, ...source.properties, ...place.properties },
		seed: seedOf(`${device}|${index}`),
		bounce: source.bounce,
	}));
	return { device_type, leaves, shares: runningShares(pairs.map(({ weight }) => weight)) };
}

const MOST_DAYS_KEPT = 70;
const totals = new Map<DayNumber, readonly BaseRow[]>();
const details = new Map<DayNumber, readonly BaseRow[]>();

/** The visits of a day by device, source and place. */
export function visitRows(day: DayNumber): readonly BaseRow[] {
	return remembered(details, day, newVisitRows, MOST_DAYS_KEPT);
}

function newVisitRows(day: DayNumber): BaseRow[] {
	const date = isoDate(day);
	return dividedVisits(day).flatMap(({ parts }) =>
		parts.map((part) => rowOf(date, part.leaf.properties, [part])),
	);
}

/** The visits by device only. They are cached for all days, as a check reads two years at once. */
export function deviceTotals(day: DayNumber): readonly BaseRow[] {
	return remembered(totals, day, newTotals);
}

function newTotals(day: DayNumber): BaseRow[] {
	const date = isoDate(day);
	return dividedVisits(day).map(({ device_type, parts }) => rowOf(date, { device_type }, parts));
}

/** The visits of a day by device, divided into whole numbers that add up. */
function dividedVisits(day: DayNumber): { device_type: string; parts: Part[] }[] {
	const visits = partsOf(visitsOn(day), DEVICE_SHARES, chance(DAILY_SEED, day, 2));
	return DEVICES.map(({ device_type, leaves, shares }, device) => {
		const counts = partsOf(visits[device] ?? 0, shares, chance(SEED, day, device));
		const parts: Part[] = [];
		leaves.forEach((leaf, index) => {
			const count = counts[index] ?? 0;
			if (count > 0) parts.push({ leaf, visits: count, luck: chance(leaf.seed, day) });
		});
		return { device_type, parts };
	});
}

function visitsOn(day: DayNumber): number {
	const week = WEEKDAY[day % 7] ?? 1;
	const year = 1 + 0.05 * Math.sin((2 * Math.PI * day) / 365.25);
	const luck = 0.92 + 0.16 * chance(DAILY_SEED, day, 1);
	return floor(ORDINARY_VISITS * week * year * luck);
}

function rowOf(date: string, properties: Properties, parts: readonly Part[]): BaseRow {
	const figures = noFigures();
	for (const part of parts) addVisits(figures, part);
	return { date, properties, figures };
}

/** Adds the figures of a leaf's visits in place, because two years of them are many. */
function addVisits(into: Figures, { leaf, visits, luck }: Part): void {
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
