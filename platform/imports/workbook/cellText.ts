import { addDays } from '../../base/dates/dayArithmetic';
import { exactNumberText, exponentText } from '../../base/text/numbers';
import type { NumberFormatFacts } from './numberFormats';

/** The two date systems of Excel: counted from 1900, or from 1904 in old Mac versions. */
export interface DateSystem {
	readonly is1904: boolean;
}

const SECONDS_OF_DAY = 86_400;
const DAYS_TO_1904 = 1_462;
/** The serial number of 2199-12-31; larger numbers are not taken for dates. */
const LAST_SERIAL = 109_574;
// Excel treats 1900 as a leap year.
const FALSE_LEAP_DAY = 60;

/** Writes the number of a cell as a text with the same meaning in every locale. */
export function numberCellText(
	stored: string,
	{ meaning, hasTime, digits, currency }: NumberFormatFacts,
	{ is1904 }: DateSystem,
): string {
	const number = Number(stored);
	if (stored.trim() === '' || !Number.isFinite(number)) return stored;
	if (meaning === 'percent') return `${exactNumberText(number * 100)}%`;
	if (meaning === 'number') {
		return isLongWhole(number)
			? longWholeText(stored, number)
			: plainNumberText(number, digits, currency);
	}
	if (meaning === 'duration' && number >= 0) return clockOf(secondsOf(number));
	if (meaning === 'time' && number >= 0 && number < 1) return clockOf(secondsOf(number));
	const serial = number + (is1904 ? DAYS_TO_1904 : 0);
	if (number < 0 || serial > LAST_SERIAL) return plainNumberText(number, 1, '');
	return dateText(serial, meaning, hasTime || meaning === 'time');
}

function plainNumberText(number: number, digits: number, currency: string): string {
	const text = exactNumberText(number);
	if (currency !== '') return `${text} ${currency}`;
	return /^\d+$/.test(text) ? text.padStart(digits, '0') : text;
}

/** The first whole number of more digits than Excel keeps. */
const FIRST_LONG = 1e15;

function isLongWhole(number: number): boolean {
	return Number.isInteger(number) && Math.abs(number) >= FIRST_LONG;
}

/** All digits where a program wrote them, and otherwise the exponent that Excel has left of them. */
function longWholeText(stored: string, number: number): string {
	return /^\d+$/.test(stored) ? stored : exponentText(number);
}

/** Rounded to seconds, as fractions of a day are inexact. */
function secondsOf(days: number): number {
	return Math.round(days * SECONDS_OF_DAY);
}

function clockOf(seconds: number): string {
	const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
	return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function dateText(serial: number, meaning: NumberFormatFacts['meaning'], hasTime: boolean): string {
	const seconds = secondsOf(serial % 1);
	const days = Math.floor(serial) + (seconds === SECONDS_OF_DAY ? 1 : 0);
	const day = addDays('1899-12-30', days < FALSE_LEAP_DAY ? days + 1 : days);
	if (meaning === 'month') return day.slice(0, 7);
	if (meaning === 'year') return day.slice(0, 4);
	const time = seconds % SECONDS_OF_DAY;
	return hasTime && time > 0 ? `${day} ${clockOf(time)}` : day;
}

const ESCAPED = /_x([0-9a-f]{4})_/gi;

/** Decodes the escapes for characters that XML does not allow. */
export function plainText(text: string): string {
	if (!text.includes('_x') && !text.includes('_X')) return text;
	return text.replace(ESCAPED, (_, code: string) => {
		const letter = String.fromCharCode(parseInt(code, 16));
		return /[\p{Cc}]/u.test(letter) && !/[\t\n\r]/.test(letter) ? ' ' : letter;
	});
}
