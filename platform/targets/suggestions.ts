import type { Bigrams } from '../base/text/bigrams';
import { bigramsOf, diceCoefficient } from '../base/text/bigrams';
import type { Choice } from '../http/choices';
import { shortName } from '../base/text/truncate';
import { normalizeText } from './normalizeText';

/** The one of a list that is called so, by its label or its code. */
export function findChoice<T extends Choice>(typed: string, choices: readonly T[]): T | undefined {
	const normalized = normalizeText(typed);
	return (
		choices.find(({ value }) => value === typed.trim()) ??
		choices.find(({ label }) => normalizeText(label) === normalized) ??
		choices.find(({ value }) => normalizeText(value) === normalized)
	);
}

const MOST_NAMED = 3;
// The beginning of a text says enough of what it is near to, however long it is.
const LONGEST_COMPARED = 90;

/** The labels that look most like what was typed, the nearest first, each short. */
export function suggestChoices(typed: string, choices: readonly Choice[]): string[] {
	const own = bigrams(typed);
	const ranked = choices.map(({ value, label }) => ({
		label,
		likeness: Math.max(diceCoefficient(own, bigrams(label)), diceCoefficient(own, bigrams(value))),
	}));
	ranked.sort((one, other) => other.likeness - one.likeness);
	return [...new Set(ranked.map(({ label }) => shortName(label)))].slice(0, MOST_NAMED);
}

/** Words begin and end with a blank, so that their first and last letters count more. */
function bigrams(text: string): Bigrams {
	return bigramsOf(` ${normalizeText(text.slice(0, LONGEST_COMPARED))} `);
}
