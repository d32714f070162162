import { DateTime } from 'luxon';
import { createHash } from 'node:crypto';
import { type DayNumber, isoDate } from '../clock';
import { forbidden } from '../http/refusal';
import { list, members } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { reading, startedRun, writing } from '../request/siteEndpoints';
import { isOrAnything, type Values } from '../request/values';
import { FILE_TYPES } from './dataFiles';
import { jobEndpoints, type JobGroup } from './jobEndpoints';
import type { Job, JobShelf, Purpose } from './runHistory';
import { workOf } from './siteWork';
import { MAPPING_COLUMNS, syncFile } from './syncResults';

const adhoc: JobGroup = {
	name: 'adhoc',
	operations: ['search', 'status', 'last_status', 'update'],
	shelfOf: (call) => workOf(call).adhoc,
};
const autoreport: JobGroup = {
	name: 'autoreport',
	operations: ['exists', 'search', 'status', 'last_status', 'update'],
	shelfOf: (call) => workOf(call).autoreport,
};
const syncpartner: JobGroup = {
	name: 'syncpartner',
	operations: ['exists', 'search', 'status', 'last_status'],
	hasFamilies: true,
	shelfOf: (call) => workOf(call).syncpartner,
};

/** Starts a job; further members of the body are passed on to the job. */
function launching(
	{ name, shelfOf }: JobGroup,
	path: string,
	member: string,
	jobOf: (shelf: JobShelf, call: SiteCall, text: string) => Job,
): SiteEndpoint {
	const launch = (call: SiteCall, values: Values) => {
		const shelf = shelfOf(call);
		const job = jobOf(shelf, call, values.text(member));
		return startedRun(shelf.runs.start(job.id, () => members({})));
	};
	return writing(`${name}/${path}`, [member], launch, { open: member !== 'jobrun-id' });
}

const withId = (shelf: JobShelf, _call: SiteCall, id: string) => shelf.job(id);
const ofRun = (shelf: JobShelf, _call: SiteCall, id: string) =>
	shelf.job(shelf.runs.find(id).jobId);

function tokenOf({ site }: SiteCall, job: Job): string {
	const hash = createHash('sha256').update(`${site.name} ad hoc job ${job.id}`);
	return hash.digest('hex').slice(0, 40);
}

function withToken({ jobs }: JobShelf, call: SiteCall, token: string): Job {
	const job = jobs.find((candidate) => tokenOf(call, candidate) === token);
	if (job) return job;
	throw forbidden(
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
		const requested = values.oneOf('ftype', FILE_TYPES);
		const { first = -Infinity, last = Infinity } = values.days();
		const rows = files.runs
			.newestFirst()
			.map((run) => ({ run, ...files.of(run) }))
			.filter(({ ftype, day }) => isOrAnything(requested, ftype) && day >= first && day <= last);
		return list(
			COLUMNS,
			values.pageOf(rows).map(({ run, ftype, day }) => {
				return [run.id, ftype, requestedDate(day), files.runs.wordOf(run), files.fileId(run)];
			}),
		);
	}),
	reading('empdb/download', ['file-id'], (call, values) => {
		const files = workOf(call).dataFiles;
		return files.runs.result(files.runOfFile(values.text('file-id')));
	}),
	writing('empdb/relaunch', ['jobrun-id'], (call, values) => {
		const files = workOf(call).dataFiles;
		return startedRun(files.relaunch(files.runs.find(values.text('jobrun-id'))));
	}),
];

// The format of date-from and date-to, so that a date in a reply can be used in a request.
function requestedDate(day: DayNumber): string {
	return DateTime.fromISO(isoDate(day), { zone: 'utc' }).toFormat('MM/dd/yyyy');
}

/** Data exchange with partners (docs/platform.md, EPC partner sync). */
const syncpartnerEndpoints: readonly SiteEndpoint[] = [
	...jobEndpoints(syncpartner),
	reading('syncpartner/mapping', ['job-id'], (call, values) =>
		list(MAPPING_COLUMNS, workOf(call).syncResults.mapping(syncJobAt(call, values))),
	),
	// Observed practice: it is a GET, although it deletes.
	reading('syncpartner/reset_data', ['job-id'], (call, values) =>
		members({ data: { removed: workOf(call).syncResults.reset(syncJobAt(call, values)) } }),
	),
	reading('syncpartner/download', ['jobrun-id'], (call, values) => {
		const { runs } = syncpartner.shelfOf(call);
		return runs.result(runs.find(values.text('jobrun-id')));
	}),
	runAgain('relaunch', 'regular'),
	runAgain('raw', 'raw'),
	runAgain('testing', 'testing', ['config']),
];

/**
 * The planned jobs of a site, and their runs (docs/platform.md, Ad hoc jobs and AutoReport).
 * Observed practice: the launch of an ad hoc job carries the job's own token.
 */
export const workEndpoints: readonly SiteEndpoint[] = [
	...jobEndpoints(adhoc),
	reading('adhoc/get_token', ['job-id'], (call, values) =>
		list(['token'], [[tokenOf(call, adhoc.shelfOf(call).job(values.text('job-id')))]]),
	),
	launching(adhoc, 'launch_with_configuration', 'token', withToken),
	launching(adhoc, 'test', 'job-id', withId),
	launching(adhoc, 'relaunch', 'jobrun-id', ofRun),
	...jobEndpoints(autoreport),
	launching(autoreport, 'launch_with_configuration', 'job-id', withId),
	...empdbEndpoints,
	...syncpartnerEndpoints,
];

function runAgain(name: string, purpose: Purpose, objects: readonly string[] = []): SiteEndpoint {
	const run = (call: SiteCall, values: Values) => {
		const shelf = syncpartner.shelfOf(call);
		const job = ofRun(shelf, call, values.text('jobrun-id'));
		return startedRun(shelf.runs.start(job.id, syncFile(call.site, job, purpose), purpose));
	};
	return writing(`syncpartner/${name}`, ['jobrun-id'], run, { objects });
}

function syncJobAt(call: SiteCall, values: Values): Job {
	return syncpartner.shelfOf(call).job(values.text('job-id'));
}
