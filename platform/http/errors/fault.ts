import type { ErrorKind } from './errorCatalog';
import { errorCatalog } from './errorCatalog';
import type { ErrorEntry } from './errorEntry';
import type { ErrorFacts } from './errorFacts';
import { truncateMiddle } from '../../base/text/truncate';

// A name of a platform or an input can be as long as a book, and what is said of it is stored with the execution.
const LONGEST_SENTENCE = 2_000;

/** A call to the platform, or a job of it, that did not end well. It never holds a secret. */
export class Fault extends Error {
	readonly advice: string;
	readonly transient: boolean;
	readonly notProcessed: boolean;
	readonly outcomeUnknown: boolean;
	/** The job that its sentences name. */
	readonly jobId: string | undefined;

	constructor(
		readonly kind: ErrorKind,
		readonly facts: ErrorFacts,
	) {
		const row: ErrorEntry = errorCatalog[kind];
		super(
			truncateMiddle(row.message(facts), LONGEST_SENTENCE + (facts.upstreamMessage?.length ?? 0)),
		);
		this.transient = row.transient === true;
		this.notProcessed = row.notProcessed === true;
		this.outcomeUnknown = row.outcomeUnknown === true || facts.isTimeout === true;
		const inMessage = row.names === 'call' ? facts.requestedJob : row.names && facts.job;
		this.jobId = facts.collect ? facts.job : inMessage;
		const job = facts.job === inMessage ? 'this job ID' : `job ID ${facts.job}`;
		this.advice = [
			facts.advice ?? row.advice(facts),
			facts.collect ? `Fetch the result later with ${facts.collect} and ${job}` : '',
			facts.requestId ? `Request ID for the platform's support: ${facts.requestId}` : '',
		]
			.filter((sentence) => sentence !== '')
			.map((sentence) => truncateMiddle(sentence, LONGEST_SENTENCE))
			.join('. ');
	}
}

/** Whether a refusal is about the moment, or not said to be about the request: it may pass by itself. */
export function mayPass({ kind, facts }: Fault): boolean {
	return kind === 'notNow' || (kind === 'reported' && facts.isFinal !== true);
}
