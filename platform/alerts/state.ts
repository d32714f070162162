import { isRecord, listOf } from '../client/values/json';
import type { ReportState } from '../polling/reports';
import { readReportState } from '../polling/state';
import type { Alert } from './ongoing';
import { readAlerts } from './ongoing';

/** What a trigger remembers of its alerts. */
export interface AlertState {
	/** Its reports that are under way. */
	readonly reports: ReportState;
	/** By job ID: what time it was on the platform when it was asked, in Unix milliseconds. */
	readonly asOf: ReadonlyArray<readonly [id: string, ms: number]>;
	/** Up to when figures were judged; what is older is not judged any more. */
	readonly through: string;
	/** Those that go on. */
	readonly alerts: readonly Alert[];
}

/** Reads what an earlier poll left; anything of another shape counts as nothing. */
export function readAlertState(state: unknown): AlertState | undefined {
	if (!isRecord(state)) return undefined;
	const reports = readReportState(state.reports);
	if (!reports) return undefined;
	return {
		reports,
		asOf: listOf(state.asOf).flatMap(readTime),
		through: typeof state.through === 'string' ? state.through : '',
		alerts: readAlerts(state.alerts),
	};
}

function readTime(entry: unknown): Array<readonly [string, number]> {
	const [id, ms] = listOf(entry);
	return typeof id === 'string' && typeof ms === 'number' ? [[id, ms]] : [];
}
