import { withoutAccents } from '../text/accents';

const LONGEST_NAME = 200;

/** A name as lower-case words without accents: netRevenue_EUR becomes "net revenue eur". */
export function wordsInName(name: string): string {
	const apart = name.slice(0, LONGEST_NAME).replace(/([a-z0-9])([A-Z])/g, '$1 $2');
	return withoutAccents(apart)
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{Sc}%/]+/gu, ' ')
		.trim();
}
