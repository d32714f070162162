import { bridgesOf, type Bridge } from './bridges';
import { holidaysOf, type Holiday } from './holidays';
import { nameOfPlace, type Place } from './places';

/**
 * The name of a holiday or bridge day (YYYY-MM-DD), to be written after its date: `Christmas Day`,
 * `day off for Boxing Day`, `bridge day after Ascension Day`. Places are named unless all of them
 * have it: `Bastille Day in France`. Undefined if the day is neither, or lies outside the table's
 * years.
 */
export function nameOfDay(places: readonly Place[], day: string): string | undefined {
	const names = [
		...(holidaysOf(places, day) ?? []).map((holiday) => [nameOf(holiday), holiday.places] as const),
		...bridgeNames(bridgesOf(places, day) ?? []),
	].map(([name, where]) => (where.length === places.length ? name : `${name} in ${spoken(where)}`));
	return names.length > 0 ? listed(names) : undefined;
}

function nameOf({ name, isInLieu }: Pick<Holiday, 'name' | 'isInLieu'>): string {
	return isInLieu ? `day off for ${name}` : name;
}

function bridgeNames(bridges: readonly Bridge[]): [string, Place[]][] {
	const places = new Map<string, Place[]>();
	for (const bridge of bridges) {
		const name = bridgeName(bridge);
		places.set(name, [...(places.get(name) ?? []), bridge.place]);
	}
	return [...places];
}

function bridgeName({ after, before }: Bridge): string {
	if (after && before) return `bridge day between ${nameOf(after)} and ${nameOf(before)}`;
	if (after) return `bridge day after ${nameOf(after)}`;
	return before ? `bridge day before ${nameOf(before)}` : 'bridge day';
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

function spoken(places: readonly Place[]): string {
	return listed(
		places.map((place) => (WITH_ARTICLE.has(place) ? 'the ' : '') + nameOfPlace(place)),
	);
}

function listed(texts: readonly string[]): string {
	const last = texts.slice(-1);
	return [texts.slice(0, -1).join(', '), ...last].filter((text) => text !== '').join(' and ');
}
