import type { Clock } from '../clock';
import type { Json } from '../http/json';
import { badRequest, notFound } from '../http/refusal';
import { JSON_TYPE, members, plainReply, type Reply } from '../http/reply';
import type { Scale } from '../request/periods';
import { state } from '../store';

export type JobOutcome = 'done' | 'failed' | 'expired' | 'hang' | 'unknown';

/** The behavior of the next submitted jobs. */
export interface JobSettings {
	/** The number of jobs; 1 by default. */
	times?: number;
	/** The duration of each job. */
	seconds?: number;
	outcome?: JobOutcome;
	/** The final state, e.g. `DONE` instead of `COMPLETED`. */
	state?: string;
	/** The `error_msg` of a failed job. */
	detail?: string;
	/** The exact answer of the download. */
	result?: Json;
	/** The number of rows of a synthetic report as the result, sent as a stream. */
	rows?: number;
	/** The total number of rows that the result states, regardless of its rows. */
	totalRows?: number;
	/** The result has one value per hour, day, week or month, whether requested or not. */
	scale?: Scale;
}

/** Creates the result of a finished job; called at each download. */
export type Produce = (settings: JobSettings) => Reply;

interface JobRun {
	owner: string;
	submittedAt: number;
	seconds: number;
	settings: JobSettings;
	produce: Produce;
}

export interface JobState {
	word: string;
	finished: boolean;
	detail?: string;
}

// Longer than a JavaScript number can represent, so that an ID that is read as a number visibly
// loses digits.
const FIRST_ID = 701_928_374_650_918_273n;
const ID_STEP = 1_013n;

export const GOING_ON = ['PENDING', 'RUNNING'];
// Observed practice: the specification names COMPLETED only.
const FINAL_WORDS: Record<JobOutcome, string> = {
	done: 'COMPLETED',
	failed: 'FAILED',
	expired: 'EXPIRED',
	hang: 'RUNNING',
	unknown: 'PAUSED',
};

/** The asynchronous jobs of the platform: PENDING, then RUNNING, then the ordered outcome. */
export class JobRuns {
	private readonly runs = new Map<string, JobRun>();
	private upcoming: { settings: JobSettings; left: number }[] = [];
	private nextId = FIRST_ID;

	constructor(
		private readonly defaultSeconds: number,
		private readonly clock: Clock,
	) {}

	orderNext(settings: JobSettings): void {
		this.upcoming.push({ settings, left: settings.times ?? 1 });
	}

	forgetOrders(): void {
		this.upcoming = [];
	}

	/** Creates a job run for a site (or another owner) and returns its ID. */
	submit(owner: string, produce: Produce): string {
		const settings = this.takeOrder();
		const id = this.nextId.toString();
		this.nextId += ID_STEP;
		const seconds = settings.seconds ?? this.defaultSeconds;
		this.runs.set(id, { owner, submittedAt: this.clock.now(), seconds, settings, produce });
		return id;
	}

	/** The current state (docs/platform.md, States and transitions). */
	state(id: string, owner: string): JobState {
		const run = this.find(id, owner);
		const { outcome = 'done', state: ordered, detail } = run.settings;
		const age = (this.clock.now() - run.submittedAt) / 1000;
		if (age < run.seconds / 3) return { word: 'PENDING', finished: false };
		if (age < run.seconds) return { word: 'RUNNING', finished: false };
		const word = ordered ?? FINAL_WORDS[outcome];
		if (outcome !== 'failed') return { word, finished: outcome === 'done' };
		return { word, finished: false, detail: detail ?? 'The query failed while it was running.' };
	}

	/** The result, once the job is COMPLETED (docs/platform.md, States and transitions). */
	result(id: string, owner: string): Reply {
		const { settings, produce } = this.find(id, owner);
		const { word, finished, detail } = this.state(id, owner);
		if (finished) {
			const ordered = settings.result;
			return ordered === undefined ? produce(settings) : plainReply(JSON_TYPE, { json: ordered });
		}
		if (detail !== undefined) throw badRequest('JOB_FAILED', `Job run ${id} failed: ${detail}`);
		if (settings.outcome === 'expired' && !GOING_ON.includes(word)) {
			throw notFound('JOB_EXPIRED', `The result of job run ${id} is no longer kept.`);
		}
		throw badRequest(
			'JOB_NOT_COMPLETED',
			`Job run ${id} is ${word}: there is no result to download yet.`,
		);
	}

	private takeOrder(): JobSettings {
		const order = this.upcoming[0];
		if (!order) return {};
		order.left -= 1;
		if (order.left <= 0) this.upcoming.shift();
		return order.settings;
	}

	private find(id: string, owner: string): JobRun {
		const run = this.runs.get(id);
		if (run?.owner !== owner) throw notFound('JOB_UNKNOWN', `There is no job run "${id}".`);
		return run;
	}
}

export const jobsOf = state(({ jobSeconds, clock }) => new JobRuns(jobSeconds, clock));

/** The `status` reply of a job run. */
export function stateReply({ word, detail }: JobState): Reply {
	return members({
		jobrun_status: word,
		...(detail === undefined ? {} : { error_msg: detail }),
	});
}
