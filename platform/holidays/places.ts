import { TABLE } from './table';
import type { CountryRow } from './table/holidayRow';

/** A country whose holidays are known, by its ISO 3166-1 code. */
export type CountryCode = keyof typeof TABLE;

type PlaceOf<Code extends CountryCode> =
	Code | `${Code}-${keyof (typeof TABLE)[Code]['regions'] & string}`;

/** Where holidays are: a country (DE), or a region of one (DE-BY), by their ISO 3166 codes. */
export type Place = { [Code in CountryCode]: PlaceOf<Code> }[CountryCode];

/** A country to choose. */
export interface Country {
	readonly code: CountryCode;
	readonly name: string;
	/** Its regions that have holidays of their own; none where all are alike. */
	readonly regions: readonly Region[];
}

/** A region to choose. It has the holidays of its country, too. */
export interface Region {
	readonly code: Place;
	readonly name: string;
}

/** The countries whose holidays are known, in the order of their names. */
export const COUNTRIES: readonly Country[] = Object.keys(TABLE)
	.filter(isCountryCode)
	.map((code) => ({ code, name: TABLE[code].name, regions: regionsOf(code) }));

const NAMES: ReadonlyMap<string, string> = new Map(
	COUNTRIES.flatMap(({ code, name, regions }) => [
		[code, name],
		...regions.map((region) => [region.code, region.name] as const),
	]),
);

/** Whether a text is the code of a country or region whose holidays are known. */
export function isPlace(text: string): text is Place {
	return NAMES.has(text);
}

/** The English name of a country or region. */
export function nameOfPlace(place: Place): string {
	return NAMES.get(place) ?? place;
}

/** The row of the country that a place is or lies in, and the code of the place in it. */
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
