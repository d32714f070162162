import { settle } from '../../base/async/settle';
import type { PollResult } from '../../polling/pollResult';
import { failed } from '../../polling/pollResult';
import { momentOfReport } from '../../polling/pendingReport';
import type { PendingReport, ReportSource } from '../../polling/pollReport';
import { pollReport } from '../../polling/pollReport';
import type { TargetFigure } from '../../targets/target';
import type { AlertNotifications } from '../updateAlertState';
import { updateAlertState } from '../updateAlertState';
import type { TargetFinding, TargetReport, MonitoredTarget } from './evaluateTarget';
import { evaluateTarget } from './evaluateTarget';
import type { TargetAlertState } from './targetState';

/** How to get the figures of a target, and when to report it. */
export interface TargetAlertSource extends Omit<ReportSource<never>, 'fetch' | 'submit'> {
	readonly monitored: MonitoredTarget;
	/** The interval in milliseconds after which an open alert is repeated; 0 for never. */
	readonly repeatMs: number;
	/** Finds the metric of the target. @throws InvalidInput, Fault */
	findFigure(): Promise<TargetFigure>;
	submit(figure: TargetFigure, slot: number): ReturnType<ReportSource<never>['submit']>;
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
	{ monitored, repeatMs, findFigure, submit, fetch, ...source }: TargetAlertSource,
	now: number,
): Promise<PollResult<TargetAlertState, AlertNotifications<TargetFinding>>> {
	const found = before ? { value: before.figure } : await settle(findFigure());
	if ('error' in found) return failed<TargetAlertState>(undefined, found.error);
	const figure = found.value;
	const alerts = before?.alerts ?? [];
	const fetchAndEvaluate = async (report: PendingReport) => {
		const fetched = { ...(await fetch(report, figure)), at: momentOfReport(report) };
		return { report, ...(await evaluateTarget(monitored, figure, fetched, alerts)) };
	};
	const reportSource = {
		...source,
		submit: async (slot: number) => await submit(figure, slot),
		fetch: fetchAndEvaluate,
	};
	const polled = await pollReport(before?.reports, reportSource, now);
	const updated = updateAlertState(before, polled, now, repeatMs);
	return { ...updated, state: { ...updated.state, figure } };
}
