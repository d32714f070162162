import type { PollResult } from '../polling/pollResult';
import type { PendingReport } from '../polling/pendingReport';
import type { ReportFigures } from './expectation/figureSeries';
import type { AlertReportSource, AlertNotifications } from './pollAlertReport';
import { pollAlertReport } from './pollAlertReport';
import type { EvaluatedSeries } from './findings/evaluatedSeries';
import type { AlertRule } from './rule/alertRule';
import type { AlertState } from './alertState';

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
		const { evaluateReport } = await import('./evaluateReport');
		return evaluateReport(await fetch(report), report, rules, ongoing, memory);
	};
	return await pollAlertReport(before, { ...source, evaluate }, now);
}
