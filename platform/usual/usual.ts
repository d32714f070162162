import { weekdayOf } from '../client/values/calendar';
import type { Daily } from './daily';
import { before } from './daily';
import { withoutMonth } from './dayOfMonth';
import type { Scale } from './points';
import { pointsOf, scaleOf } from './points';
import type { Replay } from './replay';
import { heightOn, replay } from './replay';
import type { SpecialDay, SpecialDays } from './specialDays';
import type { Margins } from './variation';
import { variationOfSums } from './sums';

/** What the past lets expect of some days. */
export interface Usual {
	/** Day by day; undefined where the past does not say. */
	readonly expected: ReadonlyArray<number | undefined>;
	/** By which share of what is expected of them together they are rarely lower or higher. */
	readonly limits: Margins | undefined;
	/** The special day among them. */
	readonly special: SpecialDay | undefined;
	/** The day with which a special day is compared; undefined where it is not compared with one. */
	readonly comparedWith: string | undefined;
	/** It is a single special day of which nobody knows what it is like. */
	readonly isUnheardOf: boolean;
}

/** What is known beside the figures. */
export interface Knowledge {
	/** Whether the figure is a number of things. */
	readonly isCount: boolean;
	readonly special: SpecialDays;
	/** The first day of what is known to be odd, such as of an alert that goes on. */
	readonly since?: string | undefined;
}

/**
 * What is usual for some days in a row, of which the past knows nothing yet: what their weekdays are like, at the
 * level of the days before; of a special day what it was like before, at the level of today. Nothing is
 * expected of a single special day that was never seen.
 */
export function usualOf(daily: Daily, days: readonly string[], knowledge: Knowledge): Usual {
	const [first = ''] = days;
	const past = before(daily, first);
	const scale = scaleOf(past, knowledge.isCount);
	const { points, monthOn } = withoutMonth(pointsOf(past, first, knowledge.special, scale));
	const replayed = replay(points, knowledge.since);
	const specials = days.map((day) => knowledge.special(day));
	const heights = days.map((day, index) => specialHeight(specials[index], replayed) ?? plain(day));
	const expected = heights.map((height, index) =>
		height === undefined ? undefined : scale.figureOf(height + monthOn(days[index] ?? '')),
	);
	const special = specials.find((one) => one && !one.isBeside) ?? specials.find(Boolean);
	const isOne = days.length === 1;
	const isCompared = isOne && specialHeight(special, replayed) !== undefined;
	const isUnheardOf = isOne && special !== undefined && !special.isBeside && !isCompared;
	const limits = isOne
		? replayed.variation.limitsOn(weekdayOf(first))
		: variationOfSums(replayed, days.length, scale).limitsOn(0);
	return {
		expected: isUnheardOf ? [undefined] : expected,
		limits: limits && sharesOf(limitsOfSpecial(limits), sum(expected), scale),
		special,
		isUnheardOf,
		comparedWith: isCompared ? special?.before : undefined,
	};

	function limitsOfSpecial({ lower, higher }: Margins): Margins {
		const doubt = isCompared ? doubtOf(special, weekdayOf(first), replayed) : 0;
		const times = special ? TIMES_SPECIAL : 1;
		return {
			lower: times * lower + Math.max(0, -doubt),
			higher: times * higher + Math.max(0, doubt),
		};
	}

	function plain(day: string): number | undefined {
		return heightOn(weekdayOf(day), replayed.seen.at(-1));
	}
}

/** What such a day was like before, at the level of today. */
function specialHeight(
	special: SpecialDay | undefined,
	{ points, seen }: Replay,
): number | undefined {
	if (special?.before === undefined) return undefined;
	const index = points.findIndex(({ day }) => day === special.before);
	const [then, now] = [seen[index]?.level, seen.at(-1)?.level];
	const height = points[index]?.height;
	if (height === undefined || then === undefined || now === undefined) return undefined;
	return height - then + now;
}

/**
 * How much higher a special day would be if it made the same of its weekday as it made of another weekday the time
 * before. Some holidays are alike on all weekdays, and others are hardly noticed: either is as usual.
 */
function doubtOf(
	special: SpecialDay | undefined,
	weekday: number,
	{ points, seen }: Replay,
): number {
	const index = points.findIndex(({ day }) => day === special?.before);
	const now = seen.at(-1)?.profile[weekday];
	const then = seen[index]?.profile[points[index]?.weekday ?? weekday];
	return now === undefined || then === undefined ? 0 : now - then;
}

/** Special days are known from one day of the past at best. */
const TIMES_SPECIAL = 2;

/** Margins as shares of what is expected; of nothing, no figure is too far off. */
function sharesOf(limits: Margins, expected: number, scale: Scale): Margins {
	if (expected === 0) return { lower: Infinity, higher: Infinity };
	const height = scale.heightOf(expected);
	const figures = [height - limits.lower, height + limits.higher];
	const [lower = 0, higher = 0] = figures.map((one) => scale.figureOf(one) / expected);
	return { lower: 1 - lower, higher: higher - 1 };
}

function sum(values: ReadonlyArray<number | undefined>): number {
	return values.reduce<number>((all, value) => all + (value ?? 0), 0);
}
