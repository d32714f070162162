import { WEEK } from './history';
import { missOf, MOST_DAYS_AHEAD } from './replay';

/** What was expected at a time of the past, and what came. */
export interface Trial {
	/** How many weeks ago. */
	readonly weeks: number;
	readonly expected: number;
	readonly came: number;
}

/** Between what something is in about 8 of 10 cases. */
export interface Band {
	readonly low: number;
	readonly high: number;
}

const COVERED = 0.8;
/** With fewer trials than that, they are not believed to be so good. */
const FEW = 8;
const LEAST_OF_FEW = 0.1;
const UNTRIED = 0.3;
const WIDEST = 1.6;

/**
 * As far around what is expected as 8 of 10 trials were off. Trials that overlap are worth fewer.
 *
 * @param count how many days are expected
 */
export function bandAround(expected: number, trials: readonly Trial[], count: number): Band {
	const reach = Math.min(WIDEST, reachOf(trials, count));
	// The inverse of how a miss is counted.
	const factor = (2 + reach) / (2 - reach);
	const [one, other] = [expected / factor, expected * factor];
	return { low: Math.min(one, other), high: Math.max(one, other) };
}

function reachOf(trials: readonly Trial[], count: number): number {
	const ahead = Math.min(count, MOST_DAYS_AHEAD);
	const misses = trials.map(({ expected, came }) => Math.abs(missOf(expected, came)));
	const sorted = misses.sort((one, other) => one - other);
	const place = Math.min(sorted.length, Math.ceil(COVERED * (sorted.length + 1)));
	const seen = sorted[place - 1];
	if (seen === undefined) return UNTRIED;
	const reach = seen * (1 + ahead / (WEEK * sorted.length));
	const farther = Math.sqrt(Math.max(1, count / MOST_DAYS_AHEAD));
	return Math.max(sorted.length < FEW ? LEAST_OF_FEW : 0, reach) * farther;
}
