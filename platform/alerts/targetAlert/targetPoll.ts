import { settle } from '../../base/async/settle';
import type { PollResult } from '../../polling/pollResult';
import { failed } from '../../polling/pollResult';
import type { PendingReport } from '../../polling/pendingReport';
import { momentOfReport } from '../../polling/pendingReport';
import type { TargetFigure } from '../../targets/target';
import type { AlertReportSource, AlertNotifications } from '../pollAlertReport';
import { pollAlertReport } from '../pollAlertReport';
import type { TargetFinding, TargetReport, MonitoredTarget } from './evaluateTarget';
import { evaluateTarget } from './evaluateTarget';
import type { TargetAlertState } from './targetState';

/** How to get the figures of a target, and when to report it. */
export interface TargetAlertSource extends Omit<
	AlertReportSource<TargetFinding>,
	'evaluate' | 'submit'
> {
	readonly monitored: MonitoredTarget;
	/** Finds the metric of the target. @throws InvalidInput, Fault */
	findFigure(): Promise<TargetFigure>;
	submit(
		figure: TargetFigure,
		slot: number,
	): ReturnType<AlertReportSource<TargetFinding>['submit']>;
	fetch(report: PendingReport, figure: TargetFigure): Promise<Omit<TargetReport, 'at'>>;
}

/**
 * One poll of a target. Its metric is found in the first poll, so that a wrong name keeps the
 * workflow from being activated, and is then stored.
 *
 * @param now Unix milliseconds
 */
export async function pollTargetAlert(
	before: TargetAlertState | undefined,
	{ monitored, findFigure, submit, fetch, ...source }: TargetAlertSource,
	now: number,
): Promise<PollResult<TargetAlertState, AlertNotifications<TargetFinding>>> {
	const found = before ? { value: before.figure } : await settle(findFigure());
	if ('error' in found) return failed<TargetAlertState>(undefined, found.error);
	const figure = found.value;
	const reportSource: AlertReportSource<TargetFinding> = {
		...source,
		submit: async (slot) => await submit(figure, slot),
		evaluate: async (report, alerts) => {
			const at = momentOfReport(report);
			return await evaluateTarget(
				monitored,
				figure,
				{ ...(await fetch(report, figure)), at },
				alerts,
			);
		},
	};
	const polled = await pollAlertReport(before, reportSource, now);
	return { ...polled, state: { ...polled.state, figure } };
}
