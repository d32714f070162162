import type { DayNumber } from '../clock';
import { chance, indexOfShare, runningShares } from './chance';
import { DEVICE_SHARES, ESTIMATE_TYPES, ORDER_TYPES, VIEWS } from './codes';
import type { Leaf } from './leaves';
import type { Measures } from './measures';

/** A sale or an estimate of the shop. */
export interface Conversion {
	deviceId: number;
	typeId: number;
	cents: number;
	/** Whether it is validated, so that it counts in the "real" metrics. */
	validated: boolean;
	/** The moment of the day, as a fraction of the day's traffic. */
	moment: number;
	/** Determines whether an attribution rule credits another leaf. */
	loyalty: number;
}

const ORDER_SHARES = runningShares(ORDER_TYPES.map((type) => type.weight));
const ESTIMATE_SHARES = runningShares(ESTIMATE_TYPES.map((type) => type.weight));
const ESTIMATES_PER_SALE = 0.22;

/** The sales of a leaf on a day, cached because reports read them repeatedly. */
interface Made {
	readonly visits: number;
	readonly conversions: readonly Conversion[];
}

type MadeOnDays = WeakMap<Leaf, Map<DayNumber, Made>>;

const sold: MadeOnDays = new WeakMap();
const estimated: MadeOnDays = new WeakMap();

function remembered(
	made: MadeOnDays,
	leaf: Leaf,
	day: DayNumber,
	visits: number,
	make: () => Conversion[],
): readonly Conversion[] {
	const days = made.get(leaf) ?? new Map<DayNumber, Made>();
	made.set(leaf, days);
	const before = days.get(day);
	if (before?.visits === visits) return before.conversions;
	const conversions = make();
	days.set(day, { visits, conversions });
	return conversions;
}

/** The sales of a leaf on a day. */
export function salesOf(leaf: Leaf, day: DayNumber, visits: number): readonly Conversion[] {
	return remembered(sold, leaf, day, visits, () => newSales(leaf, day, visits, 40, 1_000));
}

/** Sales that become known later; `visits` is the number that would have produced them. */
export function lateSalesOf(
	leaf: Leaf,
	day: DayNumber,
	visits: number,
	round: number,
): Conversion[] {
	return newSales(leaf, day, visits, 42 + round, 900_000 + round * 5_000);
}

function newSales(
	leaf: Leaf,
	day: DayNumber,
	visits: number,
	luck: number,
	salt: number,
): Conversion[] {
	const count = Math.floor(visits * leaf.conversion + chance(leaf.seed, day, luck));
	return conversions(leaf, day, count, {
		salt,
		typeShares: ORDER_SHARES,
		leastCents: 3_900,
		spreadCents: 11_500,
	});
}

/** The estimates (leads) of a leaf on a day. */
export function estimatesOf(leaf: Leaf, day: DayNumber, visits: number): readonly Conversion[] {
	return remembered(estimated, leaf, day, visits, () => newEstimates(leaf, day, visits));
}

function newEstimates(leaf: Leaf, day: DayNumber, visits: number): Conversion[] {
	const rate = leaf.conversion * ESTIMATES_PER_SALE;
	const count = Math.floor(visits * rate + chance(leaf.seed, day, 41));
	return conversions(leaf, day, count, {
		salt: 500_000,
		typeShares: ESTIMATE_SHARES,
		leastCents: 9_900,
		spreadCents: 84_000,
	});
}

/** How sales or estimates are drawn by chance. */
interface ConversionKind {
	/** Sales and estimates of one day have chances of their own. */
	readonly salt: number;
	readonly typeShares: readonly number[];
	readonly leastCents: number;
	readonly spreadCents: number;
}

function conversions(
	leaf: Leaf,
	day: DayNumber,
	count: number,
	{ salt, typeShares, leastCents, spreadCents }: ConversionKind,
): Conversion[] {
	return Array.from({ length: count }, (_, index) => {
		const draw = (what: number) => chance(leaf.seed, day, salt + index * 8 + what);
		return {
			deviceId: 1 + indexOfShare(DEVICE_SHARES, draw(1)),
			typeId: 1 + indexOfShare(typeShares, draw(2)),
			cents: Math.round(leastCents + spreadCents * draw(3) ** 2),
			validated: draw(4) < 0.91,
			moment: draw(5),
			loyalty: draw(6),
		};
	});
}

/** The leaf that an attribution rule credits; the shop's totals stay the same. */
export function creditedLeaf(
	leaves: readonly Leaf[],
	leaf: Leaf,
	conversion: Conversion,
	viewId: number,
): Leaf {
	const view = VIEWS[viewId];
	if (!view || conversion.loyalty >= view.moved) return leaf;
	return leaves[(leaf.index + view.step) % leaves.length] ?? leaf;
}

export function addSale(into: Measures, sale: Conversion): void {
	into.scart += 1;
	into.scartvalid += 1;
	into.scartvalidamount += sale.cents;
	if (!sale.validated) return;
	into.realscartvalid += 1;
	into.realscartvalidamount += sale.cents;
}

export function addEstimate(into: Measures, estimate: Conversion): void {
	into.estimatevalid += 1;
	into.estimatevalidamount += estimate.cents;
}
