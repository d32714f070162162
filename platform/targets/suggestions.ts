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

// Below it, two names have no more in common than any two words.
const LEAST_SIMILARITY = 0.4;

/** The labels closest to what was typed, the nearest first, each short; one of each choice. */
export function suggestChoices(typed: string, choices: readonly Choice[]): string[] {
	const own = bigrams(typed);
	const ranked = choices.map(({ value, label }) => ({
		value,
		label,
		similarity: Math.max(
			diceCoefficient(own, bigrams(label)),
			diceCoefficient(own, bigrams(value)),
		),
	}));
	ranked.sort((one, other) => other.similarity - one.similarity);
	const nearest = new Map<string, string>();
	for (const { value, label, similarity } of ranked) {
		if (similarity < LEAST_SIMILARITY) break;
		if (!nearest.has(value)) nearest.set(value, shortName(label));
		if (nearest.size === MOST_NAMED) break;
	}
	return [...new Set(nearest.values())];
}

/** The text is padded with blanks, so that its first and last letters weigh more. */
function bigrams(text: string): Bigrams {
	return bigramsOf(` ${normalizeText(text.slice(0, LONGEST_COMPARED))} `);
}
