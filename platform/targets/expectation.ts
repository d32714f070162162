import type { Band } from '../forecast/band';
import { bandAround } from '../forecast/band';
import { sumOfAll } from '../usual/average';
import type { Part } from './part';
import { sumsOfRest } from './part';

/** What a figure is so far, and what it will be at the end of a period. What cannot be said is null. */
export interface Expectation {
	readonly soFar: number | null;
	/** How many of the days that are over are not known, and so no part of it. */
	readonly daysUnknown: number;
	/** What it was at the end of each day that is over. */
	readonly over: ReadonlyArray<number | null>;
	/** What it is expected to be at the end of each day that is left; empty where too little is known. */
	readonly ahead: readonly Ahead[];
	/** What the days that are left are expected to have together; of a rate, what they are expected to be. */
	readonly rest: number | null;
	/** The same, for the figure to end at an amount. */
	readonly neededOfRest: (amount: number) => number | null;
	/** How much of it the days that are over usually have. */
	readonly shareOver: number | null;
}

/** What something is expected to be, and between what in about 8 of 10 cases. */
export interface Ahead extends Band {
	readonly expected: number;
}

/** The sum of a metric. */
export function expectSum(part: Part): Expectation {
	const { over, soFar, daysUnknown, missing, rest, trials, shareOver } = part;
	const ahead =
		soFar === null || missing === null
			? []
			: sumsOfRest(part).map((sum) => {
					const toCome = sum + missing;
					const { low, high } = bandAround(toCome, trials, (rest?.length ?? 0) + daysUnknown);
					return { expected: soFar + toCome, low: soFar + low, high: soFar + high };
				});
	const start = withMissing(part);
	return {
		...{ over, soFar, daysUnknown, ahead, shareOver },
		rest: rest ? sumOfAll(rest) : null,
		neededOfRest: (amount) => (start === null ? null : Math.max(0, amount - start)),
	};
}

/** One metric divided by another: sums divided by sums. @param factor 100 for percent */
export function expectRate(numerator: Part, denominator: Part, factor: number): Expectation {
	const rate = (one: number | null, by: number | null) =>
		one === null || by === null || by === 0 ? null : (one / by) * factor;
	const [above, below] = [withMissing(numerator), withMissing(denominator)];
	const ofRest = sumsOfRest(denominator);
	const ahead = sumsOfRest(numerator).flatMap((sum, index) => {
		const by = ofRest[index] ?? 0;
		if (above === null || below === null || by === 0 || below + by === 0) return [];
		const band = bandAround(sum / by, ratesTried(numerator, denominator), ofRest.length);
		const at = (share: number) => ((above + share * by) / (below + by)) * factor;
		return [{ expected: at(sum / by), low: at(band.low), high: at(band.high) }];
	});
	const left = ofRest.at(-1) ?? 0;
	return {
		soFar: rate(numerator.soFar, denominator.soFar),
		daysUnknown: numerator.daysUnknown,
		over: numerator.over.map((sum, index) => rate(sum, denominator.over[index] ?? null)),
		ahead: ahead.length === ofRest.length ? ahead : [],
		rest: rate(sumsOfRest(numerator).at(-1) ?? null, left),
		neededOfRest: (amount) => {
			if (above === null || below === null || left === 0) return null;
			return Math.max(0, ((amount / factor) * (below + left) - above) / left) * factor;
		},
		shareOver: denominator.shareOver,
	};
}

/** What the days that are over have, with what is expected of those that are not known. */
function withMissing({ soFar, missing }: Part): number | null {
	return soFar === null || missing === null ? null : soFar + missing;
}

function ratesTried({ trials }: Part, denominator: Part) {
	return trials.flatMap(({ weeks, expected, came }) => {
		const by = denominator.trials.find((trial) => trial.weeks === weeks);
		if (!by || by.expected === 0 || by.came === 0) return [];
		return [{ weeks, expected: expected / by.expected, came: came / by.came }];
	});
}
