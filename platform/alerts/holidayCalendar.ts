import { placeOfZone } from '../holidays/placeOfZone';
import type { Place } from '../holidays/places';
import { placeName } from '../holidays/names/placeNames';
import { silenceWords } from './messages/silenceWords';
import type { AlertCalendar } from './rule/alertRule';

/** The places whose public holidays count. @param zone the time zone of the site */
export function placesOf(
	{ places }: Pick<AlertCalendar, 'places'>,
	zone: string,
): readonly Place[] {
	return places ?? [placeOfZone(zone) ?? []].flat();
}

/** The places in a sentence, so that the user sees which holidays count. */
export function holidaySource(
	calendar: Pick<AlertCalendar, 'places'>,
	zone: string,
	language: string,
): string {
	const words = silenceWords(language);
	const names = placesOf(calendar, zone).map((place) => placeName(place, language));
	if (names.length > 0) return words.holidays(names.join(', '));
	return calendar.places ? words.noHolidays : words.unknownZone(zone);
}
