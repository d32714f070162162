import type { PollResult } from '../polling/pollResult';
import type { PendingReport } from '../polling/pendingReport';
import { momentOfReport } from '../polling/pendingReport';
import { figuresError } from './figureErrors';
import type { ReportFigures } from './expectation/figureSeries';
import type { AlertPollSource, AlertNotifications } from './alertPoll';
import { pollForAlerts } from './alertPoll';
import type { EvaluatedSeries } from './judgement/evaluatedSeries';
import { evaluateSeries } from './evaluateSeries';
import type { AlertRule, EvaluationWindow } from './rule/alertRule';
import type { AlertState } from './alertState';
import { rememberSteady } from './steadySeries';
import type { AlertWindow } from './rule/alertWindow';
import { alertWindowOf } from './rule/alertWindow';

/** How to get figures, and when to tell of them. */
export interface MetricAlertSource extends Omit<AlertPollSource<EvaluatedSeries>, 'evaluate'> {
	readonly rule: AlertRule;
	/** Undefined where the report does not say which days it covers. */
	fetch(report: PendingReport): Promise<ReportFigures | undefined>;
}

/**
 * One poll of what is watched. A report is judged as of the time when it was due, by the platform's clock,
 * however late it is asked for and read.
 *
 * @param now Unix milliseconds
 */
export async function pollMetricAlert(
	before: AlertState | undefined,
	{ rule, fetch, ...source }: MetricAlertSource,
	now: number,
): Promise<PollResult<AlertState, AlertNotifications<EvaluatedSeries>>> {
	const judged: AlertPollSource<EvaluatedSeries>['evaluate'] = async (report, ongoing, steady) => {
		const figures = await fetch(report);
		const error = figuresError(figures);
		// A part could look like a drop.
		if (!figures?.isComplete) return { error };
		const at = momentOfReport(report);
		const window = alertWindowOf(rule.span, figures.days, at, figures.zone);
		const asked = windowAsked(rule.span, figures, report, at);
		const findings = evaluateSeries(figures, window, rule, ongoing, { asked, steady });
		const judged = { through: asked.through, findings };
		return { error, evaluated: { ...judged, steady: rememberSteady(steady, findings) } };
	};
	return await pollForAlerts(before, { ...source, evaluate: judged }, now);
}

/** The time that should be in a report, which may end before the last day that it was asked for. */
export function windowAsked(
	span: EvaluationWindow,
	{ days, zone }: ReportFigures,
	{ lastDay = days.to }: Pick<PendingReport, 'lastDay'>,
	at: number,
): AlertWindow {
	const to = lastDay > days.to ? lastDay : days.to;
	return alertWindowOf(span, { ...days, to }, at, zone);
}
