import { bigramsOf, diceCoefficient } from '../../base/text/bigrams';
import { headerWordsOf } from './headerWordsOf';

/** The names of a header by their similarity to a text, the closest first. */
export function closestFirst(text: string, header: readonly string[]): string[] {
	const pairsOf = (name: string) => bigramsOf(` ${headerWordsOf(name)} `);
	const pairs = pairsOf(text);
	return header
		.map((name) => ({ name, similarity: diceCoefficient(pairs, pairsOf(name)) }))
		.sort((one, other) => other.similarity - one.similarity)
		.map(({ name }) => name);
}

/** The name of the column that contains a value, or its number if it has no name. */
export function columnWithValue(
	value: string,
	header: readonly string[],
	sample: ReadonlyArray<readonly string[]>,
): string | undefined {
	for (const cells of sample) {
		const index = cells.findIndex((cell) => cell.trim() === value);
		if (index >= 0) return header[index] || `#${index + 1}`;
	}
	return undefined;
}
