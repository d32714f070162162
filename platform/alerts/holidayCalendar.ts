import { placeOfZone } from '../holidays/placeOfZone';
import type { Place } from '../holidays/places';
import { nameOfPlace } from '../holidays/places';
import type { AlertCalendar } from './rule/alertRule';

/** The places whose public holidays count. @param zone the time zone of the site */
export function placesOf(
	{ places }: Pick<AlertCalendar, 'places'>,
	zone: string,
): readonly Place[] {
	return places ?? [placeOfZone(zone) ?? []].flat();
}

/** The places in a sentence, so that the user sees which holidays count. */
export function holidaySource(calendar: Pick<AlertCalendar, 'places'>, zone: string): string {
	const names = placesOf(calendar, zone).map(nameOfPlace);
	if (names.length > 0) return `With public holidays of ${names.join(', ')}.`;
	return calendar.places
		? 'Without public holidays.'
		: `Without public holidays, as the time zone ${zone} is of no country that is known.`;
}
