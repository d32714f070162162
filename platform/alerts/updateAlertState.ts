import type { Fault } from '../http/errors/fault';
import type { PendingReport, ReportState } from '../polling/pendingReport';
import type { PollResult } from '../polling/pollResult';
import type { OpenAlert, SeriesFinding, Notification } from './alertLifecycle';
import { updateAlerts } from './alertLifecycle';
import type { AlertState } from './alertState';
import { rememberEnded } from './memory/endedAlerts';
import type { ArrivingDay } from './memory/lateFigures';
import type { SteadySeries } from './memory/steadySeries';

/** The result of evaluating a report. */
export interface ReportEvaluation<F extends SeriesFinding> {
	/** Why the report, or part of it, cannot be evaluated. */
	readonly error: Fault | undefined;
	/** Undefined if nothing can be evaluated. */
	readonly evaluated?:
		| {
				/** The last evaluated time: a day, or an hour of a day. */
				readonly through: string;
				readonly findings: readonly F[];
				/**
				 * The open alerts of series that are still monitored; all open alerts if left out.
				 */
				readonly ongoing?: readonly OpenAlert[];
				/** The series that had a figure on every day. */
				readonly steady?: readonly SteadySeries[];
		  }
		| undefined;
	/** How the figures of the last days have grown. */
	readonly arrivals?: readonly ArrivingDay[];
}

/** Facts from earlier reports. */
export type AlertMemory = Pick<AlertState, 'steady' | 'arrivals' | 'ended'>;

/** A poll of reports, with the evaluation of the report that was ready. */
type EvaluatedPoll<F extends SeriesFinding> = PollResult<
	ReportState,
	ReportEvaluation<F> & { readonly report: PendingReport }
> & { readonly state: ReportState };

/** The notifications of a poll, and the report that they come from. */
export interface AlertNotifications<F extends SeriesFinding> {
	readonly report: PendingReport;
	readonly notifications: ReadonlyArray<Notification<F>>;
}

/**
 * Updates the open alerts and the memory after a poll. A report that ends before the last evaluated
 * time is ignored. Without figures no alert begins or ends; if they cannot be read, one error is
 * emitted.
 *
 * @param now Unix milliseconds
 * @param repeatMs the interval after which an open alert is repeated; 0 for never
 */
export function updateAlertState<F extends SeriesFinding>(
	before: AlertState | undefined,
	{ state: reports, news, ...rest }: EvaluatedPoll<F>,
	now: number,
	repeatMs: number,
): PollResult<AlertState, AlertNotifications<F>> & { readonly state: AlertState } {
	const { through = '', alerts = [], isUnread, steady, arrivals, ended } = before ?? {};
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
