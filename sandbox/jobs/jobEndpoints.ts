import { type Json, given } from '../http/json';
import { type Reply, list } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { type Names, existence, reading, writing } from '../request/siteEndpoints';
import { type Values, flagAt, isOrAnything, pageOf, passesName, textAt } from '../request/values';
import { type Job, type JobShelf, RUN_COLUMNS, type Run } from './runHistory';

/** The endpoints that ad hoc jobs, auto reports and partner synchronisations have in common. */
export interface JobGroup<Kind extends Job> {
	/** The path segment below `/db`. */
	name: string;
	shelfOf(call: SiteCall): JobShelf<Kind>;
	/** Columns of this group only, behind those of every job. */
	more?: { columns: readonly string[]; of(job: Kind): Json[] };
	/** Parameters of search that this group has on top. */
	filters?: { names: Names; passes(job: Kind, values: Values): boolean };
}

const JOB_COLUMNS = ['job_id', 'job_name', 'job_active', 'job_params', 'job_lastrun'];
const PAGE = ['limit?', 'start?'];
const SEARCH = ['job-id?', 'job-name?', 'job-name-exact?', 'job-active?', ...PAGE];
const UPDATE = ['job-id', 'job-name?', 'job-active?', 'job-params?'];

export function jobSearch<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint {
	const { name, shelfOf, filters } = group;
	return reading(`${name}/search`, [...SEARCH, ...(filters?.names ?? [])], (call, values) => {
		const active = flagAt(values, 'job-active');
		const found = shelfOf(call).jobs.filter(
			(job) =>
				isOrAnything(values.get('job-id'), job.id) &&
				isOrAnything(active, job.active) &&
				passesName(values, 'job-name', job.name) &&
				(filters?.passes(job, values) ?? true),
		);
		return jobRows(group, call, pageOf(found, values));
	});
}

export function jobExists<Kind extends Job>({ name, shelfOf }: JobGroup<Kind>): SiteEndpoint {
	return reading(`${name}/exists`, ['job-name'], (call, values) =>
		existence('job_id', shelfOf(call).named(textAt(values, 'job-name'))?.id),
	);
}

/** The runs of a job, the newest first. */
export function jobStatus<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint {
	return reading(`${group.name}/status`, ['job-id', ...PAGE], (call, values) =>
		runRows(group, call, values, (runs) => pageOf(runs, values)),
	);
}

/** The newest run of a job; no row when it never ran. */
export function jobLastStatus<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint {
	return reading(`${group.name}/last_status`, ['job-id'], (call, values) =>
		runRows(group, call, values, (runs) => runs.slice(0, 1)),
	);
}

export function jobUpdate<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint {
	return writing(`${group.name}/update`, UPDATE, (call, values) => {
		const change = given<Omit<Job, 'id'>>({
			name: values.get('job-name') || undefined,
			active: flagAt(values, 'job-active'),
			params: values.get('job-params'),
		});
		return jobRows(group, call, [group.shelfOf(call).update(textAt(values, 'job-id'), change)]);
	});
}

function jobRows<Kind extends Job>(
	{ shelfOf, more }: JobGroup<Kind>,
	call: SiteCall,
	jobs: readonly Kind[],
): Reply {
	const { runs } = shelfOf(call);
	return list(
		[...JOB_COLUMNS, ...(more?.columns ?? [])],
		jobs.map((job) => {
			const lastRun = runs.ofJob(job.id)[0]?.startedAt ?? null;
			return [job.id, job.name, job.active, job.params, lastRun, ...(more?.of(job) ?? [])];
		}),
	);
}

function runRows<Kind extends Job>(
	{ shelfOf }: JobGroup<Kind>,
	call: SiteCall,
	values: Values,
	choose: (runs: Run[]) => Run[],
): Reply {
	const shelf = shelfOf(call);
	const runs = shelf.runs.ofJob(shelf.job(textAt(values, 'job-id')).id);
	return list(
		RUN_COLUMNS,
		choose(runs).map((run) => shelf.runs.row(run)),
	);
}
