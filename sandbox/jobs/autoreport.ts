import { startedRun, writing } from '../request/endpoints';
import { textAt } from '../request/values';
import type { SiteCall, SiteEndpoint } from '../http/endpoint';
import { members } from '../http/reply';
import { jobExists, jobLastStatus, jobSearch, jobStatus, jobUpdate } from './jobEndpoints';

const group = {
	name: 'autoreport',
	shelfOf: (call: SiteCall) => call.platform.work.of(call).autoreport,
};

/** Reports that are sent by themselves (docs/platform.md, AutoReport). */
export const autoreportEndpoints: readonly SiteEndpoint[] = [
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
