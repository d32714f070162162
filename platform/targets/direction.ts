import { InvalidInput } from '../base/invalidInput';
import { normalizeText } from './normalizeText';
import type { Direction } from './target';

const AT_MOST =
	/^(at ?most|max(imum)?|budget|not more than|limit|<=|≤|au plus|plafond|hochstens|como maximo|tope)$/;
const AT_LEAST =
	/^(at ?least|min(imum)?|goal|target|>=|≥|au moins|objectif|mindestens|ziel|al menos|como minimo|objetivo)$/;

/**
 * Parses whether a target is a goal or a budget; undefined for an empty text.
 *
 * @param field the label of the field, for error messages
 * @throws InvalidInput
 */
export function readDirection(typed: string, field = 'Type'): Direction | undefined {
	const text = normalizeText(typed);
	if (text === '') return undefined;
	if (AT_MOST.test(text)) return 'atMost';
	if (AT_LEAST.test(text)) return 'atLeast';
	throw new InvalidInput(
		field,
		`${field} cannot be "${typed}"`,
		'Write at least, at most, or leave it empty',
	);
}
