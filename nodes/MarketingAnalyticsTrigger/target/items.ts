import type { INodeExecutionData } from 'n8n-workflow';

import type { Notification, Transition } from '../../../platform/alerts/ongoing';
import type { TargetFinding } from '../../../platform/alerts/targetJudge';
import type { PendingReport } from '../../../platform/polling/reports';
import { targetFacts } from '../../../platform/targets/told/facts';
import type { TargetWording } from '../../../platform/targets/told/figures';
import { toItem } from '../../shared/run/toItem';
import { jobFactsOf } from '../alert/jobFacts';

/** What was told of a target, as items that say it in words and in figures. */
export function targetItems(
	told: ReadonlyArray<Notification<TargetFinding>>,
	wording: TargetWording,
	report: PendingReport,
): INodeExecutionData[] {
	return told.map(({ transition, finding, since }) =>
		itemOf(finding, { transition, since }, wording, report),
	);
}

/** What there would be to tell now, alert or not. */
export function targetSample(
	finding: TargetFinding,
	wording: TargetWording,
	report: PendingReport,
): INodeExecutionData {
	const isAlert = finding.verdict === 'alert';
	const said = isAlert ? { transition: 'began' as const, since: finding.since } : undefined;
	return itemOf(finding, said, wording, report);
}

interface Said {
	readonly transition: Transition;
	readonly since: string;
}

function itemOf(
	finding: TargetFinding,
	said: Said | undefined,
	wording: TargetWording,
	report: PendingReport,
): INodeExecutionData {
	const json = toItem({
		alert: said?.transition ?? 'none',
		...targetFacts(finding, wording),
		since: said?.since ?? null,
		reportJob: jobFactsOf(report),
	});
	return { json };
}
