import { TABLE } from './table';
import type { CountryRow } from './table/holidayRow';

/** The ISO 3166-1 code of a country in the table. */
type CountryCode = keyof typeof TABLE;

type PlaceOf<Code extends CountryCode> =
	Code | `${Code}-${keyof (typeof TABLE)[Code]['regions'] & string}`;

/** A country (DE) or one of its regions (DE-BY), by ISO 3166 code. */
export type Place = { [Code in CountryCode]: PlaceOf<Code> }[CountryCode];

/** A country that can be chosen. */
interface Country {
	readonly code: CountryCode;
	readonly name: string;
	/** The regions with holidays of their own; empty if all regions have the same. */
	readonly regions: readonly Region[];
}

/** A region that can be chosen. It has its country's holidays, too. */
interface Region {
	readonly code: Place;
	readonly name: string;
}

/** The countries of the table, ordered by name. */
export const COUNTRIES: readonly Country[] = Object.keys(TABLE)
	.filter(isCountryCode)
	.map((code) => ({ code, name: TABLE[code].name, regions: regionsOf(code) }));

const NAMES: ReadonlyMap<string, string> = new Map(
	COUNTRIES.flatMap(({ code, name, regions }) => [
		[code, name],
		...regions.map((region) => [region.code, region.name] as const),
	]),
);

/** Whether a text is the code of a country or region of the table. */
export function isPlace(text: string): text is Place {
	return NAMES.has(text);
}

/** The English name of a country or region. */
export function nameOfPlace(place: Place): string {
	return NAMES.get(place) ?? place;
}

/** The table row of a place's country, and the code of the place within it. */
export function rowOf(place: Place): { country: CountryRow; code: string } {
	const [country = '', region = country] = place.split('-');
	if (isCountryCode(country)) return { country: TABLE[country], code: region };
	throw new Error(`The table has no ${place}`);
}

function isCountryCode(text: string): text is CountryCode {
	return Object.hasOwn(TABLE, text);
}

function regionsOf(country: CountryCode): Region[] {
	const { regions }: CountryRow = TABLE[country];
	return Object.entries(regions).flatMap(([code, name]) => {
		const place = `${country}-${code}`;
		return isPlaceOf(country, place) ? [{ code: place, name }] : [];
	});
}

function isPlaceOf(country: CountryCode, place: string): place is Place {
	return Object.hasOwn(TABLE[country].regions, place.slice(country.length + 1));
}
