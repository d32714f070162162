import type { Daily } from '../usual/daily';
import { before } from '../usual/daily';
import type { SpecialDays } from '../usual/specialDays';
import type { Hours } from './daily';
import { dailyOf } from './daily';
import type { FigureSeries } from './figures';
import { outagesIn, withoutOutages } from './outages';
import type { AlertRule, Side } from './rule';

/** What the past lets expect of the days that are judged. */
export interface Outlook {
	/** The figure; of a rate, what is divided by what. Undefined where the past does not say. */
	readonly expected: number | undefined;
	/** By which share of it such days are off without anything having happened; undefined where nobody knows. */
	readonly usualShares: Readonly<Record<Side, number>> | undefined;
	/** What is special about the day. */
	readonly special?: SpecialOutlook | undefined;
}

/** A day that is judged, and that is not like others. */
export interface SpecialOutlook {
	/** What it is: Christmas Day. */
	readonly name: string;
	/** The day with which it is compared, on which the same was; undefined where it is compared with all. */
	readonly comparedWith: string | undefined;
	/** Nobody knows what such a day is like. */
	readonly isUnheardOf: boolean;
}

/** A series in a window, and what of it is divided by what. */
export interface Subject {
	readonly series: FigureSeries;
	readonly days: readonly string[];
	readonly hours: Hours;
	readonly rule: AlertRule;
	readonly special: SpecialDays;
	/** The place of the figure among the figures, and of what it is divided by: the same where it is not. */
	readonly part: number;
	readonly whole: number;
	/** Whether a figure is a number of things. */
	readonly areCounts: readonly boolean[];
	/** The first day of an alert that goes on, whose days are not usual. */
	readonly since?: string | undefined;
}

/** A figure of the days before, without those on which figures had stopped, but where just the days before count. */
export function pastOf(subject: Subject, figure: number, hours: Hours): Daily {
	const { series, days, rule, whole, areCounts } = subject;
	const [first = ''] = days;
	const past = before(dailyOf(series, figure, hours), first);
	if (rule.expected.by === 'before') return past;
	const volumes = before(dailyOf(series, whole, hours), first);
	return withoutOutages(past, outagesIn(volumes, areCounts[whole] === true));
}

/** A figure of each day divided by another one. */
export function divided(past: Daily, by: Daily): Daily {
	return new Map(
		[...past].flatMap(([day, value]) => {
			const rate = quotient(value, by.get(day));
			return rate === undefined ? [] : [[day, rate] as const];
		}),
	);
}

/** Undefined of nothing. */
export function quotient(value: number | undefined, by: number | undefined): number | undefined {
	return value === undefined || by === undefined || by === 0 ? undefined : value / by;
}
