import type { FaultFacts } from './facts';

/** What is said of a cause, and what it means for who asked. */
export interface Sentences {
	/** What happened. */
	readonly message: (facts: FaultFacts) => string;
	/** What to do next. */
	readonly advice: (facts: FaultFacts) => string;
	/** Whether the same call may well work a little later. */
	readonly transient?: true;
	/** Whether the platform certainly did nothing with the request, so that even a POST may be repeated. */
	readonly untouched?: true;
	/** Whether nobody knows, after it, if the platform has processed the request. */
	readonly lost?: true;
	/** Whether the message says what was asked for, or which job it is about. */
	readonly names?: 'call' | 'job';
}
