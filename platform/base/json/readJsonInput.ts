import { InvalidInput } from '../invalidInput';
import { parseJson } from './json';

/**
 * Reads JSON that the user typed or pasted, or that an expression gave as an object already.
 *
 * @throws InvalidInput when it is no JSON
 */
export function readJsonInput(parameter: string, entered: unknown): unknown {
	if (typeof entered !== 'string') return entered;
	const parsed = tryParse(entered);
	if ('value' in parsed) return parsed.value;
	throw new InvalidInput(
		parameter,
		`${parameter} is not valid JSON: ${parsed.reason}`,
		'Copy the whole text, from the first { to the last }, and check commas and quotes',
	);
}

function tryParse(text: string): { readonly value: unknown } | { readonly reason: string } {
	try {
		return { value: parseJson(text) };
	} catch (error) {
		return { reason: error instanceof Error ? error.message : 'it cannot be read' };
	}
}
