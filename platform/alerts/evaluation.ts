import type { Daily } from '../usual/daily';
import { before, lastWeeks, sumOf } from '../usual/daily';
import type { Hours } from './daily';
import { dailyOf } from './daily';
import type { Method } from './expected';
import { expectedOn, farthest } from './expected';
import type { FigureSeries } from './figures';
import { outagesIn, withoutOutages } from './outages';
import type { AlertRule, Expected, Side } from './rule';
import type { AlertWindow } from './window';

/** What a series looks like at a time. */
export interface Evaluation {
	/** The figure; null where there is none, such as a rate of no visits. */
	readonly value: number | null;
	/** Undefined where the past does not say. */
	readonly expected: number | undefined;
	/** How much there is to count: the figure, or what a rate is divided by. */
	readonly volume: number;
	/** How much of that is expected. */
	readonly expectedVolume: number | undefined;
	/** The same at the end of the day that is not over. */
	readonly expectedInAll: number | undefined;
	/** By which share the figure must at least differ from what is expected. */
	readonly limits: Readonly<Record<Side, number>>;
}

/** Counts vary by chance by the root of what is expected; three times as much is rare. */
const ROOTS = 3;
/** Amounts vary in their own way: so much more than they ever did in those weeks is rare. */
const TIMES_FARTHEST = { counts: 1, amounts: 3.5 };

/**
 * Looks at a series in a window. Days from `since` on, when an alert began, and those on which figures
 * had stopped do not say what is usual; undefined where the report does not have all figures of the window.
 */
export function evaluate(
	series: FigureSeries,
	window: AlertWindow,
	rule: AlertRule,
	{ hours, areCounts, since }: EvaluationSettings,
): Evaluation | undefined {
	const { figure, expected: against, weeks } = rule;
	const [first = ''] = window.days;
	// Other comparisons are with the days that they name, whatever happened then.
	const method = methodOf(against);
	const alertSince = method === 'usual' ? since : undefined;
	const [part, whole] = figure.denominator === undefined ? [0, 0] : [0, 1];
	const history = (index: number, of: Hours) => {
		const daily = dailyOf(series, index, of);
		if (method === 'before') return before(daily, first);
		const volumes = before(dailyOf(series, whole, of), first);
		const outages = outagesIn(volumes, areCounts[whole] === true);
		return pastOf(withoutOutages(daily, outages), first, alertSince);
	};
	const expect = (past: Daily) => expectedOn(window.days, past, method, weeks);
	const sum = sumOf(dailyOf(series, part, hours), window.days);
	const volume = sumOf(dailyOf(series, whole, hours), window.days);
	if (sum === undefined || volume === undefined) return undefined;

	const past = history(part, hours);
	const pastVolume = history(whole, hours);
	const [expectedSum, expectedVolume] = [expect(past), expect(pastVolume)];
	const isRate = figure.denominator !== undefined;
	const factor = figure.as === 'percent' ? 100 : 1;
	const share = isRate ? quotient(expectedSum, expectedVolume) : undefined;
	// Of a rate, chance depends on how much there is to divide by.
	const chances = share === undefined ? expectedSum : share * volume;
	return {
		value: isRate ? (times(quotient(sum, volume), factor) ?? null) : sum,
		expected: isRate ? times(share, factor) : expectedSum,
		volume,
		expectedVolume,
		expectedInAll: expect(history(whole, undefined)),
		limits: limitsOf(rule, {
			chances: areCounts[part] === true ? chances : undefined,
			past: lastWeeks(isRate ? divided(past, pastVolume) : past, first, weeks),
			days: window.days.length,
		}),
	};
}

/** What an evaluation needs beside the series, the window and the rule. */
export interface EvaluationSettings {
	readonly hours: Hours;
	/** Whether a figure is a number of things. */
	readonly areCounts: readonly boolean[];
	/** The first day of an alert that goes on. */
	readonly since: string | undefined;
}

function methodOf({ by }: Expected): Method {
	return by === 'bound' ? 'usual' : by;
}

/**
 * What was before the window, without the days of the alert. Once these are the most, they are what is
 * usual now.
 */
export function pastOf(daily: Daily, first: string, since: string | undefined): Daily {
	const all = before(daily, first);
	if (since === undefined) return all;
	const calm = before(all, since);
	return calm.size * 2 > all.size ? calm : all;
}

interface Spread {
	/** How many things are expected to be counted; undefined for amounts. */
	readonly chances: number | undefined;
	readonly past: Daily;
	/** How many days are judged together. */
	readonly days: number;
}

function limitsOf({ expected }: AlertRule, { chances, past, days }: Spread): Evaluation['limits'] {
	if (expected.by === 'bound') return { lower: 0, higher: 0 };
	const percent = expected.percent / 100;
	if (!expected.beyondChance) return { lower: percent, higher: percent };
	const chance = chances === undefined ? 0 : ROOTS / Math.sqrt(Math.max(chances, Number.MIN_VALUE));
	const times = chances === undefined ? TIMES_FARTHEST.amounts : TIMES_FARTHEST.counts;
	// Days that are judged together make up for each other.
	const { lower, higher } = farthest(past);
	const limit = (seen: number) => Math.max(percent, chance, (seen * times) / Math.sqrt(days));
	return { lower: limit(lower), higher: limit(higher) };
}

function divided(past: Daily, by: Daily): Daily {
	return new Map(
		[...past].flatMap(([day, value]) => {
			const rate = quotient(value, by.get(day));
			return rate === undefined ? [] : [[day, rate] as const];
		}),
	);
}

function quotient(value: number | undefined, by: number | undefined): number | undefined {
	return value === undefined || by === undefined || by === 0 ? undefined : value / by;
}

function times(value: number | undefined, factor: number): number | undefined {
	return value === undefined ? undefined : value * factor;
}
