import { Fault } from '../client/faults';

/** What one poll of a trigger made of its state. */
export interface PollResult<State, News> {
	/** Undefined while nothing is known yet, so that the next poll is the first. */
	readonly state: State | undefined;
	/** What the workflow gets; undefined when there is nothing new. */
	readonly news?: News | undefined;
	/** What went wrong and has to be shown now. */
	readonly errors: readonly unknown[];
	/** What kept the poll from going on, and may be over at the next one. */
	readonly trouble?: Fault | undefined;
	/** Since when it has been so, in Unix milliseconds, where that was before this poll. */
	readonly troubleSince?: number | undefined;
	/** Whether the poll did not get far enough to show that what went wrong before is over. */
	readonly isInconclusive?: boolean | undefined;
	/**
	 * Whether the state must be kept even if there is nothing new: without it something would be done
	 * twice, or what comes next would count as having been there before.
	 */
	readonly isSettled: boolean;
}

/** How long one look at a job may take, in milliseconds. */
export const LOOK_MS = 15_000;

/** Whether a fault is likely to be over at a later poll, so that nobody needs to know yet. */
export function isTrouble(error: unknown): error is Fault {
	if (!(error instanceof Fault)) return false;
	return error.transient || error.kind === 'stopped' || (error.facts.status ?? 0) >= SERVER_ERROR;
}

const SERVER_ERROR = 500;

/** A poll that an error has ended: what is remembered stays as it was. */
export function failed<State>(state: State | undefined, error: unknown): PollResult<State, never> {
	if (isTrouble(error)) return { state, errors: [], trouble: error, isSettled: false };
	return { state, errors: [error], isSettled: false };
}

/** Whether a fault says that this one job will never have a result; others are about the platform. */
export function isEndOfJob(error: unknown): error is Fault {
	return error instanceof Fault && ENDS_OF_JOBS.has(error.kind);
}

const ENDS_OF_JOBS = new Set<Fault['kind']>([
	'jobExpired',
	'jobFailed',
	'jobTooSlow',
	'notFound',
	'refused',
	'reported',
	'tooLarge',
	'unexpectedReply',
]);
