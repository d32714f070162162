import type { JsonRecord } from '../../../platform/base/json/json';
import type { ListedJob, RunSource } from '../../../platform/polling/runs';
import type { RunState } from '../../../platform/polling/runState';
import { pollRuns } from '../../../platform/polling/runs';

/** The number of runs per page. */
const PAGE = 3;

/** A platform with jobs and their runs, newest first, which may answer with an error. */
export class Jobs {
	readonly asked: string[] = [];
	runs: Record<string, string[]> = { a: ['a1 DONE'], b: ['b1 DONE'], c: ['c1 DONE'] };
	rows: Record<string, string> = {};
	errors: Record<string, Error> = {};
	endsIn = 60_000;
	mostJobs = 10;
	knowsStart = true;
	isPart = false;

	add(job: string, ...runs: string[]): void {
		this.runs[job] = [...runs, ...(this.runs[job] ?? [])];
	}

	async poll(before: RunState | undefined) {
		return await this.ask(before, {
			listJobs: async () => ({
				jobs: await this.answer('list', () => Object.keys(this.runs).map((id) => this.job(id))),
				isPart: this.isPart,
			}),
		});
	}

	/** Polls a single job. */
	async pollOne(before: RunState | undefined) {
		return await this.ask(before, {});
	}

	private async ask(before: RunState | undefined, more: Pick<RunSource, 'listJobs'>) {
		this.asked.length = 0;
		const result = await pollRuns(before, {
			...more,
			mostJobs: this.mostJobs,
			pageRuns: PAGE,
			endsAt: performance.now() + this.endsIn,
			listRuns: async (job = 'a', start) => ({
				rows: await this.answer(start > 0 ? `${job}+${start}` : job, () => this.page(job, start)),
			}),
		});
		const ids = result.news?.map(({ run, job }) => `${job?.id ?? ''}:${String(run.jobrun_id)}`);
		const errors = result.errors.map((error) => (error instanceof Error ? error.message : ''));
		return { ...result, errors, ids, asked: [...this.asked] };
	}

	private job(id: string): ListedJob {
		return { id, row: { job_id: id, row: this.rows[id] ?? '' } };
	}

	private page(job: string, start: number): JsonRecord[] {
		const from = this.knowsStart ? start : 0;
		return (this.runs[job] ?? []).slice(from, from + PAGE).map((run) => {
			const [jobrun_id, jobrun_status] = run.split(' ');
			return { jobrun_id, jobrun_status };
		});
	}

	private async answer<T>(what: string, give: () => T): Promise<T> {
		this.asked.push(what);
		const error = this.errors[what];
		return error ? await Promise.reject(error) : give();
	}
}
