import { type DayNumber, isoDate } from '../clock';
import { chance, runningShares, seedOf } from '../shop/chance';
import { type BaseRow, type Figures, type Properties, noFigures } from './baseRow';
import { DEVICE_TYPES, visitsOn } from './calendar';
import { PLACES } from './places';
import { SOURCES } from './sources';

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
	const before = details.get(day);
	if (before) return before;
	const date = isoDate(day);
	const rows = leavesOfDevices.flatMap((leaves, device) =>
		dividedVisits(leaves, day, device).map(([leaf, visits]): BaseRow => {
			const figures = noFigures();
			addVisits(figures, leaf, day, visits);
			return { date, properties: leaf.properties, figures };
		}),
	);
	if (details.size >= MOST_DAYS_KEPT) details.clear();
	details.set(day, rows);
	return rows;
}

/** The same visits by device only. They are kept for all days: a check asks for two years at once. */
export function deviceTotals(day: DayNumber): readonly BaseRow[] {
	const before = totals.get(day);
	if (before) return before;
	const rows = leavesOfDevices.map((leaves, device): BaseRow => {
		const figures = noFigures();
		for (const [leaf, visits] of dividedVisits(leaves, day, device)) {
			addVisits(figures, leaf, day, visits);
		}
		return { date: isoDate(day), properties: onDevice(device), figures };
	});
	totals.set(day, rows);
	return rows;
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
