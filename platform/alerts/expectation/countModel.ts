import { largest, smallest } from '../../base/extremes';
import { weekdayOf } from '../../base/dates/dayArithmetic';
import { WEEK } from '../../base/dates/durations';

/** What is known of a day of small numbers. */
export interface CountDay {
	/** YYYY-MM-DD. */
	readonly day: string;
	readonly count: number;
	/** It says nothing about other days: a holiday, an outage, a day of an alert. */
	readonly isExcluded: boolean;
}

/** How many are to be expected on some days together: between two means, as nobody knows how fast the level moves. */
interface CountRange {
	readonly low: number;
	readonly high: number;
	/** How many times as large as by pure chance the variance is. */
	readonly dispersion: number;
}
/** After so many days a mean has lost half of what it knew: one for the last weeks, one for the season. */
const HALF_LIVES = [14, 56];
/** A weekday is believed to differ as it has brought more than so many. */
const WEEKDAY_DOUBT = 10;
const YEAR_DAYS = 364;
/** The first days are expected with too little knowledge to say how days vary. */
const BURN_IN_DAYS = 21;
const DISPERSION_DOUBT = 10;
const MAX_SQUARED_RESIDUAL = 12;

/** How many of something are usual on some days in a row, where there are few of it: a weekday's share of a level. */
export class CountModel {
	private readonly shares: readonly number[];
	/** The levels before each day, and last those of now. */
	private readonly levels: ReadonlyArray<readonly number[] | undefined>;
	private readonly dispersions = new Map<number, number>();

	/** @param past days in their order */
	constructor(private readonly past: readonly CountDay[]) {
		const known = past.filter(({ isExcluded }) => !isExcluded);
		this.shares = weekdayShares(known.slice(-YEAR_DAYS));
		this.levels = levelsBefore(past, this.shares);
	}

	/** What is usual on the days that follow the past; undefined where nothing is known. */
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

	/** By how much so many days together have varied more than by chance. */
	private dispersionOf(count: number): number {
		const known = this.dispersions.get(count);
		if (known !== undefined) return known;
		let [sum, number] = [DISPERSION_DOUBT, DISPERSION_DOUBT];
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
	return sums.map(({ count, days }) => (count + WEEKDAY_DOUBT) / (days * mean + WEEKDAY_DOUBT));
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

/** How many are so few, or so many, that chance brings them as rarely as `rare` where a mean is expected. */
export interface CountLimits {
	/** At most so many are too few; undefined where even none would be chance. */
	readonly low: number | undefined;
	/** At least so many are too many. */
	readonly high: number;
}

/** By the negative binomial distribution, which is Poisson's where the dispersion is 1. */
export function countLimits({ low, high, dispersion }: CountRange, rare: number): CountLimits {
	return {
		low: lowerQuantile(low, dispersion, rare),
		high: upperQuantile(high, dispersion, rare),
	};
}

/** How likely each number is, from none on. */
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
/** Beyond so many times the mean and some more, nothing is ever to be expected. */
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
