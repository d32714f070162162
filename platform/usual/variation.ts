import { median } from './average';

/** How far a day may be off what is expected of it without being rare, as logarithms. */
export interface Margins {
	readonly lower: number;
	readonly higher: number;
}

interface Error {
	readonly size: number;
	readonly weekday: number;
	/** How many times as much as was to be expected then; undefined at first. */
	readonly times: number | undefined;
	/** The same without what was extraordinary. */
	readonly cut: number;
}

interface Learnt {
	/** How many times the expected size is rare. */
	readonly limits: Margins;
	readonly middle: number;
	/** How much more than on other weekdays it varies. */
	readonly weekdays: readonly number[];
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** Those of the first weeks were expected with too little knowledge. */
const LAST_DAYS_LEARNT = 300;
/** Once or twice in two months, as far as it can be said of the past. */
const RARE = { lower: 0.974, higher: 0.973 };
/** It is never rare to be half as far off as on other days. */
const LEAST_TIMES = 0.5;
/** Of fewer days nobody knows what is rare. */
const FEW = 14;
const LEAST_TIMES_OF_FEW = 3;
/** After so many days what was learnt of the size counts half. */
const HALF_LIFE = 5;
const LAST_DAYS = 35;
const EXTRAORDINARY = 3;
/** A calm month is no promise. */
const LEAST_OF_MIDDLE = 0.3;
const LEAST_SIZE = 0.01;
// A weekday is believed to be different as it has been seen more often.
const DOUBT = 30;
const LEAST_OF_WEEKDAY = 6;

/**
 * Learns how far days are off what was expected of them: how much they are off lately, as calm and wild times
 * follow each other, and how many times that is rare.
 */
export class Variation {
	private readonly errors: Error[] = [];
	private learnt: Learnt | undefined;
	/** How far days are off lately, whatever the weekday; undefined where it is to be found anew. */
	private size: number | undefined;

	/** @param error how much higher a day was than expected, as a logarithm */
	add(error: number, weekday: number): void {
		const expected = this.sizeOn(weekday);
		const size = Math.abs(error);
		const cut = expected === undefined ? size : Math.min(size, EXTRAORDINARY * expected);
		const times = expected === undefined ? undefined : error / expected;
		this.errors.push({ size, weekday, times, cut });
		this.size = undefined;
	}

	/** Learns what is rare from all that was added, which `limitsOn` knows from then on. */
	learn(): void {
		const errors = this.errors.slice(-LAST_DAYS_LEARNT);
		if (errors.length === 0) return;
		const middle = median(errors.map(({ size }) => size)) ?? 0;
		const sizes = WEEKDAYS.map((): number[] => []);
		for (const { weekday, size } of errors) sizes[weekday]?.push(size);
		const weekdays = sizes.map((of) => {
			if (of.length < LEAST_OF_WEEKDAY || middle === 0) return 1;
			const more = (median(of) ?? middle) / middle;
			const believed = (more * of.length + DOUBT) / (of.length + DOUBT);
			return Math.min(3, Math.max(0.5, believed));
		});
		const times = Float64Array.from(errors.flatMap((one) => one.times ?? [])).sort();
		const least = times.length < FEW ? LEAST_TIMES_OF_FEW : LEAST_TIMES;
		const limits = {
			lower: Math.max(least, -(times[Math.floor((1 - RARE.lower) * times.length)] ?? 0)),
			higher: Math.max(least, times[Math.ceil(RARE.higher * times.length) - 1] ?? 0),
		};
		this.learnt = { limits, middle, weekdays };
		this.size = undefined;
	}

	/** From where on it is rare to be off on a weekday; undefined while too little is known. */
	limitsOn(weekday: number): Margins | undefined {
		const size = this.sizeOn(weekday);
		if (size === undefined || !this.learnt) return undefined;
		const { lower, higher } = this.learnt.limits;
		return { lower: size * lower, higher: size * higher };
	}

	private sizeOn(weekday: number): number | undefined {
		if (!this.learnt) return undefined;
		this.size ??= this.sizeLately(this.learnt);
		return this.size * (this.learnt.weekdays[weekday] ?? 1);
	}

	private sizeLately({ middle, weekdays }: Learnt): number {
		let [sum, weights] = [0, 0];
		const { length } = this.errors;
		for (let index = Math.max(0, length - LAST_DAYS); index < length; index++) {
			const one = this.errors[index];
			if (!one) continue;
			const weight = 2 ** ((index - length) / HALF_LIFE);
			sum += (weight * one.cut) / (weekdays[one.weekday] ?? 1);
			weights += weight;
		}
		return Math.max(sum / weights, LEAST_OF_MIDDLE * middle, LEAST_SIZE);
	}
}
