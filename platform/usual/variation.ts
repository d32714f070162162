import { median } from './average';
import type { Deviation, Rarity } from './rarity';
import { DAYS_LEARNT, rarityOf, reachOf } from './rarity';

/** How far a day may be off what is expected of it without being rare, as logarithms. */
export interface Margins {
	readonly lower: number;
	readonly higher: number;
}

interface Day {
	/** How much higher it was than expected. */
	readonly error: number;
	readonly weekday: number;
	/** How far it was expected to be off, by each memory; undefined at first. */
	readonly sizes: readonly number[] | undefined;
}

interface Learnt {
	readonly middle: number;
	/** How much more than on other weekdays it varies. */
	readonly weekdays: readonly number[];
	/** What is rare; undefined while no size was expected of any day. */
	readonly rarities: Readonly<Record<keyof Margins, Rarity>> | undefined;
}

/** A mean of which the last days count most. */
interface Memory {
	sum: number;
	weights: number;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** After so many days a memory of the size counts half: one for wild weeks, one for wild seasons. */
const HALF_LIVES = [5, 60];
const EXTRAORDINARY = 3;
/** A calm month is no promise. */
const LEAST_OF_MIDDLE = 0.3;
const LEAST_SIZE = 0.01;
// A weekday is believed to be different as it has been seen more often.
const DOUBT = 30;
const LEAST_OF_WEEKDAY = 6;

/**
 * Learns how far days are off what was expected of them: how much they are off lately, as calm and wild times
 * follow each other, and how much more than that is rare.
 */
export class Variation {
	private readonly days: Day[] = [];
	private readonly memories: Memory[] = HALF_LIVES.map(() => ({ sum: 0, weights: 0 }));
	private learnt: Learnt | undefined;

	/** @param error how much higher a day was than expected, as a logarithm */
	add(error: number, weekday: number): void {
		const sizes = this.sizesOn(weekday);
		this.days.push({ error, weekday, sizes });
		this.remember(error, weekday, sizes?.[0]);
	}

	/** Learns what is rare from all that was added, which `limitsOn` knows from then on. */
	learn(): void {
		const days = this.days.slice(-DAYS_LEARNT);
		if (days.length === 0) return;
		const middle = Math.max(median(days.map(({ error }) => Math.abs(error))) ?? 0, LEAST_SIZE);
		const known = days.filter(isExpected);
		const rarities = known.length === 0 ? undefined : rarityOf(known, middle);
		this.learnt = { middle, weekdays: weekdaysOf(days, middle), rarities };
	}

	/** From where on it is rare to be off on a weekday; undefined while too little is known. */
	limitsOn(weekday: number): Margins | undefined {
		const sizes = this.sizesOn(weekday);
		if (!sizes || !this.learnt?.rarities) return undefined;
		const { middle, rarities } = this.learnt;
		return {
			lower: reachOf(rarities.lower, sizes, middle),
			higher: reachOf(rarities.higher, sizes, middle),
		};
	}

	private remember(error: number, weekday: number, expected: number | undefined): void {
		const size = Math.min(Math.abs(error), EXTRAORDINARY * (expected ?? Infinity));
		for (const [index, memory] of this.memories.entries()) {
			const left = 2 ** (-1 / (HALF_LIVES[index] ?? 1));
			memory.sum = left * memory.sum + size / (this.learnt?.weekdays[weekday] ?? 1);
			memory.weights = left * memory.weights + 1;
		}
	}

	private sizesOn(weekday: number): number[] | undefined {
		if (!this.learnt) return undefined;
		const { middle, weekdays } = this.learnt;
		const least = Math.max(LEAST_OF_MIDDLE * middle, LEAST_SIZE);
		return this.memories.map(
			({ sum, weights }) => Math.max(sum / weights, least) * (weekdays[weekday] ?? 1),
		);
	}
}

function isExpected(day: Day): day is Day & Deviation {
	return day.sizes !== undefined;
}

function weekdaysOf(days: readonly Day[], middle: number): number[] {
	const sizes = WEEKDAYS.map((): number[] => []);
	for (const { weekday, error } of days) sizes[weekday]?.push(Math.abs(error));
	return sizes.map((of) => {
		if (of.length < LEAST_OF_WEEKDAY) return 1;
		const more = (median(of) ?? middle) / middle;
		const believed = (more * of.length + DOUBT) / (of.length + DOUBT);
		return Math.min(3, Math.max(0.5, believed));
	});
}
