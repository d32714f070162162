/** How far a day of the past was off, and what was to be expected of that before it. */
export interface Deviation {
	/** How much higher it was than expected, as a logarithm. */
	readonly error: number;
	/** How far it was expected to be off, by each memory: the first is the shortest. */
	readonly sizes: readonly number[];
}

/** How what is rare follows what is expected: of which memory, how strongly, and from where on. */
export interface Rarity {
	readonly memory: number;
	/** 0.5 where wild times hardly matter, 2 where nothing is to be told in them. */
	readonly power: number;
	readonly threshold: number;
}

interface Side {
	readonly sign: number;
	/** Nothing nearer is told. */
	readonly least: number;
	/** What should be told, if it comes on top of what a day has: 30 %, and much more. */
	readonly changes: readonly [small: number, large: number, huge: number];
	/** How many of the days that are learnt from may be called rare; on the higher side, on which one thing goes on for days, how many times. */
	readonly rare: readonly number[];
	readonly thresholdsOf: (trial: Trial, least: number, side: Side) => ThresholdOf;
}

/** From how many times the usual on so many were rare. */
type ThresholdOf = (rare: number) => number;

/** So many days are learnt from, of each weekday as many; those of the first weeks were expected with too little knowledge. */
export const DAYS_LEARNT = 7 * 43;
/** Each that is called rare is an alarm of the past: it must tell so much more of the changes that matter. */
const COST_OF_RARE = 0.005;
/** Days that are nearer are one and the same. */
const TOGETHER_DAYS = 3;
/** It is never rare to be half as far off as on other days. */
const LEAST_TIMES = 0.5;
/** Nor to be little farther off than days have been lately, as in the first weeks of wild times. */
const LEAST_TIMES_LATELY = 1.4;
/** Of fewer days nobody knows what is rare. */
const FEW = 14;
const LEAST_TIMES_OF_FEW = 3;

const POWERS = [1, 0.5, 1.5, 2];
/** What is not the plainest way must tell so much more. */
const DOUBT = 0.005;

/** Nothing nearer than 15 % is odd. */
export const LEAST_ODD = { lower: -Math.log(0.85), higher: Math.log(1.15) };
const LOWER: Side = {
	sign: -1,
	least: LEAST_ODD.lower,
	changes: changesOf(-Math.log(0.7)),
	rare: [9, 7, 5, 3],
	thresholdsOf: thresholdsOfDays,
};
const HIGHER: Side = {
	sign: 1,
	least: LEAST_ODD.higher,
	changes: changesOf(Math.log(1.3)),
	rare: [5, 4, 3, 2],
	thresholdsOf: thresholdsOfTimes,
};

function changesOf(change: number): Side['changes'] {
	return [change, 1.75 * change, 2.5 * change];
}

/**
 * What is rare on each side. Some figures vary as they did last week, others as in this season, and of some
 * neither says much: so each way is tried on the past, and the one is taken that would have told most of the
 * changes that matter for its alarms. A calm figure tells them all with few.
 *
 * @param deviations of days in their order
 * @param middle how far days are usually off
 */
export function rarityOf(
	deviations: readonly Deviation[],
	middle: number,
): Readonly<Record<'lower' | 'higher', Rarity>> {
	const past = pastOf(deviations, middle);
	return { lower: bestOf(past, LOWER), higher: bestOf(past, HIGHER) };
}

/** One way to say how far off is usual, tried on the past. */
interface Way extends Pick<Rarity, 'memory' | 'power'> {
	/** For each day. */
	readonly usual: Float64Array;
}

/** The days that are learnt from. */
interface Past {
	/** How much higher each was than expected. */
	readonly errors: Float64Array;
	/** How far off each must be at least, as days have been lately. */
	readonly lately: Float64Array;
	readonly ways: readonly Way[];
}

function pastOf(deviations: readonly Deviation[], middle: number): Past {
	const ofEach = (numberOf: (one: Deviation) => number) => {
		const numbers = new Float64Array(deviations.length);
		deviations.forEach((one, at) => (numbers[at] = numberOf(one)));
		return numbers;
	};
	const memories = (deviations[0]?.sizes ?? []).map((_, memory) =>
		ofEach(({ sizes }) => sizes[memory] ?? middle),
	);
	const errors = ofEach(({ error }) => error);
	return {
		errors,
		lately: (memories[0] ?? errors).map((size) => LEAST_TIMES_LATELY * size),
		ways: memories.flatMap((sizes, memory) =>
			POWERS.map((power) => {
				const usual = sizes.map((size) => usualSize(size, power, middle));
				return { memory, power, usual };
			}),
		),
	};
}

/**
 * From where on it is rare to be off.
 *
 * @param sizes how far a day is expected to be off, by each memory
 */
export function reachOf(
	{ memory, power, threshold }: Rarity,
	sizes: readonly number[],
	middle: number,
): number {
	const [lately = middle] = sizes;
	const usual = usualSize(sizes[memory] ?? middle, power, middle);
	return Math.max(threshold * usual, LEAST_TIMES_LATELY * lately);
}

/** How far off is usual, when a day is expected to be off so far. */
function usualSize(size: number, power: number, middle: number): number {
	const times = size / middle;
	return (power === 1 ? times : power === 2 ? times * times : times ** power) * middle;
}

/** One way, tried on the past from one side: for each day */
interface Trial {
	/** how far it was off on this side, */
	readonly off: Float64Array;
	/** how far off is usual, */
	readonly usual: Float64Array;
	/** and how far off it must be to be rare. */
	readonly least: Float64Array;
}

function bestOf({ errors, lately: least, ways }: Past, side: Side): Rarity {
	const atLeast = errors.length < FEW ? LEAST_TIMES_OF_FEW : LEAST_TIMES;
	const off = errors.map((error) => side.sign * error);
	let best: Rarity = { memory: 0, power: 1, threshold: atLeast };
	let most = -Infinity;
	for (const { memory, power, usual } of ways) {
		const trial = { off, usual, least };
		const thresholdOf = side.thresholdsOf(trial, atLeast, side);
		const doubt = memory === 0 && power === 1 ? 0 : DOUBT;
		for (const rare of side.rare) {
			const threshold = thresholdOf(rare);
			const worth = shareTold(trial, threshold, side) - COST_OF_RARE * rare - doubt;
			if (worth > most) [best, most] = [{ memory, power, threshold }, worth];
		}
	}
	return best;
}

/** So that few days were rarer. */
function thresholdsOfDays({ off, usual }: Trial, least: number): ThresholdOf {
	const ratios: number[] = [];
	for (let at = 0; at < off.length; at++) {
		const ratio = (off[at] ?? 0) / (usual[at] ?? 1);
		if (ratio > least) ratios.push(ratio);
	}
	ratios.sort((one, other) => other - one);
	return (rare) => ratios[Math.floor((rare * off.length) / DAYS_LEARNT)] ?? least;
}

/** So that it happened only a few times that some were, however many days each of them lasted. */
function thresholdsOfTimes({ off, usual }: Trial, least: number, side: Side): ThresholdOf {
	const far: Far[] = [];
	for (let at = 0; at < off.length; at++) {
		const one = off[at] ?? 0;
		if (one > side.least) far.push({ at, ratio: one / (usual[at] ?? 1) });
	}
	const ratios = far.map(({ ratio }) => ratio).sort((one, other) => other - one);
	return (rare) => {
		const most = Math.floor((rare * off.length) / DAYS_LEARNT);
		let allowed = most;
		while (allowed < ratios.length && timesBeyond(far, ratios[allowed + 1] ?? least) <= most) {
			allowed += 1;
		}
		return Math.max(least, ratios[allowed] ?? least);
	};
}

/** A day that was far off, and how many times as far as is usual. */
interface Far {
	readonly at: number;
	readonly ratio: number;
}

function timesBeyond(far: readonly Far[], threshold: number): number {
	let [times, last] = [0, -Infinity];
	for (const { at, ratio } of far) {
		if (ratio <= threshold) continue;
		if (at - last > TOGETHER_DAYS) times += 1;
		last = at;
	}
	return times;
}

/** How many of the changes that matter would have been told. */
function shareTold({ off, usual, least }: Trial, threshold: number, side: Side): number {
	const [small, large, huge] = side.changes;
	let told = 0;
	// By index: entries() makes a pair for each day, in every trial.
	for (let at = 0; at < off.length; at++) {
		const one = off[at] ?? 0;
		const limit = Math.max(side.least, threshold * (usual[at] ?? 0), least[at] ?? 0);
		// Where a change is told, all larger ones are.
		if (one + small > limit) told += 3;
		else if (one + large > limit) told += 2;
		else if (one + huge > limit) told += 1;
	}
	return told / (off.length * side.changes.length);
}
