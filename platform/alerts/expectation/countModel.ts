import { largest, smallest } from '../../base/calculations';
import { weekdayOf } from '../../base/dates/dayArithmetic';
import { WEEK } from '../../base/dates/durations';

/** A day of a series of small counts. */
export interface CountDay {
	/** YYYY-MM-DD. */
	readonly day: string;
	readonly count: number;
	/** Whether the day does not represent other days: a holiday, a gap, a day of an alert. */
	readonly isExcluded: boolean;
}

/**
 * The expected count of some days together, as a range, because the speed of the level is unknown.
 */
interface CountRange {
	readonly low: number;
	readonly high: number;
	/** The variance as a multiple of that of a Poisson distribution. */
	readonly dispersion: number;
}
/** The half-lives in days of two means: one follows the last weeks, the other the season. */
const HALF_LIVES = [14, 56];
/** The share of a weekday is shrunk towards that of all days by so many events. */
const PRIOR_EVENTS = 10;
const YEAR_DAYS = 364;
/** The first days have too little history to estimate the dispersion. */
const BURN_IN_DAYS = 21;
const PRIOR_SUMS = 10;
const MAX_SQUARED_RESIDUAL = 12;

/** A model of small counts: a weekday's share of a level. */
export class CountModel {
	private readonly shares: readonly number[];
	/** The levels before each day, and last the current ones. */
	private readonly levels: ReadonlyArray<readonly number[] | undefined>;
	private readonly dispersions = new Map<number, number>();

	/** @param past the days in order */
	constructor(private readonly past: readonly CountDay[]) {
		const known = past.filter(({ isExcluded }) => !isExcluded);
		this.shares = weekdayShares(known.slice(-YEAR_DAYS));
		this.levels = levelsBefore(past, this.shares);
	}

	/** The expected count of the days after the past; undefined without history. */
	expectedOn(days: readonly string[]): CountRange | undefined {
		const range = this.rangeFor(this.levels.at(-1), days);
		return range && { ...range, dispersion: this.dispersionOf(days.length) };
	}

	private rangeFor(levels: readonly number[] | undefined, days: readonly string[]) {
		if (levels === undefined) return undefined;
		const share = days.reduce((sum, day) => sum + this.shareOf(day), 0);
		const [low, high] = [smallest(levels), largest(levels)];
		return { low: low * share, high: high * share };
	}

	private shareOf(day: string): number {
		return this.shares[weekdayOf(day)] ?? 1;
	}

	/** The dispersion of sums of so many days. */
	private dispersionOf(count: number): number {
		const known = this.dispersions.get(count);
		if (known !== undefined) return known;
		let [sum, number] = [PRIOR_SUMS, PRIOR_SUMS];
		for (let start = BURN_IN_DAYS; start + count <= this.past.length; start++) {
			const days = this.past.slice(start, start + count);
			if (days.some(({ isExcluded }) => isExcluded)) continue;
			const range = this.rangeFor(
				this.levels[start],
				days.map(({ day }) => day),
			);
			const expected = range && (range.low + range.high) / 2;
			if (expected === undefined || expected <= 0) continue;
			const off = days.reduce((all, one) => all + one.count, 0) - expected;
			sum += Math.min((off * off) / expected, MAX_SQUARED_RESIDUAL);
			number += 1;
		}
		const dispersion = Math.max(1, sum / number);
		this.dispersions.set(count, dispersion);
		return dispersion;
	}
}

function weekdayShares(known: readonly CountDay[]): number[] {
	const sums = Array.from({ length: WEEK }, () => ({ count: 0, days: 0 }));
	let all = 0;
	for (const { day, count } of known) {
		const sum = sums[weekdayOf(day)];
		if (!sum) continue;
		sum.count += count;
		sum.days += 1;
		all += count;
	}
	const mean = known.length > 0 ? all / known.length : 0;
	return sums.map(({ count, days }) => (count + PRIOR_EVENTS) / (days * mean + PRIOR_EVENTS));
}

function levelsBefore(past: readonly CountDay[], shares: readonly number[]) {
	const memories = HALF_LIVES.map((life) => ({ decay: 2 ** (-1 / life), counts: 0, shares: 0 }));
	const levels: Array<readonly number[] | undefined> = [];
	const known = () =>
		memories.every((one) => one.shares > 0)
			? memories.map((one) => one.counts / one.shares)
			: undefined;
	for (const { day, count, isExcluded } of past) {
		levels.push(known());
		for (const memory of memories) {
			memory.counts *= memory.decay;
			memory.shares *= memory.decay;
			if (isExcluded) continue;
			memory.counts += count;
			memory.shares += shares[weekdayOf(day)] ?? 1;
		}
	}
	return [...levels, known()];
}

/** The limits beyond which a count is as rare as `rare`. */
export interface CountLimits {
	/** A count of at most this is too low; undefined if even 0 may be chance. */
	readonly low: number | undefined;
	/** A count of at least this is too high. */
	readonly high: number;
}

/**
 * The limits by the negative binomial distribution, which is the Poisson distribution if the
 * dispersion is 1.
 */
export function countLimits({ low, high, dispersion }: CountRange, rare: number): CountLimits {
	return {
		low: lowerQuantile(low, dispersion, rare),
		high: upperQuantile(high, dispersion, rare),
	};
}

/** The probability of each count, from 0 on. */
function* probabilities(mean: number, dispersion: number): Generator<number> {
	const size = mean / Math.max(dispersion - 1, NEARLY_POISSON);
	const odds = mean / (mean + size);
	let log = -size * Math.log1p(mean / size);
	for (let count = 0; ; count++) {
		yield Math.exp(log);
		log += Math.log(((size + count) / (count + 1)) * odds);
	}
}

const NEARLY_POISSON = 1e-6;
/** A count beyond this is practically impossible. */
const farthest = (mean: number) => 20 * mean + 200;

function lowerQuantile(mean: number, dispersion: number, rare: number): number | undefined {
	let [sum, count] = [0, -1];
	for (const one of probabilities(mean, dispersion)) {
		sum += one;
		if (sum > rare || count > farthest(mean)) break;
		count += 1;
	}
	return count < 0 ? undefined : count;
}

function upperQuantile(mean: number, dispersion: number, rare: number): number {
	let [sum, count] = [0, 0];
	for (const one of probabilities(mean, dispersion)) {
		sum += one;
		count += 1;
		if (1 - sum <= rare || count > farthest(mean)) break;
	}
	return count;
}
