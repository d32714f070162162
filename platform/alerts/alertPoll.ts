import type { Fault } from '../http/errors/fault';
import type { PollResult } from '../polling/pollResult';
import type { PendingReport, ReportSource } from '../polling/pollReport';
import { pollReport } from '../polling/pollReport';
import type { OpenAlert, SeriesFinding, Notification } from './alertLifecycle';
import { updateAlerts } from './alertLifecycle';
import type { AlertState } from './alertState';
import { rememberEnded } from './endedAlerts';
import type { ArrivingDay } from './lateFigures';
import type { SteadySeries } from './steadySeries';

/** What was found out in a report. */
export interface ReportEvaluation<F extends SeriesFinding> {
	/** Why it cannot be judged, or not all of it. */
	readonly error: Fault | undefined;
	/** Undefined where nothing of it can be judged. */
	readonly evaluated?:
		| {
				/** Up to when: a day, or an hour of one. */
				readonly through: string;
				readonly findings: readonly F[];
				/** Alerts that go on of what is still watched; all where left out. */
				readonly ongoing?: readonly OpenAlert[];
				/** What had something on every day. */
				readonly steady?: readonly SteadySeries[];
		  }
		| undefined;
	/** How the figures of the last days have grown. */
	readonly arrivals?: readonly ArrivingDay[];
}

/** What earlier reports have shown. */
type AlertMemory = Pick<AlertState, 'steady' | 'arrivals' | 'ended'>;

/** How to get a report, and what to make of it. */
export interface AlertPollSource<F extends SeriesFinding> extends Omit<
	ReportSource<never>,
	'fetch'
> {
	/** After how many milliseconds an alert that goes on is told again; 0 for never. */
	readonly repeatMs: number;
	/** Fetches a report and judges it, knowing which alerts go on. @throws Fault */
	evaluate(
		report: PendingReport,
		ongoing: readonly OpenAlert[],
		memory: AlertMemory,
	): Promise<ReportEvaluation<F>>;
}

/** What a poll has to tell, and which report it comes from. */
export interface AlertNotifications<F extends SeriesFinding> {
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
export async function pollForAlerts<F extends SeriesFinding>(
	before: AlertState | undefined,
	{ repeatMs, evaluate, ...source }: AlertPollSource<F>,
	now: number,
): Promise<PollResult<AlertState, AlertNotifications<F>> & { readonly state: AlertState }> {
	const { through = '', alerts = [], isUnread, steady, arrivals, ended } = before ?? {};
	const fetch = async (report: PendingReport) => ({
		report,
		...(await evaluate(report, alerts, { steady, arrivals, ended })),
	});
	const polled = await pollReport(before?.reports, { ...source, fetch }, now);
	const { state: reports, news, ...rest } = polled;
	const known = { reports, through, alerts, ...remembered({ steady, arrivals, ended }) };
	if (!news) return { ...rest, state: isUnread ? { ...known, isUnread } : known };

	const { report, error, evaluated } = news;
	const grown = { ...known, ...remembered({ steady, arrivals: news.arrivals ?? arrivals, ended }) };
	const start = error ? { ...grown, isUnread: true } : grown;
	const errors = error && !isUnread ? [...rest.errors, error] : rest.errors;
	const result = { ...rest, errors };
	if (!evaluated || evaluated.through < through) return { ...result, state: start };
	const followed = updateAlerts(evaluated.ongoing ?? alerts, evaluated.findings, now, repeatMs);
	const { notifications } = followed;
	const memory = { ended: rememberEnded(ended, notifications, evaluated.through) };
	const state = { ...after(start, evaluated, memory), alerts: followed.alerts };
	return {
		...result,
		state,
		news: notifications.length > 0 ? { report, notifications } : undefined,
	};
}

function after<F extends SeriesFinding>(
	{ reports, alerts, isUnread, arrivals, steady: steadyBefore }: AlertState,
	{ through, steady = steadyBefore }: NonNullable<ReportEvaluation<F>['evaluated']>,
	{ ended }: Pick<AlertMemory, 'ended'>,
): AlertState {
	const state = { reports, through, alerts, ...remembered({ steady, arrivals, ended }) };
	return isUnread ? { ...state, isUnread } : state;
}

function remembered({ steady = [], arrivals = [], ended = [] }: AlertMemory): AlertMemory {
	return {
		...(steady.length > 0 ? { steady } : {}),
		...(arrivals.length > 0 ? { arrivals } : {}),
		...(ended.length > 0 ? { ended } : {}),
	};
}
