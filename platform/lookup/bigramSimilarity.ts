import type { Bigrams } from '../base/text/bigrams';
import { bigramsOf, diceCoefficient } from '../base/text/bigrams';
import { contentTokens, normalize } from './normalize';
import type { Term } from './term';
import { largest } from '../base/extremes';

const MOST = 5;
// The beginning of a text says enough of what it is near to, however long it is.
const LONGEST_COMPARED = 100;
const MOST_WORDS = 8;

/** The things whose names are nearest to a phrase, the best first; the first of all where none is near. */
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

function scoreOf(words: readonly Word[], { code, label, synonyms = [] }: Term): number {
	const scores = [code, label, ...synonyms].map((name) => {
		const known = wordsOf(normalize(name.slice(0, LONGEST_COMPARED)));
		const alike = words.map((word) => largest([0, ...known.map((one) => likeness(word, one))]));
		return alike.reduce((sum, one) => sum + one, 0) / Math.max(1, words.length, known.length);
	});
	return largest(scores);
}

// Fewer pairs of letters in common are by chance.
const LEAST_ALIKE = 0.4;

/** The share of pairs of letters that two words have in common, from 0 to 1. */
function likeness(one: Word, other: Word): number {
	if (one.text === other.text) return 1;
	const share = diceCoefficient(one.pairs, other.pairs);
	return share < LEAST_ALIKE ? 0 : share;
}
