import { settle } from '../client/values/settle';
import type { PollResult } from '../polling/pollResult';
import { failed } from '../polling/pollResult';
import type { PendingReport } from '../polling/reportSource';
import { momentOfReport } from '../polling/reportSource';
import type { TargetFigure } from '../targets/target';
import type { JudgedSource, Told } from './followReports';
import { followReports } from './followReports';
import type { TargetFinding, TargetReport, WatchedTarget } from './targetJudge';
import { judgeTarget } from './targetJudge';
import type { TargetAlertState } from './targetState';

/** How to get figures of a target, and when to tell of it. */
export interface TargetAlertSource extends Omit<JudgedSource<TargetFinding>, 'judge' | 'submit'> {
	readonly watched: WatchedTarget;
	/** Finds what is counted. @throws InvalidInput, Fault */
	findFigure(): Promise<TargetFigure>;
	submit(figure: TargetFigure, slot: number): ReturnType<JudgedSource<TargetFinding>['submit']>;
	fetch(report: PendingReport, figure: TargetFigure): Promise<Omit<TargetReport, 'at'>>;
}

/**
 * One poll of a target. What is counted is found in the first one, so that a wrong name keeps the workflow from
 * being activated, and is remembered.
 *
 * @param now Unix milliseconds
 */
export async function pollTarget(
	before: TargetAlertState | undefined,
	{ watched, findFigure, submit, fetch, ...source }: TargetAlertSource,
	now: number,
): Promise<PollResult<TargetAlertState, Told<TargetFinding>>> {
	const found = before ? { value: before.figure } : await settle(findFigure());
	if ('error' in found) return failed<TargetAlertState>(undefined, found.error);
	const figure = found.value;
	const judged: JudgedSource<TargetFinding> = {
		...source,
		submit: async (slot) => await submit(figure, slot),
		judge: async (report, alerts) => {
			const at = momentOfReport(report);
			return await judgeTarget(watched, figure, { ...(await fetch(report, figure)), at }, alerts);
		},
	};
	const polled = await followReports(before, judged, now);
	return { ...polled, state: { ...polled.state, figure } };
}
