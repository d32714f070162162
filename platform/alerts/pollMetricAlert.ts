import type { PollResult } from '../polling/pollResult';
import type { PendingReport } from '../polling/pendingReport';
import { momentOfReport } from '../polling/pendingReport';
import { figuresError } from './figureErrors';
import type { ReportFigures } from './expectation/figureSeries';
import type { AlertReportSource, AlertNotifications } from './pollAlertReport';
import { pollAlertReport } from './pollAlertReport';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import { evaluateFigures } from './findings/evaluateFigures';
import type { AlertRule, EvaluationWindow } from './rule/alertRule';
import type { AlertState } from './alertState';
import { rememberSteady } from './memory/steadySeries';
import type { AlertWindow } from './rule/alertWindow';
import { alertWindowOf } from './rule/alertWindow';
import { delayOf, rememberArrivals } from './memory/lateFigures';
import { addDays } from '../base/dates/dayArithmetic';

/** How to get figures, and when to report them. */
export interface MetricAlertSource extends Omit<AlertReportSource<EvaluatedSeries>, 'evaluate'> {
	/** One for each figure; they do not differ in anything else. */
	readonly rules: readonly [AlertRule, ...AlertRule[]];
	/** Undefined if the report does not say which days it covers. */
	fetch(report: PendingReport): Promise<ReportFigures | undefined>;
}

/**
 * One poll of the monitored figures. A report is evaluated as of the time when it was due, by the
 * platform's clock, however late it is requested and read.
 *
 * @param now Unix milliseconds
 */
export async function pollMetricAlert(
	before: AlertState | undefined,
	{ rules, fetch, ...source }: MetricAlertSource,
	now: number,
): Promise<PollResult<AlertState, AlertNotifications<EvaluatedSeries>>> {
	const evaluate: AlertReportSource<EvaluatedSeries>['evaluate'] = async (
		report,
		ongoing,
		memory,
	) => {
		const figures = await fetch(report);
		const error = figuresError(figures);
		// An incomplete report could look like a drop.
		if (!figures?.isComplete) return { error };
		const at = momentOfReport(report);
		const { span } = rules[0];
		const due = requestedWindow(span, figures, report, at);
		const last = due.days.at(-1) ?? figures.days.to;
		// Hours of today grow anyway, and are evaluated without the last ones.
		const arrivals =
			span.is === 'days' ? rememberArrivals(memory.arrivals ?? [], figures, last) : [];
		const end = addDays(last, -delayOf(arrivals));
		const requested = alertWindowOf(span, { ...figures.days, to: end }, at, figures.zone);
		const to = figures.days.to < end ? figures.days.to : end;
		const window = alertWindowOf(span, { ...figures.days, to }, at, figures.zone);
		const { steady, ended } = memory;
		const findings = evaluateFigures(figures, window, rules, ongoing, { requested, steady, ended });
		const evaluated = {
			through: requested.through,
			findings,
			steady: rememberSteady(steady, findings),
		};
		return { error, evaluated, arrivals };
	};
	return await pollAlertReport(before, { ...source, evaluate }, now);
}

/** The time that a report should cover; it may end before the last requested day. */
export function requestedWindow(
	span: EvaluationWindow,
	{ days, zone }: ReportFigures,
	{ lastDay = days.to }: Pick<PendingReport, 'lastDay'>,
	at: number,
): AlertWindow {
	const to = lastDay > days.to ? lastDay : days.to;
	return alertWindowOf(span, { ...days, to }, at, zone);
}
