import { isRecord } from '../base/json/json';
import type { ReportState } from '../polling/pollReport';
import { readReportState } from '../polling/state';
import type { OpenAlert } from './alertLifecycle';
import { readAlerts } from './alertLifecycle';
import type { ArrivingDay } from './lateFigures';
import { readArrivals } from './lateFigures';
import type { EndedAlert } from './endedAlerts';
import { readEnded } from './endedAlerts';
import type { SteadySeries } from './steadySeries';
import { readSteady } from './steadySeries';
import { isTime } from './rule/alertWindow';
import { DAY_MS } from '../base/dates/durations';
import type { PendingExplanation } from './causes/pendingExplanation';
import { readExplanation } from './causes/pendingExplanation';

/** What a trigger remembers of its alerts. */
export interface AlertState {
	/** Its reports that are under way. */
	readonly reports: ReportState;
	/** Up to when figures were judged; what is older is not judged any more. */
	readonly through: string;
	/** Those that go on. */
	readonly alerts: readonly OpenAlert[];
	/** Whether the last report could not be read, which was told then. */
	readonly isUnread?: boolean | undefined;
	/** What had something on every day at the last look. */
	readonly steady?: readonly SteadySeries[] | undefined;
	/** How the figures of the last days have grown from one report to the next. */
	readonly arrivals?: readonly ArrivingDay[] | undefined;
	/** The alerts of the last weeks that ended because their figure came back. */
	readonly ended?: readonly EndedAlert[] | undefined;
	/** Alerts that are held back until their causes are known. */
	readonly explaining?: PendingExplanation | undefined;
}

/**
 * Reads what an earlier poll left; undefined where it is of another shape or lies in the future, as
 * nothing would be told until then.
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

// The day of a site may be a day ahead, and clocks differ.
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
		...{ reports, through, alerts },
		...(stored.isUnread === true ? { isUnread: true } : {}),
		...(steady.length > 0 ? { steady } : {}),
		...(arrivals.length > 0 ? { arrivals } : {}),
		...(ended.length > 0 ? { ended } : {}),
		...(explaining ? { explaining } : {}),
	};
}
