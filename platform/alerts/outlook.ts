import { mean } from '../usual/average';
import type { Daily } from '../usual/daily';
import { before, lastWeeks } from '../usual/daily';
import type { SpecialDays } from '../usual/specialDays';
import { usualOf } from '../usual/usual';
import type { Hours } from './daily';
import { dailyOf } from './daily';
import type { Method } from './expected';
import { expectedOn, farthest } from './expected';
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

/** How the method of a rule looks back: of a bound only what is needed to notice that figures stop. */
export function methodOf({ expected: { by } }: AlertRule): Method {
	return by === 'mean' || by === 'median' || by === 'before' ? by : 'recent';
}

/** What the past lets expect by the method of the rule. */
export function outlookOf(subject: Subject): Outlook {
	if (subject.rule.expected.by !== 'usual') return recentOutlook(subject);
	return isFew(subject) ? outlookOfFew(subject) : usualOutlook(subject);
}

/** Of fewer things a day, an average says more than a weekday of a week. */
const FEW = 10;

function isFew(subject: Subject): boolean {
	const { part, hours, areCounts } = subject;
	const all = [...pastOf(subject, part, hours).values()].slice(-LAST_DAYS);
	return areCounts[part] === true && (mean(all) ?? 0) < FEW;
}

const LAST_DAYS = 56;

/** Chance is larger than what the past could teach; special days are left out all the same. */
function outlookOfFew(subject: Subject): Outlook {
	const { days, special, since } = subject;
	const [day = ''] = days;
	const found = days.length === 1 ? special(day) : undefined;
	const isUsual = (one: string) => special(one) === undefined || one >= day;
	const moments = subject.series.moments.filter((one) => isUsual(one.day));
	const plain = calmSeries({ ...subject.series, moments }, day, since);
	const outlook = recentOutlook({ ...subject, series: plain });
	if (!found || found.isBeside) return outlook;
	const nothing = { name: found.name, comparedWith: undefined, isUnheardOf: true };
	return { ...outlook, expected: undefined, special: nothing };
}

/** Without the days of an alert that goes on, unless these are the most. */
function calmSeries(series: FigureSeries, first: string, since: string | undefined): FigureSeries {
	if (since === undefined) return series;
	const moments = series.moments.filter(({ day }) => day < since || day >= first);
	const before = series.moments.filter(({ day }) => day < since).length;
	return before * 2 > series.moments.length ? { ...series, moments } : series;
}

function usualOutlook(subject: Subject): Outlook {
	const { series, days, hours, special, part, whole, areCounts, since } = subject;
	const isRate = part !== whole;
	const past = isRate
		? divided(pastOf(subject, part, hours), pastOf(subject, whole, hours))
		: pastOf(subject, part, hours);
	const isCount = !isRate && areCounts[part] === true;
	const usual = usualOf(past, days, { isCount, special, since });
	const volumes = dailyOf(series, whole, hours);
	const weights = days.map((day) => (isRate ? (volumes.get(day) ?? 0) : 1));
	const expected = weighted(usual.expected, weights);
	return {
		expected: isRate
			? quotient(
					expected,
					weighted(
						weights.map(() => 1),
						weights,
					),
				)
			: expected,
		usualShares: usual.limits,
		special: usual.special && {
			name: usual.special.name,
			comparedWith: usual.comparedWith,
			isUnheardOf: usual.isUnheardOf,
		},
	};
}

function weighted(
	values: ReadonlyArray<number | undefined>,
	weights: readonly number[],
): number | undefined {
	return values.reduce<number | undefined>((sum, value, index) => {
		if (sum === undefined || value === undefined) return undefined;
		return sum + value * (weights[index] ?? 0);
	}, 0);
}

function recentOutlook(subject: Subject): Outlook {
	const { days, hours, rule, part, whole } = subject;
	const [first = ''] = days;
	const isRate = part !== whole;
	const [past, volumes] = [pastOf(subject, part, hours), pastOf(subject, whole, hours)];
	const sum = expectedOn(days, past, methodOf(rule), rule.weeks);
	const volume = expectedOn(days, volumes, methodOf(rule), rule.weeks);
	const isCount = subject.areCounts[part] === true;
	const weeks = lastWeeks(isRate ? divided(past, volumes) : past, first, rule.weeks);
	const { lower, higher } = farthest(weeks);
	// Amounts vary in their own way, and days that are judged together make up for each other.
	const times = (isCount ? 1 : TIMES_FARTHEST) / Math.sqrt(days.length);
	return {
		expected: isRate ? quotient(sum, volume) : sum,
		usualShares: { lower: lower * times, higher: higher * times },
	};
}

const TIMES_FARTHEST = 3.5;

/** A figure of the days before, without those on which figures had stopped, but where just the days before count. */
export function pastOf(subject: Subject, figure: number, hours: Hours): Daily {
	const { series, days, rule, whole, areCounts } = subject;
	const [first = ''] = days;
	const past = before(dailyOf(series, figure, hours), first);
	if (rule.expected.by === 'before') return past;
	const volumes = before(dailyOf(series, whole, hours), first);
	return withoutOutages(past, outagesIn(volumes, areCounts[whole] === true));
}

function divided(past: Daily, by: Daily): Daily {
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
