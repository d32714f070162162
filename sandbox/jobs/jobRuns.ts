import type { Clock } from '../clock';
import type { Json } from '../http/json';
import { badRequest, notFound } from '../http/refusal';
import { JSON_TYPE, members, plainReply, type Reply } from '../http/reply';
import type { Scale } from '../request/periods';
import { state } from '../store';

export type JobOutcome = 'done' | 'failed' | 'expired' | 'hang' | 'unknown';

/** How the next submitted jobs behave. */
export interface JobSettings {
	/** How many jobs; 1 when left out. */
	times?: number;
	/** How long each takes. */
	seconds?: number;
	outcome?: JobOutcome;
	/** The word to report at the end, e.g. `DONE` instead of `COMPLETED`. */
	state?: string;
	/** The `error_msg` of a failed job. */
	detail?: string;
	/** What the download answers, word for word. */
	result?: Json;
	/** The download is a synthetic report with this many data rows, sent as a stream. */
	rows?: number;
	/** How many rows the download says there are, however many it holds. */
	totalRows?: number;
	/** The download holds one value per hour, day, week or month, whether the request asked for it or not. */
	scale?: Scale;
}

/** Makes the download reply of a finished job; called at each download. */
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

// Beyond what a JavaScript number holds: an identifier read as a number loses digits, and shows it.
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

/** The asynchronous jobs of the platform: PENDING, then RUNNING, then what was ordered. */
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

	/** Creates a job run for a site (or another owner) and returns its identifier. */
	submit(owner: string, produce: Produce): string {
		const settings = this.takeOrder();
		const id = this.nextId.toString();
		this.nextId += ID_STEP;
		const seconds = settings.seconds ?? this.defaultSeconds;
		this.runs.set(id, { owner, submittedAt: this.clock.now(), seconds, settings, produce });
		return id;
	}

	/** The state reported now (docs/platform.md, States and transitions). */
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

	/** The result, once it is COMPLETED (docs/platform.md, States and transitions). */
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

/** What `status` answers about a job run. */
export function stateReply({ word, detail }: JobState): Reply {
	return members({
		jobrun_status: word,
		...(detail === undefined ? {} : { error_msg: detail }),
	});
}
