import type { Json } from '../http/json';
import { badRequest, notFound } from '../http/refusal';
import type { Reply } from '../http/reply';
import type { JobRuns, Produce } from './jobRuns';

/** Why a run was started: only a usual one changes what was synchronised. */
export type Purpose = 'usual' | 'raw' | 'testing';

export interface Run {
	id: string;
	jobId: string;
	purpose: Purpose;
	/** Unix seconds. */
	startedAt: number;
	produce: Produce;
	/** How a run ended that took place before the stand-in was started. */
	past?: { word: 'COMPLETED' | 'FAILED'; endedAt: number };
}

const GOING_ON = ['PENDING', 'RUNNING'];

// Observed practice: the columns of status and last_status.
export const RUN_COLUMNS = ['jobrun_id', 'jobrun_status', 'jobrun_start', 'jobrun_end'];

/** All runs of the jobs of one kind: those of the past, and those started since. */
export class RunHistory {
	private readonly runs: Run[] = [];
	private readonly byJob = new Map<string, Run[]>();
	private readonly ends = new Map<string, number>();

	constructor(
		private readonly jobs: JobRuns,
		private readonly owner: string,
		private readonly now: () => number,
	) {}

	start(jobId: string, produce: Produce, purpose: Purpose = 'usual'): string {
		const id = this.jobs.submit(this.owner, produce);
		this.add({ id, jobId, purpose, startedAt: this.now(), produce });
		return id;
	}

	add(run: Run): void {
		this.runs.push(run);
		this.byJob.set(run.jobId, [...(this.byJob.get(run.jobId) ?? []), run]);
	}

	/** The runs of a job, the newest first. */
	ofJob(jobId: string): Run[] {
		return [...(this.byJob.get(jobId) ?? [])].reverse();
	}

	newestFirst(): Run[] {
		return [...this.runs].reverse();
	}

	find(id: string): Run {
		const run = this.runs.find((candidate) => candidate.id === id);
		if (!run) {
			throw notFound('JOB_UNKNOWN', `There is no job run "${id}": take one that status lists.`);
		}
		return run;
	}

	wordOf(run: Run): string {
		return run.past?.word ?? this.jobs.state(run.id, this.owner).word;
	}

	/** When it ended, or null. Nobody is told by a job that it ends: the first look at it counts. */
	endOf(run: Run): number | null {
		if (run.past) return run.past.endedAt;
		if (GOING_ON.includes(this.wordOf(run))) return null;
		const end = this.ends.get(run.id) ?? this.now();
		this.ends.set(run.id, end);
		return end;
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
