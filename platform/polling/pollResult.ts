import { Fault, mayPass } from '../http/errors/fault';
import { HOUR_MS } from '../base/dates/durations';

/** The result of one poll, with the trigger's new state. */
export interface PollResult<State, News> {
	/** Undefined until a poll succeeds, so that the next poll counts as the first. */
	readonly state: State | undefined;
	/** The output of the workflow; undefined if there is nothing new. */
	readonly news?: News | undefined;
	/** Errors to report now. */
	readonly errors: readonly unknown[];
	/** The upstream error that ended the poll, which may be over at the next one. */
	readonly trouble?: Fault | undefined;
	/** When the upstream error began, in Unix milliseconds, if that was before this poll. */
	readonly troubleSince?: number | undefined;
	/** Whether the poll is no evidence that earlier problems are over. */
	readonly isInconclusive?: boolean | undefined;
	/**
	 * Whether the state must be persisted even without news: otherwise something would be done twice,
	 * or later records would count as old.
	 */
	readonly isSettled: boolean;
}

/** The time limit of one check of a job, in milliseconds. */
export const STATUS_TIME_LIMIT_MS = 15_000;

/** Whether an error is likely to be over at a later poll, so that it is not reported yet. */
export function isUpstreamError(error: unknown): error is Fault {
	// A job that was started must not be started again.
	if (!(error instanceof Fault) || error.kind === 'jobNamed') return false;
	const { status = 0, isFinal } = error.facts;
	return error.transient || error.kind === 'stopped' || (status >= SERVER_ERROR && !isFinal);
}

/** The maximum delay that the platform may request from a trigger, in milliseconds. */
const LONGEST_HINT_MS = HOUR_MS;

/** The moment of the next request that the platform allows after a fault; Unix milliseconds. */
export function askAgainAt({ facts }: Fault, now: number): number {
	return now + Math.min(facts.retryAfterMs ?? 0, LONGEST_HINT_MS);
}

/**
 * Whether a moment from `askAgainAt` has passed. One more than an hour ahead counts as passed: the
 * clock was set back after it had been stored.
 */
export function isDue(moment: number, now: number): boolean {
	return moment <= now || moment > now + LONGEST_HINT_MS;
}

const SERVER_ERROR = 500;

/** The result of a poll that an error ended; the state stays unchanged. */
export function failed<State>(state: State | undefined, error: unknown): PollResult<State, never> {
	// An error that is not final is reported at once only until the first state exists.
	const mayRecover = state !== undefined && error instanceof Fault && mayPass(error);
	if (isUpstreamError(error) || mayRecover) {
		return { state, errors: [], trouble: error, isSettled: false };
	}
	return { state, errors: [error], isSettled: false };
}

/**
 * Whether a fault means that this job will never have a result; other faults concern the platform.
 */
export function isEndOfJob(error: unknown): error is Fault {
	return error instanceof Fault && ENDS_OF_JOBS.has(error.kind);
}

const ENDS_OF_JOBS = new Set<Fault['kind']>([
	'jobExpired',
	'jobFailed',
	'jobNamed',
	'jobNotNamed',
	'jobTooSlow',
	'notFound',
	'otherDays',
	'refused',
	'reported',
	'tooLarge',
	'unexpectedReply',
]);
