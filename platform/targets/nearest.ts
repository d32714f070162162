import type { Choice } from '../client/values/choices';
import { plainText } from './plainText';

/** The one of a list that is called so, by its label or its code. */
export function findChoice<T extends Choice>(typed: string, choices: readonly T[]): T | undefined {
	const wanted = plainText(typed);
	return (
		choices.find(({ value }) => value === typed.trim()) ??
		choices.find(({ label }) => plainText(label) === wanted) ??
		choices.find(({ value }) => plainText(value) === wanted)
	);
}

const MOST_NAMED = 3;

/** The labels that look most like what was typed, the nearest first. */
export function nearestOf(typed: string, choices: readonly Choice[]): string[] {
	const wanted = plainText(typed);
	const ranked = choices.map(({ value, label }) => ({
		label,
		distance: Math.min(distance(wanted, plainText(label)), distance(wanted, plainText(value))),
	}));
	ranked.sort((one, other) => one.distance - other.distance);
	return [...new Set(ranked.map(({ label }) => label))].slice(0, MOST_NAMED);
}

/** By how many pairs of letters two texts differ, as a share of all: 0 for the same. */
function distance(one: string, other: string): number {
	const [pairs, others] = [pairsOf(one), pairsOf(other)];
	const left = [...others];
	let common = 0;
	for (const pair of pairs) {
		const place = left.indexOf(pair);
		if (place < 0) continue;
		left.splice(place, 1);
		common += 1;
	}
	return 1 - (2 * common) / (pairs.length + others.length);
}

/** Words begin and end with a blank, so that their first and last letters count more. */
function pairsOf(text: string): string[] {
	const padded = ` ${text} `;
	return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2));
}
