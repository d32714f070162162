import type { ErrorFacts } from './errorFacts';

/** One entry of the error catalog: its texts and what it means for a retry. */
export interface ErrorEntry {
	/** What happened. */
	readonly message: (facts: ErrorFacts) => string;
	/** What to do next. */
	readonly advice: (facts: ErrorFacts) => string;
	/** Whether the same call may succeed a little later. */
	readonly transient?: true;
	/**
	 * Whether the platform certainly did not process the request, so that even a POST may be
	 * repeated.
	 */
	readonly notProcessed?: true;
	/** Whether it is unknown if the platform has processed the request. */
	readonly outcomeUnknown?: true;
	/** Whether the message names the requested thing or the job. */
	readonly names?: 'call' | 'job';
}
