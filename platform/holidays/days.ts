import { addDays, weekdayOf } from '../base/dates/dayArithmetic';
import type { DayRule } from './table/holidayRow';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The day (YYYY-MM-DD) on which a rule falls in a year. */
export function dayNumberToIso(rule: DayRule, year: number): string {
	const fromEaster = /^Easter([+-]\d+)?$/.exec(rule);
	if (fromEaster) return addDays(easterSunday(year), Number(fromEaster[1] ?? 0));
	const [first = '', from] = rule.split(' from ');
	if (from === undefined) return `${year}-${first}`;
	const earliest = `${year}-${from}`;
	const daysUntil = (WEEKDAYS.indexOf(first) - weekdayOf(earliest) + 7) % 7;
	return addDays(earliest, daysUntil);
}

/** Whether a day (YYYY-MM-DD) is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
	return weekdayOf(day) % 6 === 0;
}

/** Easter Sunday in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const leapCenturies = Math.floor(century / 4);
	const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
	const toSunday =
		(32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
	return addDays(`${year}-03-22`, epact + toSunday - 7 * late);
}
