import { startedRun, writing } from '../request/siteEndpoints';
import { textAt } from '../request/values';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { members } from '../http/reply';
import { jobExists, jobLastStatus, jobSearch, jobStatus, jobUpdate } from './jobEndpoints';
import type { JobStore } from './store';

const group = {
	name: 'autoreport',
	shelfOf: (call: SiteCall<JobStore>) => call.store.work.of(call.site).autoreport,
};

/** Reports that are sent by themselves (docs/platform.md, AutoReport). */
export const autoreportEndpoints: readonly SiteEndpoint<JobStore>[] = [
	jobExists(group),
	jobSearch(group),
	jobStatus(group),
	jobLastStatus(group),
	jobUpdate(group),
	writing(
		'autoreport/launch_with_configuration',
		{ required: ['job-id'], open: true },
		(call, values) => {
			const shelf = group.shelfOf(call);
			const job = shelf.job(textAt(values, 'job-id'));
			return startedRun(shelf.runs.start(job.id, () => members({})));
		},
	),
];
