import { DateTime } from 'luxon';
import { createHash } from 'node:crypto';
import { type DayNumber, isoDate } from '../clock';
import { Refusal } from '../http/refusal';
import { list, members, type Reply } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading, startedRun, writing } from '../request/siteEndpoints';
import { daysAt, isOrAnything, oneOfAt, pageOf, textAt, type Values } from '../request/values';
import { FILE_TYPES } from './dataFiles';
import {
	jobExists,
	type JobGroup,
	jobLastStatus,
	jobSearch,
	jobStatus,
	jobUpdate,
} from './jobEndpoints';
import { FAMILIES } from './plannedJobs';
import type { Job, JobShelf, Purpose } from './runHistory';
import { workOf } from './siteWork';
import { MAPPING_COLUMNS, syncFile, type SyncJob } from './syncResults';

const adhoc = { name: 'adhoc', shelfOf: (call: SiteCall) => workOf(call).adhoc };
const autoreport = { name: 'autoreport', shelfOf: (call: SiteCall) => workOf(call).autoreport };

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

const COLUMNS = ['jobrun_id', 'ftype', 'date', 'jobrun_status', 'file_id'];
const FILTERS = ['ftype?', 'date-from?', 'date-to?', 'limit?', 'start?'];

/** The daily files of the platform's database (docs/platform.md, EMPDB). */
const empdbEndpoints: readonly SiteEndpoint[] = [
	reading('empdb/status', FILTERS, (call, values) => {
		const files = workOf(call).dataFiles;
		const wanted = oneOfAt(values, 'ftype', FILE_TYPES);
		const { first = -Infinity, last = Infinity } = daysAt(values);
		const rows = files.runs
			.newestFirst()
			.map((run) => ({ run, ...files.of(run) }))
			.filter(({ ftype, day }) => isOrAnything(wanted, ftype) && day >= first && day <= last);
		return list(
			COLUMNS,
			pageOf(rows, values).map(({ run, ftype, day }) => {
				return [run.id, ftype, askedDate(day), files.runs.wordOf(run), files.fileId(run)];
			}),
		);
	}),
	reading('empdb/download', ['file-id'], (call, values) => {
		const files = workOf(call).dataFiles;
		return files.runs.result(files.runOfFile(textAt(values, 'file-id')));
	}),
	writing('empdb/relaunch', ['jobrun-id'], (call, values) => {
		const files = workOf(call).dataFiles;
		return startedRun(files.relaunch(files.runs.find(textAt(values, 'jobrun-id'))));
	}),
];

// The way date-from and date-to are written, so that what is read can be asked for.
function askedDate(day: DayNumber): string {
	return DateTime.fromISO(isoDate(day), { zone: 'utc' }).toFormat('MM/dd/yyyy');
}

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
const syncpartnerEndpoints: readonly SiteEndpoint[] = [
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
