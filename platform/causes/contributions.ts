import { sumOfAll } from '../timeseries/statistics';
import type { Part, WholeKind } from './part';
import { lastOf, wholeOf } from './part';

/** What a part adds to the difference of the whole. The contributions of all parts add up to it. */
export interface Contribution {
	readonly part: Part;
	readonly amount: number;
	/**
	 * The amount by factor. Of a sum: the first measure, then each measure divided by the one before, such as visits and
	 * sales per visit. Of a rate: the part's share of the divisor, then its own rate.
	 */
	readonly effects: readonly number[];
}

/** Splits the difference of a whole among its parts. */
export function contributionsOf(parts: readonly Part[], kind: WholeKind): Contribution[] {
	return kind === 'sum' ? parts.map(toSum) : toRate(parts);
}

function toSum(part: Part): Contribution {
	const { actual, expected } = part;
	const amount = lastOf(actual) - lastOf(expected);
	const [from, to] = factorsOf(expected, actual);
	const effects = shapleyEffects(from, to);
	// A figure without its divisor, such as a sale without a visit, is no product of its factors.
	const rest = amount - sumOfAll(effects);
	return {
		part,
		amount,
		effects: effects.map((effect, at) => (at === effects.length - 1 ? effect + rest : effect)),
	};
}

/** The factors of both sides. One that cannot be calculated counts as unchanged. */
function factorsOf(
	expected: readonly number[],
	actual: readonly number[],
): readonly [number[], number[]] {
	const before = actual.map((_, at) => factorAt(expected, at));
	const after = actual.map((_, at) => factorAt(actual, at));
	return [
		before.map((factor, at) => factor ?? after[at] ?? 0),
		after.map((factor, at) => factor ?? before[at] ?? 0),
	];
}

/** A measure divided by the one before it; the first one itself. */
export function factorAt(measures: readonly number[], at: number): number | undefined {
	const measure = measures[at] ?? 0;
	if (at === 0) return measure;
	const divisor = measures[at - 1] ?? 0;
	return divisor === 0 ? undefined : measure / divisor;
}

/** The effect of each factor on a product: the mean over all orders in which the factors can change. */
function shapleyEffects(from: readonly number[], to: readonly number[]): number[] {
	const orders = ordersOf(from.map((_, at) => at));
	const effects = from.map(() => 0);
	for (const order of orders) {
		const factors = [...from];
		for (const at of order) {
			const before = product(factors);
			factors[at] = to[at] ?? 0;
			effects[at] = (effects[at] ?? 0) + (product(factors) - before) / orders.length;
		}
	}
	return effects;
}

function product(factors: readonly number[]): number {
	return factors.reduce((all, factor) => all * factor, 1);
}

/** All orders of at most three things. */
function ordersOf(all: readonly number[]): number[][] {
	if (all.length <= 1) return [[...all]];
	return all.flatMap((first) =>
		ordersOf(all.filter((one) => one !== first)).map((rest) => [first, ...rest]),
	);
}

/**
 * The difference of a rate: what changed within each part, and what changed because the parts have another share of the
 * divisor. A larger share counts as much as the part's rate differs from that of the whole.
 */
function toRate(parts: readonly Part[]): Contribution[] {
	const before = totalsOf(parts, 'expected');
	const after = totalsOf(parts, 'actual');
	const middle = (before.rate + after.rate) / 2;
	return parts.map((part) => {
		const [from, to] = [before.shareOf(part.expected), after.shareOf(part.actual)];
		const amount = to.amount - from.amount - (to.share - from.share) * middle;
		const change = (to.rate ?? from.rate ?? 0) - (from.rate ?? to.rate ?? 0);
		const own = ((from.share + to.share) / 2) * change;
		return { part, amount, effects: [amount - own, own] };
	});
}

function totalsOf(parts: readonly Part[], side: 'actual' | 'expected') {
	const divisor = sumOfAll(parts.map((part) => part[side][0] ?? 0));
	return {
		rate: wholeOf(parts, side, 'rate'),
		shareOf: (measures: readonly number[]) => ({
			share: divisor === 0 ? 0 : (measures[0] ?? 0) / divisor,
			amount: divisor === 0 ? 0 : lastOf(measures) / divisor,
			rate: factorAt(measures, 1),
		}),
	};
}
