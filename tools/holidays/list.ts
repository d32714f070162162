// Prints the holidays of all places of platform/calendar as JSON, for compare.py.
import { holidaysBetween, KNOWN_DAYS } from '../../platform/holidays/holidays';
import { COUNTRIES, type Place } from '../../platform/holidays/places';

function daysOf(place: Place): object {
	return Object.fromEntries(
		[...(holidaysBetween([place], KNOWN_DAYS) ?? [])].map(([day, holidays]) => [
			day,
			holidays.map(({ name, isByLaw }) => ({ name, isByLaw })),
		]),
	);
}

const places = COUNTRIES.flatMap(({ code, regions }) => [code, ...regions.map(({ code }) => code)]);
console.log(JSON.stringify(Object.fromEntries(places.map((place) => [place, daysOf(place)]))));
