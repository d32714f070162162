import type { Days } from './namedPeriods';
import { daysInWords } from './namedPeriods';

const SHOWN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as English readers write it: "Nov 16, 2026". */
export function shownDay(day: string): string {
	const moment = Date.parse(day);
	return Number.isNaN(moment) ? day : SHOWN.format(moment);
}

/** Days as English readers write them: "Nov 16 – 22, 2026". */
export function shownDays({ from, to }: Days): string {
	const [first, last] = [Date.parse(from), Date.parse(to)];
	if (Number.isNaN(first) || Number.isNaN(last)) return daysInWords({ from, to });
	return SHOWN.formatRange(first, last);
}
