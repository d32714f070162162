import { sumOfAll } from '../timeseries/statistics';
import type { Contribution } from './contributions';
import { contributionsOf, factorAt } from './contributions';
import type { Part, WholeKind } from './part';
import { lastOf, wholeOf } from './part';

/** Why a whole differs from what was expected. */
export interface Causes {
	readonly kind: WholeKind;
	/** The actual minus the expected whole. */
	readonly difference: number;
	/** The parts that explain most of it, the largest first; none if no part stands out. */
	readonly causes: readonly Contribution[];
	/** How much better these parts explain the figures than a change of all parts alike does. */
	readonly evidence: number;
}

/** Only the parts that moved most are tried as causes. */
const MAX_CANDIDATES = 8;
/** The share of the difference that all causes together explain at least. */
const MIN_SHARE = 0.6;
/** The share that each cause explains at least. */
const MIN_SHARE_OF_EACH = 0.2;
/**
 * The share that all causes together explain at most. If they explain more, other parts moved the
 * other way, and the causes alone would mislead.
 */
const MAX_SHARE = 1.6;
/**
 * Replaces `MIN_SHARE` when a rate changed because the shares of the denominator did. It is lower,
 * because a part that gains a share takes it from all others, and these explain half of the change.
 */
const MIN_SHARE_OF_MIX = 0.4;
/** How many standard deviations a cause deviates at least from its expected value. */
const MIN_STANDARD_DEVIATIONS = 2;
/** How many standard deviations of a part count at most, so that one outlier does not decide. */
const MAX_STANDARD_DEVIATIONS = 3;
const MIN_EVIDENCE = 4;
/** How much the evidence must grow for a second cause. */
const EVIDENCE_OF_SECOND = 6;

/**
 * Finds the parts that changed while the others did not. It compares two explanations: that all
 * parts changed by the same share, and that only the causes changed.
 */
export function findCauses(parts: readonly Part[], kind: WholeKind): Causes {
	const difference = wholeOf(parts, 'actual', kind) - wholeOf(parts, 'expected', kind);
	const contributions = contributionsOf(parts, kind);
	const found =
		kind === 'sum'
			? standingOut(contributions, difference, parts.map(bySize))
			: causesOfRate(contributions, difference);
	return { kind, difference, ...found };
}

/** The figures of one part, by which `findCauses` compares the two explanations. */
interface Observation {
	readonly actual: number;
	readonly expected: number;
	readonly deviation: number;
}

function bySize({ actual, expected, deviation }: Part): Observation {
	return { actual: lastOf(actual), expected: lastOf(expected), deviation };
}

/** The parts that stand out, with the evidence for them. */
interface Found<C> {
	readonly causes: readonly C[];
	readonly evidence: number;
}

/** A rate changes within parts, or because the parts with a low rate have become larger. */
function causesOfRate(all: readonly Contribution[], difference: number): Found<Contribution> {
	const mix = sumOfAll(all.map(({ effects: [ofShare = 0] }) => ofShare));
	const isMix = mix / difference > MIN_SHARE;
	const observed = all.map(({ part }) => (isMix ? byDivisor(part) : byRate(part)));
	const parts = all.map(({ part, amount, effects: [, own = 0] }) => ({
		part,
		amount: isMix ? amount : own,
	}));
	const minShare = isMix ? MIN_SHARE_OF_MIX : MIN_SHARE;
	const found = standingOut(parts, difference, observed, minShare);
	const causes = found.causes.flatMap(
		({ part }) => all.find((one) => one.part.name === part.name) ?? [],
	);
	return { causes, evidence: found.evidence };
}

/** What a part had at its expected rate. */
function byRate({ actual, expected, deviation }: Part): Observation {
	const [divisor = 0] = actual;
	const rate = factorAt(expected, 1) ?? 0;
	const [expectedDivisor = 0] = expected;
	const scale = expectedDivisor === 0 ? 1 : Math.sqrt(divisor / expectedDivisor);
	return { actual: lastOf(actual), expected: divisor * rate, deviation: deviation * scale };
}

/** The deviation of a divisor is that of the figure, relative to its size. */
function byDivisor({ actual: [actual = 0], expected, deviation }: Part): Observation {
	const [divisor = 0] = expected;
	const relative = deviation / Math.max(lastOf(expected), Number.MIN_VALUE);
	return { actual, expected: divisor, deviation: Math.max(relative * divisor, Math.sqrt(divisor)) };
}

/** A part that may be a cause, with its place among the observations. */
interface Candidate<C> {
	readonly one: C;
	readonly at: number;
}

function standingOut<C extends Pick<Contribution, 'part' | 'amount'>>(
	contributions: readonly C[],
	difference: number,
	observed: readonly Observation[],
	minShare = MIN_SHARE,
): Found<C> {
	let best: Found<C> = { causes: [], evidence: 0 };
	const shareOf = ({ amount }: C) => amount / difference;
	const candidates = contributions
		.map((one, at): Candidate<C> => ({ one, at }))
		.filter(
			({ one, at }) =>
				one.part.isRest !== true &&
				shareOf(one) >= MIN_SHARE_OF_EACH &&
				Math.abs(deviationsOf(observed[at], 1)) >= MIN_STANDARD_DEVIATIONS,
		)
		.sort((a, b) => shareOf(b.one) - shareOf(a.one))
		.slice(0, MAX_CANDIDATES);
	const alike = lossOf(observed, commonFactor(observed), new Set());
	for (const chosen of subsetsOf(candidates)) {
		const share = sumOfAll(chosen.map(({ one }) => shareOf(one)));
		const isAll = chosen.length === observed.length;
		if (share < minShare || share > MAX_SHARE || isAll) continue;
		const others = lossOf(observed, 1, new Set(chosen.map(({ at }) => at)));
		const evidence = alike - others - (chosen.length > 1 ? EVIDENCE_OF_SECOND : 0);
		if (evidence >= MIN_EVIDENCE && evidence > best.evidence) {
			best = { causes: chosen.map(({ one }) => one), evidence };
		}
	}
	return best;
}

/** The factor by which all parts together have changed. */
function commonFactor(observed: readonly Observation[]): number {
	const expected = sumOfAll(observed.map((one) => one.expected));
	return expected === 0 ? 1 : sumOfAll(observed.map(({ actual }) => actual)) / expected;
}

/** How badly an explanation fits the parts that it is about: all but the causes have changed by a factor. */
function lossOf(
	observed: readonly Observation[],
	factor: number,
	causes: ReadonlySet<number>,
): number {
	return sumOfAll(
		observed.map((one, at) => {
			if (causes.has(at)) return 0;
			const off = Math.min(Math.abs(deviationsOf(one, factor)), MAX_STANDARD_DEVIATIONS);
			return off * off;
		}),
	);
}

function deviationsOf(one: Observation | undefined, factor: number): number {
	if (one === undefined) return 0;
	const deviation = one.deviation * Math.max(factor, 1);
	return (one.actual - one.expected * factor) / Math.max(deviation, Number.MIN_VALUE);
}

/** Each candidate alone, and each two of them: more causes explain nothing to a reader. */
function subsetsOf<T>(candidates: readonly T[]): T[][] {
	const pairs = candidates.flatMap((one, at) =>
		candidates.slice(at + 1).map((other) => [one, other]),
	);
	return [...candidates.map((one) => [one]), ...pairs];
}
