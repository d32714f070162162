import { bridgesOf, type Bridge } from './bridges';
import { holidaysOf, type Holiday } from './holidays';
import type { DayWords } from './names/dayWords';
import { DAY_WORDS } from './names/dayWords';
import { dayLanguageOf } from './names/dayLanguage';
import { placeName } from './names/placeNames';
import type { Place } from './places';

/**
 * The name of a holiday or bridge day (YYYY-MM-DD), to be written after its date: `Christmas Day`,
 * `day off for Boxing Day`, `bridge day after Ascension Day`. Places are named unless all of them
 * have it: `Bastille Day in France`. Undefined if the day is neither, or lies outside the table's
 * years.
 */
export function nameOfDay(
	places: readonly Place[],
	day: string,
	language: string,
): string | undefined {
	const words = DAY_WORDS[dayLanguageOf(language)];
	const named = [
		...(holidaysOf(places, day) ?? []).map(
			(holiday) => [nameOf(holiday, words), holiday.places] as const,
		),
		...bridgeNames(bridgesOf(places, day) ?? [], words),
	];
	const names = named.map(([name, where]) =>
		where.length === places.length ? name : words.inPlaces(name, placeList(where, language)),
	);
	return names.length > 0 ? listedNames(names, language) : undefined;
}

function nameOf({ name, isInLieu }: Pick<Holiday, 'name' | 'isInLieu'>, words: DayWords): string {
	const holiday = words.holiday(name);
	return isInLieu ? words.inLieu(holiday) : holiday;
}

function bridgeNames(bridges: readonly Bridge[], words: DayWords): [string, Place[]][] {
	const places = new Map<string, Place[]>();
	for (const bridge of bridges) {
		const name = bridgeName(bridge, words);
		places.set(name, [...(places.get(name) ?? []), bridge.place]);
	}
	return [...places];
}

function bridgeName({ after, before }: Bridge, words: DayWords): string {
	if (after && before) return words.bridgeBetween(nameOf(after, words), nameOf(before, words));
	if (after) return words.bridgeAfter(nameOf(after, words));
	return before ? words.bridgeBefore(nameOf(before, words)) : words.bridge;
}

const WITH_ARTICLE: ReadonlySet<Place> = new Set<Place>([
	'GB',
	'NL',
	'US',
	'US-DC',
	'ES-IB',
	'ES-PV',
	'ES-CN',
	'CA-NT',
	'AU-ACT',
	'AU-NT',
]);

function placeList(places: readonly Place[], language: string): string {
	const isEnglish = dayLanguageOf(language) === 'en';
	const names = places.map((place) => {
		const name = placeName(place, language);
		return isEnglish && WITH_ARTICLE.has(place) ? `the ${name}` : name;
	});
	return listedNames(names, language);
}

/** English lists have no comma before their last item. */
export function listedNames(texts: readonly string[], language: string): string {
	const tag = dayLanguageOf(language) === 'en' ? 'en-GB' : language;
	return new Intl.ListFormat(tag, { type: 'conjunction' }).format(texts);
}
