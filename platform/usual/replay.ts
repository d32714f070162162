import { sumOfAll } from './average';
import type { Point } from './points';
import { plainHeight } from './points';
import type { Profile } from './profile';
import { levelsOf, profileBefore } from './profile';
import { LEAST_ODD } from './rarity';
import type { Margins } from './variation';
import { Variation } from './variation';

/** A day as it looked with what was known before it. */
export interface Seen {
	/** How high the days before were, whatever their weekdays; undefined where too little was known. */
	readonly level: number | undefined;
	readonly profile: Profile;
	/** How much higher the day was than expected; undefined where nothing was, and of special days. */
	readonly error: number | undefined;
	/** From where on it would have been odd. */
	readonly limits: Margins | undefined;
	/** It was so far off that it does not say what is usual. */
	isOdd: boolean;
}

/** The past as it was seen. */
export interface Replay {
	readonly points: readonly Point[];
	/** What was seen of each day, and last what is known now. */
	readonly seen: readonly Seen[];
	/** How far days were off what was expected. */
	readonly variation: Variation;
}

/** What is usual is learnt anew every week at first, and then every four, which is as good as every day. */
const WEEK = 7;
const FOUR_WEEKS = 28;
const FIRST_DAYS = 84;
/** So many odd days in a row on one side are what is usual now. */
const NEW_NORMAL_DAYS = 5;

/**
 * Goes through the past day by day, and looks at each with what was known before it. So what was odd is found
 * whoever watched, and does not become what is usual: a spike leaves no echo.
 *
 * @param since the first day of what is known to be odd
 */
export function replay(points: readonly Point[], since?: string): Replay {
	const seen: Seen[] = [];
	const variation = new Variation();
	const levels = levelsOf(points);
	const held = heldSince(points, since);
	let profile: Profile = [];
	/** From which day on the level is that of today. */
	let start = 0;
	for (let index = 0; index <= points.length; index++) {
		if ((points.length - index) % (index < FIRST_DAYS ? WEEK : FOUR_WEEKS) === 0) {
			profile = profileBefore(points, levels, index);
			variation.learn();
		}
		const point = points[index];
		const level = levelBefore(points, seen, profile, start);
		const limits = point && variation.limitsOn(point.weekday);
		const error = point && errorOf(point, level, profile);
		const isHeld = held !== undefined && point !== undefined && point.day >= held;
		const isOdd = isHeld || isBeyond(error, limits);
		seen.push({ level, profile, error, limits, isOdd });
		if (point && error !== undefined) variation.add(error, point.weekday);
		if (isOdd && !isHeld) start = acceptNewNormal(points, seen) ?? start;
	}
	return { points, seen, variation };
}

/** What has been known to be odd for so long is what is usual now, whoever called it odd. */
const LONGEST_ODD_DAYS = 28;

function heldSince(points: readonly Point[], since: string | undefined): string | undefined {
	const first = points.at(-LONGEST_ODD_DAYS)?.day;
	return since === undefined || (first !== undefined && since <= first) ? undefined : since;
}

/** How high a weekday is expected to be; undefined where the past does not say. */
export function heightOn(
	weekday: number,
	known: Pick<Seen, 'level' | 'profile'> | undefined,
): number | undefined {
	const share = known?.profile[weekday];
	return known?.level === undefined || share === undefined ? undefined : known.level + share;
}

function errorOf(point: Point, level: number | undefined, profile: Profile): number | undefined {
	const height = plainHeight(point);
	const expected = heightOn(point.weekday, { level, profile });
	return height === undefined || expected === undefined ? undefined : height - expected;
}

function isBeyond(error: number | undefined, limits: Margins | undefined): boolean {
	if (error === undefined || limits === undefined) return false;
	const { lower, higher } = limits;
	if (error < 0) return -error >= Math.max(LEAST_ODD.lower, lower);
	return error >= Math.max(LEAST_ODD.higher, higher);
}

/** After so many days the level has lost half of what it knew: as nobody knows how fast it moves, the mean of three. */
const LEVEL_HALF_LIVES = [1, 2.5, 7];
const LEVEL_DAYS = 35;
/** How much the days before count, yesterday first. */
const WEIGHTS = Array.from({ length: LEVEL_DAYS }, (_, days) =>
	sumOfAll(LEVEL_HALF_LIVES.map((life) => (1 - 2 ** (-1 / life)) * 2 ** (-days / life))),
);

/** How high the days that were seen are, the last ones most of all. */
function levelBefore(
	points: readonly Point[],
	seen: readonly Seen[],
	profile: Profile,
	start: number,
): number | undefined {
	let [sum, weights] = [0, 0];
	const end = seen.length;
	for (const [days, weight] of WEIGHTS.entries()) {
		const index = end - 1 - days;
		if (index < start) break;
		const point = points[index];
		const height = point && plainHeight(point);
		const share = point && profile[point.weekday];
		if (height === undefined || share === undefined || seen[index]?.isOdd) continue;
		sum += weight * (height - share);
		weights += weight;
	}
	return weights > 0 ? sum / weights : undefined;
}

/**
 * What goes on for days is no oddity any more: special days between them do not matter.
 *
 * @returns the first of these days; undefined where they are too few
 */
function acceptNewNormal(points: readonly Point[], seen: readonly Seen[]): number | undefined {
	const side = Math.sign(seen.at(-1)?.error ?? 0);
	const odd: number[] = [];
	for (let index = seen.length - 1; index >= 0; index--) {
		const one = seen[index];
		const goesOn = one?.isOdd && Math.sign(one.error ?? 0) === side;
		if (!one || (!goesOn && !points[index]?.special)) break;
		if (goesOn) odd.push(index);
	}
	if (odd.length < NEW_NORMAL_DAYS) return undefined;
	for (const index of odd) {
		const one = seen[index];
		if (one) one.isOdd = false;
	}
	return odd.at(-1);
}
