import { createHash } from 'node:crypto';
import { Refusal } from '../http/refusal';
import { type Reply, list, members } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading, startedRun, writing } from '../request/siteEndpoints';
import { textAt } from '../request/values';
import { empdbEndpoints } from './empdb';
import { jobExists, jobLastStatus, jobSearch, jobStatus, jobUpdate } from './jobEndpoints';
import type { Job, JobShelf } from './runHistory';
import { workOf } from './siteWork';
import { syncpartnerEndpoints } from './syncpartner';

const adhoc = { name: 'adhoc', shelfOf: (call: SiteCall) => workOf(call).adhoc };
const autoreport = { name: 'autoreport', shelfOf: (call: SiteCall) => workOf(call).autoreport };

/**
 * Jobs a site has planned, and their runs (docs/platform.md, Ad hoc jobs and AutoReport). Observed
 * practice: a launch of an ad hoc job carries the job's own token.
 */
export const workEndpoints: readonly SiteEndpoint[] = [
	jobSearch(adhoc),
	jobStatus(adhoc),
	jobLastStatus(adhoc),
	jobUpdate(adhoc),
	reading('adhoc/get_token', ['job-id'], (call, values) =>
		list(['token'], [[tokenOf(call, adhoc.shelfOf(call).job(textAt(values, 'job-id')))]]),
	),
	writing(
		'adhoc/launch_with_configuration',
		['token'],
		(call, values) => started(adhoc.shelfOf(call), jobWithToken(call, textAt(values, 'token'))),
		{ open: true },
	),
	launching('adhoc/test', adhoc.shelfOf),
	writing('adhoc/relaunch', ['jobrun-id'], (call, values) => {
		const shelf = adhoc.shelfOf(call);
		return started(shelf, shelf.jobOf(shelf.runs.find(textAt(values, 'jobrun-id'))));
	}),
	jobExists(autoreport),
	jobSearch(autoreport),
	jobStatus(autoreport),
	jobLastStatus(autoreport),
	jobUpdate(autoreport),
	launching('autoreport/launch_with_configuration', autoreport.shelfOf),
	...empdbEndpoints,
	...syncpartnerEndpoints,
];

/** Starts the job with an ID; what else the body says is for the job to understand. */
function launching(name: string, shelfOf: (call: SiteCall) => JobShelf): SiteEndpoint {
	return writing(
		name,
		['job-id'],
		(call, values) => started(shelfOf(call), shelfOf(call).job(textAt(values, 'job-id'))),
		{ open: true },
	);
}

function started({ runs }: JobShelf, job: Job): Reply {
	return startedRun(runs.start(job.id, () => members({})));
}

function tokenOf({ site }: SiteCall, job: Job): string {
	const hash = createHash('sha256').update(`${site.name} ad hoc job ${job.id}`);
	return hash.digest('hex').slice(0, 40);
}

function jobWithToken(call: SiteCall, token: string): Job {
	const job = adhoc.shelfOf(call).jobs.find((candidate) => tokenOf(call, candidate) === token);
	if (job) return job;
	throw new Refusal(
		403,
		'JOB_TOKEN_INVALID',
		'The token belongs to no ad hoc job of this site: read it with adhoc/get_token.',
	);
}
