import type { Bigrams } from '../base/text/bigrams';
import { bigramsOf, diceCoefficient } from '../base/text/bigrams';
import { contentTokens, normalize } from './normalize';
import type { Term } from './term';
import { largest } from '../base/calculations';

const MOST = 5;
// Long texts are compared by their beginning.
const LONGEST_COMPARED = 100;
const MOST_WORDS = 8;

/**
 * The terms most similar to a normalized phrase, the best match first; the first terms of the list
 * if none is similar.
 */
export function mostSimilar(folded: string, all: readonly Term[]): readonly Term[] {
	const words = wordsOf(folded);
	const ranked = all
		.map((named) => ({ named, score: scoreOf(words, named) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score)
		.map(({ named }) => named);
	return (ranked.length > 0 ? ranked : all).slice(0, MOST);
}

interface Word {
	readonly text: string;
	readonly pairs: Bigrams;
}

function wordsOf(folded: string): Word[] {
	return contentTokens(folded.slice(0, LONGEST_COMPARED))
		.slice(0, MOST_WORDS)
		.map((text) => ({ text, pairs: bigramsOf(text) }));
}

function scoreOf(words: readonly Word[], named: Term): number {
	const scores = namesOf(named).map((nameWords) => {
		const alike = words.map((word) => largest([0, ...nameWords.map((one) => likeness(word, one))]));
		return alike.reduce((sum, one) => sum + one, 0) / Math.max(1, words.length, nameWords.length);
	});
	return largest(scores);
}

/** The words of the names of terms, which are the same for each phrase. */
const namesByTerm = new WeakMap<Term, ReadonlyArray<readonly Word[]>>();

function namesOf(named: Term): ReadonlyArray<readonly Word[]> {
	const known = namesByTerm.get(named);
	if (known) return known;
	const { code, label, synonyms = [] } = named;
	const names = [code, label, ...synonyms].map((name) =>
		wordsOf(normalize(name.slice(0, LONGEST_COMPARED))),
	);
	namesByTerm.set(named, names);
	return names;
}

// Below this coefficient, common bigrams are chance.
const LEAST_ALIKE = 0.4;

/** The Dice coefficient of two words, or 0 if it is too low to mean anything. */
function likeness(one: Word, other: Word): number {
	if (one.text === other.text) return 1;
	const share = diceCoefficient(one.pairs, other.pairs);
	return share < LEAST_ALIKE ? 0 : share;
}
