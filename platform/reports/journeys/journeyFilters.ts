import { InvalidInput } from '../../base/invalidInput';
import { tryParseJson } from '../../base/json/json';

/** A condition: key, operand, value. The specification does not list the operands. */
type Triple = readonly [key: string, operand: string, value: string];

const SIZE = 3;

/**
 * Writes conditions as the platform takes them, as JSON in a text; undefined without conditions.
 *
 * @throws InvalidInput when a condition has no key or no operand
 */
export function writeFilters(triples: readonly Triple[]): string | undefined {
	for (const [index, [key, operand]] of triples.entries()) {
		if (key !== '' && operand !== '') continue;
		throw new InvalidInput(
			'Filters',
			`Filters: entry ${index + 1} has no ${key === '' ? 'key' : 'operand'}`,
			'Enter a key and an operand for each filter. The value may be empty',
		);
	}
	return triples.length === 0 ? undefined : JSON.stringify(triples);
}

/** Whether a text is a JSON list of triples [key, operand, value]. */
export function isFilters(text: string): boolean {
	const parsed = tryParseJson(text);
	return Array.isArray(parsed) && parsed.every((one) => Array.isArray(one) && one.length === SIZE);
}
