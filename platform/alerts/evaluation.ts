import { sumOf } from '../usual/daily';
import type { SpecialDays } from '../usual/specialDays';
import type { Hours } from './daily';
import { dailyOf } from './daily';
import { expectedOn } from './expected';
import type { FigureSeries } from './figures';
import { outlookOf } from './outlook';
import { methodOf } from './recentOutlook';
import type { Outlook, SpecialOutlook, Subject } from './subject';
import { pastOf, quotient } from './subject';
import type { AlertRule, Side } from './rule';
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
	/** What is special about the day. */
	readonly special?: SpecialOutlook | undefined;
}

/** What an evaluation needs beside the series, the window and the rule. */
export interface EvaluationSettings {
	readonly hours: Hours;
	/** Whether a figure is a number of things. */
	readonly areCounts: readonly boolean[];
	readonly special: SpecialDays;
	/** The first day of an alert that goes on. */
	readonly since?: string | undefined;
}

/**
 * Looks at a series in a window. Days from `since` on, when an alert began, and those on which figures
 * had stopped do not say what is usual; undefined where the report does not have all figures of the window.
 */
export function evaluate(
	series: FigureSeries,
	{ days }: AlertWindow,
	rule: AlertRule,
	settings: EvaluationSettings,
): Evaluation | undefined {
	const { figure } = rule;
	const isRate = figure.denominator !== undefined;
	const [part, whole] = isRate ? [0, 1] : [0, 0];
	const { hours } = settings;
	const sum = sumOf(dailyOf(series, part, hours), days);
	const volume = sumOf(dailyOf(series, whole, hours), days);
	if (sum === undefined || volume === undefined) return undefined;

	const subject: Subject = { ...settings, series, days, rule, part, whole };
	const outlook = outlookOf(subject);
	const expectVolume = (of: Hours) =>
		expectedOn(days, pastOf(subject, whole, of), methodOf(rule), rule.weeks);
	const factor = figure.as === 'percent' && isRate ? 100 : 1;
	return {
		value: isRate ? (times(quotient(sum, volume), factor) ?? null) : sum,
		expected: times(outlook.expected, factor),
		volume,
		expectedVolume: isRate ? expectVolume(hours) : outlook.expected,
		expectedInAll: expectVolume(undefined),
		limits: limitsOf(subject, outlook, isRate ? volume : 1),
		...(outlook.special ? { special: outlook.special } : {}),
	};
}

/** Counts vary by chance by the root of what is expected; three times as much is rare. */
const ROOTS = 3;

/** @param volume what a rate is divided by: chance depends on how much that is */
function limitsOf(
	{ rule: { expected: against }, areCounts, part }: Subject,
	{ expected, usualShares }: Outlook,
	volume: number,
): Evaluation['limits'] {
	if (against.by === 'bound' || against.by === 'tracking') return { lower: 0, higher: 0 };
	const percent = against.percent / 100;
	if (!against.beyondChance) return { lower: percent, higher: percent };
	const chances = areCounts[part] === true ? (expected ?? 0) * volume : undefined;
	const chance = chances === undefined ? 0 : ROOTS / Math.sqrt(Math.max(chances, Number.MIN_VALUE));
	const limit = (usual = Infinity) => Math.max(percent, chance, usual);
	return { lower: limit(usualShares?.lower), higher: limit(usualShares?.higher) };
}

function times(value: number | undefined, factor: number): number | undefined {
	return value === undefined ? undefined : value * factor;
}
