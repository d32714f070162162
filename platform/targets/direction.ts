import { InvalidInput } from '../base/invalidInput';
import { normalizeText } from './normalizeText';
import type { Direction } from './target';

const AT_MOST =
	/^(at ?most|(a )?max(imum|imal)?( of)?|budget( of| de| von)?|not more than|no more than|less than|up to|under|below|limit|<|<=|≤|au plus|au maximum|pas plus de|moins de|jusqu'a|plafond|hochstens|maximal|nicht mehr als|weniger als|unter|bis zu|como maximo|no mas de|menos de|hasta|tope|or less|ou moins|oder weniger|o menos)$/;
const AT_LEAST =
	/^(at ?least|(a )?min(imum|imal)?( of)?|goal( of)?|target( of)?|more than|over|above|>|>=|≥|au moins|au minimum|plus de|objectif( de)?|mindestens|mehr als|uber|ziel|al menos|como minimo|mas de|objetivo( de)?|or more|ou plus|oder mehr|o mas|\+)$/;

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
		`Enter "at least" or "at most", or leave ${field} empty to choose automatically`,
	);
}
