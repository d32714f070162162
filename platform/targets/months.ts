import { memoize } from '../base/async/memoize';
import { normalizeText } from './normalizeText';

const LANGUAGES = ['en', 'fr', 'de', 'es'];
const MONTHS = 12;

/** The first day of the month in a text: october 2026, oct. 2026, 2026-10, 10/2026, 2026-10-01. */
export function monthIn(text: string): string | undefined {
	const [, year, month] = /^(\d{4})[-/.](\d{1,2})(?:-01)?(?:t00:00.*)?$/.exec(text) ?? [];
	if (year && month) return firstOf(year, Number(month));
	const [, before, after] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
	if (before && after) return firstOf(after, Number(before));
	const [, name, ofYear] = /^(\p{L}+)\.?(?: de)? (\d{4})$/u.exec(text) ?? [];
	const [, yearFirst, last] = /^(\d{4}) (\p{L}+)\.?$/u.exec(text) ?? [];
	const number = numbers().get(name ?? last ?? '');
	return number === undefined ? undefined : firstOf(ofYear ?? yearFirst ?? '', number);
}

function firstOf(year: string, month: number): string | undefined {
	if (month < 1 || month > MONTHS) return undefined;
	return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** The numbers of months by their full and short names, in the languages of messages. */
const numbers = memoize(() => new Map(LANGUAGES.flatMap((language) => [...namesIn(language)])));

function* namesIn(language: string): Generator<readonly [string, number]> {
	for (const month of ['long', 'short'] as const) {
		const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
		for (let index = 0; index < MONTHS; index++) {
			const name = normalizeText(format.format(Date.UTC(2_026, index)));
			yield [name.replace(/\.$/, ''), index + 1];
		}
	}
}
