import { monthNumber } from './monthNames';

const TO = String.raw`\s*(?:[-–—~…]|\.{2,3}|to|until|through|bis(?: zum)?|au|al?|hasta el|t\/m|tot(?: en met)?)\s*`;
const MONTH = String.raw`(\p{L}{3,12})\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?`;
const OF = String.raw`(?:de\s+)?`;
const WEEKDAY = String.raw`(?:\p{L}{2,10}[.,]+\s*)?`;
const YEAR = String.raw`,?\s+(?:del?\s+)?(20\d\d)(?![-/.]?\d)`;

// "1-30 Sept 2026" and "28 Sep - 4 Oct 2026". A number without a month belongs to the range only
// at the start of a text, or behind a mark or a word for it: "Top 10 - 30 Sep 2026" is one day.
const START = String.raw`(?<=^\W*|[:;,(|"]\s*|(?<!\p{L})(?:from|du|le|vom|von|del?|desde el|dal|van|period|week|semaine du|semana)\s+)`;
const DAY_FIRST = new RegExp(
	`(?:(?<![\\d.,/-])${DAY}\\s+${OF}${MONTH},?|${START}${DAY})${TO}${WEEKDAY}${DAY}\\s+${OF}${MONTH}${YEAR}`,
	'giu',
);
// "Sep 1 - Sep 30, 2026" and "Sep 1 - 30, 2026".
const MONTH_FIRST = new RegExp(
	`(?<!\\p{L})${MONTH}\\s+${DAY}${TO}${WEEKDAY}(?:${MONTH}\\s+)?${DAY}${YEAR}`,
	'giu',
);
// "01.09. - 30.09.2026" and "9/1 - 9/30/2026".
const NUMERIC = new RegExp(
	String.raw`${START}(\d{1,2})([./])(\d{1,2})\.?(${TO})(\d{1,2})\2(\d{1,2})\2(20\d\d)(?!\d)`,
	'giu',
);
const END_OF_RANGE = new RegExp(String.raw`\d[^\d]{0,20}?${TO}(?:\p{L}{2,12}[.,]{0,2}\s)?$`, 'iu');

/** Whether a text ends like a range whose last day follows. */
export function endsLikeRange(text: string): boolean {
	return END_OF_RANGE.test(text);
}

/** Adds to the first day of each range what it shares with the last day: the month or the year. */
export function withWholeDays(text: string): string {
	return text
		.replace(DAY_FIRST, (found: string, ...groups: Array<string | undefined>) => {
			const [day1, month1, day2, day3 = '', month2 = '', year = ''] = groups;
			return wholeRange([month1 ?? month2, day1 ?? day2 ?? ''], [month2, day3], year) ?? found;
		})
		.replace(MONTH_FIRST, (found: string, ...groups: Array<string | undefined>) => {
			const [month1 = '', day1 = '', month2, day2 = '', year = ''] = groups;
			return wholeRange([month1, day1], [month2 ?? month1, day2], year) ?? found;
		})
		.replace(NUMERIC, '$1$2$3$2$7$4$5$2$6$2$7');
}

type MonthAndDay = readonly [month: string, day: string];

/** Both days of a range; the first one is of the year before if its month is a later one. */
function wholeRange(first: MonthAndDay, last: MonthAndDay, year: string): string | undefined {
	const [from, to] = [first, last].map(([month, day]) => {
		const number = monthNumber(month);
		return number === undefined ? undefined : 100 * number + Number(day);
	});
	if (from === undefined || to === undefined) return undefined;
	if (from > to && monthNumber(first[0]) === monthNumber(last[0])) return undefined;
	const years = from > to ? [Number(year) - 1, Number(year)] : [Number(year), Number(year)];
	const isoOf = (of: number | undefined, monthAndDay: number) =>
		[of, Math.floor(monthAndDay / 100), monthAndDay % 100]
			.map((part) => String(part).padStart(2, '0'))
			.join('-');
	return `${isoOf(years[0], from)} - ${isoOf(years[1], to)}`;
}
