import { withoutAccents } from '../base/text/accents';

/** Normalizes a text for comparison: accents, capitals and extra spaces are ignored. */
export function normalizeText(text: string): string {
	return withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();
}
