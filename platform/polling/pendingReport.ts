import type { JobRun } from '../http/jobs/jobRuns';
import type { JobContract } from '../http/jobs/awaitJobs';
import type { Schedule } from './schedule';

/** A submitted report without a result yet. Moments are Unix milliseconds. */
export interface PendingReport extends JobRun {
	/** The moment at which it was due. */
	readonly slot: number;
	readonly submittedAt: number;
	/** The platform's clock at the submission, if the reply states it. */
	readonly askedAt?: number;
	/** The last requested day (YYYY-MM-DD), if a result without it should be reported. */
	readonly lastDay?: string;
	/** The moment before which the platform asks not to be queried about it. */
	readonly notBefore?: number;
}

/** A due report that the platform has not accepted yet. Moments are Unix milliseconds. */
export interface UnsentReport {
	readonly slot: number;
	/** The moment of the first attempt. */
	readonly since: number;
	/** The moment before which it is not retried. */
	readonly notBefore: number;
	readonly tries: number;
	/** The number of attempts whose outcome is unknown. */
	readonly unanswered: number;
}

/**
 * The moment that a report is about: the one at which it was due, however late it was submitted,
 * converted to the platform's clock if known.
 */
export function momentOfReport({ slot, submittedAt, askedAt }: PendingReport): number {
	return slot + ((askedAt ?? submittedAt) - submittedAt);
}

/** The state of a trigger that polls reports. */
export interface ReportState {
	/** The schedule of `slot`, as JSON. */
	readonly schedule: string;
	/** The last slot that is done: its report was submitted, or is not needed. */
	readonly slot: number;
	/** In the order of their next check. */
	readonly pending: readonly PendingReport[];
	readonly unsent?: UnsentReport | undefined;
}

/** When and how to submit a report. */
export interface ReportSource<News> {
	readonly schedule: Schedule;
	/** False for a poll that was not started by its schedule. */
	readonly isOnTime: boolean;
	/** True for the first poll after the trigger was activated: earlier slots were not missed. */
	readonly isActivated: boolean;
	/** Which missed slots are made up for. */
	readonly missed: 'all' | 'latest';
	/** After how many milliseconds a report is abandoned. */
	readonly giveUpMs: number;
	readonly contract: JobContract<JobRun>;
	/** Submits the report of a slot, with its days relative to that moment. */
	submit(slot: number): Promise<JobRun & Pick<PendingReport, 'askedAt' | 'lastDay'>>;
	/** A call without side effects that fails while the platform is unavailable. */
	isThere(): Promise<unknown>;
	fetch(report: PendingReport): Promise<News>;
}
