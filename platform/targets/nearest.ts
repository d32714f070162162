import type { Bigrams } from '../client/values/bigrams';
import { bigramsOf, diceCoefficient } from '../client/values/bigrams';
import type { Choice } from '../client/values/choices';
import { shortName } from '../client/values/truncate';
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
// The beginning of a text says enough of what it is near to, however long it is.
const LONGEST_COMPARED = 90;

/** The labels that look most like what was typed, the nearest first, each short. */
export function nearestOf(typed: string, choices: readonly Choice[]): string[] {
	const wanted = bigrams(typed);
	const ranked = choices.map(({ value, label }) => ({
		label,
		likeness: Math.max(
			diceCoefficient(wanted, bigrams(label)),
			diceCoefficient(wanted, bigrams(value)),
		),
	}));
	ranked.sort((one, other) => other.likeness - one.likeness);
	return [...new Set(ranked.map(({ label }) => shortName(label)))].slice(0, MOST_NAMED);
}

/** Words begin and end with a blank, so that their first and last letters count more. */
function bigrams(text: string): Bigrams {
	return bigramsOf(` ${plainText(text.slice(0, LONGEST_COMPARED))} `);
}
