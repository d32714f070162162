import { DateTime } from 'luxon';

import type { Days } from '../base/dates/namedPeriods';
import { spokenDays } from '../base/dates/spokenDays';
import type { ExactNumber } from '../reports/table/tableCell';
import type { ValueUnit } from './shape';

/** The language and currency of figures and days. */
export interface Style {
	/** A BCP 47 tag such as en-GB. */
	readonly language: string;
	/** An ISO 4217 code such as EUR; without one, amounts are plain numbers. */
	readonly currency?: string | undefined;
}

/** The placeholder for a missing value. */
const NOTHING = '–';

const MOST_DECIMALS = 2;
// Smaller values are rounded to nothing.
const TINIEST = 12;
const NOISE = 1e-9;
const THOUSANDS = 1_000;
const MOST_OF_PART = 0.999;
// Larger values are shortened to thousands or millions on an axis.
const SHORTENED = 10_000;

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const SHORT_HOUR = { ...SHORT_DAY, hour: '2-digit', minute: '2-digit' } as const;

/** Formats figures and days for a language. */
export class FigureFormats {
	private readonly made = new Map<string, Intl.NumberFormat>();
	private readonly days: Intl.DateTimeFormat;
	private readonly shortDays: Intl.DateTimeFormat;
	private readonly hours: Intl.DateTimeFormat;

	constructor(private readonly style: Style) {
		const { language } = style;
		this.days = new Intl.DateTimeFormat(language, DAY);
		this.shortDays = new Intl.DateTimeFormat(language, SHORT_DAY);
		this.hours = new Intl.DateTimeFormat(language, SHORT_HOUR);
	}

	/** The language as a BCP 47 tag. */
	get language(): string {
		return this.style.language;
	}

	/**
	 * The number of decimals for all values of a column: as many as they need, at most two, and
	 * none next to thousands. Where all are below a tenth, two digits of the largest value are
	 * kept.
	 */
	decimals(values: ReadonlyArray<number | null>, unit: ValueUnit, most = MOST_DECIMALS): number {
		const amounts = values.map((value) => Math.abs(value ?? 0));
		const largest = amounts.reduce((max, amount) => Math.max(max, amount), 0);
		if (largest >= THOUSANDS) return 0;
		const isTiny = largest > 0 && largest < 0.1;
		const decimals = isTiny ? Math.min(TINIEST, 1 - Math.floor(Math.log10(largest))) : most;
		// 99.97 % is not written as 100 %.
		const isNearWhole = (amount: number) =>
			amount < 100 && Number(amount.toFixed(decimals)) === 100;
		const neededBy = (amount: number) =>
			unit === 'percent' && isNearWhole(amount) ? decimals : decimalsIn(amount, decimals);
		const needed = amounts.reduce((max, amount) => Math.max(max, neededBy(amount)), 0);
		return Math.max(needed, this.ownDecimals(unit));
	}

	/** A figure in a table. @param decimals the number of decimals of its column */
	value(
		value: ExactNumber | null,
		unit: ValueUnit,
		decimals = this.decimals([value === null ? null : Number(value)], unit),
	): string {
		if (value === null) return NOTHING;
		const format = this.number(unit, exactly(decimals));
		// Integers that a double cannot hold keep all their digits.
		if (typeof value === 'bigint' && unit !== 'percent') return format.format(value);
		const amount = Number(value);
		const text = format.format(inUnit(withoutNoise(amount, decimals), unit));
		const isHidden = unit === 'percent' && Math.abs(amount) > NOISE && text === format.format(0);
		return isHidden ? lessThan(format, 10 ** -decimals / 100, amount) : text;
	}

	/** A difference with its sign; one that is not 0 is never written as 0. @param points the words for percentage points */
	change(
		value: number | null,
		unit: ValueUnit,
		points: string,
		decimals = this.decimals([value], unit),
	): string {
		if (value === null) return NOTHING;
		const looks = { ...exactly(decimals), signDisplay: 'exceptZero' } as const;
		const format = this.number(unit === 'percent' ? 'number' : unit, looks);
		const text = notZero(format, value, 10 ** -decimals);
		return unit === 'percent' ? `${text} ${points}` : text;
	}

	/** A change in percent with its sign; one that is not 0 is never written as 0: "+<0.1%". */
	percentChange(value: number, decimals = this.decimals([value], 'percent', 1)): string {
		const looks = { ...exactly(decimals), signDisplay: 'exceptZero' } as const;
		return notZero(this.number('percent', looks), value / 100, 10 ** -decimals / 100, 1);
	}

	/** A part of a whole, which is neither rounded to nothing nor to the whole. @param value from 0 to 1 */
	share(value: number, decimals?: number): string {
		const shown = decimals === undefined && value < 1 ? Math.min(value, MOST_OF_PART) : value;
		const own = this.decimals([shown * 100], 'percent', 1);
		const digits = decimals ?? own;
		const format = this.number('percent', exactly(digits));
		const step = 10 ** -digits / 100;
		const isWhole = shown < 1 && format.format(shown) === format.format(1);
		return isWhole ? beforeDigits('>', format.format(1 - step)) : notZero(format, shown, step);
	}

	/** A count. */
	count(value: number): string {
		return this.number('number', {}).format(value);
	}

	/**
	 * Formats the ticks of an axis as briefly as possible: 12K.
	 *
	 * @param isChange whether to show the sign
	 */
	axis(ticks: readonly number[], unit: ValueUnit, isChange = false): (tick: number) => string {
		const isLarge = ticks.some((tick) => Math.abs(tick) >= SHORTENED);
		const compact = { notation: 'compact', maximumFractionDigits: MOST_DECIMALS } as const;
		const digits = isLarge && unit !== 'percent' ? compact : exactly(this.decimals(ticks, unit));
		const sign = isChange ? ({ signDisplay: 'exceptZero' } as const) : {};
		const format = this.number(unit, { ...digits, ...sign });
		return (tick) => format.format(inUnit(tick, unit));
	}

	/** The days of a report: "9 – 15 Nov 2026". */
	period({ from, to }: Days): string {
		const [first, last] = [momentOf(from), momentOf(to)];
		if (first === undefined || last === undefined) return from === to ? from : `${from} – ${to}`;
		const days = from === to ? this.days.format(first) : this.days.formatRange(first, last);
		return spokenDays(days, this.language);
	}

	/** The day or hour of a row; other texts stay. */
	moment(text: string): string {
		const moment = momentOf(text);
		if (moment === undefined) return text;
		const format = text.includes('T') ? this.hours : this.shortDays;
		return spokenDays(format.format(moment), this.language);
	}

	/** Joins names: "Visits, Sales and Leads". */
	list(names: readonly string[]): string {
		return new Intl.ListFormat(this.style.language, { type: 'conjunction' }).format(names);
	}

	/** Amounts have the decimals of their currency. */
	private ownDecimals(unit: ValueUnit): number {
		if (unit !== 'money' || this.style.currency === undefined) return 0;
		return this.number(unit, {}).resolvedOptions().minimumFractionDigits ?? 0;
	}

	private number(unit: ValueUnit, options: Intl.NumberFormatOptions): Intl.NumberFormat {
		const { language, currency } = this.style;
		const key = `${unit} ${JSON.stringify(options)}`;
		let format = this.made.get(key);
		if (format === undefined) {
			const looks = looksOf(unit, currency);
			format = new Intl.NumberFormat(language, { ...looks, ...options });
			this.made.set(key, format);
		}
		return format;
	}
}

function looksOf(unit: ValueUnit, currency: string | undefined): Intl.NumberFormatOptions {
	if (unit === 'percent') return { style: 'percent' };
	return unit === 'money' && currency !== undefined ? { style: 'currency', currency } : {};
}

/**
 * A value that is not 0 and would be written as 0 is written as less than a step, and one that would
 * be written as the whole as a step less than it: "+<0.1%" and "-99.9%".
 */
function notZero(format: Intl.NumberFormat, value: number, step: number, whole = NaN): string {
	const text = format.format(value);
	const side = Math.sign(value) * whole;
	if (Math.abs(value) < whole - NOISE && text === format.format(side))
		return format.format(side - Math.sign(value) * step);
	return Math.abs(value) > NOISE && text === format.format(0)
		? lessThan(format, step, value)
		: text;
}

function lessThan(format: Intl.NumberFormat, step: number, value: number): string {
	return beforeDigits('<', format.format(Math.sign(value) * step));
}

/** Puts a mark between the sign of a number and its digits. */
function beforeDigits(mark: string, text: string): string {
	return text.replace(/\p{Nd}/u, `${mark}$&`);
}

/** The platform sends 2.5 for 2.5 %. */
function inUnit(value: number, unit: ValueUnit): number {
	return unit === 'percent' ? value / 100 : value;
}

// Luxon reads "11" as eleven o'clock today, and "2026" or "2026-11" as a first day.
const WITH_DAY = /^\d{4}-\d\d-\d\d/;

/** A day or hour as a moment in UTC, so that it is written unchanged in any time zone. */
function momentOf(text: string): number | undefined {
	const moment = DateTime.fromISO(text, { setZone: true });
	return WITH_DAY.test(text) && moment.isValid
		? moment.setZone('utc', { keepLocalTime: true }).toMillis()
		: undefined;
}

function exactly(decimals: number) {
	return { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
}

/** The number of significant decimals, up to a maximum. */
function decimalsIn(amount: number, most: number): number {
	const [, decimals = ''] = amount
		.toFixed(most)
		.replace(/(?<!0)0+$/, '')
		.split('.');
	return decimals.length;
}

/** Removes the sign of a value that is written as 0. */
function withoutNoise(value: number, decimals: number): number {
	return Number(value.toFixed(decimals)) === 0 ? 0 : value;
}
