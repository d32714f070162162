import { InvalidInput } from '../client/faults';
import { plainText } from './plainText';
import type { Bound } from './target';

const AT_MOST =
	/^(at ?most|max(imum)?|budget|not more than|limit|<=|≤|au plus|plafond|hochstens|como maximo|tope)$/;
const AT_LEAST =
	/^(at ?least|min(imum)?|goal|target|>=|≥|au moins|objectif|mindestens|ziel|al menos|como minimo|objetivo)$/;

/**
 * Whether a target is a goal or a budget; undefined where nothing is said.
 *
 * @param asked what the user is asked for
 * @throws InvalidInput
 */
export function readBound(typed: string, asked = 'Type'): Bound | undefined {
	const text = plainText(typed);
	if (text === '') return undefined;
	if (AT_MOST.test(text)) return 'atMost';
	if (AT_LEAST.test(text)) return 'atLeast';
	throw new InvalidInput(
		asked,
		`${asked} cannot be "${typed}"`,
		'Write at least, at most, or leave it empty',
	);
}
