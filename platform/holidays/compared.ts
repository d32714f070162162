import type { Days } from '../base/dates/namedPeriods';
import { shownDay } from '../base/dates/shownDays';
import { listedNames, nameOfDay } from './holidayName';
import { holidaysBetween } from './holidays';
import type { ComparedPeriod } from './names/comparedWords';
import { COMPARED_WORDS } from './names/comparedWords';
import { dayLanguageOf } from './names/dayLanguage';
import { placeOfZone } from './placeOfZone';

/** How a sentence on holidays is written. */
interface SentenceStyle {
	/** A BCP 47 tag. */
	readonly language: string;
	/** A day (YYYY-MM-DD) as its readers write it. */
	readonly day: (day: string) => string;
	/** The sentence names the days if there are at most as many of them. */
	readonly mostNamed: number;
}

/** Writes that one of two compared periods had more public holidays; in English if no style is set. */
export type HolidaySentence = (style?: SentenceStyle) => string;

const ENGLISH: SentenceStyle = { language: 'en', day: shownDay, mostNamed: Infinity };

/**
 * Finds whether one of two compared periods had more public holidays; undefined if the numbers are
 * equal or the site's country is not in the table.
 *
 * @param zone the site's time zone, which determines its country
 */
export function compareHolidays(
	zone: string,
	now: Days,
	before: Days,
): HolidaySentence | undefined {
	const place = placeOfZone(zone);
	if (place === undefined) return undefined;
	const daysIn = (days: Days) =>
		[...(holidaysBetween([place], days) ?? [])].flatMap(([day, holidays]) =>
			holidays.some(({ isByLaw }) => isByLaw) ? [day] : [],
		);
	const [here, there] = [daysIn(now), daysIn(before)];
	if (here.length === there.length) return undefined;
	const isNow = here.length > there.length;
	const [most, least] = isNow ? [here, there] : [there, here];
	const [period, other]: readonly [ComparedPeriod, ComparedPeriod] = isNow
		? ['now', 'before']
		: ['before', 'now'];
	return ({ language, day, mostNamed } = ENGLISH) => {
		const words = COMPARED_WORDS[dayLanguageOf(language)];
		const named = (days: readonly string[]) =>
			here.length + there.length > mostNamed
				? ''
				: words.colon +
					listedNames(
						days.map((one) => `${day(one)} (${nameOfDay([place], one, language) ?? ''})`),
						language,
					);
		const start = words.starts[period];
		return least.length === 0
			? `${start} ${words.more(most.length)}${named(most)}.`
			: `${start} ${words.holidays(most.length)}${named(most)}${words.semicolon}${words.goesOn[other]} ${least.length}${named(least)}.`;
	};
}
