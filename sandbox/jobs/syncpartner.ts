import { reading, startedRun, writing } from '../request/siteEndpoints';
import { type Values, isOrAnything, oneOfAt, textAt } from '../request/values';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { list, members } from '../http/reply';
import { type JobGroup, jobExists, jobLastStatus, jobSearch, jobStatus } from './jobEndpoints';
import { FAMILIES } from './plannedJobs';
import type { Purpose } from './runHistory';
import { MAPPING_COLUMNS, type SyncJob, syncFile } from './syncResults';
import type { JobStore } from './store';

const group: JobGroup<SyncJob> = {
	name: 'syncpartner',
	shelfOf: (call) => workOf(call).syncpartner,
	more: { columns: ['job_family'], of: ({ family }) => [family] },
	filters: {
		optional: ['family'],
		passes: (job, values) => isOrAnything(oneOfAt(values, 'family', FAMILIES), job.family),
	},
};

/** What is exchanged with partners (docs/platform.md, EPC partner sync). */
export const syncpartnerEndpoints: readonly SiteEndpoint<JobStore>[] = [
	jobExists(group),
	jobSearch(group),
	jobStatus(group),
	jobLastStatus(group),
	reading('syncpartner/mapping', { required: ['job-id'] }, (call, values) =>
		list(MAPPING_COLUMNS, workOf(call).syncResults.mapping(jobAt(call, values))),
	),
	// Observed practice: it is a GET, although it removes.
	reading('syncpartner/reset_data', { required: ['job-id'] }, (call, values) =>
		members({ data: { removed: workOf(call).syncResults.reset(jobAt(call, values)) } }),
	),
	reading('syncpartner/download', { required: ['jobrun-id'] }, (call, values) => {
		const { runs } = group.shelfOf(call);
		return runs.result(runs.find(textAt(values, 'jobrun-id')));
	}),
	runAgain('relaunch', 'usual', []),
	runAgain('raw', 'raw', []),
	runAgain('testing', 'testing', ['config']),
];

function runAgain(
	name: string,
	purpose: Purpose,
	objects: readonly string[],
): SiteEndpoint<JobStore> {
	const rules = { required: ['jobrun-id'], objects };
	return writing(`syncpartner/${name}`, rules, (call, values) => {
		const { runs } = group.shelfOf(call);
		const job = group.shelfOf(call).jobOf(runs.find(textAt(values, 'jobrun-id')));
		return startedRun(runs.start(job.id, syncFile(call.site, job, purpose), purpose));
	});
}

function jobAt(call: SiteCall<JobStore>, values: Values): SyncJob {
	return group.shelfOf(call).job(textAt(values, 'job-id'));
}

function workOf(call: SiteCall<JobStore>) {
	return call.store.work.of(call.site);
}
