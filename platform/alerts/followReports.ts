import type { Fault } from '../client/faults';
import type { PollResult } from '../polling/pollResult';
import type { PendingReport, ReportSource } from '../polling/reports';
import { pollReport } from '../polling/reports';
import type { Alert, Finding, Notification } from './ongoing';
import { follow } from './ongoing';
import type { AlertState } from './state';
import type { SteadySeries } from './steady';

/** What was found out in a report. */
export interface Judgement<F extends Finding> {
	/** Why it cannot be judged, or not all of it. */
	readonly defect: Fault | undefined;
	/** Undefined where nothing of it can be judged. */
	readonly judged?:
		| {
				/** Up to when: a day, or an hour of one. */
				readonly through: string;
				readonly findings: readonly F[];
				/** Alerts that go on of what is still watched; all where left out. */
				readonly ongoing?: readonly Alert[];
				/** What had something on every day. */
				readonly steady?: readonly SteadySeries[];
		  }
		| undefined;
}

/** How to get a report, and what to make of it. */
export interface JudgedSource<F extends Finding> extends Omit<ReportSource<never>, 'fetch'> {
	/** After how many milliseconds an alert that goes on is told again; 0 for never. */
	readonly repeatMs: number;
	/** Fetches a report and judges it, knowing which alerts go on. @throws Fault */
	judge(
		report: PendingReport,
		ongoing: readonly Alert[],
		steady: readonly SteadySeries[] | undefined,
	): Promise<Judgement<F>>;
}

/** What a poll has to tell, and which report it comes from. */
export interface Told<F extends Finding> {
	readonly report: PendingReport;
	readonly notifications: ReadonlyArray<Notification<F>>;
}

/**
 * One poll: submits a report when it is due, and judges one that is ready; one that is older than what was
 * judged already is left aside. Without figures nothing begins and nothing ends; where they cannot be read,
 * that is told once.
 *
 * @param now Unix milliseconds
 */
export async function followReports<F extends Finding>(
	before: AlertState | undefined,
	{ repeatMs, judge, ...source }: JudgedSource<F>,
	now: number,
): Promise<PollResult<AlertState, Told<F>> & { readonly state: AlertState }> {
	const { through = '', alerts = [], isUnread, steady } = before ?? {};
	const fetch = async (report: PendingReport) => ({
		report,
		...(await judge(report, alerts, steady)),
	});
	const polled = await pollReport(before?.reports, { ...source, fetch }, now);
	const { state: reports, news, ...rest } = polled;
	const known = { reports, through, alerts, ...remembered(steady) };
	if (!news) return { ...rest, state: isUnread ? { ...known, isUnread } : known };

	const { report, defect, judged } = news;
	const start = defect ? { ...known, isUnread: true } : known;
	const errors = defect && !isUnread ? [...rest.errors, defect] : rest.errors;
	const told = { ...rest, errors };
	if (!judged || judged.through < through) return { ...told, state: start };
	const followed = follow(judged.ongoing ?? alerts, judged.findings, now, repeatMs);
	const { notifications } = followed;
	const state = { ...after(start, judged), alerts: followed.alerts };
	return { ...told, state, news: notifications.length > 0 ? { report, notifications } : undefined };
}

function after<F extends Finding>(
	start: AlertState,
	{ through, steady = start.steady }: NonNullable<Judgement<F>['judged']>,
): AlertState {
	return { ...start, ...remembered(steady), through };
}

function remembered(steady: readonly SteadySeries[] = []): Pick<AlertState, 'steady'> {
	return steady.length > 0 ? { steady } : {};
}
