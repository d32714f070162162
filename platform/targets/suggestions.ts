import type { Bigrams } from '../base/text/bigrams';
import { bigramsOf, diceCoefficient } from '../base/text/bigrams';
import type { Choice } from '../http/choices';
import { shortName } from '../base/text/truncate';
import { normalizeText } from './normalizeText';

/** Finds a choice by its code or its label. */
export function findChoice<T extends Choice>(typed: string, choices: readonly T[]): T | undefined {
	const normalized = normalizeText(typed);
	return (
		choices.find(({ value }) => value === typed.trim()) ??
		choices.find(({ label }) => normalizeText(label) === normalized) ??
		choices.find(({ value }) => normalizeText(value) === normalized)
	);
}

const MOST_NAMED = 3;
// Long texts are compared by their beginning.
const LONGEST_COMPARED = 90;

/** The labels most similar to a text, shortened, the best match first. */
export function suggestChoices(typed: string, choices: readonly Choice[]): string[] {
	const own = bigrams(typed);
	const ranked = choices.map(({ value, label }) => ({
		label,
		likeness: Math.max(diceCoefficient(own, bigrams(label)), diceCoefficient(own, bigrams(value))),
	}));
	ranked.sort((one, other) => other.likeness - one.likeness);
	return [...new Set(ranked.map(({ label }) => shortName(label)))].slice(0, MOST_NAMED);
}

/** The text is padded with blanks, so that its first and last letters weigh more. */
function bigrams(text: string): Bigrams {
	return bigramsOf(` ${normalizeText(text.slice(0, LONGEST_COMPARED))} `);
}
