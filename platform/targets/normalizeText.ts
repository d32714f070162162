import { withoutAccents } from '../base/text/accents';

/** A text as it is compared with others: accents, capitals and spaces more or less do not count. */
export function normalizeText(text: string): string {
	return withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();
}
