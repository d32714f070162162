import type { ErrorFacts } from './errorFacts';

/** What is said of a cause, and what it means for who asked. */
export interface ErrorEntry {
	/** What happened. */
	readonly message: (facts: ErrorFacts) => string;
	/** What to do next. */
	readonly advice: (facts: ErrorFacts) => string;
	/** Whether the same call may well work a little later. */
	readonly transient?: true;
	/** Whether the platform certainly did nothing with the request, so that even a POST may be repeated. */
	readonly notProcessed?: true;
	/** Whether nobody knows, after it, if the platform has processed the request. */
	readonly outcomeUnknown?: true;
	/** Whether the message says what was asked for, or which job it is about. */
	readonly names?: 'call' | 'job';
}
