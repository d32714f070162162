import { randomUUID } from 'node:crypto';
import { notFound } from '../http/refusal';
import type { Reply } from '../http/reply';
import { type JobRuns, jobsOf } from '../jobs/jobRuns';
import { state } from '../store';
import type { WarehouseQuery } from './query';
import { type Format, resultFile } from './results';

interface WarehouseJob {
	uuid: string;
	owner: string;
	runId: string;
	/** Observed practice: digits, and the format as extension. */
	fileName: string;
}

// Observed practice: the states have other names than those of other jobs.
const WORDS: Readonly<Record<string, string>> = {
	PENDING: 'Running',
	RUNNING: 'Running',
	COMPLETED: 'Done',
	FAILED: 'Error',
};

/** The queries of the data warehouse: they run like all jobs, under IDs of their own. */
class WarehouseJobs {
	private readonly known: WarehouseJob[] = [];

	constructor(private readonly runs: JobRuns) {}

	start(owner: string, query: WarehouseQuery, format: Format): WarehouseJob {
		const uuid = randomUUID();
		const runId = this.runs.submit(ownerOfRun(owner), ({ rows }) =>
			resultFile(uuid, query, format, rows),
		);
		const job = { uuid, owner, runId, fileName: `${runId}.${format}` };
		this.known.push(job);
		return job;
	}

	state(job: WarehouseJob) {
		const { word, finished, detail } = this.runs.state(job.runId, ownerOfRun(job.owner));
		// Observed practice: a result that was not fetched in time is deleted.
		if (word === 'EXPIRED') throw unknown(job.uuid);
		return { status: WORDS[word] ?? word, finished, detail };
	}

	result(job: WarehouseJob): Reply {
		return this.runs.result(job.runId, ownerOfRun(job.owner));
	}

	cancel(job: WarehouseJob): void {
		this.known.splice(this.known.indexOf(job), 1);
	}

	named(name: string, owner: string, by: 'uuid' | 'fileName' = 'uuid'): WarehouseJob {
		const job = this.known.find((one) => one[by] === name && one.owner === owner);
		if (!job) throw unknown(name);
		return job;
	}
}

export const warehouseOf = state((store) => new WarehouseJobs(jobsOf({ store })));

function ownerOfRun(user: string): string {
	return `warehouse ${user}`;
}

function unknown(name: string) {
	return notFound('WAREHOUSE_JOB_UNKNOWN', `There is no warehouse job or result "${name}".`);
}
