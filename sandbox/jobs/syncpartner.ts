import { list, members } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading, startedRun, writing } from '../request/siteEndpoints';
import { type Values, isOrAnything, oneOfAt, textAt } from '../request/values';
import { type JobGroup, jobExists, jobLastStatus, jobSearch, jobStatus } from './jobEndpoints';
import { FAMILIES } from './plannedJobs';
import type { Purpose } from './runHistory';
import { workOf } from './siteWork';
import { MAPPING_COLUMNS, type SyncJob, syncFile } from './syncResults';

const group: JobGroup<SyncJob> = {
	name: 'syncpartner',
	shelfOf: (call) => workOf(call).syncpartner,
	more: { columns: ['job_family'], of: ({ family }) => [family] },
	filters: {
		names: ['family?'],
		passes: (job, values) => isOrAnything(oneOfAt(values, 'family', FAMILIES), job.family),
	},
};

/** What is exchanged with partners (docs/platform.md, EPC partner sync). */
export const syncpartnerEndpoints: readonly SiteEndpoint[] = [
	jobExists(group),
	jobSearch(group),
	jobStatus(group),
	jobLastStatus(group),
	reading('syncpartner/mapping', ['job-id'], (call, values) =>
		list(MAPPING_COLUMNS, workOf(call).syncResults.mapping(jobAt(call, values))),
	),
	// Observed practice: it is a GET, although it removes.
	reading('syncpartner/reset_data', ['job-id'], (call, values) =>
		members({ data: { removed: workOf(call).syncResults.reset(jobAt(call, values)) } }),
	),
	reading('syncpartner/download', ['jobrun-id'], (call, values) => {
		const { runs } = group.shelfOf(call);
		return runs.result(runs.find(textAt(values, 'jobrun-id')));
	}),
	runAgain('relaunch', 'usual'),
	runAgain('raw', 'raw'),
	runAgain('testing', 'testing', ['config']),
];

function runAgain(name: string, purpose: Purpose, objects: readonly string[] = []): SiteEndpoint {
	const run = (call: SiteCall, values: Values) => {
		const { runs } = group.shelfOf(call);
		const job = group.shelfOf(call).jobOf(runs.find(textAt(values, 'jobrun-id')));
		return startedRun(runs.start(job.id, syncFile(call.site, job, purpose), purpose));
	};
	return writing(`syncpartner/${name}`, ['jobrun-id'], run, { objects });
}

function jobAt(call: SiteCall, values: Values): SyncJob {
	return group.shelfOf(call).job(textAt(values, 'job-id'));
}
