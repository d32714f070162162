import { nameOfDay } from '../../platform/holidays/holidayName';
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
	expect(nameOfDay(places, day)).toBe(name);
});
