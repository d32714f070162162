import { spokenDays } from '../../base/dates/spokenDays';
import type { AlertFigure } from '../rule/alertRule';
import { hourText } from '../rule/alertWindow';
import { englishAlerts } from './englishAlerts';
import { frenchAlerts } from './frenchAlerts';
import { germanAlerts } from './germanAlerts';
import { spanishAlerts } from './spanishAlerts';
import type { AlertWords } from './alertWords';

/** The words and number formats of alerts in a language. */
export interface AlertWording {
	readonly language: string;
	readonly words: AlertWords;
	readonly number: (value: number) => string;
	/** @param value 45.5 for 45.5% */
	readonly percent: (value: number) => string;
	/** @param time 2026-11-22, or 2026-11-22 10:00 */
	readonly time: (time: string) => string;
	/** @param hour 15, or 24 for the end of a day */
	readonly hour: (hour: number) => string;
	/** Some days, first and last: "Nov 8 – 14, 2026". */
	readonly period: (first: string, last: string) => string;
}

const ALL: Readonly<Record<string, AlertWords>> = {
	en: englishAlerts,
	fr: frenchAlerts,
	de: germanAlerts,
	es: spanishAlerts,
};
const FEW = 100;
const TINY = 0.01;
const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const HOUR = { hour: 'numeric', minute: '2-digit' } as const;
const MIDNIGHT = 24;

/** The wording in a language, such as fr or de-CH; in English if it is not supported. */
export function alertWording(language: string): AlertWording {
	const words = ALL[new Intl.Locale(language).language];
	const used = words ? language : 'en';
	const days = new Intl.DateTimeFormat(used, DAY);
	const own = words ?? englishAlerts;
	const hours = new Intl.DateTimeFormat(used, { ...HOUR, timeZone: DAY.timeZone });
	return {
		language: used,
		words: own,
		number: (value) => value.toLocaleString(used, digitsOf(value)),
		percent: (value) =>
			(value / 100).toLocaleString(used, { style: 'percent', ...digitsOf(value) }),
		time: (time) => {
			const day = spokenDays(days.format(momentOf(time)), used);
			return time.includes(' ') ? own.at(day, hours.format(momentOf(time))) : day;
		},
		hour: (hour) =>
			hour === MIDNIGHT ? own.midnight : hours.format(momentOf(`1970-01-01 ${hourText(hour)}`)),
		period: (first, last) => spokenDays(days.formatRange(momentOf(first), momentOf(last)), used),
	};
}

/** Two decimals for small numbers; what these would round to 0 has two digits. */
function digitsOf(value: number): Intl.NumberFormatOptions {
	const size = Math.abs(value);
	if (size < TINY) return { maximumSignificantDigits: 2 };
	// A drop by 99.997 % is not one to nothing.
	if (size > FEW - TINY && size < FEW) return { maximumSignificantDigits: 6 };
	return { maximumFractionDigits: size < FEW ? 2 : 0 };
}

function momentOf(time: string): number {
	return Date.parse(`${time.replace(' ', 'T')}${time.includes(' ') ? ':00Z' : ''}`);
}

/** Alerts in English. */
export const ENGLISH_ALERTS = alertWording('en');

/** A figure, or the text for none. */
export function amountText(
	value: number | null,
	{ as, denominator }: AlertFigure,
	{ words, number, percent }: AlertWording,
): string {
	if (value === null) return words.none;
	return denominator !== undefined && as === 'percent' ? percent(value) : number(value);
}
