import { canonical, signOf } from './numbers';

/** The parts of a figure as people and tools write it. */
export interface FigureText {
	/** The digits with their separators. */
	readonly digits: string;
	readonly isNegative: boolean;
	readonly isPercent: boolean;
	/** An ISO 4217 code, or the sign itself if several currencies use it. */
	readonly currency: string | undefined;
}

const SIGNS: Readonly<Record<string, string>> = {
	...{ '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₽': 'RUB', '₺': 'TRY', '₩': 'KRW' },
	...{ '₪': 'ILS', '₫': 'VND', '฿': 'THB', '₴': 'UAH', '₱': 'PHP', $: 'USD', US$: 'USD' },
	...{ A$: 'AUD', AU$: 'AUD', C$: 'CAD', CA$: 'CAD', R$: 'BRL', NZ$: 'NZD', HK$: 'HKD' },
	...{
		S$: 'SGD',
		円: 'JPY',
		元: 'CNY',
		원: 'KRW',
		zł: 'PLN',
		Kč: 'CZK',
		Ft: 'HUF',
		'Fr.': 'CHF',
		kr: 'kr',
		'kr.': 'kr',
	},
};

let codes: ReadonlySet<string> | undefined;

/** The currency of a sign or a code. */
export function currencyOf(text: string): string | undefined {
	if (Object.hasOwn(SIGNS, text)) return SIGNS[text];
	const code = text.toUpperCase();
	if (!/^[A-Z]{3}$/.test(code) || (code !== text && code.toLowerCase() !== text)) return undefined;
	codes ??= new Set(Intl.supportedValuesOf('currency'));
	return codes.has(code) ? code : undefined;
}

const LONGEST = 60;
const DIGITS_WITHIN = /^\d[\d.,\s'’]*$/;

/**
 * Splits a figure such as `€ 1.204,50`, `(12.50)`, `-EUR 3` or `12 %` into its parts; undefined if
 * the text is not a figure.
 */
export function readFigureText(text: string): FigureText | undefined {
	if (text.length > LONGEST) return undefined;
	const first = text.search(/\d/);
	if (first < 0) return undefined;
	let end = text.length;
	while (!/\d/.test(text.charAt(end - 1))) end -= 1;
	const digits = text.slice(first, end);
	if (!DIGITS_WITHIN.test(digits)) return undefined;
	const around = [text.slice(0, first).trim(), text.slice(end).trim()] as const;
	if (around[0] === '' && around[1] === '') return plain(digits);
	return withMarks(digits, ...around);
}

function plain(digits: string): FigureText {
	return { digits, isNegative: false, isPercent: false, currency: undefined };
}

const MINUS = /[-\u2212]/;
const MINUS_BEHIND = /^[-\u2212](?![-\u2212])/;

function withMarks(digits: string, before: string, after: string): FigureText | undefined {
	const isBracketed = before.startsWith('(') && after.endsWith(')');
	const lead = isBracketed ? before.slice(1) : before;
	const trail = isBracketed ? after.slice(0, -1) : after;
	// As accounting programs write it: 12.50-.
	const isBehind = !isBracketed && MINUS_BEHIND.test(trail);
	const isMinus = MINUS.test(lead) !== isBehind;
	if (isBracketed && isMinus) return undefined;
	const [mark = '', ...others] = [
		lead.replace(MINUS, '').trim(),
		trail.replace(isBehind ? MINUS_BEHIND : '', '').trim(),
	].filter((one) => one !== '');
	if (others.length > 0) return undefined;
	const figure = { ...plain(digits), isNegative: isBracketed || isMinus };
	if (mark === '') return figure;
	if (mark === '%') return { ...figure, isPercent: true };
	const currency = currencyOf(mark);
	return currency === undefined ? undefined : { ...figure, currency };
}

const PLACEHOLDERS: ReadonlySet<string> = new Set([
	...['-', '--', '---', '–', '—', '−', 'n/a', 'n.a.', 'na', '#n/a', 'nan', 'null', 'none'],
	...['(not set)', '(none)', 'not available', 'k. a.', 'k.a.', 'n.v.t.', 'n.d.', 'nd', 's/o'],
]);

const LONGEST_PLACEHOLDER = 15;
const FIRST_CODES: ReadonlySet<number> = new Set(
	[...PLACEHOLDERS].flatMap((text) => [text.charCodeAt(0), text.toUpperCase().charCodeAt(0)]),
);

/** Whether a cell holds a placeholder for a missing figure, such as `--`. */
export function isPlaceholder(text: string): boolean {
	// A quick check, as hardly any cell begins like a placeholder.
	if (text.length > LONGEST_PLACEHOLDER || !FIRST_CODES.has(text.charCodeAt(0))) return false;
	return PLACEHOLDERS.has(text.toLowerCase());
}

const CLOCK = /^(\d{1,5}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d{1,6}))?)?$/;
const UNITS =
	/(\d{1,9})\s*(h|hrs?|hours?|heures?|std|stunden?|uur|ore|ora|horas?|m|mins?|minutes?|minuten|minuti|minutos?|s|secs?|seconds?|secondes?|sek|sekunden?|seconden|secondi|segundos?|seg)\.?(?![\p{L}])/giu;

/** Seconds, with a point before the decimals, or why the duration has no clear meaning. */
type Duration = string | { readonly why: 'twoTimes' };

/** Reads a duration in seconds; it may mean minutes and seconds or hours and minutes. */
export function readDuration(text: string): Duration | undefined {
	const clock = CLOCK.exec(text);
	if (clock) {
		const [, first = '', second = '', third, decimals] = clock;
		if (third === undefined) return { why: 'twoTimes' };
		if (Number(second) > 59 || Number(third) > 59) return undefined;
		const seconds = 3_600 * Number(first) + 60 * Number(second) + Number(third);
		return decimals === undefined ? String(seconds) : `${seconds}.${decimals}`;
	}
	return /\d\s*[hmsu]/i.test(text) ? inUnits(text) : undefined;
}

function inUnits(text: string): string | undefined {
	if (text.length > LONGEST) return undefined;
	let seconds = 0;
	const rest = text.replace(UNITS, (_all, count: string, unit: string) => {
		seconds += Number(count) * secondsOf(unit);
		return '';
	});
	return /^[\s,]*$/.test(rest) ? String(seconds) : undefined;
}

/** The seconds of a unit in `UNITS`, whose beginning tells hours from minutes and seconds. */
function secondsOf(unit: string): number {
	if (/^(?:[huo]|st)/i.test(unit)) return 3_600;
	return /^m/i.test(unit) ? 60 : 1;
}

/**
 * Whether a cell looks like a figure: a number, an amount, a share or a duration, but not a date.
 */
export function isFigureLike(text: string): boolean {
	const first = text.charCodeAt(0);
	if (first >= 65 && first <= 122 && text.length > 20) return false;
	const figure = readFigureText(text);
	if (figure) return isNumber(figure.digits);
	return readDuration(text) !== undefined;
}

function isNumber(text: string): boolean {
	const { digits } = signOf(text);
	return canonical(digits, 'point') !== undefined || canonical(digits, 'comma') !== undefined;
}
