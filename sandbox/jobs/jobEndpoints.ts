import { given } from '../http/json';
import { type Reply, list } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { existence, reading, writing } from '../request/siteEndpoints';
import { type Values, isOrAnything } from '../request/values';
import { FAMILIES } from './plannedJobs';
import { type Job, type JobShelf, RUN_COLUMNS, type Run } from './runHistory';

/** The jobs of one kind, and which of the common endpoints they have. */
export interface JobGroup {
	/** The path segment below `/db`. */
	name: string;
	operations: readonly (keyof typeof MAKERS)[];
	/** Only synchronisations belong to families. */
	hasFamilies?: boolean;
	shelfOf(call: SiteCall): JobShelf;
}

const JOB_COLUMNS = ['job_id', 'job_name', 'job_active', 'job_params', 'job_lastrun'];
const PAGE = ['limit?', 'start?'];
const SEARCH = ['job-id?', 'job-name?', 'job-name-exact?', 'job-active?', ...PAGE];
const UPDATE = ['job-id', 'job-name?', 'job-active?', 'job-params?'];

export function jobEndpoints(group: JobGroup): SiteEndpoint[] {
	return group.operations.map((operation) => MAKERS[operation](group));
}

const MAKERS = {
	search: (group: JobGroup) => {
		const names = group.hasFamilies ? [...SEARCH, 'family?'] : SEARCH;
		return reading(`${group.name}/search`, names, (call, values) => {
			const active = values.flag('job-active');
			const family = values.oneOf('family', FAMILIES);
			const found = group
				.shelfOf(call)
				.jobs.filter(
					(job) =>
						isOrAnything(values.get('job-id'), job.id) &&
						isOrAnything(active, job.active) &&
						values.passName('job-name', job.name) &&
						isOrAnything(family, job.family),
				);
			return jobRows(group, call, values.pageOf(found));
		});
	},
	exists: ({ name, shelfOf }: JobGroup) =>
		reading(`${name}/exists`, ['job-name'], (call, values) =>
			existence('job_id', shelfOf(call).named(values.text('job-name'))?.id),
		),
	/** The runs of a job, newest first. */
	status: (group: JobGroup) =>
		reading(`${group.name}/status`, ['job-id', ...PAGE], (call, values) =>
			runRows(group, call, values, (runs) => values.pageOf(runs)),
		),
	/** The latest run of a job; no row if it never ran. */
	last_status: (group: JobGroup) =>
		reading(`${group.name}/last_status`, ['job-id'], (call, values) =>
			runRows(group, call, values, (runs) => runs.slice(0, 1)),
		),
	update: (group: JobGroup) =>
		writing(`${group.name}/update`, UPDATE, (call, values) => {
			const change = given<Omit<Job, 'id'>>({
				name: values.get('job-name') || undefined,
				active: values.flag('job-active'),
				params: values.get('job-params'),
			});
			return jobRows(group, call, [group.shelfOf(call).update(values.text('job-id'), change)]);
		}),
};

function jobRows({ shelfOf, hasFamilies }: JobGroup, call: SiteCall, jobs: readonly Job[]): Reply {
	const { runs } = shelfOf(call);
	return list(
		hasFamilies ? [...JOB_COLUMNS, 'job_family'] : JOB_COLUMNS,
		jobs.map(({ id, name, active, params, family }) => {
			const lastRun = runs.ofJob(id)[0]?.startedAt ?? null;
			return [id, name, active, params, lastRun, ...(family ? [family] : [])];
		}),
	);
}

function runRows(
	{ shelfOf }: JobGroup,
	call: SiteCall,
	values: Values,
	choose: (runs: Run[]) => Run[],
): Reply {
	const shelf = shelfOf(call);
	const runs = shelf.runs.ofJob(shelf.job(values.text('job-id')).id);
	return list(
		RUN_COLUMNS,
		choose(runs).map((run) => shelf.runs.row(run)),
	);
}
