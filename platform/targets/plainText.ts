import { withoutAccents } from '../client/values/accents';

/** A text as it is compared with others: accents, capitals and spaces more or less do not count. */
export function plainText(text: string): string {
	return withoutAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();
}
