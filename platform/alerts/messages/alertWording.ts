import type { AlertFigure } from '../rule/alertRule';
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
}

const ALL: Readonly<Record<string, AlertWords>> = {
	en: englishAlerts,
	fr: frenchAlerts,
	de: germanAlerts,
	es: spanishAlerts,
};
const FEW = 100;

/** The wording in a language, such as fr or de-CH; in English if it is not supported. */
export function alertWording(language: string): AlertWording {
	const words = ALL[new Intl.Locale(language).language];
	const used = words ? language : 'en';
	const digitsOf = (value: number) => ({ maximumFractionDigits: Math.abs(value) < FEW ? 2 : 0 });
	return {
		language: used,
		words: words ?? englishAlerts,
		number: (value) => value.toLocaleString(used, digitsOf(value)),
		percent: (value) =>
			(value / 100).toLocaleString(used, { style: 'percent', ...digitsOf(value) }),
	};
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
