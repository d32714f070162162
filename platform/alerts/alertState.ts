import { isRecord } from '../base/json/json';
import type { ReportState } from '../polling/pollReport';
import { readReportState } from '../polling/state';
import type { OpenAlert } from './alertLifecycle';
import { readAlerts } from './alertLifecycle';
import type { ArrivingDay } from './memory/lateFigures';
import { readArrivals } from './memory/lateFigures';
import type { EndedAlert } from './memory/endedAlerts';
import { readEnded } from './memory/endedAlerts';
import type { SteadySeries } from './memory/steadySeries';
import { readSteady } from './memory/steadySeries';
import { isTime } from './rule/alertWindow';
import { DAY_MS } from '../base/dates/durations';
import type { PendingExplanation } from './causes/pendingExplanation';
import { readExplanation } from './causes/pendingExplanation';

/** The state of a trigger with alerts. */
export interface AlertState {
	/** Its pending reports. */
	readonly reports: ReportState;
	/** The last evaluated time; earlier figures are not evaluated again. */
	readonly through: string;
	/** The open alerts. */
	readonly alerts: readonly OpenAlert[];
	/** Whether the last report could not be read, which was reported then. */
	readonly isUnread?: boolean | undefined;
	/** The series that had a figure on every day at the last poll. */
	readonly steady?: readonly SteadySeries[] | undefined;
	/** How the figures of the last days have grown from one report to the next. */
	readonly arrivals?: readonly ArrivingDay[] | undefined;
	/** The alerts of the last weeks that ended because their figure recovered. */
	readonly ended?: readonly EndedAlert[] | undefined;
	/** Alerts that are held back until their causes are known. */
	readonly explaining?: PendingExplanation | undefined;
}

/**
 * Reads the state of an earlier poll; undefined if it has another shape, or lies in the future,
 * where it would silence all alerts until then.
 *
 * @param now Unix milliseconds
 */
export function readAlertState(stored: unknown, now: number): AlertState | undefined {
	const state = stateIn(stored, now);
	if (!state) return undefined;
	const { through, alerts, reports } = state;
	const days = [
		through,
		...alerts.flatMap(({ since, unknownSince = since }) => [since, unknownSince]),
	];
	const latest = now + SPARE_DAYS * DAY_MS;
	const lastDay = new Date(latest).toISOString().slice(0, 10);
	const isPast = days.every((time) => time.slice(0, 10) <= lastDay);
	const areRequestsPast = reports.pending.every(({ askedAt = 0 }) => askedAt <= latest);
	return isPast && areRequestsPast ? state : undefined;
}

// The date of a site may be a day ahead, and clocks differ.
const SPARE_DAYS = 2;

function stateIn(stored: unknown, now: number): AlertState | undefined {
	if (!isRecord(stored)) return undefined;
	const reports = readReportState(stored.reports);
	const alerts = readAlerts(stored.alerts);
	const { through } = stored;
	const isKnown = through === '' || isTime(through);
	if (!reports || !alerts || !isKnown) return undefined;
	const steady = readSteady(stored.steady);
	const arrivals = readArrivals(stored.arrivals);
	const ended = readEnded(stored.ended);
	const explaining = readExplanation(stored.explaining, now);
	return {
		reports,
		through,
		alerts,
		...(stored.isUnread === true ? { isUnread: true } : {}),
		...(steady.length > 0 ? { steady } : {}),
		...(arrivals.length > 0 ? { arrivals } : {}),
		...(ended.length > 0 ? { ended } : {}),
		...(explaining ? { explaining } : {}),
	};
}
