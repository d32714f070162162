import { createHash } from 'node:crypto';
import { reading, startedRun, writing } from '../request/siteEndpoints';
import { textAt } from '../request/values';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { Refusal } from '../http/refusal';
import { list, members } from '../http/reply';
import { jobLastStatus, jobSearch, jobStatus, jobUpdate } from './jobEndpoints';
import type { Job } from './jobShelf';
import type { JobStore } from './store';

const group = {
	name: 'adhoc',
	shelfOf: (call: SiteCall<JobStore>) => call.store.work.of(call.site).adhoc,
};

/**
 * Ad hoc jobs (docs/platform.md, Ad hoc jobs). Observed practice: a launch carries
 * the job's own token.
 */
export const adhocEndpoints: readonly SiteEndpoint<JobStore>[] = [
	jobSearch(group),
	jobStatus(group),
	jobLastStatus(group),
	jobUpdate(group),
	reading('adhoc/get_token', { required: ['job-id'] }, (call, values) =>
		list(['token'], [[tokenOf(call, group.shelfOf(call).job(textAt(values, 'job-id')))]]),
	),
	writing('adhoc/launch_with_configuration', { required: ['token'], open: true }, (call, values) =>
		start(call, jobWithToken(call, textAt(values, 'token'))),
	),
	writing('adhoc/test', { required: ['job-id'], open: true }, (call, values) =>
		start(call, group.shelfOf(call).job(textAt(values, 'job-id'))),
	),
	writing('adhoc/relaunch', { required: ['jobrun-id'] }, (call, values) => {
		const shelf = group.shelfOf(call);
		return start(call, shelf.jobOf(shelf.runs.find(textAt(values, 'jobrun-id'))));
	}),
];

function start(call: SiteCall<JobStore>, job: Job) {
	return startedRun(group.shelfOf(call).runs.start(job.id, () => members({})));
}

function tokenOf({ site }: SiteCall<JobStore>, job: Job): string {
	return createHash('sha256')
		.update(`${site.name} ad hoc job ${job.id}`)
		.digest('hex')
		.slice(0, 40);
}

function jobWithToken(call: SiteCall<JobStore>, token: string): Job {
	const job = group.shelfOf(call).jobs.find((candidate) => tokenOf(call, candidate) === token);
	if (job) return job;
	throw new Refusal(
		403,
		'JOB_TOKEN_INVALID',
		'The token belongs to no ad hoc job of this site: read it with adhoc/get_token.',
	);
}
