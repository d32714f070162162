import { memoize } from '../../../base/async/memoize';
import { withoutAccents } from '../../../base/text/accents';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl'];

const numbers = memoize((): ReadonlyMap<string, number> => {
	const names = new Map<string, number>([['sept', 9]]);
	for (const language of LANGUAGES) {
		for (const style of ['long', 'short'] as const) {
			const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
			for (let month = 1; month <= 12; month++) {
				names.set(plain(format.format(Date.UTC(2026, month - 1, 15))), month);
			}
		}
	}
	return names;
});

/** The number of a month by its full or short name in the languages of the tools. */
export function monthNumber(word: string): number | undefined {
	return numbers().get(plain(word));
}

function plain(word: string): string {
	return withoutAccents(word).toLowerCase().replace(/\.$/, '');
}
