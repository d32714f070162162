import type { Clock } from '../clock';
import { Refusal, badRequest, notFound } from '../http/refusal';
import type { Reply } from '../http/reply';
import type { JobOutcome, JobSettings } from './settings';

/** Makes the download reply of a finished job; called at each download. */
export type Produce = (settings: JobSettings) => Reply;

interface JobRun {
	id: string;
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
		this.runs.set(id, {
			id,
			owner,
			submittedAt: this.clock.now(),
			seconds: settings.seconds ?? this.defaultSeconds,
			settings,
			produce,
		});
		return id;
	}

	/** The state reported now (docs/platform.md, States and transitions). */
	state(id: string, owner: string): JobState {
		const run = this.find(id, owner);
		const { outcome = 'done', state, detail } = run.settings;
		const age = (this.clock.now() - run.submittedAt) / 1000;
		if (age < run.seconds / 3) return { word: 'PENDING', finished: false };
		if (age < run.seconds) return { word: 'RUNNING', finished: false };
		const word = state ?? FINAL_WORDS[outcome];
		if (outcome !== 'failed') return { word, finished: outcome === 'done' };
		return { word, finished: false, detail: detail ?? 'The query failed while it was running.' };
	}

	/**
	 * The result, once the state allows it (docs/platform.md, States and transitions: the caller
	 * downloads when COMPLETED).
	 */
	result(id: string, owner: string): Reply {
		const run = this.find(id, owner);
		const state = this.state(id, owner);
		if (state.finished) return run.produce(run.settings);
		if (state.detail !== undefined) {
			throw badRequest('JOB_FAILED', `Job run ${id} failed: ${state.detail}`);
		}
		if (
			run.settings.outcome === 'expired' &&
			state.word !== 'PENDING' &&
			state.word !== 'RUNNING'
		) {
			throw new Refusal(404, 'JOB_EXPIRED', `The result of job run ${id} is no longer kept.`);
		}
		throw badRequest(
			'JOB_NOT_COMPLETED',
			`Job run ${id} is ${state.word}: there is no result to download yet.`,
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
