import { DateTime } from 'luxon';

import type { Days } from '../client/values/periods';
import type { Unit } from './shape';

/** How figures and days are written. */
export interface Style {
	/** A BCP 47 tag such as en-GB. */
	readonly language: string;
	/** An ISO 4217 code such as EUR; amounts are plain numbers without one. */
	readonly currency?: string | undefined;
}

/** What stands where there is no value. */
export const NOTHING = '–';

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const SHORT_DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const SHORT_HOUR = { ...SHORT_DAY, hour: '2-digit', minute: '2-digit' } as const;

/** Writes figures and days in the words of a language. */
export class Formats {
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

	/** A figure as it stands in a table. */
	value(value: number | null, unit: Unit): string {
		if (value === null) return NOTHING;
		return this.number(unit, digitsOf(value)).format(inUnit(value, unit));
	}

	/** A difference, always with its sign. @param points what points of percent are called */
	change(value: number | null, unit: Unit, points: string): string {
		if (value === null) return NOTHING;
		const signDisplay = 'exceptZero';
		if (unit !== 'percent') {
			return this.number(unit, { ...digitsOf(value), signDisplay }).format(value);
		}
		const inPoints = { maximumFractionDigits: 2, signDisplay } as const;
		return `${this.number('number', inPoints).format(value)} ${points}`;
	}

	/** A change in percent, always with its sign. */
	percentChange(value: number): string {
		const options = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
		return this.number('percent', options).format(value / 100);
	}

	/** A part of a whole. @param value from 0 to 1 */
	share(value: number): string {
		return this.number('percent', { maximumFractionDigits: 1 }).format(value);
	}

	/** How many there are of something. */
	count(value: number): string {
		return this.number('number', {}).format(value);
	}

	/** A figure as short as an axis needs it: 12K. */
	short(value: number, unit: Unit): string {
		const digits = digitsOf(value);
		if (unit === 'percent') return this.number(unit, digits).format(value / 100);
		const isLarge = Math.abs(value) >= 10_000;
		const compact = { notation: 'compact', maximumFractionDigits: 2 } as const;
		return this.number(unit, isLarge ? compact : digits).format(value);
	}

	/** The days of a report: "9 – 15 Nov 2026". */
	period({ from, to }: Days): string {
		const [first, last] = [momentOf(from), momentOf(to)];
		if (first === undefined || last === undefined) return from === to ? from : `${from} – ${to}`;
		return from === to ? this.days.format(first) : this.days.formatRange(first, last);
	}

	/** The day or hour of a row; what is none stays. */
	moment(text: string): string {
		const moment = momentOf(text);
		if (moment === undefined) return text;
		return (text.includes('T') ? this.hours : this.shortDays).format(moment);
	}

	/** Names in one phrase: "Visits, Sales and Leads". */
	list(names: readonly string[]): string {
		return new Intl.ListFormat(this.style.language, { type: 'conjunction' }).format(names);
	}

	private number(unit: Unit, options: Intl.NumberFormatOptions): Intl.NumberFormat {
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

function looksOf(unit: Unit, currency: string | undefined): Intl.NumberFormatOptions {
	if (unit === 'percent') return { style: 'percent' };
	return unit === 'money' && currency !== undefined ? { style: 'currency', currency } : {};
}

/** The platform sends 2.5 for 2.5 %. */
function inUnit(value: number, unit: Unit): number {
	return unit === 'percent' ? value / 100 : value;
}

/** A day or an hour as a moment of UTC, so that it is written as it reads, whatever the zone. */
function momentOf(text: string): number | undefined {
	const moment = DateTime.fromISO(text, { setZone: true });
	return moment.isValid ? moment.setZone('utc', { keepLocalTime: true }).toMillis() : undefined;
}

/** Two decimals, fewer where they say nothing, more where there would be nothing without them. */
function digitsOf(value: number): Intl.NumberFormatOptions {
	const amount = Math.abs(value);
	if (amount >= 1_000) return { maximumFractionDigits: 0 };
	return amount !== 0 && amount < 0.1
		? { maximumSignificantDigits: 2 }
		: { maximumFractionDigits: 2 };
}
