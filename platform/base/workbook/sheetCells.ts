import { lettersOf } from './columnLetters';
import { CELL_STYLES } from './workbookParts';
import { DAY_MS } from '../dates/durations';

/** A column of a sheet. */
export interface SheetColumn {
	readonly name: string;
	/** Whether its numbers are figures, which are written with thousands separators. */
	readonly isFigure: boolean;
	/** Whether its figures are in percent. */
	readonly isPercent: boolean;
}

/** The most characters that Excel keeps in a cell. */
const LONGEST_TEXT = 32_767;
const FIRST_OF_1900 = Date.UTC(1899, 11, 30);
/** Excel takes 1900 for a leap year, so earlier days have other numbers. */
const FIRST_DAY = Date.UTC(1900, 2, 1);
/** A day, or an hour as the site's clock shows it. */
const MOMENT =
	/^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.0+)?)?(?:[+-]\d\d:\d\d)?)?$/;

/** The number of a day or an hour in Excel; undefined for any other text. */
function serialOf(text: string): number | undefined {
	const [, year, month, day, hour, minute = 0, second = 0] = MOMENT.exec(text) ?? [];
	if (year === undefined) return undefined;
	const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
	if (new Date(midnight).toISOString().slice(0, 10) !== text.slice(0, 10)) return undefined;
	if (midnight < FIRST_DAY || Number(hour ?? 0) > 23 || Number(minute) > 59) return undefined;
	const time = (Number(hour ?? 0) * 3_600 + Number(minute) * 60 + Number(second)) / 86_400;
	return (midnight - FIRST_OF_1900) / DAY_MS + time;
}

/** A cell as XML: numbers, days and truth values as such, all else as text; nothing for a missing value. */
export function cellXml(
	value: unknown,
	{ isFigure, isPercent }: SheetColumn,
	place: string,
): string {
	if (value === undefined || value === null || value === '') return '';
	if (typeof value === 'number' && Number.isFinite(value)) {
		const style = isFigure ? figureStyle(value, isPercent) : CELL_STYLES.plain;
		return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
	}
	if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${value ? 1 : 0}</v></c>`;
	const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
	const serial = serialOf(text);
	if (serial === undefined) return textCell(text, place, CELL_STYLES.plain);
	const style = text.length > 10 ? CELL_STYLES.hour : CELL_STYLES.day;
	return `<c r="${place}" s="${style}"><v>${serial}</v></c>`;
}

function figureStyle(value: number, isPercent: boolean): number {
	if (isPercent) return CELL_STYLES.percent;
	return Number.isInteger(value) ? CELL_STYLES.whole : CELL_STYLES.decimal;
}

/** A cell with a text, which Excel never takes for a formula. */
export function textCell(text: string, place: string, style: number): string {
	return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** The place of a cell, such as AB7. */
export function cellPlace(column: number, row: number): string {
	return `${lettersOf(column)}${row}`;
}

const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;
// XML has no control characters, halves of letters or non-characters.
const NOT_IN_XML = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as XML. What is longer than a cell takes ends with an ellipsis. */
export function xmlText(text: string): string {
	const whole = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
	return whole
		.replace(ESCAPE_LIKE, '_x005F_')
		.replace(NOT_IN_XML, (sign) => ('\t\n\r'.includes(sign) ? sign : '\uFFFD'))
		.replace(/[&<>]/g, (sign) => MARKUP[sign] ?? sign);
}

/** How wide a value is, in characters as Excel counts them. */
export function cellWidth(value: unknown): number {
	if (value === undefined || value === null) return 0;
	const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
	// Thousands separators take a place each.
	return typeof value === 'number' ? text.length + Math.floor(text.length / 3) : text.length;
}
