import type { PageSigns } from '../../http/reply/pageSigns';
import { Fault } from '../../http/errors/fault';
import { addDays } from '../../base/dates/dayArithmetic';
import type { TargetUnit } from '../../targets/targetPeriod';
import { unitAround } from '../../targets/targetPeriod';
import { findChoice } from '../../targets/suggestions';
import { siteClock } from '../../targets/siteClock';
import type { TargetProgress, TargetDays } from '../../targets/progress';
import { targetProgress } from '../../targets/progress';
import type { DailyFigures } from '../../targets/dailyFigures';
import { dailyFiguresOf } from '../../targets/dailyFigures';
import type { Direction, Target, TargetFigure, RowName } from '../../targets/target';
import { directionOf } from '../../targets/target';
import type { ReportHeader } from '../../reports/response/header';
import type { RowFilter } from '../../reports/transform/rowFilter';
import { readDayReport } from '../../reports/daily/dayReport';
import { datesMissingError, notEvaluatedError, partial, unreadError } from '../figureErrors';
import type { ReportEvaluation } from '../updateAlertState';
import type { OpenAlert, SeriesFinding } from '../alertLifecycle';
import type { AlertVerdict } from '../alertVerdict';

/** A target that is monitored from one period to the next. */
export interface MonitoredTarget {
	readonly site: string;
	/** A channel; undefined for the whole site. */
	readonly name: RowName | undefined;
	readonly amount: number;
	/** Undefined if it follows from the metric. */
	readonly bound: Direction | undefined;
	readonly unit: TargetUnit;
	/** Which rows its figure is of; undefined for all. */
	readonly filters?: readonly RowFilter[] | undefined;
}

/** The progress of a target, and whether it is worth an alert. */
export interface TargetFinding extends SeriesFinding {
	readonly target: Target;
	readonly progress: TargetProgress;
}

/** The target of the period that a day is in. @param today YYYY-MM-DD */
export function targetForDay(
	{ site, name, amount, bound, unit, filters }: MonitoredTarget,
	figure: TargetFigure,
	today: string,
): Target {
	return {
		site,
		name,
		amount,
		figure,
		days: unitAround(unit, today),
		bound: directionOf(figure, bound),
		filters,
	};
}

/** The report that a target is evaluated with. */
export interface TargetReport {
	readonly body: unknown;
	/** What the headers of the reply say about its completeness. */
	readonly page?: PageSigns | undefined;
	/** The columns of the request. */
	readonly requestHeader: ReportHeader;
	/** Which of its rows the target is about. */
	readonly filters?: readonly RowFilter[] | undefined;
	/** The time of the request, in Unix milliseconds. */
	readonly at: number;
}

/** Evaluates a downloaded report. @throws Fault `unexpectedReply` when the reply contains no report */
export async function evaluateTarget(
	watched: MonitoredTarget,
	figure: TargetFigure,
	{ body, page, requestHeader, filters, at }: TargetReport,
	alerts: readonly OpenAlert[],
): Promise<ReportEvaluation<TargetFinding>> {
	const requested = requestHeader;
	const report = await readDayReport(body, { totals: true, requested, page, filters });
	if (!report.days) return { error: datesMissingError() };
	// An incomplete report neither begins nor ends an alert.
	if (report.unread !== undefined) return { error: unreadError(report.unread) };
	if (report.part !== undefined) return { error: partial(report.part) };
	const now = siteClock(report.zone ?? 'utc', at);
	const after = addDays(report.days.to, 1);
	const end = after < now.end ? after : now.end;
	const target = targetForDay(watched, figure, now.today);
	const days = daysOf(target, dailyFiguresOf(report));
	if (days instanceof Fault) return { error: days };
	const progress = targetProgress(target, days, end);
	const name = target.days.from;
	const finding: TargetFinding = {
		name,
		target,
		progress,
		verdict: targetVerdict(target, progress),
		kind: target.bound === 'atMost' ? 'higher' : 'lower',
		since: now.today,
		day: now.today,
	};
	const ongoing = alerts.filter((alert) => alert.name === name);
	return {
		error: defectIn(days, target.days.from, now.end),
		evaluated: { through: now.today, findings: [finding], ongoing },
	};
}

const ADVICE_ON_NAME =
	'The figures are requested again. If this channel had no visits yet, wait for its first figures. Otherwise check Channel';
const ADVICE_ON_FIGURE =
	'The figures are requested again. If this keeps happening, check Metric or Rate';
const ADVICE_ON_DAYS =
	'The figures are requested again. If this keeps happening, check in the platform whether this day has figures';

/** The days of a target's figure, or why there are none. */
function daysOf({ figure, name }: Target, { names, daily }: DailyFigures): TargetDays | Fault {
	const { numerator, denominator } = figure;
	const value = name && findChoice(name.value, names)?.value;
	if (name && value === undefined) {
		return notEvaluatedError(`it contains no row for ${name.label}`, ADVICE_ON_NAME);
	}
	const [above, below] = [numerator, denominator].map((field) =>
		field === undefined ? undefined : daily(field, value),
	);
	if (!above || (denominator !== undefined && !below)) {
		return notEvaluatedError(`it contains no column for ${figure.name}`, ADVICE_ON_FIGURE);
	}
	return { numerator: above, denominator: below };
}

/**
 * The error where days are missing: nothing is evaluated until they come. Yesterday may be late, an
 * earlier day may not.
 *
 * @param now the first day that is not over
 */
function defectIn(
	{ numerator, denominator = numerator }: TargetDays,
	from: string,
	now: string,
): Fault | undefined {
	const yesterday = addDays(now, -1);
	for (let day = from; day < yesterday; day = addDays(day, 1)) {
		if (numerator.has(day) && denominator.has(day)) continue;
		return notEvaluatedError(`it has no figures for ${day}`, ADVICE_ON_DAYS);
	}
	return undefined;
}

/** An alert ends when the target is within a third of the margin, so that it does not flap. */
const CALM_MARGINS = 1 / 3;
/** In the first fifth of a period a forecast may still be far off, */
const EARLY_SHARE = 0.2;
/** and only one that misses the target by more than its margin and a tenth is an alert. */
const EARLY_MARGINS = 1.1;

/** Decides whether a target is so far off that it is an alert, or so near that an alert ends. */
export function targetVerdict(
	target: Pick<Target, 'amount' | 'bound' | 'figure'>,
	progress: TargetProgress,
): AlertVerdict {
	const { status, daysElapsed, daysWithoutFigures, daysLeft } = progress;
	// With a missing day, it would look as if the target were missed.
	if (daysWithoutFigures > 0 || status === 'unknown') return 'unclear';
	if (isCertain(target, progress)) return status === 'reached' ? 'calm' : 'alert';
	const margins = marginsBeyond(target, progress);
	const isEarly = daysElapsed < EARLY_SHARE * (daysElapsed + daysLeft);
	if (margins > (isEarly ? EARLY_MARGINS : 1)) return 'alert';
	return margins <= CALM_MARGINS ? 'calm' : 'unclear';
}

/**
 * Whether no remaining day can change the result: a sum that has reached its amount stays above it.
 */
function isCertain(
	{ amount, figure }: Pick<Target, 'amount' | 'figure'>,
	{ daysLeft, soFar, status }: TargetProgress,
): boolean {
	const isSum = figure.denominator === undefined;
	const isPassed = isSum && soFar !== null && soFar > amount && status === 'over';
	return daysLeft === 0 || status === 'reached' || isPassed;
}

/** By how many of its margins a forecast misses the target; below 1, the target lies within the prediction interval. */
function marginsBeyond(
	{ amount, bound }: Pick<Target, 'amount' | 'bound'>,
	{ forecast, forecastLow, forecastHigh }: TargetProgress,
): number {
	if (forecast === null || forecastLow === null || forecastHigh === null) return 0;
	const isLeast = bound === 'atLeast';
	const beyond = isLeast ? amount - forecast : forecast - amount;
	const margin = isLeast ? forecastHigh - forecast : forecast - forecastLow;
	return margin > 0 ? beyond / margin : Math.sign(beyond) * Infinity;
}
