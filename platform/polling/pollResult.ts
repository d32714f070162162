import { Fault, mayPass } from '../http/errors/fault';

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
export const STATUS_CHECK_MS = 15_000;

/** Whether a fault is likely to be over at a later poll, so that nobody needs to know yet. */
export function isUpstreamError(error: unknown): error is Fault {
	if (!(error instanceof Fault)) return false;
	const { status = 0, isFinal } = error.facts;
	return error.transient || error.kind === 'stopped' || (status >= SERVER_ERROR && !isFinal);
}

/** The longest time that the platform may ask a trigger to wait, in milliseconds. */
const LONGEST_HINT_MS = 3_600_000;

/** When to ask again, as the platform says after a fault; Unix milliseconds. */
export function askAgainAt({ facts }: Fault, now: number): number {
	return now + Math.min(facts.retryAfterMs ?? 0, LONGEST_HINT_MS);
}

/** Whether such a moment has come; one that is far away was set by a clock that has been set back. */
export function isTimeFor(moment: number, now: number): boolean {
	return moment <= now || moment > now + LONGEST_HINT_MS;
}

const SERVER_ERROR = 500;

/** A poll that an error has ended: what is remembered stays as it was. */
export function failed<State>(state: State | undefined, error: unknown): PollResult<State, never> {
	// What is not said to be final is told at once only while nothing is watched yet.
	const mayBeOver = state !== undefined && error instanceof Fault && mayPass(error);
	if (isUpstreamError(error) || mayBeOver) {
		return { state, errors: [], trouble: error, isSettled: false };
	}
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
