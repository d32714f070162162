import { addDays } from '../../base/dates/dayArithmetic';
import type { JsonRecord } from '../../base/json/json';
import type { PendingReport } from '../../polling/pollReport';
import type { Notification } from '../alertLifecycle';
import { nearestExpected } from '../evaluateDays';
import type { EvaluatedSeries } from '../findings/evaluatedSeries';
import { ruleOfFinding } from '../rule/alertRule';
import type { AlertFigure, AlertRule } from '../rule/alertRule';
import type { WatchedSpec } from './causeReports';
import { dimensionsOf } from './causeReports';
import type { HeldAlert, PendingExplanation } from './pendingExplanation';
import { HOLD_MS } from './pollExplanation';

/** Notifications and the items that they become, in the same order. */
interface FoundAlerts {
	readonly notifications: ReadonlyArray<Notification<EvaluatedSeries>>;
	readonly items: readonly JsonRecord[];
	readonly report: Pick<PendingReport, 'submittedAt'>;
}

type Rules = readonly [AlertRule, ...AlertRule[]];

/**
 * Holds back alerts that have begun until their causes are known.
 *
 * @param spec the report whose parts may be causes
 * @param now Unix milliseconds
 * @returns undefined if there is nothing to explain, or if polls are so rare that an alert would
 *   come too late
 */
export function holdAlerts(
	{ notifications, items, report }: FoundAlerts,
	rules: Rules,
	spec: WatchedSpec,
	now: number,
): PendingExplanation | undefined {
	if (now - report.submittedAt > HOLD_MS) return undefined;
	const alerts = notifications.flatMap((one, at) => heldAlert(one, at, rules) ?? []);
	const days = alerts.flatMap(({ window }) => window.days).sort();
	const [first] = days;
	const to = days.at(-1);
	if (first === undefined || to === undefined) return undefined;
	return {
		since: now,
		alerts,
		items,
		days: { from: addDays(first, -historyOf(rules[0])), to },
		requests: dimensionsOf(spec).map((dimension) => ({ dimension })),
	};
}

function heldAlert(
	{ transition, finding }: Notification<EvaluatedSeries>,
	at: number,
	rules: Rules,
): HeldAlert | undefined {
	const { kind, evaluation, window, figure } = finding;
	if (transition !== 'began' || kind === 'noData') return undefined;
	if (typeof evaluation?.value !== 'number') return undefined;
	const scale = isInPercent(ruleOfFinding(rules, finding).figure) ? 100 : 1;
	const expected = nearestExpected(evaluation);
	return {
		at,
		figure,
		side: kind,
		window,
		value: evaluation.value / scale,
		expected: expected === undefined ? undefined : expected / scale,
	};
}

/** Whether the values of a figure are a hundred times its quotient. */
export function isInPercent({ as, denominator }: AlertFigure): boolean {
	return as === 'percent' && denominator !== undefined;
}

/** Enough for the level and the weekdays of each part; a year of each country would be too large. */
const HISTORY_DAYS = 26 * 7;

function historyOf({ expected, span, weeks }: AlertRule): number {
	const isLong = span.is === 'days' && (expected.by === 'baseline' || expected.by === 'bound');
	return isLong ? HISTORY_DAYS : 7 * weeks;
}
