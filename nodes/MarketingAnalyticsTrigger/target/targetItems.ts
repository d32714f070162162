import type { INodeExecutionData } from 'n8n-workflow';

import type { Notification, Transition } from '../../../platform/alerts/alertLifecycle';
import { alertIdOf } from '../../../platform/alerts/alertId';
import { figureKeyOf } from '../../../platform/alerts/rule/alertRule';
import type { TargetFinding } from '../../../platform/alerts/targetAlert/evaluateTarget';
import type { PendingReport } from '../../../platform/polling/pollReport';
import { targetFacts } from '../../../platform/targets/messages/targetFacts';
import type { TargetWording } from '../../../platform/targets/messages/targetWording';
import { toItem } from '../../shared/run/toItem';
import { jobFactsOf } from '../alert/jobFacts';
import { TARGET_DIMENSION } from './read';

/** Converts notifications on a target to items, each with a sentence and its figures. */
export function targetItems(
	notifications: ReadonlyArray<Notification<TargetFinding>>,
	wording: TargetWording,
	report: PendingReport,
): INodeExecutionData[] {
	return notifications.map(({ transition, finding, since }) =>
		itemOf(finding, { transition, since }, wording, report),
	);
}

/** The current state of the target, whether or not there is an alert, for a test event. */
export function targetSample(
	finding: TargetFinding,
	wording: TargetWording,
	report: PendingReport,
): INodeExecutionData {
	const isAlert = finding.verdict === 'alert';
	const facts = isAlert ? { transition: 'began' as const, since: finding.since } : undefined;
	return itemOf(finding, facts, wording, report);
}

interface ItemFacts {
	readonly transition: Transition;
	readonly since: string;
}

function itemOf(
	finding: TargetFinding,
	facts: ItemFacts | undefined,
	wording: TargetWording,
	report: PendingReport,
): INodeExecutionData {
	const { site, figure, name, days } = finding.target;
	const json = toItem({
		alert: facts?.transition ?? 'none',
		alertId: alertIdOf({
			site,
			figure: figureKeyOf(figure),
			kind: finding.kind,
			target: days.from,
			dimension: name && TARGET_DIMENSION,
			name: name?.value ?? '',
		}),
		...targetFacts(finding, wording),
		since: facts?.since ?? null,
		reportJob: jobFactsOf(report),
	});
	return { json };
}
