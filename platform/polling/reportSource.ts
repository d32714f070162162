import type { JobRun } from '../http/jobs/jobRuns';
import type { JobContract } from '../http/jobs/awaitJobs';
import type { Schedule } from './schedule';

/** A report that was submitted and is not there yet. Moments are Unix milliseconds. */
export interface PendingReport extends JobRun {
	/** When it was due. */
	readonly slot: number;
	readonly submittedAt: number;
	/** What time it was on the platform when it was asked, where it says. */
	readonly askedAt?: number;
	/** The last day that it was asked for (YYYY-MM-DD), where it is to be told when that is missing. */
	readonly lastDay?: string;
	/** Before when the platform does not want to be asked about it. */
	readonly notBefore?: number;
}

/** A report that is due and that the platform has not taken so far. Moments are Unix milliseconds. */
export interface UnsentReport {
	readonly slot: number;
	/** Of the first try. */
	readonly since: number;
	/** Before when it is not tried again. */
	readonly notBefore: number;
	readonly tries: number;
	/** How many tries may have been received all the same. */
	readonly unanswered: number;
}

/**
 * The moment that a report is about, by the platform's clock where it says what time it is: when it was due,
 * however late it was asked for.
 */
export function momentOfReport({ slot, submittedAt, askedAt }: PendingReport): number {
	return slot + ((askedAt ?? submittedAt) - submittedAt);
}

/** What a trigger remembers of its reports. */
export interface ReportState {
	/** The schedule that `slot` belongs to, as JSON. */
	readonly schedule: string;
	/** The last moment for which a report was submitted, or need not be. */
	readonly slot: number;
	/** The one to look at first comes first. */
	readonly pending: readonly PendingReport[];
	readonly unsent?: UnsentReport | undefined;
}

/** When to submit a report, and how. */
export interface ReportSource<News> {
	readonly schedule: Schedule;
	/** False where a poll happens for another reason than that its time has come. */
	readonly isOnTime: boolean;
	/** True in the first poll after somebody has turned the trigger on: nobody missed what came before. */
	readonly isActivated: boolean;
	/** Which times are made up for that came while nobody polled. */
	readonly missed: 'all' | 'latest';
	/** After how many milliseconds a report is given up. */
	readonly giveUpMs: number;
	readonly contract: JobContract<JobRun>;
	/** Submits the report of a slot: its days are those of that moment. */
	submit(slot: number): Promise<JobRun & Pick<PendingReport, 'askedAt' | 'lastDay'>>;
	/** A call that costs nothing, and fails where the platform is away. */
	isThere(): Promise<unknown>;
	fetch(report: PendingReport): Promise<News>;
}
