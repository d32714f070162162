import { NEW_LEVEL_DAYS } from '../timeseries/baseline/backtest';
import { addDays, daysApart } from '../base/dates/dayArithmetic';
import type { DailySeries } from '../timeseries/dailySeries';
import { seriesUntil } from '../timeseries/dailySeries';
import type { SpecialDays } from '../timeseries/specialDays';
import { mean } from '../timeseries/statistics';
import type { AlertRule, Side } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';
import type { CountDay, CountLimits } from './expectation/countModel';
import { CountModel, countLimits } from './expectation/countModel';
import type { Evaluation, EvaluationSettings } from './evaluateDays';
import type { FigureSeries } from './expectation/figureSeries';
import { toDailySeries } from './expectation/hourlyToDaily';
import type { AlertVerdict } from './alertVerdict';
import { alertVerdict } from './alertVerdict';
import { zeroRuns } from './expectation/zeroRuns';
import { WEEK } from '../base/dates/durations';

/** With fewer events per day, days are evaluated together as well. */
const SMALL = 100;
/** With fewer still, days differ by chance only, and are evaluated in no other way. */
const VERY_SMALL = 10;
const RECENT_DAYS = 56;
const LEAST_DAYS = 14;
/**
 * How many days are evaluated together: the first of these sums that exceeds chance is reported.
 */
const WINDOW_DAYS = [1, 3, 7];
/**
 * The probability of a false alarm per test: a year has some 400 independent tests, on two sides.
 */
const RARE = 0.0015;
/** With fewer expected events, the end of an alert cannot be seen. */
const ENOUGH_TO_END = 30;

/** Some days together, compared with their random variation. */
interface CountWindow {
	readonly window: AlertWindow;
	readonly evaluation: Evaluation;
	/** The limits of what chance explains. */
	readonly limits: CountLimits;
}

/** The evaluation of a series of small counts. */
export interface SmallCounts {
	/** Whether the counts are so small that nothing else evaluates single days. */
	readonly isVerySmall: boolean;
	/** One day, and several together. */
	readonly windows: readonly CountWindow[];
}

/**
 * Evaluates one day and the days before it together, for counts so small that a single day may be
 * half or double by chance. Undefined for larger counts, and for figures that are no counts.
 */
export function evaluateSmallCounts(
	series: FigureSeries,
	{ days }: AlertWindow,
	rule: AlertRule,
	settings: EvaluationSettings,
): SmallCounts | undefined {
	const [last = ''] = days.slice(-1);
	const least = minDifferenceOf(rule);
	if (least === undefined || settings.areCounts[0] !== true) return undefined;
	const daily = toDailySeries(series, 0, undefined);
	const past = seriesUntil(daily, last);
	if (past.size < LEAST_DAYS || !daily.has(last)) return undefined;
	const all = countDays(past, last, settings);
	const ordinary = all.flatMap(({ count, isExcluded }) => (isExcluded ? [] : count));
	const recent = mean(ordinary.slice(-RECENT_DAYS)) ?? 0;
	const latest = mean(ordinary.slice(-RECENT_DAYS / 2)) ?? 0;
	if (recent >= SMALL || isOtherLevel(latest, recent)) return undefined;
	const earlier = mean(ordinary.slice(0, -RECENT_DAYS)) ?? recent;
	const known = isOtherLevel(earlier, recent) ? all.slice(-RECENT_DAYS) : all;
	const isHoliday = (day: string) => isHolidayIn(settings.special, day);
	const windows = isHoliday(last)
		? []
		: WINDOW_DAYS.flatMap((count) => {
				const together = Array.from({ length: count }, (_, index) =>
					addDays(last, index - count + 1),
				);
				return windowOf(together, daily, known, isHoliday, least) ?? [];
			});
	return { isVerySmall: recent < VERY_SMALL, windows };
}

/**
 * The share by which counts must differ under a rule with a baseline; undefined under another rule.
 */
function minDifferenceOf({ expected, span, figure }: AlertRule): number | undefined {
	if (expected.by !== 'baseline' || !expected.ignoreRandomVariation) return undefined;
	const isOneDay = span.is === 'days' && span.count === 1;
	return isOneDay && figure.denominator === undefined ? expected.percent / 100 : undefined;
}

function countDays(
	past: DailySeries,
	last: string,
	{ special, since, ended = [] }: EvaluationSettings,
): CountDay[] {
	const silent = zeroRuns(past, true);
	const isLong = since !== undefined && daysApart(since, last) >= NEW_LEVEL_DAYS;
	// The days of an alert are no part of the baseline until they are the current level.
	const isOfOther = (day: string) =>
		(since !== undefined && day < since === isLong) ||
		ended.some(({ from, to }) => day >= from && day <= to);
	return [...past].map(([day, count]) => {
		const isExcluded = silent.has(day) || isOfOther(day) || isHolidayIn(special, day);
		return { day, count, isExcluded };
	});
}

function isHolidayIn(special: SpecialDays, day: string): boolean {
	const found = special(day);
	return found !== undefined && !found.isAdjacent;
}

/** @param days the days that are evaluated together, in order */
function windowOf(
	days: readonly string[],
	daily: DailySeries,
	known: readonly CountDay[],
	isHoliday: (day: string) => boolean,
	least: number,
): CountWindow | undefined {
	const [first = ''] = days;
	const through = days.at(-1) ?? first;
	const before = known.filter(({ day }) => day < first);
	if (before.length < LEAST_DAYS || days.some((day) => !daily.has(day))) return undefined;
	const ordinary = days.filter((day) => !isHoliday(day));
	const range = new CountModel(before).expectedOn(ordinary);
	if (!range || range.low <= 0) return undefined;
	const value = ordinary.reduce((sum, day) => sum + (daily.get(day) ?? 0), 0);
	const limits = countLimits(range, RARE);
	return {
		window: { days, untilHour: undefined, through },
		evaluation: evaluationOf(value, range, limits, least, ordinary.length),
		limits,
	};
}

/** Whether the level has changed so much that days before and after cannot be compared. */
function isOtherLevel(one: number, other: number): boolean {
	return one > 2 * other || other > 2 * one;
}

function evaluationOf(
	value: number,
	{ low, high }: { readonly low: number; readonly high: number },
	limits: CountLimits,
	least: number,
	days: number,
): Evaluation {
	const lower = limits.low === undefined ? Infinity : 1 - limits.low / low;
	const alternatives = high > low ? [{ expected: high, comparedWith: undefined }] : [];
	return {
		value,
		expected: low,
		alternatives,
		volume: value,
		// Days are evaluated together, so that a week must have the minimum volume.
		expectedVolume: (low / days) * WEEK,
		expectedFullDay: low,
		tolerance: {
			lower: Math.max(least, lower),
			higher: Math.max(least, limits.high / high - 1),
		},
	};
}

/** The verdict of several days together on one side, and which days it is based on. */
interface CountJudgement extends Pick<CountWindow, 'window' | 'evaluation'> {
	readonly verdict: AlertVerdict;
}

/**
 * Evaluates the sums of several days, the shortest first, up to one that exceeds chance. An open
 * alert ends when enough days after its beginning are as expected.
 *
 * @param since the first day of the open alert
 */
export function evaluateCounts(
	{ windows }: SmallCounts,
	kind: Side,
	rule: AlertRule,
	since: string | undefined,
): CountJudgement | undefined {
	const [single] = windows;
	if (!single) return undefined;
	const judged = windows.map((one) => ({
		...one,
		verdict: alertVerdict(kind, one.evaluation, rule),
	}));
	const { value, expected = 0 } = single.evaluation;
	const isOnSide = kind === 'lower' ? (value ?? 0) < expected : (value ?? 0) > expected;
	const asLong = judged.filter(
		({ window }) => since === undefined || (window.days[0] ?? '') >= since,
	);
	const alert = asLong.find(({ verdict }) => verdict === 'alert');
	if (alert && isOnSide) return alert;
	const enough = asLong.find(({ evaluation }) => (evaluation.expected ?? 0) >= ENOUGH_TO_END);
	const shown = since === undefined ? judged[0] : (enough ?? asLong.at(-1) ?? judged[0]);
	if (!shown) return undefined;
	const isKnown = since === undefined || enough !== undefined || asLong.length === judged.length;
	return isKnown ? shown : { ...shown, verdict: 'unclear' };
}
