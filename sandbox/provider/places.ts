import { MISSING, type Properties } from './baseRow';

/** Where visitors are. */
export interface Place {
	properties: Properties;
	weight: number;
}

// Names as people write them: long, without accents, with a typing mistake, or of no country at all.
const PLACE_ROWS: readonly [country: string, region: string, city: string, weight: number][] = [
	['France', 'Ile-de-France', 'Paris', 210],
	['France', 'Ile-de-France', 'Versailles', 38],
	['France', "Provence-Alpes-Cote d'Azur", 'Marseille', 74],
	['France', 'Brittany', 'Rennes', 45],
	['France', MISSING, MISSING, 40],
	['Germany', 'Bavaria', 'Munich', 52],
	['Germany', 'Berlin', 'Berlin', 47],
	['Spain', 'Catalonia', 'Barcelona', 43],
	['Spain', MISSING, MISSING, 17],
	['Canada', 'Quebec', 'Montreal', 39],
	['Canada', 'Ontario', 'Toronto', 16],
	['United States', 'California', 'Los Angeles', 21],
	['United States', 'New York', 'New York', 19],
	['Great Britain', 'England', 'London', 41],
	['Russian Federation', 'Moscow', 'Moscow', 14],
	['Korea, Republic of', 'Seoul', 'Seoul', 11],
	['Viet Nam', 'Hanoi', 'Hanoi', 10],
	["Cote d'Ivoire", 'Abidjan', 'Abidjan', 12],
	['Swizerland', 'Geneva', 'Geneva', 18],
	['Swizerland', 'Vaud', 'Lausanne', 13],
	['Atlantis', MISSING, MISSING, 4],
	[MISSING, MISSING, MISSING, 9],
];

export const PLACES: readonly Place[] = PLACE_ROWS.map(([country, region, city, weight]) => ({
	properties: { geo_country: country, geo_region: region, geo_city: city },
	weight,
}));
