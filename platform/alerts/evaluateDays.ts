import { sumOf } from '../timeseries/dailySeries';
import type { AnomalousPeriod } from '../timeseries/baseline/backtest';
import { sumOfAll } from '../timeseries/statistics';
import type { SpecialDays } from '../timeseries/specialDays';
import { largest, smallest } from '../base/calculations';
import type { HourFilter } from './expectation/hourlyToDaily';
import { toDailySeries } from './expectation/hourlyToDaily';
import { seasonalMean } from './expectation/seasonalNaive';
import type { FigureSeries } from './expectation/figureSeries';
import { expectationFor } from './expectation/baselineExpectation';
import { averagingMethodOf } from './expectation/seasonalNaiveExpectation';
import type {
	AlternativeExpectation,
	Expectation,
	SpecialDayExpectation,
	MetricSeries,
} from './expectation/metricSeries';
import { historyOf, divideFigures } from './expectation/metricSeries';
import { normalNegativeValue } from './negativeValues';
import { youngExpectation } from './expectation/youngExpectation';
import type { AlertRule, Side } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';

/** The evaluation of a series in a window. */
export interface Evaluation {
	/** The figure; null if there is none, such as a rate without visits. */
	readonly value: number | null;
	/** Undefined if there is too little data. */
	readonly expected: number | undefined;
	readonly alternatives?: readonly AlternativeExpectation[] | undefined;
	/** The volume: the figure itself, or the denominator of a rate. */
	readonly volume: number;
	/** The expected volume. */
	readonly expectedVolume: number | undefined;
	/** The expected volume at the end of a day that has not ended. */
	readonly expectedFullDay: number | undefined;
	/** The share of the expected value by which a figure must deviate from it to raise an alert. */
	readonly tolerance: Readonly<Record<Side, number>>;
	/** For a value below zero: the lowest that is normal, if such values are. */
	readonly normalNegative?: number | undefined;
	/** The special day in the window. */
	readonly special?: SpecialDayExpectation | undefined;
	/** The number of known days, if they are too few to estimate a tolerance. */
	readonly knownDays?: number | undefined;
}

/** What the evaluation needs in addition to the series, the window and the rule. */
export interface EvaluationSettings {
	readonly hours: HourFilter;
	/** Whether each figure is a count. */
	readonly areCounts: readonly boolean[];
	readonly special: SpecialDays;
	/** The first day of an open alert. */
	readonly since?: string | undefined;
	/** Alerts that ended because the figure recovered. */
	readonly ended?: readonly AnomalousPeriod[] | undefined;
}

/**
 * Evaluates a series in a window. The days of an open alert and of gaps are no part of the
 * baseline. Undefined if the report does not have all figures of the window.
 */
export function evaluateDays(
	series: FigureSeries,
	{ days }: AlertWindow,
	rule: AlertRule,
	settings: EvaluationSettings,
): Evaluation | undefined {
	const isRate = rule.figure.denominator !== undefined;
	const [numeratorIndex, denominatorIndex] = isRate ? [0, 1] : [0, 0];
	const daily = toDailySeries(series, numeratorIndex, settings.hours);
	const sum = sumOf(daily, days);
	const volume = sumOf(toDailySeries(series, denominatorIndex, settings.hours), days);
	if (sum === undefined || volume === undefined) return undefined;
	const subject = { ...settings, series, days, rule, numeratorIndex, denominatorIndex };
	const expectation = expectationFor(subject);
	const factor = isRate && rule.figure.as === 'percent' ? 100 : 1;
	return {
		value: isRate ? (times(divideFigures(sum, volume), factor) ?? null) : sum,
		expected: times(expectation.expected, factor),
		volume,
		expectedVolume: isRate ? expectedVolumeOf(subject, expectation) : expectation.expected,
		expectedFullDay: seasonalVolume(subject, undefined),
		tolerance: toleranceOf(subject, expectation, isRate ? volume : 1),
		alternatives: expectation.alternatives?.map((one) => ({
			...one,
			expected: one.expected * factor,
		})),
		special: expectation.special,
		...(isRate || sum >= 0
			? {}
			: { normalNegative: normalNegativeValue(daily, days, settings.since) }),
		knownDays: expectation.knownDays,
	};
}

/** The expected denominator of a rate. */
function expectedVolumeOf(subject: MetricSeries, { knownDays }: Expectation): number | undefined {
	const { days, denominatorIndex, hours, special, since } = subject;
	const seasonal = seasonalVolume(subject, hours);
	if (seasonal !== undefined || knownDays === undefined) return seasonal;
	const past = historyOf(subject, denominatorIndex, hours);
	const young = youngExpectation(past, days, special, since);
	return young && sumOfKnown(young.figures);
}

function seasonalVolume(subject: MetricSeries, hours: HourFilter): number | undefined {
	const { days, rule, denominatorIndex } = subject;
	const past = historyOf(subject, denominatorIndex, hours);
	return seasonalMean(days, past, averagingMethodOf(rule), rule.weeks);
}

function sumOfKnown(figures: ReadonlyArray<number | undefined>): number | undefined {
	const known = figures.filter((figure) => figure !== undefined);
	return known.length === figures.length ? sumOfAll(known) : undefined;
}

/** Counts vary by the square root of their expected value; three times as much is rare. */
const ROOTS = 3;

/** @param volume the denominator of a rate, which determines its random variation */
function toleranceOf(
	{ rule: { expected: against }, areCounts, numeratorIndex }: MetricSeries,
	{ expected, toleranceShares }: Expectation,
	volume: number,
): Evaluation['tolerance'] {
	if (against.by === 'bound' || against.by === 'tracking') return { lower: 0, higher: 0 };
	const percent = against.percent / 100;
	if (!against.ignoreRandomVariation) return { lower: percent, higher: percent };
	const chances = areCounts[numeratorIndex] === true ? (expected ?? 0) * volume : undefined;
	const chance = chances === undefined ? 0 : ROOTS / Math.sqrt(Math.max(chances, Number.MIN_VALUE));
	const limit = (tolerance = Infinity) => Math.max(percent, chance, tolerance);
	return { lower: limit(toleranceShares?.lower), higher: limit(toleranceShares?.higher) };
}

function times(value: number | undefined, factor: number): number | undefined {
	return value === undefined ? undefined : value * factor;
}

/** The part of an evaluation that shows the deviation of the figure. */
type Compared = Pick<Evaluation, 'value' | 'expected' | 'alternatives' | 'special'>;

/** The nearest of the normal values to a figure. */
export function nearestExpectation({
	value,
	expected,
	alternatives = [],
	special,
}: Compared): AlternativeExpectation | undefined {
	if (expected === undefined) return undefined;
	const first = { expected, comparedWith: special?.comparedWith };
	if (value === null) return first;
	const distance = (one: AlternativeExpectation) => Math.abs(one.expected - value);
	return alternatives.reduce((best, one) => (distance(one) < distance(best) ? one : best), first);
}

/** The value of the nearest expectation. */
export function nearestExpected(compared: Compared): number | undefined {
	return nearestExpectation(compared)?.expected;
}

/** Whether a figure lies between two normal values. */
export function isBetweenExpected({ value, expected, alternatives = [] }: Compared): boolean {
	if (expected === undefined || value === null) return false;
	const all = [expected, ...alternatives.map((one) => one.expected)];
	return smallest(all) <= value && value <= largest(all) && all.length > 1;
}
