import type { JobRun } from '../../../platform/client/jobs/runs';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import { splitOf } from '../../../platform/reports/types';
import { daysAsFacts, writeWanted } from '../../../platform/reports/answer/written';
import type { Dated } from '../../shared/report/request/dated';
import type { WantedReport } from '../../shared/report/request/read';
import type { Progress } from '../../shared/run/eachItem';
import { valuesOf } from '../../shared/run/eachItem';

/** A request that the platform has taken as a job. */
export type Submitted<Request extends WantedReport> = Dated<Request> & {
	readonly job: JobRun;
	/** When it was sent, in Unix milliseconds. */
	readonly askedMs: number;
};

/**
 * What Report > Collect knows of a job: of an analysis its kind, of a report what becomes of its rows.
 */
export function handleOf({ job, askedMs, body, days, answer }: Submitted<WantedReport>) {
	const [item] = body.reports;
	const { kind } = item;
	const report = answer ? writeWanted({ answer, ...splitOf(body) }, item) : {};
	return {
		jobId: job.id,
		site: job.site,
		...(isJourney(kind) ? { kind } : {}),
		...daysAsFacts(days),
		submittedAt: new Date(askedMs).toISOString(),
		...(Object.keys(report).length > 0 ? { report } : {}),
	};
}

/** Tells which jobs go on in the platform although the node has ended. */
export function jobsNote(progress: Progress<{ readonly job: JobRun }>): string {
	return submittedNote(valuesOf(progress).map(({ job }) => job));
}

/** The same of jobs. */
export function submittedNote(jobs: readonly JobRun[]): string {
	if (jobs.length === 0) return '';
	const ids = jobs.map(({ id }) => id).join(', ');
	return `Submitted in this run: ${ids}. Report > Collect can fetch them by job ID`;
}
