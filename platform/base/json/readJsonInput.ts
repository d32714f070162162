import { InvalidInput } from '../invalidInput';
import { parseJson } from './json';

/**
 * Reads JSON that the user typed or pasted, or that an expression returned as an object.
 *
 * @throws InvalidInput if it is not JSON
 */
export function readJsonInput(parameter: string, input: unknown): unknown {
	if (typeof input !== 'string') return input;
	const outcome = tryParse(input);
	if ('value' in outcome) return outcome.value;
	throw new InvalidInput(
		parameter,
		`${parameter} is not valid JSON: ${outcome.reason}`,
		'Copy the whole text, from its first bracket to its last, and check commas and quotes',
	);
}

function tryParse(text: string): { readonly value: unknown } | { readonly reason: string } {
	try {
		return { value: parseJson(text) };
	} catch (error) {
		return { reason: error instanceof Error ? error.message : 'it cannot be read' };
	}
}
