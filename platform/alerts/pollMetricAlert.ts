import type { PendingReport, ReportSource } from '../polling/pollReport';
import { pollReport } from '../polling/pollReport';
import type { PollResult } from '../polling/pollResult';
import type { AlertState } from './alertState';
import type { ReportFigures } from './expectation/figureSeries';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import type { AlertRule } from './rule/alertRule';
import type { AlertNotifications } from './updateAlertState';
import { updateAlertState } from './updateAlertState';

/**
 * How to get figures, and when to report them. Its `fetch` returns undefined if the report does not
 * say which days it covers.
 */
export interface MetricAlertSource extends ReportSource<ReportFigures | undefined> {
	/** One for each figure; they do not differ in anything else. */
	readonly rules: readonly [AlertRule, ...AlertRule[]];
	/** The interval in milliseconds after which an open alert is repeated; 0 for never. */
	readonly repeatMs: number;
}

/**
 * One poll of the monitored figures: submits a report when it is due, and evaluates one that is
 * ready. It is evaluated as of the time when it was due, by the platform's clock, however late it
 * is requested and read.
 *
 * @param now Unix milliseconds
 */
export async function pollMetricAlert(
	before: AlertState | undefined,
	{ rules, repeatMs, ...source }: MetricAlertSource,
	now: number,
): Promise<PollResult<AlertState, AlertNotifications<EvaluatedSeries>>> {
	const { alerts = [], ...memory } = before ?? {};
	const fetchAndEvaluate = async (report: PendingReport) => {
		const figures = await source.fetch(report);
		const { evaluateReport } = await import('./evaluateReport');
		return { report, ...evaluateReport(figures, report, rules, alerts, memory) };
	};
	const polled = await pollReport(before?.reports, { ...source, fetch: fetchAndEvaluate }, now);
	return updateAlertState(before, polled, now, repeatMs);
}
