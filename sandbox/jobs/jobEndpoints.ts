import { existence, reading, writing } from '../request/siteEndpoints';
import { flagAt, isOrAnything, pageOf, passesName, textAt, type Values } from '../request/values';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { type Json, given } from '../http/json';
import { list } from '../http/reply';
import type { Job, JobShelf } from './jobShelf';
import { RUN_COLUMNS } from './runHistory';
import type { JobStore } from './store';

/** The endpoints that ad hoc jobs, auto reports and partner synchronisations have in common. */
export interface JobGroup<Kind extends Job> {
	/** The path segment below `/db`. */
	name: string;
	shelfOf(call: SiteCall<JobStore>): JobShelf<Kind>;
	/** Columns of this group only, behind those of every job. */
	more?: { columns: readonly string[]; of(job: Kind): Json[] };
	/** Parameters of search that this group has on top. */
	filters?: { optional: readonly string[]; passes(job: Kind, values: Values): boolean };
}

const JOB_COLUMNS = ['job_id', 'job_name', 'job_active', 'job_params', 'job_lastrun'];
const PAGE = ['limit', 'start'];

export function jobSearch<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint<JobStore> {
	const optional = ['job-id', 'job-name', 'job-name-exact', 'job-active', ...PAGE];
	return reading(
		`${group.name}/search`,
		{ optional: [...optional, ...(group.filters?.optional ?? [])] },
		(call, values) => {
			const shelf = group.shelfOf(call);
			const active = flagAt(values, 'job-active');
			const found = shelf.jobs.filter(
				(job) =>
					isOrAnything(values.get('job-id'), job.id) &&
					isOrAnything(active, job.active) &&
					passesName(values, 'job-name', job.name) &&
					(group.filters?.passes(job, values) ?? true),
			);
			return jobRows(group, call, pageOf(found, values));
		},
	);
}

export function jobExists<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint<JobStore> {
	return reading(`${group.name}/exists`, { required: ['job-name'] }, (call, values) => {
		const job = group.shelfOf(call).named(textAt(values, 'job-name'));
		return existence('job_id', job?.id);
	});
}

/** The runs of a job, the newest first. */
export function jobStatus<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint<JobStore> {
	const parameters = { required: ['job-id'], optional: PAGE };
	return reading(`${group.name}/status`, parameters, (call, values) => {
		const { runs, id } = shelfAndId(group, call, values);
		return list(
			RUN_COLUMNS,
			pageOf(runs.ofJob(id), values).map((run) => runs.row(run)),
		);
	});
}

/** The newest run of a job; no row when it never ran. */
export function jobLastStatus<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint<JobStore> {
	return reading(`${group.name}/last_status`, { required: ['job-id'] }, (call, values) => {
		const { runs, id } = shelfAndId(group, call, values);
		return list(
			RUN_COLUMNS,
			runs
				.ofJob(id)
				.slice(0, 1)
				.map((run) => runs.row(run)),
		);
	});
}

export function jobUpdate<Kind extends Job>(group: JobGroup<Kind>): SiteEndpoint<JobStore> {
	const rules = { required: ['job-id'], optional: ['job-name', 'job-active', 'job-params'] };
	return writing(`${group.name}/update`, rules, (call, values) => {
		const change = given<Omit<Job, 'id'>>({
			name: values.get('job-name') || undefined,
			active: flagAt(values, 'job-active'),
			params: values.get('job-params'),
		});
		const job = group.shelfOf(call).update(textAt(values, 'job-id'), change);
		return jobRows(group, call, [job]);
	});
}

function jobRows<Kind extends Job>(
	group: JobGroup<Kind>,
	call: SiteCall<JobStore>,
	jobs: readonly Kind[],
) {
	const { runs } = group.shelfOf(call);
	return list(
		[...JOB_COLUMNS, ...(group.more?.columns ?? [])],
		jobs.map((job) => [
			job.id,
			job.name,
			job.active,
			job.params,
			runs.ofJob(job.id)[0]?.startedAt ?? null,
			...(group.more?.of(job) ?? []),
		]),
	);
}

function shelfAndId<Kind extends Job>(
	group: JobGroup<Kind>,
	call: SiteCall<JobStore>,
	values: Values,
) {
	const shelf = group.shelfOf(call);
	return { runs: shelf.runs, id: shelf.job(textAt(values, 'job-id')).id };
}
