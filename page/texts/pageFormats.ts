import { memoize } from '../../platform/base/async/memoize';
import { spokenDays } from '../../platform/base/dates/spokenDays';

/** Formatters for numbers and days. */
export interface Formats {
	readonly count: (number: number) => string;
	/** A number with the form of a word that belongs to it: `1 row`, `2 rows`. */
	readonly counted: (number: number, one: string, many: string) => string;
	/** An amount or a count. */
	readonly figure: (number: number, isAmount: boolean) => string;
	/** An axis label, as short as possible. */
	readonly short: (number: number) => string;
	readonly percent: (share: number) => string;
	/** A day, from YYYY-MM-DD. */
	readonly date: (iso: string) => string;
	readonly size: (bytes: number) => string;
	readonly country: (code: string) => string;
	readonly list: (words: readonly string[]) => string;
}

/**
 * Creates the formatters of a page.
 *
 * @param words the language of the texts, with a region if the visitor has one
 * @param numbers the locales for numbers, in order of preference; they may be of another language
 */
export function formatsIn(words: string, numbers: readonly string[] = [words]): Formats {
	const locales = [...numbers];
	const inDigits = (options: Intl.NumberFormatOptions = {}) =>
		new Intl.NumberFormat(locales, { numberingSystem: 'latn', ...options });
	const whole = memoize(() => inDigits());
	const share = memoize(() => inDigits({ style: 'percent' }));
	const short = memoize(() => inDigits({ notation: 'compact', maximumFractionDigits: 1 }));
	const money = memoize(() => inDigits({ minimumFractionDigits: 2, maximumFractionDigits: 2 }));
	const sizeIn = (unit: string, number: number) =>
		new Intl.NumberFormat(words, { style: 'unit', unit, maximumFractionDigits: 1 }).format(number);
	const day = memoize(
		() => new Intl.DateTimeFormat(words, { dateStyle: 'medium', timeZone: 'UTC' }),
	);
	const plural = memoize(() => new Intl.PluralRules(words));
	const isOne = (number: number) => plural().select(number) === 'one';
	const list = memoize(() => new Intl.ListFormat(words, { type: 'conjunction' }));
	const countries = memoize(
		() => new Intl.DisplayNames(words, { type: 'region', fallback: 'code' }),
	);
	return {
		count: (number) => whole().format(number),
		counted: (number, one, many) => `${whole().format(number)} ${isOne(number) ? one : many}`,
		figure: (number, isAmount) => (isAmount ? money : whole)().format(number),
		short: (number) => short().format(number),
		percent: (part) => share().format(part),
		date: (iso) => spokenDays(day().format(new Date(`${iso}T00:00:00Z`)), words),
		size: (bytes) =>
			bytes < 1_000_000
				? sizeIn('kilobyte', Math.max(1, Math.round(bytes / 1_000)))
				: sizeIn('megabyte', bytes / 1_000_000),
		country: (code) => countries().of(code) ?? code,
		list: (some) => list().format(some),
	};
}
