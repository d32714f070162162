import { coreWords, fold } from './folding';
import type { Named } from './named';
import { largest } from '../client/values/extremes';

const MOST = 5;

/** The things whose names are nearest to a phrase, the best first; the first of all where none is near. */
export function nearestOf(folded: string, all: readonly Named[]): readonly Named[] {
	const words = coreWords(folded);
	const ranked = all
		.map((named) => ({ named, score: scoreOf(words, named) }))
		.filter(({ score }) => score > 0)
		.sort((a, b) => b.score - a.score)
		.map(({ named }) => named);
	return (ranked.length > 0 ? ranked : all).slice(0, MOST);
}

function scoreOf(words: readonly string[], { code, label, synonyms = [] }: Named): number {
	const scores = [code, label, ...synonyms].map((name) => {
		const known = coreWords(fold(name));
		const alike = words.map((word) => largest(known.map((one) => likeness(word, one))));
		return alike.reduce((sum, one) => sum + one, 0) / Math.max(words.length, known.length);
	});
	return largest(scores);
}

// Fewer pairs of letters in common are by chance.
const LEAST_ALIKE = 0.4;

/** The share of pairs of letters that two words have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
	if (one === other) return 1;
	const [pairs, others] = [pairsOf(one), pairsOf(other)];
	const common = pairs.filter((pair) => others.includes(pair)).length;
	const share = (2 * common) / Math.max(1, pairs.length + others.length);
	return share < LEAST_ALIKE ? 0 : share;
}

function pairsOf(word: string): string[] {
	return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2));
}
