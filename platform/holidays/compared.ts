import type { Days } from '../base/dates/namedPeriods';
import { shownDay } from '../base/dates/shownDays';
import { holidaysBetween } from './holidays';
import { nameOfDay } from './holidayName';
import { placeOfZone } from './placeOfZone';

/**
 * A sentence that one of two compared periods had more public holidays, with their names; undefined
 * if the numbers are equal or the site's country is not in the table.
 *
 * @param zone the site's time zone, which determines its country
 */
export function holidaySentence(zone: string, now: Days, before: Days): string | undefined {
	const place = placeOfZone(zone);
	if (place === undefined) return undefined;
	const namesIn = (days: Days) =>
		[...(holidaysBetween([place], days) ?? [])].flatMap(([day, holidays]) =>
			holidays.some(({ isByLaw }) => isByLaw)
				? `${shownDay(day)} (${nameOfDay([place], day, 'en') ?? ''})`
				: [],
		);
	const [here, there] = [namesIn(now), namesIn(before)];
	const more = here.length - there.length;
	if (more === 0) return undefined;
	const [start, most, end, least] =
		more > 0
			? ['This period has', here, 'the compared period had', there]
			: ['The compared period had', there, 'this period has', here];
	if (least.length > 0) {
		return `${start} ${most.length} public holidays: ${listed(most)}; ${end} ${least.length}: ${listed(least)}.`;
	}
	const count =
		most.length === 1 ? 'one more public holiday' : `${most.length} more public holidays`;
	return `${start} ${count}: ${listed(most)}.`;
}

function listed(days: readonly string[]): string {
	const last = days.slice(-1);
	return [days.slice(0, -1).join(', '), ...last].filter((text) => text !== '').join(' and ');
}
