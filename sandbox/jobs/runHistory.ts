import type { Json } from '../http/json';
import { badRequest, conflict, notFound } from '../http/refusal';
import type { Reply } from '../http/reply';
import { remembered } from '../store';
import type { Family } from './plannedJobs';
import { GOING_ON, type JobRuns, type Produce } from './jobRuns';

/** The purpose of a run: only a regular one changes the synchronised data. */
export type Purpose = 'regular' | 'raw' | 'testing';

export interface Run {
	id: string;
	jobId: string;
	purpose: Purpose;
	/** Unix seconds. */
	startedAt: number;
	produce: Produce;
	/** The end of a run from before the sandbox was started. */
	past?: { word: 'COMPLETED' | 'FAILED'; endedAt: number };
}

// Observed practice: the columns of status and last_status.
export const RUN_COLUMNS = ['jobrun_id', 'jobrun_status', 'jobrun_start', 'jobrun_end'];

/** All runs of the jobs of one kind: past ones and new ones. */
export class RunHistory {
	private readonly runs: Run[] = [];
	private readonly byJob = new Map<string, Run[]>();
	private readonly ends = new Map<string, number>();

	constructor(
		private readonly jobs: JobRuns,
		private readonly owner: string,
		private readonly now: () => number,
	) {}

	start(jobId: string, produce: Produce, purpose: Purpose = 'regular'): string {
		const id = this.jobs.submit(this.owner, produce);
		this.add({ id, jobId, purpose, startedAt: this.now(), produce });
		return id;
	}

	add(run: Run): void {
		this.runs.push(run);
		remembered(this.byJob, run.jobId, (): Run[] => []).push(run);
	}

	/** The runs of a job, newest first. */
	ofJob(jobId: string): Run[] {
		return [...(this.byJob.get(jobId) ?? [])].reverse();
	}

	newestFirst(): Run[] {
		return [...this.runs].reverse();
	}

	find(id: string): Run {
		const run = this.runs.find((candidate) => candidate.id === id);
		if (run) return run;
		throw notFound('JOB_UNKNOWN', `There is no job run "${id}": take one that status lists.`);
	}

	wordOf(run: Run): string {
		return run.past?.word ?? this.jobs.state(run.id, this.owner).word;
	}

	/** The end of a run, or null. It is determined at the first check, because jobs do not notify. */
	endOf(run: Run): number | null {
		if (run.past) return run.past.endedAt;
		if (GOING_ON.includes(this.wordOf(run))) return null;
		return remembered(this.ends, run.id, this.now);
	}

	row(run: Run): Json[] {
		return [run.id, this.wordOf(run), run.startedAt, this.endOf(run)];
	}

	result(run: Run): Reply {
		if (!run.past) return this.jobs.result(run.id, this.owner);
		if (run.past.word === 'COMPLETED') return run.produce({});
		throw badRequest('JOB_FAILED', `Job run ${run.id} failed: relaunch it to get a result.`);
	}
}

export interface Job {
	id: string;
	name: string;
	active: 'Y' | 'N';
	/** The parameters as a text, which only the job interprets. */
	params: string;
	/** Only for synchronisations, like the publisher. */
	family?: Family;
	publisher?: string;
}

/** The jobs of one kind with their runs. */
export class JobShelf {
	constructor(
		readonly jobs: readonly Job[],
		readonly runs: RunHistory,
	) {}

	job(id: string): Job {
		const job = this.jobs.find((candidate) => candidate.id === id);
		if (job) return job;
		throw notFound('JOB_ID_UNKNOWN', `There is no job "${id}": take a job_id that search lists.`);
	}

	named(name: string): Job | undefined {
		return this.jobs.find((job) => job.name === name);
	}

	update(id: string, change: Partial<Omit<Job, 'id'>>): Job {
		const job = this.job(id);
		const namesake = change.name === undefined ? undefined : this.named(change.name);
		if (!namesake || namesake === job) return Object.assign(job, change);
		throw conflict(
			'NAME_EXISTS',
			`Job ${namesake.id} is named "${namesake.name}" already: choose another name.`,
		);
	}
}
