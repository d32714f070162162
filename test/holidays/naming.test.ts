import { addDays } from '../../platform/base/dates/dayArithmetic';
import { nameOfDay } from '../../platform/holidays/holidayName';
import { holidaysOf } from '../../platform/holidays/holidays';
import { placeName } from '../../platform/holidays/names/placeNames';
import type { Place } from '../../platform/holidays/places';

it.each<[Place[], string, string | undefined]>([
	[['FR'], '2026-12-25', 'Christmas Day'],
	[['FR', 'DE'], '2026-12-25', 'Christmas Day'],
	[['FR', 'DE'], '2026-07-14', 'Bastille Day in France'],
	[
		['FR', 'DE-BY', 'GB'],
		'2026-05-25',
		'Whit Monday in France and Bavaria and Spring Bank Holiday in the United Kingdom',
	],
	[['GB'], '2026-12-28', 'day off for Boxing Day'],
	[['NO'], '2027-05-17', 'Constitution Day and Whit Monday'],
	[['FR'], '2026-05-15', 'bridge day after Ascension Day'],
	[['FR'], '2026-07-13', 'bridge day before Bastille Day'],
	[['ES'], '2027-12-07', 'bridge day between Constitution Day and Immaculate Conception'],
	[['DE', 'AT', 'DE-BY'], '2026-06-05', 'bridge day after Corpus Christi in Austria and Bavaria'],
	[
		['US', 'NL', 'FR', 'AU-ACT', 'BE'],
		'2025-04-25',
		'Anzac Day in the Australian Capital Territory',
	],
	[['FR', 'BE', 'DE', 'GB'], '2026-05-01', 'Labour Day in France, Belgium and Germany'],
	[['FR'], '2026-03-11', undefined],
	[['FR'], '2041-12-25', undefined],
])('in %s, %s is named %s', (places, day, name) => {
	expect(nameOfDay(places, day, 'en')).toBe(name);
});

it.each<[string, Place[], string, string]>([
	['fr', ['DE'], '2026-12-25', 'Noël'],
	['de', ['DE'], '2026-12-25', '1. Weihnachtstag'],
	['es-MX', ['DE'], '2026-12-25', 'Navidad'],
	['pl', ['DE'], '2026-12-25', 'Christmas Day'],
	['fr', ['GB'], '2026-12-28', 'jour de remplacement (lendemain de Noël)'],
	['de-CH', ['DE', 'FR'], '2026-07-14', 'Französischer Nationalfeiertag (Frankreich)'],
	['de', ['AT', 'DE-BY', 'FR'], '2026-06-04', 'Fronleichnam (Österreich und Bayern)'],
	['de', ['FR'], '2026-05-15', 'Brückentag nach Christi Himmelfahrt'],
	['de', ['DE'], '2028-10-02', 'Brückentag (Tag der Deutschen Einheit)'],
	['de', ['BE'], '2026-07-20', 'Brückentag (Belgischer Nationalfeiertag)'],
	['es', ['ES'], '2027-12-07', 'puente (Día de la Constitución, Inmaculada Concepción)'],
])('in %s, the day of %s on %s is named %s', (language, places, day, name) => {
	expect(nameOfDay(places, day, language)).toBe(name);
});

it.each<[Place, string]>([
	['GB', 'the United Kingdom'],
	['NL', 'the Netherlands'],
	['US', 'the United States'],
	['US-DC', 'the District of Columbia'],
	['ES-IB', 'the Balearic Islands'],
	['ES-PV', 'the Basque Country'],
	['ES-CN', 'the Canary Islands'],
	['CA-NT', 'the Northwest Territories'],
	['AU-ACT', 'the Australian Capital Territory'],
	['AU-NT', 'the Northern Territory'],
	['FR', 'France'],
	['CA-YT', 'Yukon'],
])('an English list has %s as %s', (place, name) => {
	const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
	const isFree = (day: string, where: Place) => (holidaysOf([where], day) ?? []).length > 0;
	const own = days.find((day) => isFree(day, place) && !isFree(day, 'PL')) ?? '';
	expect(nameOfDay([place, 'PL'], own, 'en')).toMatch(new RegExp(` in ${name}$`));
	expect(nameOfDay([place, 'PL'], own, 'fr')).not.toMatch(/ the /);
});

it('regions have names in each language', () => {
	expect(['en', 'fr', 'de', 'es'].map((language) => placeName('DE-BY', language))).toEqual([
		'Bavaria',
		'Bavière',
		'Bayern',
		'Baviera',
	]);
	expect(placeName('US-TX', 'fr')).toBe('Texas');
});
