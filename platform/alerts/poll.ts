import type { PollResult } from '../polling/pollResult';
import type { PendingReport, ReportSource } from '../polling/reports';
import { pollReport } from '../polling/reports';
import { defectOf } from './defect';
import type { Figures } from './figures';
import type { Judged } from './judge';
import { judge } from './judge';
import type { Notification } from './ongoing';
import { follow } from './ongoing';
import type { AlertRule } from './rule';
import type { AlertState } from './state';
import { windowOf } from './window';

/** How to get figures, and when to tell of them. */
export interface AlertSource extends Omit<ReportSource<never>, 'fetch'> {
	readonly rule: AlertRule;
	/** After how many milliseconds an alert that goes on is told again; 0 for never. */
	readonly repeatMs: number;
	/** Undefined where the report does not say which days it covers. */
	fetch(report: PendingReport): Promise<Figures | undefined>;
}

/** What a poll has to tell, and which report it comes from. */
export interface AlertNotifications {
	readonly report: PendingReport;
	readonly notifications: ReadonlyArray<Notification<Judged>>;
}

interface Read {
	readonly report: PendingReport;
	readonly figures: Figures | undefined;
}

/**
 * One poll: submits a report when it is due, and judges one that is ready. A report is judged as of
 * the time when it was asked for, by the platform's clock, however late it is read; one that is
 * older than what was judged already is left aside. Without figures nothing begins and nothing ends;
 * where they cannot be read, that is told once.
 *
 * @param now Unix milliseconds
 */
export async function pollAlerts(
	before: AlertState | undefined,
	{ rule, repeatMs, ...source }: AlertSource,
	now: number,
): Promise<PollResult<AlertState, AlertNotifications>> {
	const fetch = async (report: PendingReport) => ({ report, figures: await source.fetch(report) });
	const polled = await pollReport<Read>(before?.reports, { ...source, fetch }, now);
	const { state: reports, news, ...rest } = polled;
	const { through = '', alerts: ongoing = [], isUnread } = before ?? {};
	const known = { reports, through, alerts: ongoing };
	if (!news) return { ...rest, state: isUnread ? { ...known, isUnread } : known };

	const { report, figures } = news;
	const defect = defectOf(figures);
	const start = defect ? { ...known, isUnread: true } : known;
	const errors = defect && !isUnread ? [...rest.errors, defect] : rest.errors;
	const told = { ...rest, errors };
	if (!figures) return { ...told, state: start };

	const at = report.askedAt ?? report.submittedAt;
	const window = windowOf(rule.span, figures.days, at, figures.zone);
	if (window.through < start.through) return { ...told, state: start };
	const judged = judge(figures, window, rule, start.alerts);
	const { alerts, notifications } = follow(start.alerts, judged, now, repeatMs);
	const state = { ...start, through: window.through, alerts };
	return { ...told, state, news: notifications.length > 0 ? { report, notifications } : undefined };
}
