import { Refusal, notFound } from '../http/refusal';
import type { Run, RunHistory } from './runHistory';

export interface Job {
	id: string;
	name: string;
	active: 'Y' | 'N';
	/** The parameters as a text, which only the job understands. */
	params: string;
}

/** The jobs of one kind with their runs. */
export class JobShelf<Kind extends Job = Job> {
	constructor(
		readonly jobs: readonly Kind[],
		readonly runs: RunHistory,
	) {}

	job(id: string): Kind {
		const job = this.jobs.find((candidate) => candidate.id === id);
		if (!job) {
			throw notFound('JOB_ID_UNKNOWN', `There is no job "${id}": take a job_id that search lists.`);
		}
		return job;
	}

	named(name: string): Kind | undefined {
		return this.jobs.find((job) => job.name === name);
	}

	jobOf(run: Run): Kind {
		return this.job(run.jobId);
	}

	update(id: string, change: Partial<Omit<Job, 'id'>>): Kind {
		const job = this.job(id);
		const namesake = change.name === undefined ? undefined : this.named(change.name);
		if (namesake && namesake !== job) {
			throw new Refusal(
				409,
				'NAME_EXISTS',
				`Job ${namesake.id} is named "${namesake.name}" already: choose another name.`,
			);
		}
		return Object.assign(job, change);
	}
}
