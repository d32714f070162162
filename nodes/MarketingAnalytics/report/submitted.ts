import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import { isJourney, splitOf } from '../../../platform/reports/types';
import { daysAsFacts, encodePlan } from '../../../platform/reports/transform/planCodec';
import type { Dated } from '../../shared/report/request/dated';
import type { ReportInput } from '../../shared/report/request/read';
import type { ItemProgress } from '../../shared/run/eachItem';
import { resultValues } from '../../shared/run/eachItem';

/** A request that the platform has accepted as a job. */
export type Submitted<Request extends ReportInput> = Dated<Request> & {
	readonly job: JobRun;
	/** When it was sent, in Unix milliseconds. */
	readonly requestedMs: number;
};

/**
 * What Report > Collect needs to know about a job: the kind of an analysis, the transformations of
 * a report.
 */
export function jobReferenceOf({
	job,
	requestedMs,
	body,
	days,
	plan,
	sites,
}: Submitted<ReportInput>) {
	const [item] = body.reports;
	const { kind } = item;
	const report = plan ? encodePlan({ plan, ...splitOf(body) }, item) : {};
	return {
		jobId: job.id,
		site: job.site,
		...(sites ? { sites: sites.names.length } : {}),
		...(isJourney(kind) ? { kind } : {}),
		...daysAsFacts(days),
		submittedAt: new Date(requestedMs).toISOString(),
		...(Object.keys(report).length > 0 ? { report } : {}),
	};
}

/** Names the jobs that continue on the platform although the node has ended. */
export function jobsNote(progress: ItemProgress<{ readonly job: JobRun }>): string {
	return submittedNote(resultValues(progress).map(({ job }) => job));
}

/** As `jobsNote`, for a list of jobs. */
export function submittedNote(jobs: ReadonlyArray<Pick<JobRun, 'id'>>): string {
	if (jobs.length === 0) return '';
	const ids = jobs.map(({ id }) => id).join(', ');
	return `Submitted in this run: ${ids}. Report > Collect can fetch the reports by job ID`;
}
