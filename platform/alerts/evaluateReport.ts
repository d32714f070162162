import { addDays } from '../base/dates/dayArithmetic';
import type { PendingReport } from '../polling/pendingReport';
import { momentOfReport } from '../polling/pendingReport';
import type { OpenAlert } from './alertLifecycle';
import type { ReportFigures } from './expectation/figureSeries';
import { figuresError } from './figureErrors';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import { evaluateFigures } from './findings/evaluateFigures';
import { delayOf, rememberArrivals } from './memory/lateFigures';
import { rememberSteady } from './memory/steadySeries';
import type { AlertMemory, ReportEvaluation } from './pollAlertReport';
import type { AlertRule, EvaluationWindow } from './rule/alertRule';
import type { AlertWindow } from './rule/alertWindow';
import { alertWindowOf } from './rule/alertWindow';

/** Evaluates a finished report by the rules of an alert, as of the time when it was due. */
export function evaluateReport(
	figures: ReportFigures | undefined,
	report: PendingReport,
	rules: readonly [AlertRule, ...AlertRule[]],
	ongoing: readonly OpenAlert[],
	memory: AlertMemory,
): ReportEvaluation<EvaluatedSeries> {
	const error = figuresError(figures);
	// An incomplete report could look like a drop.
	if (!figures?.isComplete) return { error };
	const at = momentOfReport(report);
	const { span } = rules[0];
	const due = requestedWindow(span, figures, report, at);
	const last = due.days.at(-1) ?? figures.days.to;
	// Hours of today grow anyway, and are evaluated without the last ones.
	const arrivals = span.is === 'days' ? rememberArrivals(memory.arrivals ?? [], figures, last) : [];
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
